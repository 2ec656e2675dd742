import { type CardSet, countRanks } from '../../engine/cardSet.js';
import { SUITS, type Suit } from '../../engine/cards.js';

/** What a hand shows at a glance when one of its suits is trump: the numbers from which its tricks are estimated. */
export interface HandFeatures {
  readonly trumps: number;
  /** Trump honours, each 0 or 1. */
  readonly trumpAce: number;
  readonly trumpKing: number;
  readonly trumpQueen: number;
  readonly trumpJack: number;
  readonly sideAces: number;
  /** Side kings beside their ace, and those that are only guarded. */
  readonly backedKings: number;
  readonly guardedKings: number;
  /** Side queens that have two cards beside them. */
  readonly queens: number;
  readonly voids: number;
  readonly singletons: number;
  readonly doubletons: number;
  /** Cards above the fourth in side suits. */
  readonly longCards: number;
}

const holds = (mask: number, rank: number): number => (mask >> rank) & 1;
const [JACK, QUEEN, KING, ACE] = [9, 10, 11, 12] as const;

/** The features of a hand (thirteen cards) with this suit as trump, or without any. */
export function featuresOf(hand: CardSet, trump: Suit | null): HandFeatures {
  const sides = SUITS.filter((suit) => suit !== trump).map((suit) => hand[suit]);
  const trumps = trump === null ? 0 : hand[trump];
  const count = (test: (mask: number, length: number) => boolean): number =>
    sides.filter((mask) => test(mask, countRanks(mask))).length;
  return {
    trumps: countRanks(trumps),
    trumpAce: holds(trumps, ACE),
    trumpKing: holds(trumps, KING),
    trumpQueen: holds(trumps, QUEEN),
    trumpJack: holds(trumps, JACK),
    sideAces: count((mask) => holds(mask, ACE) === 1),
    backedKings: count((mask) => holds(mask, KING) === 1 && holds(mask, ACE) === 1),
    guardedKings: count((mask, length) => holds(mask, KING) === 1 && holds(mask, ACE) === 0 && length > 1),
    queens: count((mask, length) => holds(mask, QUEEN) === 1 && length > 2),
    voids: count((_mask, length) => length === 0),
    singletons: count((_mask, length) => length === 1),
    doubletons: count((_mask, length) => length === 2),
    longCards: sides.reduce((sum, mask) => sum + Math.max(0, countRanks(mask) - 4), 0),
  };
}
