import { countRanks } from '../../../../engine/cardSet.js';
import { type Card, rankOf, suitOf } from '../../../../engine/cards.js';
import { isBoss } from '../../knowledge.js';
import { ranksBelow } from '../../ranks.js';
import { chanceCardWins, chanceSideWins, takesLead } from '../chances.js';
import { lossOf, promotion } from '../keep.js';
import type { Situation } from '../situation.js';

/** What a card that follows suit does: take the trick over, or stay below; each has weights of its own. */
export const FOLLOW_PURPOSES = ['take', 'stay'] as const;
export type FollowPurpose = (typeof FOLLOW_PURPOSES)[number];

/** What may speak for or against a card of the suit led. */
export const FOLLOW_FEATURES = [
  'constant',
  /** The chance that the own side wins the trick, the same counted less as the deal goes on, that this card does, and near certainty. */
  'wins',
  'winsEarly',
  'winsItself',
  'winsSurely',
  /** What the card would be worth later, for trumps and other suits, and its rank. */
  'keepsTrump',
  'keepsSide',
  'rank',
  /** Two players are still to come, or nobody. */
  'second',
  'last',
  /** A friend is winning the trick; the same when nobody is to come. */
  'friendWins',
  'friendWinsLast',
  /** How much of the deal is left, and whether trump was led. */
  'early',
  'trumpLed',
  /** The highest card that is left of the suit, and how many lower ones are held besides. */
  'boss',
  'lower',
  /** What the rest of the suit gains when this card forces out a higher one. */
  'promotes',
] as const;

/** From this chance on a trick is as good as won. */
const SURE = 0.95;

const isTrue = (condition: boolean): number => (condition ? 1 : 0);

/** What a card that follows suit does. */
export const followPurpose = (s: Situation, card: Card): FollowPurpose =>
  takesLead(s, card) ? 'take' : 'stay';

/** The values of the features of a card that follows suit, in the order of their names. */
export function followFeatures(s: Situation, card: Card): readonly number[] {
  const { known, trump, after, winning } = s;
  const suit = suitOf(card);
  const rank = rankOf(card);
  const wins = chanceSideWins(s, card);
  const lost = lossOf(s, card);
  const isTrump = suit === trump;
  const early = known.handSizes[s.seat] / 13;
  const friendWins = winning === null ? 0 : s.side[winning.seat];
  const isLast = after.length === 0;
  return [
    1,
    wins,
    wins * early,
    chanceCardWins(s, card),
    isTrue(wins > SURE),
    isTrump ? lost : 0,
    isTrump ? 0 : lost,
    rank / 12,
    isTrue(after.length === 2),
    isTrue(isLast),
    friendWins,
    isLast ? friendWins : 0,
    early,
    isTrue(isTrump),
    isTrue(isBoss(known, card)),
    countRanks(known.hand[suit] & ranksBelow(rank)) / 13,
    takesLead(s, card) && !isLast ? promotion(s, card) : 0,
  ];
}
