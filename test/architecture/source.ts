import ts from 'typescript';

/** One import or re-export: what it names, as written, and whether it exists at run time. */
export interface Import {
  readonly specifier: string;
  readonly names: readonly string[];
  readonly kind: 'value' | 'type' | 'dynamic';
  readonly line: number;
}

/** A parsed file: its path from the project's folder, with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** Parses the text of a TypeScript file; the path decides whether it may contain JSX. */
export function parseSource(path: string, text: string): Source {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind) };
}

/** The line of a node, counted from 1. */
export function lineOf(source: Source, node: ts.Node): number {
  return source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1;
}

/** Every node of a file that satisfies the guard, in the order of the text. */
export function nodesOf<N extends ts.Node>(
  source: Source,
  wanted: (node: ts.Node) => node is N,
): readonly N[] {
  const found: N[] = [];
  const visit = (node: ts.Node): void => {
    if (wanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

function importOf(source: Source, node: ts.ImportDeclaration): Import {
  const clause = node.importClause;
  const bindings = clause?.namedBindings;
  const elements = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
  const allTypes = elements.length > 0 && clause?.name === undefined && elements.every((e) => e.isTypeOnly);
  const whole = [
    ...(clause?.name === undefined ? [] : ['default']),
    ...(bindings !== undefined && ts.isNamespaceImport(bindings) ? ['*'] : []),
  ];
  return {
    specifier: textOf(node.moduleSpecifier),
    names: [...whole, ...elements.map((element) => (element.propertyName ?? element.name).text)],
    kind: clause?.phaseModifier === ts.SyntaxKind.TypeKeyword || allTypes ? 'type' : 'value',
    line: lineOf(source, node),
  };
}

function reExportOf(source: Source, node: ts.ExportDeclaration): readonly Import[] {
  if (node.moduleSpecifier === undefined) return [];
  const clause = node.exportClause;
  const names =
    clause !== undefined && ts.isNamedExports(clause)
      ? clause.elements.map((element) => (element.propertyName ?? element.name).text)
      : ['*'];
  const kind = node.isTypeOnly ? 'type' : 'value';
  return [{ specifier: textOf(node.moduleSpecifier), names, kind, line: lineOf(source, node) }];
}

function textOf(node: ts.Expression | undefined): string {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : '(computed)';
}

const isDynamicImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** Everything a file imports: declarations, re-exports, `import()` calls and `import('…')` types. */
export function importsOf(source: Source): readonly Import[] {
  return [
    ...nodesOf(source, ts.isImportDeclaration).map((node) => importOf(source, node)),
    ...nodesOf(source, ts.isExportDeclaration).flatMap((node) => reExportOf(source, node)),
    ...nodesOf(source, isDynamicImport).map((node) => ({
      specifier: textOf(node.arguments[0]),
      names: ['*'],
      kind: 'dynamic' as const,
      line: lineOf(source, node),
    })),
    ...nodesOf(source, ts.isImportTypeNode).map((node) => ({
      specifier: ts.isLiteralTypeNode(node.argument) ? textOf(literalOf(node.argument)) : '(computed)',
      names: node.qualifier === undefined ? ['*'] : [node.qualifier.getText(source.tree)],
      kind: 'type' as const,
      line: lineOf(source, node),
    })),
  ];
}

function literalOf(node: ts.LiteralTypeNode): ts.Expression | undefined {
  return ts.isStringLiteral(node.literal) ? node.literal : undefined;
}
