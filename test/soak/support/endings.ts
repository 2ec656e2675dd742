import { describe, expect, it } from 'vitest';
import { randomFor } from '../../../src/engine/random.js';
import { createSolver } from '../../../src/solver/index.js';
import { randomEnding } from '../../solver/support/endings.js';
import { CASES, nameOf } from '../../solver/support/kinds.js';
import { minimaxMoves } from '../../solver/support/minimax.js';

/**
 * The test of so many random endings of every kind, each with every legal card valued: one case a kind, with endings and a solver
 * of its own. Each number of cards is a file, so that they run beside each other.
 */
export function compareEveryKind(cards: number, endings: number): void {
  describe(`${endings} endings of ${cards} cards a kind are worth what plain minimax says`, () => {
    it.each(CASES.map((one) => [nameOf(one), one] as const))('%s', (name, { kind, counted, maximise }) => {
      const random = randomFor('solver soak', name, cards);
      const solver = createSolver({ memory: 16 << 20 });
      for (let ending = 0; ending < endings; ending += 1) {
        const position = randomEnding(kind, cards, random);
        const { moves } = solver.moves(position, counted, { maximise });
        expect(moves, JSON.stringify(position)).toEqual(minimaxMoves(position, counted, maximise));
      }
    });
  });
}
