import { err, ok, type Result } from '../../engine/result.js';
import { SEAT_LETTERS, type Seat, seatsOf } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { parseSeat } from '../../notation/words.js';
import { nearest } from '../nearest.js';

/** A value read from the command line, or the sentence that refuses it. */
export type Reading<Value> = Result<Value, string>;

/** Words as a list in a sentence. */
export const listWords = (words: readonly string[]): string => words.join(', ');

/** Outside words are shown short, whatever somebody pastes. */
export const shortened = (word: string): string => (word.length > 60 ? `${word.slice(0, 60)}…` : word);

/** One of the given words; `where` names the option in the sentence that refuses others. */
export function readWord<Word extends string>(
  texts: Texts,
  where: string,
  text: string,
  words: readonly Word[],
): Reading<Word> {
  const found = words.find((word) => word === text);
  if (found !== undefined) return ok(found);
  return err(texts.cli.problem.notOneOf(where, shortened(text), listWords(words), nearest(text, words)));
}

/** A whole number within bounds, written in figures only. */
export function readCount(
  texts: Texts,
  where: string,
  text: string,
  low: number,
  high: number,
): Reading<number> {
  const count = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= low && count <= high) return ok(count);
  return err(texts.cli.problem.notANumber(where, shortened(text), low, high));
}

/** One of the given seats by its letter, in either case; those of four players where nothing else is said. */
export function readSeat(
  texts: Texts,
  where: string,
  text: string,
  seats: readonly Seat[] = seatsOf(4),
): Reading<Seat> {
  const seat = parseSeat(text);
  if (seat !== null && seats.includes(seat)) return ok(seat);
  const letters = listWords(seats.map((one) => SEAT_LETTERS[one]));
  return err(texts.cli.problem.notOneOf(where, shortened(text), letters, null));
}
