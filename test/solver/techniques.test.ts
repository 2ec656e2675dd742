import { describe, expect, it } from 'vitest';
import { SUITS } from '../../src/engine/cards.js';
import { pick } from '../../src/engine/random.js';
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
const SIGNATURE = [18188, 103650, 3193, 1249, 9335, 11808, 24939, 74828, 66594, 281];

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

/** Bounds are asked at the start of a trick; two wrong ones that were tried showed in one no-trump ending of a thousand. */
describe('bounds on the tricks to come change no value', () => {
  it.each([0b0101, 0b0011, 0b0001, 0b1011])('of the side %i', (side) => {
    const kind = { name: `bounds ${side}` };
    for (const [cards, endings] of [
      [5, 5000],
      [7, 1000],
    ] as const) {
      const random = endingsOf(kind, cards);
      const whole = createSolver({ memory: 16 << 20 });
      const without = createSolver({ memory: 16 << 20, quickTricks: false });
      for (let ending = 0; ending < endings; ) {
        const trump = ending % 4 === 0 ? pick(SUITS, random) : null;
        const position = { ...randomEnding(kind, cards, random), trump };
        if (position.trick.length > 0) continue;
        ending += 1;
        const { moves } = without.moves(position, side);
        expect(whole.moves(position, side).moves, JSON.stringify(position)).toEqual(moves);
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
