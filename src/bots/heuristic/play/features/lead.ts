import { countRanks, suitSize } from '../../../../engine/cardSet.js';
import { ACE, type Card, rankOf, type Suit, suitOf } from '../../../../engine/cards.js';
import { chanceVoid, expectedCount, isBoss } from '../../knowledge.js';
import { ANY_RANK } from '../../ranks.js';
import { chanceCalledCardWins, chanceCardWins, chanceSideWins } from '../chances.js';
import { lossOf, promotion } from '../keep.js';
import type { Situation } from '../situation.js';

/** What a lead is for; each has weights of its own. */
export const LEAD_PURPOSES = [
  'top-trump',
  'low-trump',
  'called-suit',
  'face-down',
  'winner',
  'side',
] as const;
export type LeadPurpose = (typeof LEAD_PURPOSES)[number];

/** What may speak for or against a lead in a contract about taking tricks. */
export const LEAD_FEATURES = [
  'constant',
  /** The chance that the own side wins the trick, the same counted less as the deal goes on, and that this card itself does. */
  'wins',
  'winsEarly',
  'winsItself',
  /** What the card would be worth later, its rank, and how much of its suit is held. */
  'keeps',
  'rank',
  'length',
  /** How much of the deal is left, and the trumps in the own hand and with enemies. */
  'early',
  'ownTrumps',
  'enemyTrumps',
  /** More trumps than all enemies together. */
  'control',
  /** The trumps of enemies and friends that fall. */
  'drawsEnemies',
  'drawsFriends',
  /** What the rest of the suit gains when the card forces out a higher one. */
  'promotes',
  /** Enemies and friends who can ruff the suit. */
  'enemyRuffs',
  'friendRuffs',
  /** The only card, or one of two, of a suit that can be ruffed afterwards. */
  'singleton',
  'doubleton',
  /** A low card from a suit headed by the ace or the king. */
  'underHonour',
  /** A suit of which the others hold hardly more than this hand. */
  'running',
  /** The next to play is an enemy, or the last to play is one. */
  'enemyNext',
  'enemyLast',
  /** Suits that were led before by friends and by enemies. */
  'friendLed',
  'enemyLed',
] as const;

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

/** What a lead is for. */
export function leadPurpose(s: Situation, card: Card, faceDown: boolean): LeadPurpose {
  if (faceDown) return 'face-down';
  const boss = isBoss(s.known, card);
  if (suitOf(card) === s.trump) return boss ? 'top-trump' : 'low-trump';
  if (isCalledSuit(s, suitOf(card))) return 'called-suit';
  return boss ? 'winner' : 'side';
}

/** The chance that the side of who leads wins the trick; declarer's lead of the called suit is won by the called card (R7.3). */
function chanceToWin(s: Situation, card: Card, suit: Suit): number {
  const { called } = s.deal;
  const asksPartner = s.role === 'declarer' && called !== null && isCalledSuit(s, suit);
  return asksPartner ? chanceCalledCardWins(s, suit, called.card) : chanceSideWins(s, card);
}

/** A low card from a suit headed by the ace, or by the king. */
function isUnderHonour(mask: number, rank: number): boolean {
  return rank <= JACK && (mask & ((1 << ACE) | (1 << KING))) !== 0;
}

/** The values of the features of a lead, in the order of their names; a face-down lead asks for the called suit (R7.4). */
export function leadFeatures(s: Situation, card: Card, faceDown: boolean): readonly number[] {
  const { known, trump, side, after, deal } = s;
  const suit = faceDown && deal.called !== null ? suitOf(deal.called.card) : suitOf(card);
  const isTrump = suit === trump;
  const mask = known.hand[suitOf(card)];
  const length = countRanks(mask);
  const ownTrumps = trump === null ? 0 : suitSize(known.hand, trump);
  const canRuff = ownTrumps > 0 && suitOf(card) !== trump;
  const early = known.handSizes[s.seat] / 13;
  const wins = chanceToWin(s, card, suit);
  const [drawsEnemies, drawsFriends] = isTrump && trump !== null ? trumpsFalling(s, trump) : [0, 0];
  const [enemyRuffs, friendRuffs] = isTrump ? [0, 0] : ruffing(s, suit);
  const next = after[0];
  const last = after[after.length - 1];
  return [
    1,
    wins,
    wins * early,
    faceDown ? 0 : chanceCardWins(s, card),
    lossOf(s, card),
    rankOf(card) / 12,
    length / 13,
    early,
    ownTrumps / 13,
    s.enemyTrumps / 13,
    isTrue(ownTrumps > s.enemyTrumps),
    drawsEnemies,
    drawsFriends,
    faceDown ? 0 : promotion(s, card),
    enemyRuffs,
    friendRuffs,
    isTrue(canRuff && length === 1),
    isTrue(canRuff && length === 2),
    isTrue(!isTrump && isUnderHonour(mask, rankOf(card))),
    isTrue(!isTrump && length > 1 && countRanks(known.others[suitOf(card)]) <= length),
    next === undefined ? 0 : 1 - side[next],
    last === undefined ? 0 : 1 - side[last],
    (s.ledByFriends >> suit) & 1,
    (s.ledByEnemies >> suit) & 1,
  ];
}
