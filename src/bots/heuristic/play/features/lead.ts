import { suitSize } from '../../../../engine/cardSet.js';
import { ACE, type Card, rankOf, type Suit, suitOf } from '../../../../engine/cards.js';
import { chanceVoid, expectedCount, isBoss } from '../../knowledge.js';
import { ANY_RANK } from '../../ranks.js';
import { chanceCalledCardWins, chanceCardWins, chanceSideWins } from '../chances.js';
import { lossOf, promotion } from '../keep.js';
import type { Situation } from '../situation.js';
import { suitsLedBy } from '../standing.js';

/** What may speak for or against a lead in a contract about taking tricks. */
export const LEAD_FEATURES = [
  /** The chance that the own side wins the trick, the same counted less as the deal goes on, and that this card itself does. */
  'wins',
  'winsEarly',
  'winsItself',
  /** What the card would be worth later, for trumps and other suits, and its rank. */
  'keepsTrump',
  'keepsSide',
  'rank',
  /** Leading trump at all, the trumps of enemies and friends that fall, and those that enemies have left. */
  'trump',
  'drawsEnemies',
  'drawsFriends',
  'enemyTrumps',
  /** What the rest of the suit gains when the card forces out a higher one. */
  'promotes',
  /** The only card, or one of two, of a suit that can be ruffed afterwards. */
  'singleton',
  'doubleton',
  'length',
  /** The highest card that is left of a side suit, and the risk that an enemy ruffs it. */
  'boss',
  /** Enemies and friends who can ruff the suit. */
  'enemyRuffs',
  'friendRuffs',
  /** A lower card is led from a suit headed by the ace, or by the king. */
  'underAce',
  'underKing',
  /** The suit of the called card, and the chance that the called card wins. */
  'calledSuit',
  'calledWins',
  'faceDown',
  /** The next to play is an enemy with a friend behind him, or the last to play is an enemy. */
  'enemyNext',
  'enemyLast',
  /** Suits that were led before by friends and by enemies. */
  'friendLed',
  'enemyLed',
] as const;
export type LeadFeature = (typeof LEAD_FEATURES)[number];

const FRIENDLY = 0.75;
const [JACK, KING] = [9, 11] as const;
const isTrue = (condition: boolean): number => (condition ? 1 : 0);

/** The trumps of enemies and of friends that are expected to fall on a lead of trump. */
function trumpsFalling(s: Situation, trump: Suit): readonly [enemies: number, friends: number] {
  let enemies = 0;
  let friends = 0;
  for (const seat of s.after) {
    const falls = Math.min(1, expectedCount(s.known, seat, trump, ANY_RANK));
    enemies += falls * (1 - s.side[seat]);
    friends += falls * s.side[seat];
  }
  return [enemies, friends];
}

/** How many enemies and friends are expected to ruff a lead of this suit. */
function ruffing(s: Situation, suit: Suit): readonly [enemies: number, friends: number] {
  const { trump, known } = s;
  if (trump === null) return [0, 0];
  let enemies = 0;
  let friends = 0;
  for (const seat of s.after) {
    const ruffs = chanceVoid(known, seat, suit) * Math.min(1, expectedCount(known, seat, trump, ANY_RANK));
    enemies += ruffs * (1 - s.side[seat]);
    friends += ruffs * s.side[seat];
  }
  return [enemies, friends];
}

/** Whether the called card may still be forced out by a lead of its suit. */
const isCalledSuit = (s: Situation, suit: Suit): boolean =>
  s.deal.called !== null && suitOf(s.deal.called.card) === suit && s.known.holders.length > 0;

/** The suit that a lead asks for: that of the called card when it lies face down (R7.4). */
const suitAsked = (s: Situation, card: Card, faceDown: boolean): Suit =>
  faceDown && s.deal.called !== null ? suitOf(s.deal.called.card) : suitOf(card);

/** The values of the features of a lead, in the order of their names. */
export function leadFeatures(s: Situation, card: Card, faceDown: boolean): readonly number[] {
  const { known, trump, side, after } = s;
  const suit = suitAsked(s, card, faceDown);
  const isTrump = suit === trump;
  const rank = rankOf(card);
  const mask = known.hand[suit];
  const length = suitSize(known.hand, suit);
  const canRuff = trump !== null && !isTrump && known.hand[trump] !== 0;
  const called = isCalledSuit(s, suit);
  const calledWins = called && s.deal.called !== null ? chanceCalledCardWins(s, suit, s.deal.called.card) : 0;
  const asksPartner = s.role === 'declarer' && called;
  const wins = asksPartner ? calledWins : chanceSideWins(s, card);
  const [drawsEnemies, drawsFriends] = isTrump && trump !== null ? trumpsFalling(s, trump) : [0, 0];
  const [enemyRuffs, friendRuffs] = isTrump ? [0, 0] : ruffing(s, suit);
  const lost = lossOf(s, card);
  const next = after[0];
  const last = after[after.length - 1];
  const heads = (top: number): boolean => !isTrump && !faceDown && rank < top && ((mask >> top) & 1) === 1;
  return [
    wins,
    (wins * known.handSizes[s.seat]) / 13,
    faceDown || asksPartner ? 0 : chanceCardWins(s, card),
    suitOf(card) === trump ? lost : 0,
    suitOf(card) === trump ? 0 : lost,
    rank / 12,
    isTrue(isTrump),
    drawsEnemies,
    drawsFriends,
    isTrump ? s.enemyTrumps : 0,
    faceDown ? 0 : promotion(s, card),
    isTrue(canRuff && length === 1),
    isTrue(canRuff && length === 2),
    isTrump ? 0 : length / 13,
    isTrue(!isTrump && !faceDown && isBoss(known, card)),
    enemyRuffs,
    friendRuffs,
    isTrue(heads(ACE) && rank <= JACK),
    isTrue(heads(KING) && rank <= JACK && !heads(ACE)),
    isTrue(called),
    calledWins,
    isTrue(faceDown),
    next === undefined || isTrump ? 0 : 1 - side[next],
    last === undefined || isTrump ? 0 : 1 - side[last],
    isTrump ? 0 : (suitsLedBy(s, (seat) => seat !== s.seat && side[seat] >= FRIENDLY) >> suit) & 1,
    isTrump ? 0 : (suitsLedBy(s, (seat) => side[seat] <= 1 - FRIENDLY) >> suit) & 1,
  ];
}
