import type { DrawEntry, DrawnCard } from '../engine/action.js';
import type { Card, Suit } from '../engine/cards.js';
import { type PerSeat, perSeat, type Seat, withSeat } from '../engine/seats.js';
import type { CalledCard } from '../engine/state.js';
import type { StatedContract, StatedOutcome } from './record.js';
import { ID_FORM, PASS_WORD, parseActionWord, parseCard, parseSeat, parseSuit } from './words.js';

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Reads the parts of a text between commas; null as soon as one cannot be read. */
function parseList<Value>(text: string, parse: (part: string) => Value | null): readonly Value[] | null {
  const values = text.split(',').map(parse);
  const read = values.filter((value) => value !== null);
  return read.length === values.length ? read : null;
}

/** A seat of those given, or null. */
export function parseSeatOf(seats: readonly Seat[], text: string): Seat | null {
  const seat = parseSeat(text.trim());
  return seat !== null && seats.includes(seat) ? seat : null;
}

/** The number of a board, from 1, or null. */
export function parseBoard(text: string): number | null {
  return /^\s*[1-9]\d{0,8}\s*$/.test(text) ? Number(text) : null;
}

function parseDrawRound(seats: readonly Seat[], text: string): readonly DrawnCard[] | null {
  const words = wordsOf(text);
  const round: DrawnCard[] = [];
  for (let index = 0; index < words.length; index += 2) {
    const seat = parseSeatOf(seats, words[index] ?? '');
    const card = parseCard(words[index + 1] ?? '');
    if (seat === null || card === null) return null;
    round.push({ seat, card });
  }
  return round.length === 0 ? null : round;
}

/** The draw for the first dealer, rounds between commas: `N H7 E SK S DK W C9, E S2 S H4`; or null. */
export function parseDraw(seats: readonly Seat[], text: string): DrawEntry | null {
  const rounds = parseList(text, (part) => parseDrawRound(seats, part));
  return rounds === null ? null : { type: 'draw', rounds };
}

function parseStatedContract(seats: readonly Seat[], text: string): StatedContract | null {
  const [seatText = '', bidText = '', ...rest] = wordsOf(text);
  const seat = parseSeatOf(seats, seatText);
  const action = parseActionWord(bidText);
  if (seat === null || rest.length > 0 || !action.ok || action.value.type !== 'bid') return null;
  return { seat, bid: action.value.bid };
}

/** The contracts `N misere, E piek` in their order, none for `pas`, or a special game for a word alone; or null. */
export function parseOutcome(seats: readonly Seat[], text: string): StatedOutcome | null {
  const word = text.trim().toLowerCase();
  if (word === PASS_WORD) return [];
  if (ID_FORM.test(word)) return { game: word };
  return parseList(text, (part) => parseStatedContract(seats, part));
}

/** A trump suit, or null. */
export const parseTrump = (text: string): Suit | null => parseSuit(text.trim());

/** The card turned up before the auction, or null. */
export const parseTurned = (text: string): Card | null => parseCard(text.trim());

/** A called card, `SA` or `SA blind`, or null. */
export function parseCalled(text: string): CalledCard | null {
  const [cardText = '', blind, ...rest] = wordsOf(text);
  const card = parseCard(cardText);
  if (card === null || rest.length > 0) return null;
  if (blind !== undefined && blind.toLowerCase() !== 'blind') return null;
  return { card, blind: blind !== undefined };
}

const WHOLE_NUMBER = /^[+-]?\d{1,7}$/;

/** Numbers by seat, `N -2 E +2 S -2 W +2`, null for seats that are not named; or null when it cannot be read. */
export function parseTally(seats: readonly Seat[], text: string): PerSeat<number | null> | null {
  const words = wordsOf(text);
  let tally: PerSeat<number | null> = perSeat(() => null);
  for (let index = 0; index < words.length; index += 2) {
    const seat = parseSeatOf(seats, words[index] ?? '');
    const number = words[index + 1] ?? '';
    if (seat === null || tally[seat] !== null || !WHOLE_NUMBER.test(number)) return null;
    // Adding zero turns a minus zero into a plain one.
    tally = withSeat(tally, seat, Number(number) + 0);
  }
  return words.length === 0 ? null : tally;
}
