import { avoid } from './avoid.js';
import { type Board, NO_AIM, needsOf, PLACES, playOn } from './board.js';
import { chase } from './chase.js';

/** Whether any place can still reach its aim, or has to pay for more tricks. */
function isOpen(board: Board): boolean {
  for (const place of PLACES) if (needsOf(board, place) !== NO_AIM) return true;
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
