import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/solver/index.js';
import { endingsOf, randomEnding } from './support/endings.js';
import { CASES, nameOf } from './support/kinds.js';
import { minimaxMoves } from './support/minimax.js';

const ENDINGS = 200;
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
