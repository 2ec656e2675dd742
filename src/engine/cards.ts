/** Suits in the order in which hands are written: spades, hearts, diamonds, clubs. */
export const SUITS = [0, 1, 2, 3] as const;
export type Suit = (typeof SUITS)[number];
export const [SPADES, HEARTS, DIAMONDS, CLUBS] = SUITS;

/** The letter of each suit, indexed by suit. */
export const SUIT_LETTERS = ['S', 'H', 'D', 'C'] as const;
export type SuitLetter = (typeof SUIT_LETTERS)[number];

/** The letter of each rank from low to high, indexed by rank: '2' is 0, 'A' is 12 (R2.1). */
export const RANK_LETTERS = '23456789TJQKA';
export const RANK_COUNT = 13;
export const ACE = 12;
export const QUEEN = 10;

/** One of the 52 cards as a number: suit * 13 + rank, so that within a suit the higher number is the higher card (R2.1). */
export type Card = number & { readonly brand: 'Card' };

/** The card with this suit and rank (0 is the two, 12 the ace); throws when the rank is out of range. */
export function cardOf(suit: Suit, rank: number): Card {
  if (!Number.isInteger(rank) || rank < 0 || rank >= RANK_COUNT) throw new RangeError(`no rank ${rank}`);
  return (suit * RANK_COUNT + rank) as Card; // brand
}

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  if (card < 13) return SPADES;
  if (card < 26) return HEARTS;
  return card < 39 ? DIAMONDS : CLUBS;
}

/** The rank of a card, 0 for the two to 12 for the ace. */
export const rankOf = (card: Card): number => card % RANK_COUNT;

/** The suit that a letter S, H, D or C names, or null. */
export function suitFromLetter(letter: string): Suit | null {
  return SUITS.find((suit) => SUIT_LETTERS[suit] === letter) ?? null;
}

/** All 52 cards, spades to clubs, each suit from the ace down: the order of a new pack and of a sorted hand. */
export const ALL_CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  Array.from({ length: RANK_COUNT }, (_, below) => cardOf(suit, ACE - below)),
);

/** A card as two letters, suit first: 'SA', 'HT', 'D2'. */
export const cardName = (card: Card): string =>
  SUIT_LETTERS[suitOf(card)] + RANK_LETTERS.charAt(rankOf(card));

/** The card that two letters name, suit first, or null. */
export function cardFromName(name: string): Card | null {
  const suit = suitFromLetter(name.charAt(0));
  const rank = name.length === 2 ? RANK_LETTERS.indexOf(name.charAt(1)) : -1;
  return suit === null || rank < 0 ? null : cardOf(suit, rank);
}
