import { suitSize } from '../../../../engine/cardSet.js';
import { type Card, rankOf, type Suit, suitOf } from '../../../../engine/cards.js';
import { isBoss } from '../../knowledge.js';
import { chanceCardWins, chanceSideWins, takesLead } from '../chances.js';
import { lossOf } from '../keep.js';
import type { Situation } from '../situation.js';
import { suitsLedBy } from '../standing.js';

/** What may speak for or against a card from who has nothing of the suit led: a ruff or a discard. */
export const DISCARD_FEATURES = [
  /** The chance that the own side wins the trick, the same counted less as the deal goes on, and that this card itself does. */
  'wins',
  'winsEarly',
  'winsItself',
  /** What the card would be worth later, for trumps and other suits, and its rank. */
  'keepsTrump',
  'keepsSide',
  'rank',
  /** A trump that takes the trick, one that does not, and one that takes it from a friend. */
  'ruffs',
  'underRuffs',
  'overFriend',
  /** A ruff by who holds many trumps, and one while enemies have many. */
  'ruffsLong',
  'ruffsEnemyTrumps',
  /** The last card, or one of two, of a side suit that can be ruffed afterwards. */
  'voids',
  'shortens',
  'length',
  'boss',
  /** The declarer's last card of the suit in which his partner must answer. */
  'breaksLink',
  /** Suits that were led before by friends and by enemies. */
  'friendLed',
  'enemyLed',
] as const;
export type DiscardFeature = (typeof DISCARD_FEATURES)[number];

const FRIENDLY = 0.75;
const isTrue = (condition: boolean): number => (condition ? 1 : 0);

/** Whether the declarer throws away the card with which he can reach his partner's called card. */
function breaksLink(s: Situation, suit: Suit, length: number): boolean {
  const { called } = s.deal;
  if (s.role !== 'declarer' || called === null || s.known.holders.length === 0) return false;
  return suit === suitOf(called.card) && length === 1;
}

/** The values of the features of a ruff or a discard, in the order of their names. */
export function discardFeatures(s: Situation, card: Card): readonly number[] {
  const { known, trump, winning, side } = s;
  const suit = suitOf(card);
  const isTrump = suit === trump;
  const length = suitSize(known.hand, suit);
  const ownTrumps = trump === null ? 0 : suitSize(known.hand, trump);
  const wins = chanceSideWins(s, card);
  const takes = isTrue(takesLead(s, card));
  const lost = lossOf(s, card);
  return [
    wins,
    (wins * known.handSizes[s.seat]) / 13,
    chanceCardWins(s, card),
    isTrump ? lost : 0,
    isTrump ? 0 : lost,
    rankOf(card) / 12,
    takes,
    isTrump ? 1 - takes : 0,
    winning === null ? 0 : takes * side[winning.seat],
    takes * (ownTrumps / 13),
    takes * s.enemyTrumps,
    isTrue(!isTrump && ownTrumps > 0 && length === 1),
    isTrue(!isTrump && ownTrumps > 0 && length === 2),
    isTrump ? 0 : length / 13,
    isTrue(!isTrump && isBoss(known, card)),
    isTrue(breaksLink(s, suit, length)),
    isTrump ? 0 : (suitsLedBy(s, (seat) => seat !== s.seat && side[seat] >= FRIENDLY) >> suit) & 1,
    isTrump ? 0 : (suitsLedBy(s, (seat) => side[seat] <= 1 - FRIENDLY) >> suit) & 1,
  ];
}
