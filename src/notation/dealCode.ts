import { add, type CardSet, has, NO_CARDS } from '../engine/cardSet.js';
import { cardOf, RANK_LETTERS, SUITS, type Suit } from '../engine/cards.js';
import { err, ok, type Result } from '../engine/result.js';
import {
  clockwiseFrom,
  type PerSeat,
  perSeat,
  SEAT_LETTERS,
  SEATS,
  type Seat,
  seatsOf,
  withSeat,
} from '../engine/seats.js';
import { makeCard, parseSeat } from './words.js';

/** Why a text is no deal code; `at` is the index in the text at which that begins. */
export interface DealCodeError {
  readonly code: 'no-such-seat' | 'not-a-hand' | 'card-twice';
  readonly found: string;
  readonly at: number;
}

/** The four hands of a deal; null for one that is not known, no cards for a seat that is not dealt any. */
export type Hands = PerSeat<CardSet | null>;

const FOUR_SEATS = seatsOf(4);
const UNKNOWN_HAND = '?';

const ranksDownward = [...RANK_LETTERS].reverse();

const makeHolding = (hand: CardSet, suit: Suit): string =>
  ranksDownward.filter((rank) => has(hand, cardOf(suit, RANK_LETTERS.indexOf(rank)))).join('');

/** A hand as it is written: spades.hearts.diamonds.clubs from high to low, nothing between the dots for a void. */
export const makeHand = (hand: CardSet | null): string =>
  hand === null ? UNKNOWN_HAND : SUITS.map((suit) => makeHolding(hand, suit)).join('.');

/** A deal as PBN writes it: `N:AK72.Q5.J983.T42 ...`, clockwise from the first of the seats that are dealt cards. */
export function makeDeal(hands: Hands, seats: readonly Seat[] = FOUR_SEATS): string {
  const [first] = seats;
  if (first === undefined) throw new RangeError('no seats');
  return `${SEAT_LETTERS[first]}:${seats.map((seat) => makeHand(hands[seat])).join(' ')}`;
}

const HOLDING = /^(?:10|[2-9TJQKA])*$/i;

function parseHolding(text: string, suit: Suit, at: number): Result<CardSet, DealCodeError> {
  if (text === '-') return ok(NO_CARDS);
  if (!HOLDING.test(text)) return err({ code: 'not-a-hand', found: text, at });
  let holding = NO_CARDS;
  for (const letter of text.toUpperCase().replaceAll('10', 'T')) {
    const card = cardOf(suit, RANK_LETTERS.indexOf(letter));
    if (has(holding, card)) return err({ code: 'card-twice', found: makeCard(card), at });
    holding = add(holding, card);
  }
  return ok(holding);
}

/** The cards of one hand, or null for `?` (a lone `-` too); `at` is where the text stands in a longer one. */
export function parseHand(text: string, at = 0): Result<CardSet | null, DealCodeError> {
  if (text === UNKNOWN_HAND || text === '-') return ok(null);
  const holdings = text.split('.');
  if (holdings.length !== SUITS.length) return err({ code: 'not-a-hand', found: text, at });
  let hand = NO_CARDS;
  let offset = at;
  for (const suit of SUITS) {
    const holding = holdings[suit] ?? '';
    const parsed = parseHolding(holding, suit, offset);
    if (!parsed.ok) return parsed;
    hand = [
      hand[0] | parsed.value[0],
      hand[1] | parsed.value[1],
      hand[2] | parsed.value[2],
      hand[3] | parsed.value[3],
    ];
    offset += holding.length + 1;
  }
  return ok(hand);
}

/** The first card that two of the hands have, or null. */
function sharedCard(hands: Hands): string | null {
  for (const suit of SUITS) {
    for (const [rank] of [...RANK_LETTERS].entries()) {
      const card = cardOf(suit, rank);
      const holders = SEATS.filter((seat) => {
        const hand = hands[seat];
        return hand !== null && has(hand, card);
      });
      if (holders.length > 1) return makeCard(card);
    }
  }
  return null;
}

/**
 * The hands that a PBN deal gives, clockwise from the seat it names, for the seats that are dealt cards. How many cards a hand
 * has is not looked at: an ending is a deal too.
 */
export function parseDeal(text: string, seats: readonly Seat[] = FOUR_SEATS): Result<Hands, DealCodeError> {
  const [, lead = '', letter = '', colon] = /^(\s*)([^\s:]*)(\s*:)?/.exec(text) ?? [];
  const first = parseSeat(letter);
  if (first === null || colon === undefined || !seats.includes(first)) {
    return err({ code: 'no-such-seat', found: letter, at: lead.length });
  }
  const words = [...text.matchAll(/[^\s:]+/g)].slice(1);
  if (words.length !== seats.length) return err({ code: 'not-a-hand', found: text, at: 0 });
  let hands: Hands = perSeat(() => NO_CARDS);
  for (const [index, seat] of clockwiseFrom(seats, first).entries()) {
    const word = words[index];
    const hand = parseHand(word?.[0] ?? '', word?.index ?? 0);
    if (!hand.ok) return hand;
    hands = withSeat(hands, seat, hand.value);
  }
  const twice = sharedCard(hands);
  return twice === null ? ok(hands) : err({ code: 'card-twice', found: twice, at: 0 });
}
