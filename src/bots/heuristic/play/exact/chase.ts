import {
  BOARD_SUITS,
  type Board,
  belowBest,
  bottom,
  codeOf,
  dangerIn,
  firstDanger,
  handOf,
  hasPlayed,
  NO_AIM,
  NOBODY,
  needsOf,
  PLACES,
  top,
  UNKNOWN,
} from './board.js';

/** How a player who knows all hands, but thinks no further than a suit, plays against who wants an exact number of tricks. */

/** Against whom a place plays: who is winning the trick, else who has still to play to it, else anybody with an aim; -1 for nobody. */
function targetOf(board: Board, own: number): number {
  let target = -1;
  let urgency = 0;
  for (const place of PLACES) {
    if (place === own || needsOf(board, place) === NO_AIM) continue;
    const isWinning = board.played > 0 && board.best === place;
    const now = isWinning ? 3 : board.played > 0 && !hasPlayed(board, place) ? 2 : 1;
    if (now > urgency) {
      urgency = now;
      target = place;
    }
  }
  return target;
}

/** How many of a hand's cards no other hand can beat in their suits. */
function bosses(board: Board, owner: number): number {
  let count = 0;
  for (const suit of BOARD_SUITS) {
    let others = 0;
    for (const place of PLACES) if (place !== owner) others |= handOf(board, place, suit);
    if (others === 0) continue;
    let mask = handOf(board, owner, suit);
    while (mask > others) {
      count += 1;
      mask &= ~(1 << top(mask));
    }
  }
  return count;
}

/** Whether a declarer who still wants tricks is beaten by taking them from him: he can neither be caught too often nor win at will. */
function canBeRobbed(board: Board, target: number): boolean {
  const needs = needsOf(board, target);
  let catches = 0;
  for (const suit of BOARD_SUITS) if (firstDanger(board, target, suit) !== 0) catches += 1;
  return catches <= needs && bosses(board, target) < needs;
}

function isRobbed(board: Board, target: number): boolean {
  if (needsOf(board, target) === 0) return false;
  if (board.robbed === UNKNOWN) board.robbed = canBeRobbed(board, target) ? target : NOBODY;
  return board.robbed === target;
}

function lead(board: Board, own: number, target: number, robs: boolean): number {
  let card = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const suit of BOARD_SUITS) {
    const mask = handOf(board, own, suit);
    if (mask === 0) continue;
    const his = handOf(board, target, suit);
    const danger = firstDanger(board, target, suit);
    const below = danger === 0 ? 0 : mask & ((1 << (danger & 15)) - 1);
    const rank = robs || below === 0 ? (robs ? top(mask) : bottom(mask)) : top(below);
    const score = robs
      ? top(mask) - top(his | 1)
      : danger !== 0
        ? 200 - 20 * (danger >> 4) + (below === 0 ? -30 : 0)
        : his === 0
          ? -20
          : -rank;
    if (score > most) {
      most = score;
      card = codeOf(suit, rank);
    }
  }
  return card;
}

function follow(board: Board, mask: number, target: number, robs: boolean): number {
  const { led } = board;
  if (robs) return codeOf(led, top(mask));
  const below = mask & belowBest(board);
  if (hasPlayed(board, target)) {
    if (board.best !== target) return codeOf(led, top(mask));
    return codeOf(led, top(below === 0 ? mask : below));
  }
  const his = handOf(board, target, led);
  if (his === 0) return codeOf(led, top(mask));
  const danger = firstDanger(board, target, led);
  const limit = Math.max(board.strength, danger === 0 ? bottom(his) : danger & 15);
  const low = mask & ((1 << Math.max(0, Math.min(13, limit))) - 1);
  if (low !== 0) return codeOf(led, top(low));
  return codeOf(led, danger === 0 ? top(mask) : bottom(mask));
}

function discard(board: Board, own: number, target: number, robs: boolean): number {
  let card = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const suit of BOARD_SUITS) {
    const mask = handOf(board, own, suit);
    if (mask === 0) continue;
    const rank = robs ? bottom(mask) : top(mask);
    let score = robs ? -rank : rank;
    if (!robs && handOf(board, target, suit) !== 0) {
      const danger = firstDanger(board, target, suit);
      if (danger !== 0) score = rank > (danger & 15) ? rank + 10 : rank - 40;
      else if (dangerIn(board, target, suit, own) !== 0) score = rank + 40;
    }
    if (score > most) {
      most = score;
      card = codeOf(suit, rank);
    }
  }
  return card;
}

/** The card with which a place without an aim of its own plays against the declarers. */
export function chase(board: Board, own: number): number {
  const target = targetOf(board, own);
  const follows = board.played > 0 ? handOf(board, own, board.led) : 0;
  if (target < 0) return anyCard(board, own, follows);
  const robs = isRobbed(board, target);
  if (board.played === 0) return lead(board, own, target, robs);
  return follows !== 0 ? follow(board, follows, target, robs) : discard(board, own, target, robs);
}

/** The highest card that may be played, where nothing is at stake. */
function anyCard(board: Board, own: number, follows: number): number {
  if (follows !== 0) return codeOf(board.led, top(follows));
  let card = 0;
  for (const suit of BOARD_SUITS) {
    const mask = handOf(board, own, suit);
    if (mask !== 0) card = codeOf(suit, top(mask));
  }
  return card;
}
