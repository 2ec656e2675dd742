import type { Board, LoadedDeal } from './board.js';
import type { MoveList } from './moveList.js';
import { BIT_COUNT, KTH_HIGHEST, SUIT_BITS } from './suitStates.js';
import { NO_TRUMP, type Weights, WITH_TRUMP } from './weights.js';

/** The moves of who plays to a trick; both give their number. */
export interface Follows {
  load(deal: LoadedDeal): void;
  /** Lists the given cards of the suit asked. */
  follow(
    at: number,
    cards: number,
    position: number,
    leader: number,
    suit: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
    ruff: number,
  ): number;
  /** Lists what who cannot follow may play; `ruff` is the suit that ruffs in this trick, or -1. */
  discard(
    at: number,
    position: number,
    leader: number,
    led: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
    ruff: number,
  ): number;
}

/** Above every card of a suit: an enemy who can ruff. */
const RUFF = 1 << 14;

/** Orders cards by whether the trick can be won, surely or perhaps, and by what a discard gives away. */
export function createFollows(board: Board, list: MoveList): Follows {
  const { own, lowest, left, begin, enemies } = board;
  let weights: Weights = NO_TRUMP;
  let trump = -1;
  let dutySuit = -1;
  let dutyBit = 0;
  let holder = 0;
  let keepToTheLast = false;
  let mustRuff = false;

  function load(deal: LoadedDeal): void {
    trump = deal.trump;
    weights = trump < 0 ? NO_TRUMP : WITH_TRUMP;
    ({ dutySuit, dutyBit, holder, keepToTheLast, mustRuff } = deal.rules);
  }

  /** The highest cards of the suit that an enemy who is still to play has; beyond all cards when he can ruff. */
  function dangerAfter(
    position: number,
    leader: number,
    suit: number,
    against: number,
    ruff: number,
  ): number {
    let danger = 0;
    for (let later = position + 1; later < 4; later += 1) {
      const other = (leader + later) & 3;
      if (((against >> other) & 1) === 0) continue;
      const hand = (own[(suit << 2) | other] ?? 0) & (left[suit] ?? 0);
      if (hand > danger) danger = hand;
      if (
        hand === 0 &&
        ruff >= 0 &&
        suit !== ruff &&
        ((own[(ruff << 2) | other] ?? 0) & (left[ruff] ?? 0)) !== 0
      )
        danger = RUFF;
    }
    return danger;
  }

  function bestFriendAfter(position: number, leader: number, suit: number, against: number): number {
    let best = 0;
    for (let later = position + 1; later < 4; later += 1) {
      const other = (leader + later) & 3;
      if (((against >> other) & 1) === 0)
        best = Math.max(best, (own[(suit << 2) | other] ?? 0) & (left[suit] ?? 0));
    }
    return best;
  }

  function follow(
    at: number,
    cards: number,
    position: number,
    leader: number,
    suit: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
    ruff: number,
  ): number {
    const player = (leader + position) & 3;
    const against = enemies[player] ?? 0;
    const isFriendly = ((against >> ((leader + winPosition) & 3)) & 1) === 0;
    const danger = dangerAfter(position, leader, suit, against, ruff);
    const canBeat = winSuit === suit;
    const friendBest = bestFriendAfter(position, leader, suit, against);
    const isSafe =
      (isFriendly && (!canBeat || danger < winBit)) ||
      (canBeat && friendBest > danger && friendBest > winBit);
    const mask = begin[((at >> 4) & ~3) | suit] ?? 0;
    const rows = lowest[(suit << SUIT_BITS) | mask] ?? 0;
    let count = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      let index = 31 - Math.clz32(bit);
      let score = -index;
      if (canBeat && bit > winBit) {
        const higher = rows & ~((bit << 1) - 1);
        index =
          31 -
          Math.clz32((own[(suit << 2) | player] ?? 0) & mask & (higher === 0 ? ~0 : (higher & -higher) - 1));
        if (isSafe) score += weights.overtakeSafe[position - 1] ?? 0;
        else if (bit > danger) score += weights.beatSure[position - 1] ?? 0;
        else if (isFriendly) score += weights.overtakeFriend[position - 1] ?? 0;
        else score += weights.beat[position - 1] ?? 0;
      }
      list.insert(at, count, score, suit, index);
      count += 1;
    }
    return count;
  }

  /** The suits from which who cannot follow may play, as a mask (R7.1, R7.3). */
  function allowedSuits(player: number, ruff: number): number {
    if (trump < 0) return 15;
    const holdsTrump = ((own[(trump << 2) | player] ?? 0) & (left[trump] ?? 0)) !== 0;
    if (ruff >= 0) return mustRuff && holdsTrump ? 1 << trump : 15;
    for (let suit = 0; suit < 4; suit += 1) {
      if (suit !== trump && ((own[(suit << 2) | player] ?? 0) & (left[suit] ?? 0)) !== 0)
        return 15 & ~(1 << trump);
    }
    return 15;
  }

  function scoreSuit(suit: number, mine: number, mask: number, canRuff: boolean): number {
    const length = BIT_COUNT[mine] ?? 0;
    let score = weights.discardLength * length;
    if (length === 2 && (mine & (KTH_HIGHEST[(mask << 4) | 2] ?? 0)) !== 0) score += weights.discardGuard;
    if (mine === KTH_HIGHEST[(mask << 4) | 1]) score += weights.discardBareHighest;
    if (length === 1 && canRuff && suit !== trump) score += weights.discardToVoid;
    return score;
  }

  function discard(
    at: number,
    position: number,
    leader: number,
    led: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
    ruff: number,
  ): number {
    const player = (leader + position) & 3;
    const against = enemies[player] ?? 0;
    const danger = dangerAfter(position, leader, led, against, ruff);
    const isFriendly = ((against >> ((leader + winPosition) & 3)) & 1) === 0;
    const isSafe = isFriendly && (winSuit !== led ? danger < RUFF : danger < winBit);
    const suits = allowedSuits(player, ruff);
    const canRuff = ruff >= 0 && ((own[(ruff << 2) | player] ?? 0) & (left[ruff] ?? 0)) !== 0;
    const isLast = at >> 6 === 1;
    let count = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const mine = (own[(suit << 2) | player] ?? 0) & (left[suit] ?? 0);
      if (mine === 0 || ((suits >> suit) & 1) === 0) continue;
      const mask = begin[((at >> 4) & ~3) | suit] ?? 0;
      const top = KTH_HIGHEST[(mask << 4) | 1] ?? 0;
      const suitScore = scoreSuit(suit, mine, mask, canRuff);
      let rest = (lowest[(suit << SUIT_BITS) | mask] ?? 0) & mine;
      if (keepToTheLast && suit === dutySuit && player === holder && !isLast) rest &= ~dutyBit;
      for (; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const index = 31 - Math.clz32(bit);
        let score: number;
        if (suit === ruff) {
          const wins = winSuit !== ruff || bit > winBit;
          if (!wins) score = weights.underRuff - index;
          else score = isSafe ? weights.ruffSafe : weights.ruff - index;
        } else {
          score = suitScore - index * weights.discardRank;
          if (bit === top) score += weights.discardHighest;
        }
        list.insert(at, count, score, suit, index);
        count += 1;
      }
    }
    return count;
  }

  return { load, follow, discard };
}
