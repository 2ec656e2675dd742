import { suitSize } from '../../../../engine/cardSet.js';
import { type Card, rankOf, type Suit, suitOf } from '../../../../engine/cards.js';
import { isBoss } from '../../knowledge.js';
import { chanceCardWins, chanceSideWins, takesLead } from '../chances.js';
import { lossOf } from '../keep.js';
import type { Situation } from '../situation.js';

/** What a card from who cannot follow suit does: ruff, waste a trump, or throw something away; each has weights of its own. */
export const DISCARD_PURPOSES = ['ruff', 'under-ruff', 'discard'] as const;
export type DiscardPurpose = (typeof DISCARD_PURPOSES)[number];

/** What may speak for or against a card from who has nothing of the suit led. */
export const DISCARD_FEATURES = [
  'constant',
  /** The chance that the own side wins the trick, the same counted less as the deal goes on, that this card does, and near certainty. */
  'wins',
  'winsEarly',
  'winsItself',
  'winsSurely',
  /** What the card would be worth later, and its rank. */
  'keeps',
  'rank',
  /** How much of the deal is left, and the trumps in the own hand and with enemies. */
  'early',
  'ownTrumps',
  'enemyTrumps',
  /** Nobody is to come; a friend is winning the trick. */
  'last',
  'friendWins',
  /** The highest card of its suit that is left. */
  'boss',
  /** The last card, or one of two, of a side suit that can be ruffed afterwards, and the length of the suit. */
  'voids',
  'shortens',
  'length',
  /** The declarer's last card of the suit in which his partner must answer. */
  'breaksLink',
  /** Suits that were led before by friends and by enemies. */
  'friendLed',
  'enemyLed',
] as const;

/** From this chance on a trick is as good as won. */
const SURE = 0.95;
const isTrue = (condition: boolean): number => (condition ? 1 : 0);

/** Whether the declarer throws away the card with which he can reach his partner's called card. */
function breaksLink(s: Situation, suit: Suit, length: number): boolean {
  const { called } = s.deal;
  if (s.role !== 'declarer' || called === null || s.known.holders.length === 0) return false;
  return suit === suitOf(called.card) && length === 1;
}

/** What a card from who cannot follow suit does. */
export function discardPurpose(s: Situation, card: Card): DiscardPurpose {
  if (takesLead(s, card)) return 'ruff';
  return suitOf(card) === s.trump ? 'under-ruff' : 'discard';
}

/** The values of the features of a ruff or a discard, in the order of their names. */
export function discardFeatures(s: Situation, card: Card): readonly number[] {
  const { known, trump, winning, side } = s;
  const suit = suitOf(card);
  const isSide = suit !== trump;
  const length = suitSize(known.hand, suit);
  const ownTrumps = trump === null ? 0 : suitSize(known.hand, trump);
  const early = known.handSizes[s.seat] / 13;
  const wins = chanceSideWins(s, card);
  return [
    1,
    wins,
    wins * early,
    chanceCardWins(s, card),
    isTrue(wins > SURE),
    lossOf(s, card),
    rankOf(card) / 12,
    early,
    ownTrumps / 13,
    s.enemyTrumps / 13,
    isTrue(s.after.length === 0),
    winning === null ? 0 : side[winning.seat],
    isTrue(isBoss(known, card)),
    isTrue(isSide && ownTrumps > 0 && length === 1),
    isTrue(isSide && ownTrumps > 0 && length === 2),
    isSide ? length / 13 : 0,
    isTrue(breaksLink(s, suit, length)),
    isSide ? (s.ledByFriends >> suit) & 1 : 0,
    isSide ? (s.ledByEnemies >> suit) & 1 : 0,
  ];
}
