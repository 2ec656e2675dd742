import type { ExactResult, ExactSolver } from '../../../../src/solver/exact/index.js';
import type { SolverPosition } from '../../../../src/solver/position.js';
import { dealsWithUnsafe } from './hands.js';

/** The nodes that every deal of the fixture may take. */
export const BUDGET = 200_000;

/** A hundred full deals for one contract: the tricks it wants and the unsafe cards of the declarer's hand at most. */
export interface Fixture {
  readonly name: string;
  readonly tricks: number;
  readonly unsafe: number;
}

export const MISERE: Fixture = { name: 'misère, at most one unsafe card', tricks: 0, unsafe: 1 };
export const PIEK: Fixture = { name: 'piek, at most two unsafe cards', tricks: 1, unsafe: 2 };

const drawn = new Map<Fixture, readonly SolverPosition[]>();

/** The first so many deals of a fixture, with place 0 as the declarer. */
export function dealsOf(fixture: Fixture, count = 100): readonly SolverPosition[] {
  const known = drawn.get(fixture) ?? [];
  if (known.length >= count) return known.slice(0, count);
  const deals = dealsWithUnsafe('unsafe', count, 0, fixture.unsafe);
  drawn.set(fixture, deals);
  return deals;
}

/** Solves a deal as if it were the first one. */
export function solveFresh(solver: ExactSolver, deal: SolverPosition, fixture: Fixture): ExactResult {
  solver.forget();
  return solver.solve(deal, { declarer: 0, tricks: fixture.tricks }, { nodes: BUDGET });
}
