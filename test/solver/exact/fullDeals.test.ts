import { describe, expect, it } from 'vitest';
import { createExactSolver, type ExactGoal } from '../../../src/solver/exact/index.js';
import { afterCard, legalCards } from '../../../src/solver/exact/play.js';
import type { SolverPosition } from '../../../src/solver/position.js';
import { BUDGET, dealsOf, MISERE, PIEK, solveFresh } from './support/fixture.js';

describe('full deals in which the declarer holds a low hand', () => {
  it.each([MISERE, PIEK])('98 of 100 are decided within 200,000 nodes: $name', (fixture) => {
    const solver = createExactSolver();
    const results = dealsOf(fixture).map((deal) => solveFresh(solver, deal, fixture));
    expect(results.filter(({ made }) => made === null).length).toBeLessThanOrEqual(2);
    expect(results.filter(({ made }) => made === true).length).toBeGreaterThan(0);
    expect(results.filter(({ made }) => made === false).length).toBeGreaterThan(0);
  });

  // The signature of the search: these change only when it does, and the message of the change says so.
  it.each([
    { fixture: MISERE, nodes: 176_673 },
    { fixture: PIEK, nodes: 108_585 },
  ])('the first 25 deals take $nodes nodes: $fixture.name', ({ fixture, nodes }) => {
    const solver = createExactSolver();
    const results = dealsOf(fixture, 25).map((deal) => solveFresh(solver, deal, fixture));
    expect(results.reduce((sum, result) => sum + result.nodes, 0)).toBe(nodes);
  });

  it.each([MISERE, PIEK])('the table of the first position serves the rest of the deal: $name', (fixture) => {
    const solver = createExactSolver();
    for (const deal of dealsOf(fixture, 25)) {
      const goal = { declarer: 0, tricks: fixture.tricks } as const;
      const first = solveFresh(solver, deal, fixture);
      const { made, cards } = solver.line(deal, goal, { nodes: BUDGET });
      expect(made).toBe(first.made);
      let at: { position: SolverPosition; goal: ExactGoal } = { position: deal, goal };
      let nodes = 0;
      for (const card of cards) {
        const next = afterCard(at.position, card);
        const tricks = at.goal.tricks - (next.taker === 0 ? 1 : 0);
        at = { position: next.position, goal: { declarer: 0, tricks } };
        const result = solver.solve(at.position, at.goal, { nodes: BUDGET });
        expect(result.made).toBe(made);
        nodes += result.nodes;
      }
      // A position on the line is met once more even when the table knows it.
      expect(nodes).toBeLessThanOrEqual(4 * cards.length + 2 * first.nodes);
    }
  });

  it('the value of a position is that of its best card, from thirteen cards on', () => {
    const solver = createExactSolver();
    for (const fixture of [MISERE, PIEK]) {
      for (const deal of dealsOf(fixture, 10)) {
        const goal = { declarer: 0, tricks: fixture.tricks } as const;
        const { made } = solver.solve(deal, goal);
        const { moves } = solver.moves(deal, goal);
        expect(moves.map(({ card }) => card)).toEqual(legalCards(deal));
        const values = moves.map((move) => move.made);
        expect(deal.leader === 0 ? values.includes(true) : !values.includes(false)).toBe(made);
      }
    }
  });
});
