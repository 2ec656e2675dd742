import { countRanks } from '../../../../engine/cardSet.js';
import type { Seat } from '../../../../engine/seats.js';
import type { Knowledge } from '../../knowledge.js';
import { BOARD_SUITS } from './board.js';

/** What has to be known to imagine the hidden hands: made once for a decision. */
export interface Hidden {
  /** The hands as far as they are known, indexed by place * 4 + suit. */
  readonly known: Int32Array;
  /** The hidden cards by suit, and the suits with the fewest places for their cards first. */
  readonly cards: Int32Array;
  readonly suits: readonly number[];
  /** For each suit a mask of the places that may hold its hidden cards. */
  readonly places: Int32Array;
  /** How many hidden cards each place holds; the last number is of cards that were played and forgotten. */
  readonly sizes: Int32Array;
}

/** Where cards lie that a player with a short memory takes to be out though they were played. */
const FORGOTTEN = 4;
export const HIDDEN_PLACES = [1, 2, 3, FORGOTTEN] as const;

/** Gathers what is known of the four hands; `order` lists the seats clockwise from the one that acts. */
export function hiddenFrom(known: Knowledge, order: readonly Seat[]): Hidden {
  const hands = new Int32Array(20);
  const cards = new Int32Array(4);
  const places = new Int32Array(4);
  const sizes = new Int32Array(5);
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
  let surplus = 0;
  for (const suit of BOARD_SUITS) surplus += countRanks(cards[suit] ?? 0);
  for (const size of sizes) surplus -= size;
  if (surplus > 0) {
    sizes[FORGOTTEN] = surplus;
    for (const suit of BOARD_SUITS) places[suit] = (places[suit] ?? 0) | (1 << FORGOTTEN);
  }
  const suits = [...BOARD_SUITS].sort((a, b) => countRanks(places[a] ?? 0) - countRanks(places[b] ?? 0));
  return { known: hands, cards, suits, places, sizes };
}
