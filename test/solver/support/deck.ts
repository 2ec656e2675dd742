import { cardsOf } from '../../../src/engine/cardSet.js';
import { ALL_CARDS, type Card, suitOf } from '../../../src/engine/cards.js';
import type { SolverPosition } from '../../../src/solver/index.js';

/** So many cards leave room in a number of 31 bits for the leader and for whether the called suit was led. */
const MOST_CARDS = 28;

/** The cards held in a position, numbered from 0 in the order of a sorted hand, so that a set of them is one number. */
export interface Deck {
  readonly cards: readonly Card[];
  readonly all: number;
  /** The cards of each suit. */
  readonly ofSuit: readonly number[];
  /** The cards that each place holds: no card changes hands, so that what is left of them later is that place's hand. */
  readonly ofPlace: readonly number[];
  /** The card alone; no card at all when nobody holds it. */
  only(card: Card): number;
}

/** The deck of a position; throws when it is too large for a key. */
export function toDeck(position: SolverPosition): Deck {
  const hands = position.hands.map((hand) => cardsOf(hand));
  const cards = ALL_CARDS.filter((card) => hands.some((hand) => hand.includes(card)));
  if (cards.length > MOST_CARDS) throw new RangeError(`plain minimax is not for ${cards.length} cards`);
  const setOf = (belongs: (card: Card) => boolean): number =>
    cards.reduce((set, card, number) => (belongs(card) ? set | (1 << number) : set), 0);
  return {
    cards,
    all: setOf(() => true),
    ofSuit: [0, 1, 2, 3].map((suit) => setOf((card) => suitOf(card) === suit)),
    ofPlace: hands.map((hand) => setOf((card) => hand.includes(card))),
    only: (wanted) => setOf((card) => card === wanted),
  };
}
