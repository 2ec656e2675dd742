import { type CardSet, countRanks } from '../../engine/cardSet.js';
import { SUITS, type Suit } from '../../engine/cards.js';
import { remembered } from './remembered.js';

/** What a hand shows at a glance when one of its suits is trump: the numbers from which its tricks are estimated. */
export const HAND_FEATURES = [
  'trumps',
  /** Trumps above the sixth: fewer are out, so that long ones are soon high. */
  'longTrumps',
  'trumpAce',
  'trumpKing',
  'trumpQueen',
  'trumpJack',
  'trumpTen',
  'sideAces',
  /** Side kings beside their ace, and those that are only guarded. */
  'backedKings',
  'guardedKings',
  /** Side queens beside the ace or king, and others that have two cards beside them. */
  'backedQueens',
  'guardedQueens',
  'voids',
  'singletons',
  'doubletons',
  /** Cards above the fourth in side suits. */
  'longCards',
] as const;

type HandFeature = (typeof HAND_FEATURES)[number];
type HandFeatures = Readonly<Record<HandFeature, number>>;

const [TEN, JACK, QUEEN, KING, ACE] = [8, 9, 10, 11, 12] as const;
const FEW = 6;
const SHORT = 4;

const holds = (mask: number, rank: number): number => (mask >> rank) & 1;

function computeFeatures(hand: CardSet, trump: Suit | null): HandFeatures {
  const trumps = trump === null ? 0 : hand[trump];
  const length = countRanks(trumps);
  let [sideAces, backedKings, guardedKings, backedQueens, guardedQueens, longCards] = [0, 0, 0, 0, 0, 0];
  let [voids, singletons, doubletons] = [0, 0, 0];
  for (const suit of SUITS) {
    if (suit === trump) continue;
    const mask = hand[suit];
    const count = countRanks(mask);
    const [ace, king, queen] = [holds(mask, ACE), holds(mask, KING), holds(mask, QUEEN)];
    sideAces += ace;
    backedKings += king & ace;
    guardedKings += king & ~ace & (count > 1 ? 1 : 0);
    backedQueens += queen & (ace | king);
    guardedQueens += queen & ~(ace | king) & (count > 2 ? 1 : 0);
    voids += count === 0 ? 1 : 0;
    singletons += count === 1 ? 1 : 0;
    doubletons += count === 2 ? 1 : 0;
    longCards += Math.max(0, count - SHORT);
  }
  return {
    trumps: length,
    longTrumps: Math.max(0, length - FEW),
    trumpAce: holds(trumps, ACE),
    trumpKing: holds(trumps, KING),
    trumpQueen: holds(trumps, QUEEN),
    trumpJack: holds(trumps, JACK),
    trumpTen: holds(trumps, TEN),
    sideAces,
    backedKings,
    guardedKings,
    backedQueens,
    guardedQueens,
    voids,
    singletons,
    doubletons,
    longCards,
  };
}

/** The features of a hand (thirteen cards) with this suit as trump, or without any. */
export const featuresOf: (hand: CardSet, trump: Suit | null) => HandFeatures = remembered(computeFeatures);
