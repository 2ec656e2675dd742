import type { Unsound } from '../engine/soundness.js';
import type { ClubProblem } from './clubProblem.js';
import { excerpt } from './plainText.js';

/** Where something stands in a text: lines and columns are counted from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A value together with the place at which it was read. */
export interface Placed<Value> extends Position {
  readonly value: Value;
}

/** What can be wrong with a record as text, before any rule of the game is asked. */
export const READ_ERROR_CODES = [
  // sizes
  'line-too-long',
  'header-too-long',
  'club-too-long',
  'deal-too-long',
  'too-many-deals',
  // the outer form
  'empty',
  'unknown-version',
  'bad-character',
  'not-a-tag',
  'string-not-closed',
  'comment-not-closed',
  'words-without-section',
  // which tags there are
  'tag-twice',
  'tag-missing',
  'header-tag-late',
  // what stands in them
  'two-rulesets',
  'bad-club',
  'unknown-ruleset',
  'unknown-revision',
  'unknown-rule',
  'rule-twice',
  'bad-rule-value',
  'rules-not-playable',
  'not-players',
  'no-such-seat',
  'not-a-board',
  'not-a-seat',
  'not-a-hand',
  'not-a-card',
  'card-twice',
  'not-yes',
  'not-a-draw',
  'not-a-call',
  'not-a-contract',
  'not-a-suit',
  'not-a-called-card',
  'not-a-play',
  'not-a-tally',
] as const;
export type ReadErrorCode = (typeof READ_ERROR_CODES)[number];

/**
 * Why a record cannot be read. `found` is the offending text, cleaned and shortened; `expected` lists what is accepted there
 * in the notation's own words (tag names, seat letters, examples), empty where the code says it all.
 */
export interface ReadError extends Position {
  readonly code: ReadErrorCode;
  readonly found: string;
  readonly expected: readonly string[];
  /** With `bad-club`: what is wrong in the club's rules, at its place in the record. */
  readonly club?: ClubProblem;
  /** With `rules-not-playable`: why the house rules cannot be played. */
  readonly unsound?: readonly Unsound[];
}

/** A read error at a place; what was found is cleaned and shortened. */
export const readError = (
  { line, column }: Position,
  code: ReadErrorCode,
  found: string,
  expected: readonly string[] = [],
): ReadError => ({ line, column, code, found: excerpt(found), expected });
