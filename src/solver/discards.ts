import { type Board, LED, type LoadedDeal, RUFF_SUIT, WIN_BIT, WIN_POSITION, WIN_SUIT } from './board.js';
import { createDanger, RUFFED } from './danger.js';
import type { MoveList } from './moveList.js';
import { BIT_COUNT, fixedArray, KTH_HIGHEST, SUIT_BITS } from './suitStates.js';
import { NO_TRUMP, WITH_TRUMP } from './weights.js';

/** The moves of who cannot follow suit. */
export interface Discards {
  load(deal: LoadedDeal): void;
  /** Lists what who cannot follow may play to the trick under way, and gives the number. */
  list(at: number, position: number, leader: number): number;
}

/** The weights in the order of the numbers below, by which they are looked up. */
const WEIGHTS = [
  'discardLength',
  'discardRank',
  'discardGuard',
  'discardBareHighest',
  'discardHighest',
  'discardToVoid',
  'ruff',
  'ruffSafe',
  'underRuff',
] as const;
const LENGTH = 0;
const RANK = 1;
const GUARD = 2;
const BARE_HIGHEST = 3;
const HIGHEST = 4;
const TO_VOID = 5;
const RUFF = 6;
const RUFF_SAFE = 7;
const UNDER_RUFF = 8;

/** Orders ruffs by whether the trick is won without them, and discards by what they give away. */
export function createDiscards(board: Board, moves: MoveList): Discards {
  const { own, lowest, left, enemies, trick } = board;
  const dangerAfter = createDanger(board);
  const weights = fixedArray(WEIGHTS.length);
  let trump = -1;
  let dutySuit = -1;
  let dutyBit = 0;
  let holder = 0;
  let keepToTheLast = false;
  let mustRuff = false;

  function load(deal: LoadedDeal): void {
    trump = deal.trump;
    const chosen = trump < 0 ? NO_TRUMP : WITH_TRUMP;
    WEIGHTS.forEach((name, index) => {
      weights[index] = chosen[name];
    });
    ({ dutySuit, dutyBit, holder, keepToTheLast, mustRuff } = deal.rules);
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

  /** What a suit is worth to who discards from it, whichever card he plays. */
  function scoreSuit(suit: number, mine: number, top: number, second: number, canRuff: boolean): number {
    const length = BIT_COUNT[mine] ?? 0;
    let score = (weights[LENGTH] ?? 0) * length;
    if (length === 2 && (mine & second) !== 0) score += weights[GUARD] ?? 0;
    if (length !== 1) return score;
    if (mine === top) score += weights[BARE_HIGHEST] ?? 0;
    if (canRuff && suit !== trump) score += weights[TO_VOID] ?? 0;
    return score;
  }

  function list(at: number, position: number, leader: number): number {
    const ruff = trick[RUFF_SUIT] ?? 0;
    const winSuit = trick[WIN_SUIT] ?? 0;
    const player = (leader + position) & 3;
    const suits = ruff < 0 || mustRuff ? allowedSuits(player, ruff) : 15;
    const canRuff = ruff >= 0 && ((own[(ruff << 2) | player] ?? 0) & (left[ruff] ?? 0)) !== 0;
    const last = keepToTheLast && player === holder && at >> 6 !== 1 ? dutySuit : -1;
    let count = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const mine = (own[(suit << 2) | player] ?? 0) & (left[suit] ?? 0);
      if (mine === 0 || ((suits >> suit) & 1) === 0) continue;
      if (suit === ruff) {
        count = listRuffs(at, count, position, leader);
        continue;
      }
      // A trump that cannot ruff in this trick may yet be the card to beat.
      const mask = (left[suit] ?? 0) | (winSuit === suit ? (trick[WIN_BIT] ?? 0) : 0);
      const top = KTH_HIGHEST[(mask << 4) | 1] ?? 0;
      const suitScore = scoreSuit(suit, mine, top, KTH_HIGHEST[(mask << 4) | 2] ?? 0, canRuff);
      let rest = (lowest[(suit << SUIT_BITS) | mask] ?? 0) & mine;
      if (suit === last) rest &= ~dutyBit;
      for (; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const index = 31 - Math.clz32(bit);
        const score = suitScore - index * (weights[RANK] ?? 0) + (bit === top ? (weights[HIGHEST] ?? 0) : 0);
        moves.insert(at, count, score, suit, index);
        count += 1;
      }
    }
    return count;
  }

  /** Lists the trumps of who can ruff. */
  function listRuffs(at: number, before: number, position: number, leader: number): number {
    const led = trick[LED] ?? 0;
    const winBit = trick[WIN_BIT] ?? 0;
    const player = (leader + position) & 3;
    const against = enemies[player] ?? 0;
    let isSafe = false;
    if (((against >> ((leader + (trick[WIN_POSITION] ?? 0)) & 3)) & 1) === 0) {
      const highest = dangerAfter(position, leader, led, against, trump);
      isSafe = highest < (trick[WIN_SUIT] === led ? winBit : RUFFED);
    }
    const beaten = trick[WIN_SUIT] === trump ? winBit : 0;
    const mask = (left[trump] ?? 0) | beaten;
    const mine = (own[(trump << 2) | player] ?? 0) & mask;
    let count = before;
    let rest = (lowest[(trump << SUIT_BITS) | mask] ?? 0) & mine;
    if (keepToTheLast && player === holder && at >> 6 !== 1 && trump === dutySuit) rest &= ~dutyBit;
    for (; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const index = 31 - Math.clz32(bit);
      let score = weights[UNDER_RUFF] ?? 0;
      if (bit > beaten) score = weights[isSafe ? RUFF_SAFE : RUFF] ?? 0;
      moves.insert(at, count, bit > beaten && isSafe ? score : score - index, trump, index);
      count += 1;
    }
    return count;
  }

  return { load, list };
}
