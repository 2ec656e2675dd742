import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/solver/index.js';
import { LEADERS, NS, positionOf, readOracle, STRAINS } from '../solver/support/oracle.js';

describe('whole deals are worth what DDS says', () => {
  it.each(STRAINS.map((strain, index) => [strain ?? 'no trump', index] as const))(
    'all leaders of a hundred deals, strain %s',
    (_, index) => {
      const solver = createSolver();
      for (const { deal, tricksNS } of readOracle()) {
        solver.forget();
        const found = LEADERS.map((leader) =>
          solver.solve(positionOf(deal, STRAINS[index] ?? null, leader), NS),
        );
        expect(found.map((result) => (result.exact ? result.tricks : null))).toEqual(tricksNS[index]);
      }
    },
  );
});
