import type { Board } from './board.js';

/** Above every card of a suit: an enemy who can ruff. */
export const RUFFED = 1 << 14;

/** Says how high an enemy who is still to play can go, on a board. */
export type Danger = (
  position: number,
  leader: number,
  suit: number,
  against: number,
  ruff: number,
) => number;

/**
 * Looks at the enemies (`against`, a mask of places) who play after a position of the trick: gives the cards of the suit of the one who
 * has the highest, or `RUFFED` when one of them can ruff.
 */
export function createDanger(board: Board): Danger {
  const { own, left } = board;
  return (position, leader, suit, against, ruff) => {
    let danger = 0;
    for (let later = position + 1; later < 4; later += 1) {
      const other = (leader + later) & 3;
      if (((against >> other) & 1) === 0) continue;
      const hand = (own[(suit << 2) | other] ?? 0) & (left[suit] ?? 0);
      if (hand > danger) danger = hand;
      if (hand !== 0 || ruff < 0 || suit === ruff) continue;
      if (((own[(ruff << 2) | other] ?? 0) & (left[ruff] ?? 0)) !== 0) danger = RUFFED;
    }
    return danger;
  };
}
