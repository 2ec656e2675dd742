import type { FinishedDeal, GameState } from '../engine/state.js';

/** The deal that a step has finished, or null. */
export function finishedBy(before: GameState, after: GameState): FinishedDeal | null {
  // Between two deals an entry can end the match; the deal before it was finished earlier.
  if (before.phase !== 'auction' && before.phase !== 'play') return null;
  return after.phase === 'deal' || after.phase === 'over' ? after.previous : null;
}
