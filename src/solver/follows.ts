import { type Board, LED, type LoadedDeal, RUFF_SUIT, WIN_BIT, WIN_POSITION, WIN_SUIT } from './board.js';
import { createDanger } from './danger.js';
import type { MoveList } from './moveList.js';
import { fixedArray, SUIT_BITS } from './suitStates.js';
import { NO_TRUMP, WITH_TRUMP } from './weights.js';

/** The moves of who follows suit. */
export interface Follows {
  load(deal: LoadedDeal): void;
  /** Lists the given cards of the suit led to the trick under way, and gives their number. */
  list(at: number, cards: number, position: number, leader: number): number;
}

/** Where the weights by position begin, three of each. */
const OVERTAKE_SAFE = 0;
const BEAT_SURE = 3;
const OVERTAKE_FRIEND = 6;
const BEAT = 9;

/** Orders cards by whether they win the trick, surely or perhaps, and whether that is worth a high card. */
export function createFollows(board: Board, moves: MoveList): Follows {
  const { own, lowest, left, enemies, trick } = board;
  const { moves: values } = moves;
  const dangerAfter = createDanger(board);
  const weights = fixedArray(BEAT + 3);

  function load(deal: LoadedDeal): void {
    const chosen = deal.trump < 0 ? NO_TRUMP : WITH_TRUMP;
    for (let index = 0; index < 3; index += 1) {
      weights[OVERTAKE_SAFE + index] = chosen.overtakeSafe[index] ?? 0;
      weights[BEAT_SURE + index] = chosen.beatSure[index] ?? 0;
      weights[OVERTAKE_FRIEND + index] = chosen.overtakeFriend[index] ?? 0;
      weights[BEAT + index] = chosen.beat[index] ?? 0;
    }
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

  /** The last hand knows whether it wins: an enemy is beaten as cheaply as can be, a friend is left his trick. */
  function followLast(
    at: number,
    cards: number,
    player: number,
    suit: number,
    winBit: number,
    isFriendly: boolean,
  ): number {
    const beating = winBit === 0 ? 0 : cards & -winBit;
    let count = 0;
    if (isFriendly) count = inOrder(at, count, cards ^ beating, suit);
    if (beating !== 0) {
      const mask = (left[suit] ?? 0) | winBit;
      const rows = lowest[(suit << SUIT_BITS) | mask] ?? 0;
      const mine = (own[(suit << 2) | player] ?? 0) & mask;
      for (let rest = beating; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const higher = rows & ~((bit << 1) - 1);
        const index = 31 - Math.clz32(mine & (higher === 0 ? ~0 : (higher & -higher) - 1));
        values[at + count] = (suit << 4) | index;
        count += 1;
      }
    }
    return isFriendly ? count : inOrder(at, count, cards ^ beating, suit);
  }

  /** Lists cards from the lowest up. */
  function inOrder(at: number, before: number, cards: number, suit: number): number {
    let count = before;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      values[at + count] = (suit << 4) | (31 - Math.clz32(rest & -rest));
      count += 1;
    }
    return count;
  }

  function listFollows(at: number, cards: number, position: number, leader: number): number {
    const suit = trick[LED] ?? 0;
    const canBeat = trick[WIN_SUIT] === suit;
    const winBit = canBeat ? (trick[WIN_BIT] ?? 0) : 0;
    const player = (leader + position) & 3;
    const against = enemies[player] ?? 0;
    const isFriendly = ((against >> ((leader + (trick[WIN_POSITION] ?? 0)) & 3)) & 1) === 0;
    if (position === 3 && moves.ordered) return followLast(at, cards, player, suit, winBit, isFriendly);
    const danger = dangerAfter(position, leader, suit, against, trick[RUFF_SUIT] ?? 0);
    const friendBest = bestFriendAfter(position, leader, suit, against);
    const isSafe =
      (isFriendly && (!canBeat || danger < winBit)) ||
      (canBeat && friendBest > danger && friendBest > winBit);
    const mask = (left[suit] ?? 0) | winBit;
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
        if (isSafe) score += weights[OVERTAKE_SAFE + position - 1] ?? 0;
        else if (bit > danger) score += weights[BEAT_SURE + position - 1] ?? 0;
        else if (isFriendly) score += weights[OVERTAKE_FRIEND + position - 1] ?? 0;
        else score += weights[BEAT + position - 1] ?? 0;
      }
      moves.insert(at, count, score, suit, index);
      count += 1;
    }
    return count;
  }

  return { load, list: listFollows };
}
