import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/solver/index.js';
import { endingsOf, randomEnding } from '../solver/support/endings.js';
import { CASES, nameOf } from '../solver/support/kinds.js';
import { minimaxMoves } from '../solver/support/minimax.js';
import { LEADERS, NS, positionOf, readOracle, STRAINS } from '../solver/support/oracle.js';

/** Endings in all by cards a hand, spread over the kinds. */
const ENDINGS = [
  [4, 20_000],
  [5, 2000],
  [6, 100],
] as const;

describe('endings are worth what plain minimax says', () => {
  it.each(ENDINGS)('%i cards a hand: %i endings', (cards, endings) => {
    const solver = createSolver({ memory: 16 << 20 });
    const randoms = CASES.map(({ kind }) => endingsOf(kind, 10 * cards));
    for (let ending = 0; ending < endings; ending += 1) {
      const index = ending % CASES.length;
      const one = CASES[index];
      const random = randoms[index];
      if (one === undefined || random === undefined) throw new Error('no kind');
      const position = randomEnding(one.kind, cards, random);
      const { moves } = solver.moves(position, one.counted, { maximise: one.maximise });
      expect(moves, nameOf(one)).toEqual(minimaxMoves(position, one.counted, one.maximise));
    }
  });
});

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
