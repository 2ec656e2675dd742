import path from 'node:path';
import ts from 'typescript';
import {
  homes,
  impureGlobals,
  pureRooms,
  rooms,
  ruleDataRooms,
  screenPackages,
  startsWithoutScreen,
  typesOnly,
} from './rooms.js';
import { type Import, importsOf, lineOf, nodesOf, type Source } from './source.js';

/** A sentence with file, line and reason for everything a file does that its room may not. */
export type Complaint = string;

const at = (source: Source, line: number, what: string): Complaint => `${source.path}:${line} ${what}`;

/** The room of a file: the folder below `src`; undefined for a file that stands directly in `src`. */
export function roomOf(file: string): string | undefined {
  const [top, room, ...rest] = file.split('/');
  return top === 'src' && rest.length > 0 ? room : undefined;
}

/** The file that a relative import leads to, as a path from the project's folder, still with its `.js` ending. */
function targetOf(source: Source, specifier: string): string {
  return path.posix.join(path.posix.dirname(source.path), specifier);
}

const fits = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

function complainAboutRoom(source: Source, found: Import, from: string): readonly Complaint[] {
  const room = rooms[from];
  if (room === undefined) return [at(source, 1, `the room ${from} is not in the plan of the house`)];
  const to = roomOf(targetOf(source, found.specifier));
  if (to === from) return [];
  if (to === undefined || !room.rooms.includes(to)) {
    return [at(source, found.line, `${from} may not import ${found.specifier}: ${room.reason}`)];
  }
  if (found.kind !== 'type' && typesOnly.some(([one, other]) => one === from && other === to)) {
    return [at(source, found.line, `${from} may import only types from ${to}: ${room.reason}`)];
  }
  return found.names
    .filter((name) => room.hidden?.includes(name))
    .map((name) => at(source, found.line, `${from} may not see ${name}: ${room.reason}`));
}

function complainAboutPackage(source: Source, found: Import, from: string): readonly Complaint[] {
  const room = rooms[from];
  const name = found.specifier;
  if (room !== undefined && !room.packages.some((pattern) => fits(pattern, name))) {
    return [at(source, found.line, `${from} may not import ${name}: ${room.reason}`)];
  }
  const home = homes[name];
  if (home === undefined || home.room === from) return [];
  const allowed = home.elsewhere?.[from] ?? [];
  return found.names.every((imported) => allowed.includes(imported))
    ? []
    : [at(source, found.line, `${from} may not import ${name}: ${home.reason}`)];
}

/** What a file imports although its room may not: other rooms, packages, Node's modules, names it may not see. */
export function forbiddenImports(source: Source): readonly Complaint[] {
  const from = roomOf(source.path);
  if (from === undefined) return [at(source, 1, 'every source file stands in a room')];
  return importsOf(source).flatMap((found) =>
    found.specifier.startsWith('.')
      ? complainAboutRoom(source, found, from)
      : complainAboutPackage(source, found, from),
  );
}

const isReference = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) &&
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
  !(ts.isPropertySignature(node.parent) && node.parent.name === node) &&
  !(ts.isQualifiedName(node.parent) && node.parent.right === node);

const isMathRandom = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'random' && node.expression.getText() === 'Math';

/** Uses of clock, chance, environment or output in a room that must be pure. */
export function impurities(source: Source): readonly Complaint[] {
  const room = roomOf(source.path);
  if (room === undefined || !pureRooms.includes(room)) return [];
  const globals = nodesOf(source, isReference).filter((node) => impureGlobals.includes(node.text));
  return [...globals, ...nodesOf(source, isMathRandom)].map((node) =>
    at(source, lineOf(source, node), `${room} may not use ${node.getText()}: it must be the same everywhere`),
  );
}

const isAny = (node: ts.Node): node is ts.Node => node.kind === ts.SyntaxKind.AnyKeyword;

const isConst = (node: ts.AsExpression): boolean => node.type.getText() === 'const';

/** The maker of a branded type in the engine says so on the line: the compiler cannot check what it promises. */
function makesBrand(source: Source, node: ts.Node): boolean {
  const line = source.text.split('\n')[lineOf(source, node) - 1] ?? '';
  return roomOf(source.path) === 'engine' && /\/\/ brand\b/.test(line);
}

/** Ways of silencing the compiler: `any`, assertions, `!`, enums, and comments that switch the checks off. */
export function silencers(source: Source): readonly Complaint[] {
  const assertions = nodesOf(source, ts.isAsExpression).filter(
    (node) => !isConst(node) && !makesBrand(source, node),
  );
  const kinds: readonly (readonly [readonly ts.Node[], string])[] = [
    [nodesOf(source, isAny), '`any` switches the checks off'],
    [assertions, '`as` silences the compiler; narrow with a type guard'],
    [nodesOf(source, ts.isTypeAssertionExpression), '`<T>` silences the compiler; narrow with a type guard'],
    [nodesOf(source, ts.isNonNullExpression), '`!` silences the compiler; handle the absence'],
    [nodesOf(source, ts.isEnumDeclaration), 'an enum is not erasable; use a constant list and a union'],
  ];
  const comments = source.text
    .split('\n')
    .flatMap((line, index) =>
      /@ts-(ignore|expect-error|nocheck)\b/.test(line)
        ? [at(source, index + 1, 'a comment may not switch the compiler off')]
        : [],
    );
  return [
    ...kinds.flatMap(([nodes, what]) => nodes.map((node) => at(source, lineOf(source, node), what))),
    ...comments,
  ];
}

const equalities: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

/** Whether a node decides something: compared, a case, or anywhere in the condition of an `if`, `?:` or loop. */
function decides(node: ts.Node): boolean {
  const { parent } = node;
  if (parent === undefined || ts.isSourceFile(parent)) return false;
  if (ts.isBinaryExpression(parent) && equalities.includes(parent.operatorToken.kind)) return true;
  if (ts.isCaseClause(parent)) return parent.expression === node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent)) {
    return parent.expression === node;
  }
  if (ts.isConditionalExpression(parent) && parent.condition === node) return true;
  return ts.isExpression(parent) && decides(parent);
}

/** Conditions that name one of the given rulesets or contracts, in rooms where rules must be data. */
export function conditionsOnIds(source: Source, ids: ReadonlySet<string>): readonly Complaint[] {
  const room = roomOf(source.path);
  if (room === undefined || !ruleDataRooms.includes(room)) return [];
  return nodesOf(source, ts.isStringLiteralLike)
    .filter((node) => ids.has(node.text) && decides(node))
    .map((node) =>
      at(source, lineOf(source, node), `a condition names '${node.text}': ask the ruleset's data instead`),
    );
}

/** The file of a relative import, whichever of `.ts` and `.tsx` exists. */
function sourceAt(target: string, sources: ReadonlyMap<string, Source>): Source | undefined {
  const stem = target.replace(/\.js$/, '');
  return sources.get(`${stem}.ts`) ?? sources.get(`${stem}.tsx`);
}

function chainToScreen(
  source: Source,
  sources: ReadonlyMap<string, Source>,
  seen: Set<string>,
): readonly string[] | undefined {
  seen.add(source.path);
  for (const found of importsOf(source).filter(({ kind }) => kind === 'value')) {
    if (screenPackages.includes(found.specifier)) return [source.path, found.specifier];
    const next = found.specifier.startsWith('.')
      ? sourceAt(targetOf(source, found.specifier), sources)
      : undefined;
    if (next === undefined || seen.has(next.path)) continue;
    const rest = chainToScreen(next, sources, seen);
    if (rest !== undefined) return [source.path, ...rest];
  }
  return undefined;
}

/** Chains of static imports from a program's entry to the screen's packages, which must be loaded only when needed. */
export function eagerScreens(all: readonly Source[]): readonly Complaint[] {
  const sources = new Map(all.map((source) => [source.path, source]));
  return startsWithoutScreen.flatMap((entry) => {
    const source = sources.get(entry);
    const chain = source && chainToScreen(source, sources, new Set());
    return chain === undefined ? [] : [`${chain.join(' -> ')}: load the screen by import() only`];
  });
}
