import { describe, expect, it } from 'vitest';
import { compareOnEndings } from '../solver/exact/support/compare.js';

const goals = [
  { name: 'misère', tricks: 0 },
  { name: 'piek', tricks: 1 },
  { name: 'exactly two tricks', tricks: 2 },
];

describe('the exact solver and a plain minimax agree on many endings', () => {
  it.each(goals)('$name: 20,000 endings of four cards', ({ tricks }) => {
    expect(compareOnEndings('soak', 20_000, 4, tricks).differences).toEqual([]);
  });

  it.each(goals)('$name: 2,000 endings of five cards', ({ tricks }) => {
    expect(compareOnEndings('soak', 2_000, 5, tricks).differences).toEqual([]);
  });

  it.each(goals)('$name: 100 endings of six cards', ({ tricks }) => {
    expect(compareOnEndings('soak', 100, 6, tricks).differences).toEqual([]);
  });
});
