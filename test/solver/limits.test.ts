import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/solver/index.js';
import { NS, positionOf, readOracle } from './support/oracle.js';

const [first] = readOracle();
const deal = first?.deal ?? '';
const tricks = first?.tricksNS[4]?.[0] ?? -1;
const position = positionOf(deal, null, 0);

describe('a budget', () => {
  it('gives an interval that holds the value when it runs out', () => {
    for (const nodes of [0, 1, 10, 100, 1000]) {
      const solver = createSolver();
      const result = solver.solve(position, NS, { nodes });
      expect(result.nodes).toBeLessThanOrEqual(nodes + 1);
      const [low, high] = result.exact ? [result.tricks, result.tricks] : [result.low, result.high];
      expect(low).toBeLessThanOrEqual(tricks);
      expect(high).toBeGreaterThanOrEqual(tricks);
    }
  });

  it('leaves a table behind that the next try goes on with', () => {
    const solver = createSolver();
    let result = solver.solve(position, NS, { nodes: 3000 });
    for (let attempt = 0; attempt < 200 && !result.exact; attempt += 1) {
      result = solver.solve(position, NS, { nodes: 3000 });
    }
    expect(result).toMatchObject({ exact: true, tricks });
  });

  it('answers null for a bound it could not decide, and every legal card with an interval', () => {
    const solver = createSolver();
    expect(solver.atLeast(position, NS, tricks, { nodes: 3 }).holds).toBeNull();
    const { moves } = solver.moves(position, NS, { nodes: 3 });
    expect(moves).toHaveLength(13);
    expect(moves.every(({ low, high }) => low <= high)).toBe(true);
    expect(moves.some(({ low, high }) => low < high)).toBe(true);
  });

  it('is not needed for bounds beyond the cards', () => {
    const solver = createSolver();
    expect(solver.atLeast(position, NS, 0)).toEqual({ holds: true, nodes: 0 });
    expect(solver.atLeast(position, NS, 14)).toEqual({ holds: false, nodes: 0 });
  });
});

describe('cancelling', () => {
  it('stops the search the next time it asks', () => {
    let asked = 0;
    const cancelled = (): boolean => {
      asked += 1;
      return true;
    };
    // Without its table the search takes long enough to be asked.
    const result = createSolver({ table: false }).solve(position, NS, { cancelled });
    expect(asked).toBe(1);
    expect(result.exact).toBe(false);
    expect(result.nodes).toBeLessThan(10_000);
  });
});

describe('bounds', () => {
  it('hold up to the value and no further', () => {
    const solver = createSolver();
    expect(solver.atLeast(position, NS, tricks).holds).toBe(true);
    expect(solver.atLeast(position, NS, tricks + 1).holds).toBe(false);
  });

  it('are given up for hands that do not fit the trick', () => {
    const [north, east, south] = position.hands;
    const broken = { ...position, hands: [north, east, south, [0, 0, 0, 0]] as const };
    expect(() => createSolver().solve(broken, NS)).toThrow(RangeError);
  });
});

describe('two solvers of one process', () => {
  it('keep their tables apart', () => {
    const positions = readOracle()
      .slice(0, 4)
      .map((one) => positionOf(one.deal, 3, 1));
    const alone = positions.map((one) => createSolver().solve(one, NS));
    const [north, south] = [createSolver(), createSolver()];
    for (const [index, one] of positions.entries()) {
      const other = positions[(index + 1) % positions.length] ?? one;
      expect(north.solve(one, NS)).toEqual(alone[index]);
      south.solve(other, NS);
      expect(north.solve(one, NS)).toMatchObject({ ...alone[index], nodes: expect.any(Number) });
    }
  });

  it('cannot search within the question whether the other must stop', () => {
    const [one, other] = [createSolver({ table: false }), createSolver()];
    const cancelled = (): boolean => !other.solve(position, NS).exact;
    expect(() => one.solve(position, NS, { cancelled })).toThrow('another');
    expect(other.solve(position, NS)).toMatchObject({ exact: true, tricks });
  });
});
