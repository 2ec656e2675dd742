import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/cli/nearest.js';

describe('the nearest word', () => {
  it.each([
    ['scoer', 'score'],
    ['chek', 'check'],
    ['rulse', 'rules'],
    ['Variant', 'variants'],
  ])('%s was meant as %s', (typed, meant) => {
    expect(nearest(typed, ['score', 'check', 'rules', 'variants', 'sim'])).toBe(meant);
  });

  it.each(['', 'xyzzy', 'simulation', 'a'.repeat(100_000)])('nothing is near %.20s', (typed) => {
    expect(nearest(typed, ['score', 'check', 'rules', 'variants', 'sim'])).toBeNull();
  });
});
