import { describe, expect, it } from 'vitest';
import { createSolver, type SolverOptions } from '../../src/solver/index.js';
import { endingsOf, randomEnding } from './support/endings.js';
import { CASES, nameOf } from './support/kinds.js';
import { LEADERS, NS, positionOf, readOracle, STRAINS } from './support/oracle.js';

const ENDINGS_A_CASE = 4;

/** With how few cards a hand a technique can be missed: without the table the search visits every line of play. */
const SWITCHED: readonly (readonly [name: string, cards: number, options: SolverOptions])[] = [
  ['without the table', 4, { table: false }],
  ['without ordering', 6, { ordering: false }],
  ['without quick tricks', 6, { quickTricks: false }],
  ['with a table that is full after a thousand positions', 6, { memory: 1 }],
];

/** The trick nodes of ten deals: any change of the search shows here, and is then either wanted or found out. */
const SIGNATURE = [18329, 103874, 3193, 1249, 9481, 11808, 24956, 74864, 66952, 281];

describe('no technique changes a value', () => {
  it.each(SWITCHED)('%s', (_, cards, options) => {
    const whole = createSolver({ memory: 16 << 20 });
    const without = createSolver({ memory: 16 << 20, ...options });
    for (const { kind, counted, maximise } of CASES) {
      const random = endingsOf(kind, cards);
      for (let ending = 0; ending < ENDINGS_A_CASE; ending += 1) {
        const position = randomEnding(kind, cards, random);
        const { moves } = without.moves(position, counted, { maximise });
        expect(moves, nameOf({ kind, counted, maximise })).toEqual(
          whole.moves(position, counted, { maximise }).moves,
        );
      }
    }
  });
});

describe('the signature of the solver', () => {
  it('is the number of trick nodes of ten deals', () => {
    const solver = createSolver();
    const nodes = readOracle()
      .slice(0, 10)
      .map(({ deal }, index) => {
        solver.forget();
        return solver.solve(positionOf(deal, STRAINS[index % 5] ?? null, LEADERS[index % 4] ?? 0), NS).nodes;
      });
    expect(nodes).toEqual(SIGNATURE);
  });
});
