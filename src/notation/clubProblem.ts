import type { Unsound } from '../engine/soundness.js';
import type { Position } from './readError.js';
import { type FieldPath, SHAPE_CODES } from './schemaIssue.js';

/** What can be wrong with the file of a club. */
export const CLUB_PROBLEM_CODES = [
  // the text
  'too-long',
  'too-deep',
  'not-json',
  'key-twice',
  'forbidden-key',
  // the shape
  ...SHAPE_CODES,
  // what stands in it
  'not-a-name',
  'unknown-revision',
  'unknown-contract',
  'unknown-game',
  'like-itself',
  'needs-parts',
  'not-on-ladder',
  'twice-on-ladder',
  'too-many-bids',
  'rule-twice',
  'bad-rule-value',
  /** Each part is accepted, but the whole cannot be played; `unsound` says why. */
  'not-playable',
] as const;
export type ClubProblemCode = (typeof CLUB_PROBLEM_CODES)[number];

/** Why a club's rules are refused, before it is known where in the text that stands. */
export interface ClubFault {
  /** The field, from the outside in: `contracts`, `rik`, `value`, `base`. */
  readonly path: FieldPath;
  readonly code: ClubProblemCode;
  /** What stands there, cleaned and shortened. */
  readonly found: string;
  /** What is accepted there; empty where the code says it all. */
  readonly expected: readonly string[];
  readonly unsound: Unsound | null;
}

/** Why a club's file is refused, with its place in the text. */
export interface ClubProblem extends ClubFault, Position {}

/** A fault of a field. */
export const clubFault = (
  path: FieldPath,
  code: ClubProblemCode,
  found = '',
  expected: readonly string[] = [],
): ClubFault => ({ path, code, found, expected, unsound: null });
