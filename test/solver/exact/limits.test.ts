import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/engine/cards.js';
import { randomFor } from '../../../src/engine/random.js';
import { createExactSolver } from '../../../src/solver/exact/index.js';
import type { SolverPosition } from '../../../src/solver/position.js';
import { dealsOf, MISERE, PIEK, solveFresh } from './support/fixture.js';
import { anyPlace, ENDINGS, ending, handsOf, opening } from './support/hands.js';

const misere = { declarer: 0, tricks: 0 } as const;

/** The deal that takes most nodes among the first ten of the fixture. */
const hardest = ((): SolverPosition => {
  const solver = createExactSolver();
  const deals = dealsOf(MISERE, 10).map((deal) => ({ deal, nodes: solveFresh(solver, deal, MISERE).nodes }));
  const [worst] = deals.sort((a, b) => b.nodes - a.nodes);
  if (worst === undefined) throw new Error('no deals');
  return worst.deal;
})();

describe('the limits of a search', () => {
  it('stops at its budget and says that it does not know', () => {
    const solver = createExactSolver();
    const { made, nodes } = solver.solve(hardest, misere, { nodes: 50 });
    expect(made).toBeNull();
    expect(nodes).toBe(50);
  });

  it('goes on where it stopped, since what was proved stays in the table', () => {
    const whole = createExactSolver().solve(hardest, misere);
    const solver = createExactSolver();
    let answer = solver.solve(hardest, misere, { nodes: 1000 });
    let rounds = 1;
    for (; answer.made === null; rounds += 1) answer = solver.solve(hardest, misere, { nodes: 1000 });
    expect(answer.made).toBe(whole.made);
    expect(rounds).toBeGreaterThan(1);
  });

  it('stops when it is cancelled, and works again afterwards', () => {
    const solver = createExactSolver();
    expect(solver.solve(hardest, misere, { cancelled: () => true }).made).toBeNull();
    expect(solver.solve(hardest, misere).made).toBe(createExactSolver().solve(hardest, misere).made);
  });

  it('values cards as unknown and shortens the line when the budget is spent', () => {
    const solver = createExactSolver();
    expect(solver.moves(hardest, misere, { nodes: 0 }).moves.every(({ made }) => made === null)).toBe(true);
    expect(solver.line(hardest, misere, { nodes: 0 })).toEqual({ made: null, nodes: 0, cards: [] });
  });

  it('gives the same answers with a table of a single bucket', () => {
    const small = createExactSolver(1);
    const large = createExactSolver();
    for (let index = 0; index < 150; index += 1) {
      const random = randomFor('small table', index);
      const declarer = anyPlace(random);
      const position = ending(random, 5, ENDINGS[index % ENDINGS.length] ?? 'low hand', declarer);
      const goal = { declarer, tricks: index % 2 };
      expect(small.solve(position, goal).made).toBe(large.solve(position, goal).made);
    }
  });

  it('answers for each of several declarers by himself (R8.3)', () => {
    const solver = createExactSolver();
    for (const deal of dealsOf(PIEK, 5)) {
      const goals = [0, 1, 2, 3].flatMap((declarer) => [0, 1].map((tricks) => ({ declarer, tricks })));
      for (const { declarer, tricks } of goals) {
        const place = declarer === 0 ? 0 : declarer === 1 ? 1 : declarer === 2 ? 2 : 3;
        const alone = createExactSolver().solve(deal, { declarer: place, tricks }, { nodes: 20_000 });
        const together = solver.solve(deal, { declarer: place, tricks }, { nodes: 20_000 });
        if (alone.made !== null && together.made !== null) expect(together.made).toBe(alone.made);
      }
    }
  });
});

describe('what cannot be asked', () => {
  const [deal] = dealsOf(MISERE, 1);
  if (deal === undefined) throw new Error('no deal');

  it.each([
    { what: 'a trump suit', position: { ...deal, trump: 0 as const } },
    {
      what: 'a called card',
      position: {
        ...deal,
        duty: {
          card: cardOf(0, 12),
          holder: 1 as const,
          holderLead: 'free' as const,
          firstLeadOnly: false,
          wasLed: false,
          discard: 'free' as const,
        },
      },
    },
    { what: 'unequal hands', position: { ...deal, trick: [cardOf(0, 0)] } },
    {
      what: 'a complete trick on the table',
      position: { ...deal, trick: [0, 1, 2, 3].map((rank) => cardOf(0, rank)) },
    },
  ])('$what', ({ position }) => {
    expect(() => createExactSolver().solve(position, misere)).toThrow(RangeError);
  });

  it('more tricks than are left, or fewer than none, are never made', () => {
    const position = opening(handsOf([cardOf(0, 12), cardOf(0, 3), cardOf(0, 2), cardOf(0, 1)], 1), 0);
    const solver = createExactSolver();
    expect(solver.solve(position, { declarer: 0, tricks: 1 }).made).toBe(true);
    expect(solver.solve(position, { declarer: 0, tricks: 2 }).made).toBe(false);
    expect(solver.solve(position, { declarer: 0, tricks: -1 }).made).toBe(false);
  });
});
