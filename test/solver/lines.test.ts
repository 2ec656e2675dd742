import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/solver/index.js';
import { endingsOf, randomEnding } from './support/endings.js';
import { CASES, nameOf } from './support/kinds.js';
import { LEADERS, NS, positionOf, readOracle, STRAINS } from './support/oracle.js';
import { legalCards, playCard, toPosition, toTable } from './support/table.js';

describe('a best line', () => {
  it.each(CASES.map((one) => [nameOf(one), one] as const))(
    'is legal and comes to the value: %s',
    (_, one) => {
      const { kind, counted, maximise } = one;
      const random = endingsOf(kind, 5);
      const solver = createSolver({ memory: 8 << 20 });
      for (let ending = 0; ending < 8; ending += 1) {
        const position = randomEnding(kind, 5, random);
        const { cards, result } = solver.bestLine(position, counted, { maximise });
        const table = toTable(position);
        let taken = 0;
        for (const card of cards) {
          expect(legalCards(table)).toContain(card);
          playCard(table, card);
          if (table.trick.length === 0) taken += (counted >> table.leader) & 1;
        }
        expect(table.hands.flat()).toEqual([]);
        expect(result).toMatchObject({ exact: true, tricks: taken });
      }
    },
  );

  it('is empty when the budget runs out', () => {
    const [first] = readOracle();
    const line = createSolver().bestLine(positionOf(first?.deal ?? '', null, 0), NS, { nodes: 5 });
    expect(line.cards).toEqual([]);
    expect(line.result.exact).toBe(false);
  });
});

describe('the positions of one deal', () => {
  it('cost together little more than the first, for the table is kept', () => {
    const deal = readOracle()[1]?.deal ?? '';
    const solver = createSolver();
    const start = positionOf(deal, STRAINS[0] ?? null, LEADERS[1] ?? 0);
    const first = solver.solve(start, NS);
    const { cards } = solver.bestLine(start, NS);
    const table = toTable(start);
    let later = 0;
    for (const card of cards) {
      playCard(table, card);
      later += solver.solve(toPosition(table), NS).nodes;
    }
    expect(later).toBeLessThan(first.nodes / 2);
  });

  it('are solved afresh after the solver has forgotten them', () => {
    const deal = readOracle()[1]?.deal ?? '';
    const solver = createSolver();
    const position = positionOf(deal, null, 0);
    const first = solver.solve(position, NS);
    expect(solver.solve(position, NS).nodes).toBeLessThan(10);
    solver.forget();
    expect(solver.solve(position, NS)).toEqual(first);
  });
});
