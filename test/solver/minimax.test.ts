import { describe, expect, it } from 'vitest';
import { createSolver, type Side, type SolverPosition } from '../../src/solver/index.js';
import { endingsOf, randomEnding } from './support/endings.js';
import { CASES, nameOf } from './support/kinds.js';
import { minimaxMoves } from './support/minimax.js';

const ENDINGS = 1000;
const CARDS = 4;

describe('the value of every legal card is that of plain minimax', () => {
  it.each(CASES.map((one) => [nameOf(one), one] as const))('%s', (_, { kind, counted, maximise }) => {
    const random = endingsOf(kind, CARDS);
    const solver = createSolver({ memory: 8 << 20 });
    for (let ending = 0; ending < ENDINGS; ending += 1) {
      const position = randomEnding(kind, CARDS, random);
      const { moves } = solver.moves(position, counted, { maximise });
      expect(moves, JSON.stringify(position)).toEqual(minimaxMoves(position, counted, maximise));
    }
  });
});

/** Endings in which a row was left out as small without pinning that its cards are neighbours, so that the table answered others wrongly. */
const ROWS_LEFT_OUT: readonly (readonly [Side, Side, SolverPosition])[] = [
  [
    0b0001,
    0b1110,
    {
      hands: [
        [0xa06, 0, 0, 0],
        [0x99, 0, 0, 0],
        [0x1440, 0x400, 0, 0],
        [0x120, 0x1800, 0, 0],
      ],
      trump: 2,
      leader: 1,
      trick: [],
      duty: null,
    },
  ],
  [
    0b0101,
    0b1010,
    {
      hands: [
        [0x8, 0x1000, 0, 0x404],
        [0x2a1, 0, 0, 0],
        [0x840, 0, 0x100, 0x20],
        [0x4, 0x21, 0x8, 0],
      ],
      trump: 3,
      leader: 2,
      trick: [],
      duty: null,
    },
  ],
];

describe('a row of neighbours that is left out still says which cards must be neighbours', () => {
  it.each(ROWS_LEFT_OUT)('counted %i, maximised by %i', (counted, maximise, position) => {
    for (const quickTricks of [true, false]) {
      const { moves } = createSolver({ quickTricks }).moves(position, counted, { maximise });
      expect(moves).toEqual(minimaxMoves(position, counted, maximise));
    }
  });
});
