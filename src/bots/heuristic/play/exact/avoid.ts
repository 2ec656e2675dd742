import {
  BOARD_SUITS,
  type Board,
  belowBest,
  bottom,
  codeOf,
  dangerIn,
  firstDanger,
  handOf,
  needsOf,
  top,
} from './board.js';

/** How a player who knows all hands, but thinks no further than a suit, gets his exact number of tricks. */

/** Whether somebody among the last so many to play has to go over a rank in a suit. */
function somebodyMustGoOver(board: Board, own: number, suit: number, rank: number, players: number): boolean {
  for (let step = 1; step <= players; step += 1) {
    const mask = handOf(board, (own + step) & 3, suit);
    if (mask !== 0 && (mask & ((1 << rank) - 1)) === 0) return true;
  }
  return false;
}

/** The highest card of a mask that somebody after must beat, or -1. */
function highestSafe(board: Board, own: number, suit: number, mask: number, players: number): number {
  for (let rest = mask; rest !== 0; ) {
    const rank = top(rest);
    if (somebodyMustGoOver(board, own, suit, rank, players)) return rank;
    rest &= ~(1 << rank);
  }
  return -1;
}

/** Whether nobody after can beat a rank in a suit. */
function winsFor(board: Board, own: number, suit: number, rank: number, players: number): boolean {
  for (let step = 1; step <= players; step += 1) {
    if (handOf(board, (own + step) & 3, suit) >> (rank + 1) !== 0) return false;
  }
  return true;
}

/** In how many suits a hand can be caught. */
function exposedSuits(board: Board, own: number): number {
  let count = 0;
  for (const suit of BOARD_SUITS) if (firstDanger(board, own, suit) !== 0) count += 1;
  return count;
}

/** Whether a suit of a hand is safe once this card is gone. */
function isCuredWithout(board: Board, own: number, suit: number, rank: number): boolean {
  const index = own * 4 + suit;
  const mask = handOf(board, own, suit);
  board.hands[index] = mask & ~(1 << rank);
  const danger = dangerIn(board, own, suit);
  board.hands[index] = mask;
  return danger === 0;
}

/** In how many suits a hand can be caught once this card is gone. */
function exposedWithout(board: Board, own: number, suit: number, rank: number): number {
  const before = firstDanger(board, own, suit) === 0 ? 0 : 1;
  return exposedSuits(board, own) - before + (isCuredWithout(board, own, suit, rank) ? 0 : 1);
}

/** Whether to take the trick with this card rather than duck with that one, when a trick is still wanted. */
function isTimeToTake(board: Board, own: number, needs: number, winner: number, duck: number): boolean {
  const taken = exposedWithout(board, own, board.led, winner);
  if (duck < 0) return true;
  const ducked = exposedWithout(board, own, board.led, duck);
  return Math.max(0, taken - (needs - 1)) <= Math.max(0, ducked - needs);
}

function follow(board: Board, own: number, mask: number): number {
  const { led } = board;
  const after = 3 - board.played;
  const below = mask & belowBest(board);
  const needs = needsOf(board, own);
  const duck = below === 0 ? highestSafe(board, own, led, mask, after) : top(below);
  const winner = top(mask);
  if (needs > 0 && winner > board.strength && winsFor(board, own, led, winner, after)) {
    if (isTimeToTake(board, own, needs, winner, duck)) return codeOf(led, winner);
  }
  return codeOf(led, duck >= 0 ? duck : winner);
}

function lead(board: Board, own: number): number {
  const needs = needsOf(board, own);
  let card = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const suit of BOARD_SUITS) {
    const mask = handOf(board, own, suit);
    if (mask === 0) continue;
    const safe = highestSafe(board, own, suit, mask, 3);
    const rank = safe >= 0 ? safe : bottom(mask);
    const score = (safe >= 0 ? 100 : 0) + (firstDanger(board, own, suit) === 0 ? 0 : 20) - rank;
    if (score > most) {
      most = score;
      card = codeOf(suit, rank);
    }
    const boss = top(mask);
    if (
      needs > 0 &&
      winsFor(board, own, suit, boss, 3) &&
      exposedWithout(board, own, suit, boss) <= needs - 1
    ) {
      return codeOf(suit, boss);
    }
  }
  return card;
}

function discard(board: Board, own: number): number {
  const needs = needsOf(board, own);
  let card = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const suit of BOARD_SUITS) {
    const mask = handOf(board, own, suit);
    if (mask === 0) continue;
    const rank = top(mask);
    const danger = firstDanger(board, own, suit);
    let score = rank;
    if (danger !== 0) {
      score = (isCuredWithout(board, own, suit, rank) ? 200 : 100) - 10 * (danger >> 4) + rank / 2;
    }
    if (needs > 0 && winsFor(board, own, suit, rank, 3)) score -= 150;
    if (score > most) {
      most = score;
      card = codeOf(suit, rank);
    }
  }
  return card;
}

/** The card with which a place plays for its own number of tricks. */
export function avoid(board: Board, own: number): number {
  if (board.played === 0) return lead(board, own);
  const mask = handOf(board, own, board.led);
  return mask !== 0 ? follow(board, own, mask) : discard(board, own);
}
