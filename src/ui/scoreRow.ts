import type { PerSeat, Seat } from '../engine/seats.js';
import type { FinishedDeal } from '../engine/state.js';

/** Who played what, and how it ended. */
interface ScoredContract {
  readonly contract: string;
  readonly declarer: Seat;
  readonly partner: Seat | null;
  readonly made: boolean;
}

/** A special game that was played, and who won it. */
export interface ScoredGame {
  readonly game: string;
  readonly winners: readonly Seat[];
}

/** One finished deal on the score sheet; without contracts and game it was thrown in. */
export interface ScoreRow {
  readonly board: number;
  readonly contracts: readonly ScoredContract[];
  readonly game: ScoredGame | null;
  /** Who had a part in the deal; with five players the dealer had none (R11.2). */
  readonly active: readonly Seat[];
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
    game:
      settlement.kind === 'game'
        ? { game: settlement.result.game, winners: settlement.result.winners }
        : null,
    active: deal.active,
    deltas: settlement.deltas,
  };
}
