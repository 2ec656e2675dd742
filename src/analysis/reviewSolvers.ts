import { soleContract } from '../engine/naming.js';
import type { Deal, Declared } from '../engine/state.js';
import { createExactSolver, type ExactSolver } from '../solver/exact/index.js';
import { createSolver, type Solver } from '../solver/index.js';
import { exactJudge } from './reviewExact.js';
import type { Judge } from './reviewJudge.js';
import { trickJudge } from './reviewTricks.js';

/** The solvers that a review keeps: their tables serve all positions of a deal. */
export interface ReviewSolvers {
  readonly tricks: Solver;
  readonly exact: ExactSolver;
}

/** Solvers for reviews, with tables of at most so many bytes each, the usual size when left out. */
export const reviewSolvers = (memory?: number): ReviewSolvers => ({
  tricks: createSolver(memory === undefined ? {} : { memory }),
  exact: createExactSolver(memory),
});

/**
 * A judge for the contracts of a deal, or null where the solver has none: for several contracts with a number of tricks to
 * reach, and for an exact number of tricks with trump or with a partner.
 */
export function judgeFor(solvers: ReviewSolvers, deal: Deal): Judge | null {
  const { contracts } = deal;
  const sole = soleContract(deal);
  if (sole?.contract.goal.kind === 'at-least') return trickJudge(solvers.tricks, deal, sole);
  const isExact = ({ contract }: Declared): boolean =>
    contract.goal.kind === 'exactly' && contract.side === 'alone' && contract.trump === 'none';
  return contracts.length > 0 && contracts.every(isExact) ? exactJudge(solvers.exact, contracts) : null;
}
