import { countRanks } from '../../../../engine/cardSet.js';
import type { Knowledge } from '../../knowledge.js';
import type { Seat } from '../../../../engine/seats.js';
import { BOARD_SUITS, bottom } from './board.js';

/** A source of chance for imagining; it starts from what is seen, so that the same view imagines the same deals. */
export type Draw = () => number;

/** Numbers from 0 to 1 (xorshift) that depend on the words given. */
export function drawFrom(words: readonly number[]): Draw {
  let state = 0x2545f491;
  for (const word of words) state = Math.imul(state ^ word, 0x01000193) ^ (state >>> 15);
  if (state === 0) state = 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x100000000;
  };
  for (let warm = 0; warm < 4; warm += 1) next();
  return next;
}

/** What has to be known to imagine the hidden hands: made once for a decision. */
export interface Hidden {
  /** The hands as far as they are known, indexed by place * 4 + suit. */
  readonly known: Int32Array;
  /** The hidden cards by suit, and the suits with the fewest places for their cards first. */
  readonly cards: Int32Array;
  readonly suits: readonly number[];
  /** For each suit a mask of the places that may hold its hidden cards. */
  readonly places: Int32Array;
  /** How many hidden cards each place holds. */
  readonly sizes: Int32Array;
}

/** Gathers what is known of the four hands; `order` lists the seats clockwise from the one that acts. */
export function hiddenFrom(known: Knowledge, order: readonly Seat[]): Hidden {
  const hands = new Int32Array(16);
  const cards = new Int32Array(4);
  const places = new Int32Array(4);
  const sizes = new Int32Array(4);
  for (const suit of BOARD_SUITS) cards[suit] = known.others[suit];
  order.forEach((seat, place) => {
    const isKnown = place === 0 || known.exact[seat];
    if (!isKnown) sizes[place] = known.handSizes[seat];
    for (const suit of BOARD_SUITS) {
      const mask = place === 0 ? known.hand[suit] : known.mayHold[seat][suit];
      if (isKnown) {
        hands[place * 4 + suit] = mask;
        if (place > 0) cards[suit] = (cards[suit] ?? 0) & ~mask;
      } else if (mask !== 0) places[suit] = (places[suit] ?? 0) | (1 << place);
    }
  });
  const suits = [...BOARD_SUITS].sort((a, b) => countRanks(places[a] ?? 0) - countRanks(places[b] ?? 0));
  return { known: hands, cards, suits, places, sizes };
}

const room = new Float64Array(4);
const reach = new Float64Array(4);

/**
 * Deals the hidden cards at random into `hands` so that nobody gets a suit he has shown to lack; false when the cards ran into a
 * corner and the deal is of no use.
 */
export function imagine(hidden: Hidden, draw: Draw, hands: Int32Array): boolean {
  hands.set(hidden.known);
  for (let place = 0; place < 4; place += 1) {
    room[place] = hidden.sizes[place] ?? 0;
    reach[place] = 0;
  }
  for (const suit of hidden.suits) {
    const count = countRanks(hidden.cards[suit] ?? 0);
    const places = hidden.places[suit] ?? 0;
    for (let place = 1; place < 4; place += 1) {
      if ((places & (1 << place)) !== 0) reach[place] = (reach[place] ?? 0) + count;
    }
  }
  for (const suit of hidden.suits) {
    const places = hidden.places[suit] ?? 0;
    for (let rest = hidden.cards[suit] ?? 0; rest !== 0; rest &= rest - 1) {
      const place = placeFor(places, draw);
      if (place === 0) return false;
      hands[place * 4 + suit] = (hands[place * 4 + suit] ?? 0) | (1 << bottom(rest));
      room[place] = (room[place] ?? 0) - 1;
      for (let other = 1; other < 4; other += 1) {
        if ((places & (1 << other)) !== 0) reach[other] = (reach[other] ?? 0) - 1;
      }
    }
  }
  return true;
}

/** Who gets the next card: mostly who has much room for the cards that can still come to him; 0 when nobody can take it. */
function placeFor(places: number, draw: Draw): number {
  let total = 0;
  for (let place = 1; place < 4; place += 1) {
    const free = room[place] ?? 0;
    if ((places & (1 << place)) === 0 || free === 0) continue;
    // Who needs all that can still come must get it.
    if (free >= (reach[place] ?? 0)) return place;
    total += free / ((reach[place] ?? 0) - free);
  }
  let point = draw() * total;
  let last = 0;
  for (let place = 1; place < 4; place += 1) {
    const free = room[place] ?? 0;
    if ((places & (1 << place)) === 0 || free === 0) continue;
    last = place;
    point -= free / ((reach[place] ?? 0) - free);
    if (point < 0) return place;
  }
  return last;
}
