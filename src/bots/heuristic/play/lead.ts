import { countRanks, suitSize } from '../../../engine/cardSet.js';
import { type Card, rankOf, type Suit, suitOf } from '../../../engine/cards.js';
import type { Reason } from '../../reason.js';
import { chanceVoid, expectedCount, isBoss } from '../knowledge.js';
import { ANY_RANK, ranksAbove } from '../ranks.js';
import { chanceCalledCardWins, chanceSideWins } from './chances.js';
import { best, type Choice } from './choice.js';
import { costOf, promotion } from './keep.js';
import type { Situation } from './situation.js';

/** What it is worth that an enemy loses a trump, and what it costs that a friend loses one. */
const DRAWN_TRUMP = 0.7;
/** What it is worth to learn who the partner is, and to give him the lead. */
const FOUND_PARTNER = 0.1;
/** What the chance of a ruff is worth to who leads his only card of a suit. */
const SINGLETON = 0.15;
/** How much of a promotion counts: the lead must be won back to use it. */
const PROMOTED = 0.6;
/** What it is worth to a defender to take a winner before declarer throws the suit away. */
const CASHED_EARLY = 0.2;
/** What it costs to let an enemy ruff who then throws no loser away himself. */
const GIFT_RUFF = 0.25;

/** The gain from the trumps that fall when trump is led. */
function trumpsDrawn(s: Situation, trump: Suit): number {
  let gain = 0;
  for (const seat of s.after) {
    const falls = Math.min(1, expectedCount(s.known, seat, trump, ANY_RANK));
    gain += falls * (1 - 2 * s.side[seat]);
  }
  return gain * DRAWN_TRUMP * (s.role === 'defender' ? 0.1 : 1);
}

/** The loss from enemies who can ruff a lead of this suit. */
function giftRuffs(s: Situation, suit: Suit): number {
  const { trump, known } = s;
  if (trump === null || !s.character.plans) return 0;
  let loss = 0;
  for (const seat of s.after) {
    const ruffs = chanceVoid(known, seat, suit) * Math.min(1, expectedCount(known, seat, trump, ANY_RANK));
    loss += (1 - s.side[seat]) * ruffs;
  }
  return loss * GIFT_RUFF;
}

function singleton(s: Situation, suit: Suit): number {
  const { trump, known, role } = s;
  if (!s.character.plans || trump === null) return 0;
  if (known.hand[trump] === 0 || suitSize(known.hand, suit) !== 1) return 0;
  return role === 'declarer' ? 0 : SINGLETON;
}

const cashing = (s: Situation, card: Card): number =>
  s.role === 'defender' && isBoss(s.known, card) ? CASHED_EARLY : 0;

const isCalledSuit = (s: Situation, suit: Suit): boolean =>
  s.deal.called !== null && suitOf(s.deal.called.card) === suit && s.known.holders.length > 0;

/** With fewer enemy trumps than this a lead of trump draws nothing. */
const NONE_LEFT = 0.05;

function trumpReason(s: Situation, card: Card, chance: number): Reason {
  const suit = suitOf(card);
  const out = s.enemyTrumps;
  if (out < NONE_LEFT) return { code: 'cash-winner', card, chance };
  if (s.role === 'defender') return { code: 'trump-against-ruffs', suit, out };
  return { code: s.role === 'partner' ? 'trump-for-declarer' : 'draw-trumps', suit, out };
}

function sideReason(s: Situation, card: Card, chance: number): Reason {
  const suit = suitOf(card);
  if (isBoss(s.known, card)) return { code: 'cash-winner', card, chance };
  if (singleton(s, suit) > 0) return { code: 'lead-singleton', suit };
  const higher = countRanks(s.known.others[suit] & ranksAbove(rankOf(card)));
  if (higher === 1 || (higher === 2 && rankOf(card) >= 8)) return { code: 'force-out-higher', card, higher };
  return { code: 'lead-least-loss', suit, chance };
}

function leadTrump(s: Situation, card: Card): Choice {
  const chance = chanceSideWins(s, card);
  const value = chance - costOf(s, card) + trumpsDrawn(s, suitOf(card)) + PROMOTED * promotion(s, card);
  return { card, faceDown: false, value, reason: trumpReason(s, card, chance) };
}

/** Declarer leads the called suit: his partner must answer with the called card (R7.3). */
function findPartner(s: Situation, card: Card): Choice {
  const suit = suitOf(card);
  const called = s.deal.called?.card ?? card;
  const chance = chanceCalledCardWins(s, suit, called);
  const value = chance - costOf(s, card) + FOUND_PARTNER;
  return { card, faceDown: false, value, reason: { code: 'find-partner', suit, chance } };
}

function leadSide(s: Situation, card: Card): Choice {
  const suit = suitOf(card);
  const chance = chanceSideWins(s, card);
  const value =
    chance -
    costOf(s, card) +
    cashing(s, card) +
    singleton(s, suit) -
    giftRuffs(s, suit) +
    PROMOTED * promotion(s, card);
  return { card, faceDown: false, value, reason: sideReason(s, card, chance) };
}

function leadFaceDown(s: Situation, card: Card): Choice {
  const called = s.deal.called?.card ?? card;
  const suit = suitOf(called);
  const chance = chanceCalledCardWins(s, suit, called);
  const value = chance - costOf(s, card) + FOUND_PARTNER;
  return { card, faceDown: true, value, reason: { code: 'lead-face-down', suit, chance } };
}

function leadFaceUp(s: Situation, card: Card): Choice {
  const suit = suitOf(card);
  if (suit === s.trump) return leadTrump(s, card);
  if (s.role === 'declarer' && isCalledSuit(s, suit)) return findPartner(s, card);
  return leadSide(s, card);
}

/** The best card to lead in a contract about taking tricks. */
export const lead = (s: Situation): Choice =>
  best([...s.cards.map((card) => leadFaceUp(s, card)), ...s.faceDown.map((card) => leadFaceDown(s, card))]);
