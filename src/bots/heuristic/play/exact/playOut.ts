import { avoid } from './avoid.js';
import { type Board, isSafeForEver, NO_AIM, needsOf, PLACES, playOn } from './board.js';
import { chase } from './chase.js';

/** Whether the outcome is still open at the start of a trick: some place has an aim that is not yet safe for ever. */
function isOpen(board: Board): boolean {
  for (const place of PLACES) {
    const needs = needsOf(board, place);
    if (needs > 0 || (needs === 0 && (place === board.turn || !isSafeForEver(board, place)))) return true;
  }
  return false;
}

/** Plays an imagined deal to its end, everybody by the rules of thumb for his part; it stops when nothing is at stake any more. */
export function playOut(board: Board): void {
  while (board.left > 0) {
    if (board.played === 0 && !isOpen(board)) return;
    const { turn } = board;
    playOn(board, needsOf(board, turn) === NO_AIM ? chase(board, turn) : avoid(board, turn));
  }
}
