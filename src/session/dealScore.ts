import type { PerSeat } from '../engine/seats.js';
import type { FinishedDeal, GameState } from '../engine/state.js';

/** One line of the score sheet: what was played, and what it brought each seat. */
export interface DealScore {
  readonly board: number;
  /** The ids of the contracts; empty when the deal was thrown in. */
  readonly contracts: readonly string[];
  readonly deltas: PerSeat<number>;
}

const scoreOf = ({ deal, settlement }: FinishedDeal): DealScore => ({
  board: deal.board,
  contracts: deal.contracts.map(({ contract }) => contract.id),
  deltas: settlement.deltas,
});

/** The score of the deal that a step has just finished, or null. */
export function finishedBy(before: GameState, after: GameState): DealScore | null {
  if (after.phase !== 'deal' && after.phase !== 'over') return null;
  const earlier = before.phase === 'deal' || before.phase === 'over' ? before.previous : null;
  // A last-deal entry between two deals copies the deal before; that one was told already.
  return after.previous === null || after.previous.deal.board === earlier?.deal.board
    ? null
    : scoreOf(after.previous);
}
