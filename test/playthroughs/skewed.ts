import type { DealEntry } from '../../src/engine/action.js';
import { fromCards, NO_CARDS } from '../../src/engine/cardSet.js';
import {
  ACE,
  ALL_CARDS,
  type Card,
  cardOf,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from '../../src/engine/cards.js';
import { type Random, shuffled } from '../../src/engine/random.js';
import { perSeat, type Seat } from '../../src/engine/seats.js';

/** What a hand should look like. */
export interface Skew {
  /** Cards that it holds in any case. */
  readonly forced: readonly Card[];
  /** How gladly a card is taken: one that weighs 1 more is taken e times as readily. */
  readonly weight: (card: Card) => number;
}

/** A weight for cards that a hand must not hold. */
const NEVER = -1000;

/** Long in trumps and with high cards beside them: not at all with power 0, extremely with 6. */
export const strong =
  (power: number, trump: Suit): Skew['weight'] =>
  (card) =>
    power * (suitOf(card) === trump ? 1 + rankOf(card) / 12 : 1.3 * (rankOf(card) / 12) ** 4);

/** Low cards: not at all with power 0, the lowest with 6. */
export const low =
  (power: number): Skew['weight'] =>
  (card) =>
    (-power * rankOf(card)) / 6;

/** A skewed hand without some cards. */
export const without = ({ forced, weight }: Skew, isOut: (card: Card) => boolean): Skew => ({
  forced,
  weight: (card) => (isOut(card) ? NEVER : weight(card)),
});

/** The same with exactly so many aces. */
export function withAces(weight: Skew['weight'], count: number, random: Random): Skew {
  const forced = shuffled(SUITS, random)
    .slice(0, count)
    .map((suit) => cardOf(suit, ACE));
  return without({ forced, weight }, (card) => rankOf(card) === ACE);
}

/** A number from the Gumbel distribution, by which sorting makes a weighted choice without putting back. */
function noise(random: Random): number {
  const fraction = (random.below(1_000_000) + 0.5) / 1_000_000;
  return -Math.log(-Math.log(fraction));
}

/** Hands for these places: the skewed ones in the order given, the others from what is left. */
export function skewedHands(
  places: readonly Seat[],
  skews: readonly (readonly [Seat, Skew])[],
  random: Random,
): DealEntry['hands'] {
  let pack: readonly Card[] = shuffled(ALL_CARDS, random);
  const hands = new Map<Seat, readonly Card[]>();
  const forced = skews.flatMap(([, skew]) => skew.forced);
  const others = places.filter((place) => !skews.some(([seat]) => seat === place));
  for (const [seat, skew] of skews) {
    const best = pack
      .filter((card) => !forced.includes(card))
      .map((card) => ({ card, key: skew.weight(card) + noise(random) }))
      .toSorted((a, b) => b.key - a.key)
      .slice(0, 13 - skew.forced.length)
      .map(({ card }) => card);
    const hand = [...skew.forced, ...best];
    hands.set(seat, hand);
    pack = pack.filter((card) => !hand.includes(card));
  }
  for (const [index, seat] of others.entries()) hands.set(seat, pack.slice(index * 13, index * 13 + 13));
  return perSeat((seat) => {
    const hand = hands.get(seat);
    return hand === undefined ? NO_CARDS : fromCards(hand);
  });
}
