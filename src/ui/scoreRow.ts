import type { PerSeat, Seat } from '../engine/seats.js';
import type { FinishedDeal } from '../engine/state.js';

/** Who played what, and how it ended. */
interface ScoredContract {
  readonly contract: string;
  readonly declarer: Seat;
  readonly partner: Seat | null;
  readonly made: boolean;
}

/** One finished deal on the score sheet; without contracts it was thrown in. */
export interface ScoreRow {
  readonly board: number;
  readonly contracts: readonly ScoredContract[];
  readonly deltas: PerSeat<number>;
}

/** The row of the score sheet for a finished deal. */
export function scoreRowOf({ deal, settlement }: FinishedDeal): ScoreRow {
  const results = settlement.kind === 'contracts' ? settlement.results : [];
  return {
    board: deal.board,
    contracts: results.map(({ contract, declarer, partner, made }) => ({
      contract,
      declarer,
      partner,
      made,
    })),
    deltas: settlement.deltas,
  };
}
