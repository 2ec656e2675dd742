import { countRanks } from '../../../../engine/cardSet.js';
import { type Card, rankOf, suitOf } from '../../../../engine/cards.js';
import { isBoss } from '../../knowledge.js';
import { ranksBelow } from '../../ranks.js';
import { chanceCardWins, chanceSideWins, takesLead } from '../chances.js';
import { lossOf, promotion } from '../keep.js';
import type { Situation } from '../situation.js';

/** What may speak for or against a card of the suit led. */
export const FOLLOW_FEATURES = [
  /** The chance that the own side wins the trick, the same counted less as the deal goes on, and that this card itself does. */
  'wins',
  'winsEarly',
  'winsItself',
  /** What the card would be worth later, for trumps and other suits, and its rank. */
  'keepsTrump',
  'keepsSide',
  'rank',
  /** The card becomes the best of the trick; the same for the second hand, for the last, and over a friend's card. */
  'takes',
  'takesSecond',
  'takesLast',
  'overFriend',
  /** The highest card that is left of the suit, and how many lower ones are held besides. */
  'boss',
  'lower',
  /** What the rest of the suit gains when this card forces out a higher one. */
  'promotes',
  /** A card of trump, to a trick led in trump. */
  'trump',
] as const;
export type FollowFeature = (typeof FOLLOW_FEATURES)[number];

const isTrue = (condition: boolean): number => (condition ? 1 : 0);

/** The values of the features of a card that follows suit, in the order of their names. */
export function followFeatures(s: Situation, card: Card): readonly number[] {
  const { known, trump, after, winning } = s;
  const suit = suitOf(card);
  const rank = rankOf(card);
  const wins = chanceSideWins(s, card);
  const takes = isTrue(takesLead(s, card));
  const lost = lossOf(s, card);
  const isTrump = suit === trump;
  return [
    wins,
    (wins * known.handSizes[s.seat]) / 13,
    chanceCardWins(s, card),
    isTrump ? lost : 0,
    isTrump ? 0 : lost,
    rank / 12,
    takes,
    after.length === 2 ? takes : 0,
    after.length === 0 ? takes : 0,
    winning === null ? 0 : takes * s.side[winning.seat],
    isTrue(isBoss(known, card)),
    countRanks(known.hand[suit] & ranksBelow(rank)) / 13,
    takes === 1 && after.length > 0 ? promotion(s, card) : 0,
    isTrue(isTrump),
  ];
}
