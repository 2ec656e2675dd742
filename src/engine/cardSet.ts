import { type Card, cardOf, RANK_COUNT, rankOf, SUITS, type Suit, suitOf } from './cards.js';

/** An immutable set of cards: thirteen bits a suit, indexed by suit; bit r stands for rank r. */
export type CardSet = readonly [number, number, number, number];

export const NO_CARDS: CardSet = [0, 0, 0, 0];
const FULL_SUIT = (1 << RANK_COUNT) - 1;
export const FULL_PACK: CardSet = [FULL_SUIT, FULL_SUIT, FULL_SUIT, FULL_SUIT];

/** How many bits are set in a mask of up to thirteen ranks. */
export function countRanks(mask: number): number {
  let rest = mask - ((mask >> 1) & 0x1555);
  rest = (rest & 0x1333) + ((rest >> 2) & 0x1333);
  rest = (rest + (rest >> 4)) & 0x0f0f;
  return (rest + (rest >> 8)) & 0x1f;
}

/** The highest rank in a mask, or null when the mask is empty. */
export const highestRank = (mask: number): number | null => (mask === 0 ? null : 31 - Math.clz32(mask));

/** The lowest rank in a mask, or null when the mask is empty. */
export const lowestRank = (mask: number): number | null =>
  mask === 0 ? null : 31 - Math.clz32(mask & -mask);

/** The same set with the ranks of one suit replaced by a mask. */
export function withSuit(set: CardSet, suit: Suit, mask: number): CardSet {
  return [
    suit === 0 ? mask : set[0],
    suit === 1 ? mask : set[1],
    suit === 2 ? mask : set[2],
    suit === 3 ? mask : set[3],
  ];
}

const bit = (card: Card): number => 1 << rankOf(card);

export const has = (set: CardSet, card: Card): boolean => (set[suitOf(card)] & bit(card)) !== 0;

export const add = (set: CardSet, card: Card): CardSet =>
  withSuit(set, suitOf(card), set[suitOf(card)] | bit(card));

export const remove = (set: CardSet, card: Card): CardSet =>
  withSuit(set, suitOf(card), set[suitOf(card)] & ~bit(card));

export const union = (a: CardSet, b: CardSet): CardSet => [
  a[0] | b[0],
  a[1] | b[1],
  a[2] | b[2],
  a[3] | b[3],
];

export const difference = (a: CardSet, b: CardSet): CardSet => [
  a[0] & ~b[0],
  a[1] & ~b[1],
  a[2] & ~b[2],
  a[3] & ~b[3],
];

export const isEmpty = (set: CardSet): boolean => (set[0] | set[1] | set[2] | set[3]) === 0;

/** How many cards the set holds. */
export const size = (set: CardSet): number =>
  countRanks(set[0]) + countRanks(set[1]) + countRanks(set[2]) + countRanks(set[3]);

/** How many cards of one suit the set holds. */
export const suitSize = (set: CardSet, suit: Suit): number => countRanks(set[suit]);

/** Only the cards of one suit. */
export const ofSuit = (set: CardSet, suit: Suit): CardSet => withSuit(NO_CARDS, suit, set[suit]);

/** The highest card of a suit in the set, or null. */
export function highest(set: CardSet, suit: Suit): Card | null {
  const rank = highestRank(set[suit]);
  return rank === null ? null : cardOf(suit, rank);
}

/** The lowest card of a suit in the set, or null. */
export function lowest(set: CardSet, suit: Suit): Card | null {
  const rank = lowestRank(set[suit]);
  return rank === null ? null : cardOf(suit, rank);
}

/** The set of the given cards. */
export function fromCards(cards: Iterable<Card>): CardSet {
  let set = NO_CARDS;
  for (const card of cards) set = add(set, card);
  return set;
}

/** The cards of a set in the order in which a hand is sorted: spades, hearts, diamonds, clubs, each from high to low. */
export function cardsOf(set: CardSet): Card[] {
  const cards: Card[] = [];
  for (const suit of SUITS) {
    for (let mask = set[suit]; mask !== 0; ) {
      const rank = 31 - Math.clz32(mask);
      cards.push(cardOf(suit, rank));
      mask &= ~(1 << rank);
    }
  }
  return cards;
}
