import {
  createScanner,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { err, ok, type Result } from '../engine/result.js';
import { type ClubFault, type ClubProblem, clubFault } from './clubProblem.js';
import { excerpt } from './plainText.js';
import type { Position } from './readError.js';
import type { FieldPath } from './schemaIssue.js';

const DEEPEST = 10;
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** What was expected where a text stops being JSON, by jsonc-parser's name for the fault. */
const EXPECTED: Readonly<Record<string, string>> = {
  PropertyNameExpected: '"name"',
  ColonExpected: ':',
  CommaExpected: ',',
  CloseBraceExpected: '}',
  CloseBracketExpected: ']',
  EndOfFileExpected: 'the end',
  UnexpectedEndOfString: '"',
  UnexpectedEndOfComment: '*/',
};

/** A value that was read from JSON with comments, and where its fields stand. */
export interface JsonText {
  readonly value: unknown;
  /** The problem with the place of its field, or of the nearest field around it that stands in the text. */
  readonly place: (fault: ClubFault) => ClubProblem;
}

/** The line and column of an index in a text. */
function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The kinds of token that matter here, as jsonc-parser numbers them. */
const OPENING: readonly number[] = [1, 3];
const CLOSING: readonly number[] = [2, 4];
const END = 17;

/** The index of the first bracket that opens more levels than are read, or null; found without recursion. */
function tooDeepAt(text: string): number | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let token: number = scanner.scan(); token !== END; token = scanner.scan()) {
    if (OPENING.includes(token)) depth += 1;
    if (CLOSING.includes(token)) depth -= 1;
    if (depth > DEEPEST) return scanner.getTokenOffset();
  }
  return null;
}

function parseFault(text: string, error: ParseError): ClubProblem {
  const expected = EXPECTED[printParseErrorCode(error.error)];
  const found = excerpt(text.slice(error.offset, error.offset + Math.max(error.length, 1)));
  const fault = clubFault([], 'not-json', found, expected === undefined ? [] : [expected]);
  return { ...fault, ...positionAt(text, error.offset) };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A property's key as text, with its node. */
const keyOf = (property: Node): { readonly key: string; readonly node: Node } => {
  const node = property.children?.[0] ?? property;
  return { key: isText(node.value) ? node.value : '', node };
};

/** What is wrong with the keys of an object and of all that is in it: forbidden, or there twice. */
function keyFaults(text: string, node: Node, path: FieldPath): readonly ClubProblem[] {
  const children = node.children ?? [];
  if (node.type === 'array')
    return children.flatMap((child, index) => keyFaults(text, child, [...path, index]));
  if (node.type !== 'object') return [];
  const keys = new Set<string>();
  return children.flatMap((property) => {
    const { key, node: name } = keyOf(property);
    const twice = keys.has(key);
    keys.add(key);
    const code = FORBIDDEN_KEYS.includes(key) ? 'forbidden-key' : twice ? 'key-twice' : null;
    const own =
      code === null
        ? []
        : [{ ...clubFault([...path, key], code, excerpt(key)), ...positionAt(text, name.offset) }];
    const value = property.children?.[1];
    return [...own, ...(value === undefined ? [] : keyFaults(text, value, [...path, key]))];
  });
}

/** The value of a node whose keys have been looked at. */
function plainValue(node: Node): unknown {
  const children = node.children ?? [];
  if (node.type === 'array') return children.map(plainValue);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(
    children.map((property) => {
      const value = property.children?.[1];
      return [keyOf(property).key, value === undefined ? null : plainValue(value)];
    }),
  );
}

/** The node at a path, or the nearest around it; for a field that should not be there, its key. */
function nodeAt(root: Node, { path, code }: ClubFault): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, [...path.slice(0, length)]);
    if (node === undefined) continue;
    const key = code === 'unknown-field' ? node.parent?.children?.[0] : undefined;
    return key ?? node;
  }
  return root;
}

/** Reads JSON with comments and trailing commas, at most ten levels deep; or says where it is none. */
export function parseJsonText(text: string): Result<JsonText, readonly ClubProblem[]> {
  const deep = tooDeepAt(text);
  if (deep !== null) {
    return err([{ ...clubFault([], 'too-deep', '', [String(DEEPEST)]), ...positionAt(text, deep) }]);
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first !== undefined) return err([parseFault(text, first)]);
  if (root === undefined) return err([{ ...clubFault([], 'not-json'), ...positionAt(text, 0) }]);
  const faults = keyFaults(text, root, []);
  if (faults.length > 0) return err(faults);
  return ok({
    value: plainValue(root),
    place: (fault) => ({ ...fault, ...positionAt(text, nodeAt(root, fault).offset) }),
  });
}
