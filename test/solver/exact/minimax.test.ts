import { describe, expect, it } from 'vitest';
import { compareOnEndings } from './support/compare.js';

const goals = [
  { name: 'misère', tricks: 0 },
  { name: 'piek', tricks: 1 },
  { name: 'exactly two tricks', tricks: 2 },
];

describe('the exact solver and a plain minimax agree on endings of four cards, for every card and along the line', () => {
  it.each(goals)('$name', ({ tricks }) => {
    const { differences, made, missed } = compareOnEndings('ci', 200, 4, tricks);
    expect(differences).toEqual([]);
    expect(Math.min(made, missed)).toBeGreaterThan(5);
  });

  it.each(goals)('$name, one card shorter and one longer', ({ tricks }) => {
    expect(compareOnEndings('ci', 100, 3, tricks).differences).toEqual([]);
    expect(compareOnEndings('ci', 20, 5, tricks).differences).toEqual([]);
  });
});
