import { err, ok, type Result } from '../engine/result.js';
import { plainText } from './plainText.js';
import { type Position, type ReadError, readError } from './readError.js';
import { VERSION } from './record.js';

/** A piece of a line that means something. `length` is what it takes of the limits. */
export type Token = Position & { readonly length: number } & (
    | { readonly kind: 'tag'; readonly name: string; readonly value: string; readonly valueColumn: number }
    | { readonly kind: 'word'; readonly text: string }
    | { readonly kind: 'empty-line' }
  );

/** What a line holds, and where the comment began that goes on after its end, or null. */
export interface ScannedLine {
  readonly tokens: readonly Token[];
  readonly comment: Position | null;
}

const SPACE = /\s*/y;
const NAME = /[A-Za-z][A-Za-z0-9_]*/y;
const WORD = /[^\s[\]{};"]+/y;

/** What a sticky pattern matches at an index: possibly nothing. */
function matchAt(pattern: RegExp, line: string, index: number): string {
  pattern.lastIndex = index;
  return pattern.exec(line)?.[0] ?? '';
}

const skipSpace = (line: string, index: number): number => index + matchAt(SPACE, line, index).length;

/** The index after the quote that closes a string whose first character is at `start`, or null; only \" and \\ are escapes. */
function endOfString(line: string, start: number): number | null {
  for (let index = start; index < line.length; index += 1) {
    const character = line[index];
    if (character === '"') return index + 1;
    const next = line[index + 1];
    if (character === '\\' && (next === '"' || next === '\\')) index += 1;
  }
  return null;
}

const unescaped = (text: string): string => text.replace(/\\(["\\])/g, '$1');

function scanTag(line: string, number: number, start: number): Result<Token, ReadError> {
  const fail = (index: number, expected: string): Result<Token, ReadError> =>
    err(readError({ line: number, column: index + 1 }, 'not-a-tag', line.slice(index), [expected]));
  const nameAt = skipSpace(line, start + 1);
  const name = matchAt(NAME, line, nameAt);
  if (name === '') return fail(nameAt, 'Board');
  const quote = skipSpace(line, nameAt + name.length);
  if (line[quote] !== '"') return fail(quote, '"');
  const end = endOfString(line, quote + 1);
  if (end === null) {
    return err(readError({ line: number, column: quote + 1 }, 'string-not-closed', line.slice(quote), ['"']));
  }
  const close = skipSpace(line, end);
  if (line[close] !== ']') return fail(close, ']');
  const value = plainText(unescaped(line.slice(quote + 1, end - 1)));
  const place = { line: number, column: start + 1, valueColumn: quote + 2 };
  return ok({ kind: 'tag', name, value, length: close + 1 - start, ...place });
}

/** Refuses the first line of a version of the notation that is not this one; other lines with a percent sign say nothing. */
function refuseVersion(line: string, number: number): ReadError | null {
  const version = /^%\s*RIK\s+(\S+)/i.exec(line)?.[1];
  if (version === undefined || version === String(VERSION)) return null;
  return readError({ line: number, column: 1 }, 'unknown-version', version, [String(VERSION)]);
}

/**
 * Divides one line, without its end, into tags and words; comments and lines that begin with a percent sign give nothing.
 * `comment` is where a comment began that reaches into this line, or null.
 */
export function scanLine(
  line: string,
  number: number,
  comment: Position | null,
): Result<ScannedLine, ReadError> {
  if (comment === null && line.startsWith('%')) {
    const refused = refuseVersion(line, number);
    return refused === null ? ok({ tokens: [], comment }) : err(refused);
  }
  if (comment === null && skipSpace(line, 0) === line.length) {
    return ok({ tokens: [{ kind: 'empty-line', length: 1, line: number, column: 1 }], comment });
  }
  const tokens: Token[] = [];
  let index = 0;
  let open = comment;
  for (;;) {
    if (open !== null) {
      const close = line.indexOf('}', index);
      if (close < 0) return ok({ tokens, comment: open });
      index = close + 1;
      open = null;
    }
    index = skipSpace(line, index);
    if (index >= line.length || line[index] === ';') return ok({ tokens, comment: null });
    const place = { line: number, column: index + 1 };
    if (line[index] === '{') {
      open = place;
      index += 1;
    } else if (line[index] === '[') {
      const tag = scanTag(line, number, index);
      if (!tag.ok) return tag;
      tokens.push(tag.value);
      index += tag.value.length;
    } else {
      const text = matchAt(WORD, line, index);
      if (text === '') return err(readError(place, 'bad-character', line[index] ?? ''));
      tokens.push({ kind: 'word', text: text, length: text.length, ...place });
      index += text.length;
    }
  }
}
