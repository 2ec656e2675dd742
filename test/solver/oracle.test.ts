import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/solver/index.js';
import { LEADERS, NS, positionOf, readOracle, STRAINS } from './support/oracle.js';

const deals = readOracle();
const ENOUGH_MS = 120_000;

/** One of the twenty results of each deal here, each strain and leader in its turn; the soak takes all 2,000. */
describe('whole deals are worth what DDS says', () => {
  it.each(STRAINS.map((strain, index) => [strain ?? 'no trump', index] as const))(
    'strain %s',
    (_, index) => {
      const solver = createSolver();
      deals.forEach(({ deal, tricksNS }, number) => {
        if (number % STRAINS.length !== index) return;
        const leader = LEADERS[Math.floor(number / STRAINS.length) % LEADERS.length] ?? 0;
        solver.forget();
        const result = solver.solve(positionOf(deal, STRAINS[index] ?? null, leader), NS);
        expect(result, deal).toMatchObject({ exact: true, tricks: tricksNS[index]?.[leader] });
      });
    },
    ENOUGH_MS,
  );
});
