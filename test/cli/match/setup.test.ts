import { describe, expect, test } from 'vitest';
import { freshSeed, type MatchSetup, namesAround, seedTag, seedText } from '../../../src/cli/match/setup.js';
import { setupOf, setupTags } from '../../../src/cli/match/setupTags.js';
import { pagat } from '../../../src/engine/rulesets/pagat.js';
import { newHeader } from '../../../src/notation/index.js';

test('the others have names, the same ones around every seat', () => {
  expect(namesAround(4, 2)).toEqual(['Truus', 'Sjef', null, 'Harrie', null]);
  expect(namesAround(4, 0)).toEqual([null, 'Harrie', 'Truus', 'Sjef', null]);
  expect(new Set(namesAround(5, 4)).size).toBe(5);
  expect(namesAround(3, 1)).toEqual(['Truus', null, 'Harrie', null, null]);
});

test('a seed stands in a record with its algorithm, and is typed with it or without', () => {
  expect(seedTag('harrie')).toBe('x128:harrie');
  expect(seedText('x128:harrie')).toBe('harrie');
  expect(seedText('harrie')).toBe('harrie');
});

test('a fresh seed is short, and different every time', () => {
  const seeds = Array.from({ length: 100 }, freshSeed);
  expect(new Set(seeds).size).toBe(100);
  expect(seeds.every((seed) => /^[0-9a-f]{12}$/.test(seed))).toBe(true);
});

describe('how a match is set up', () => {
  const setup: MatchSetup = {
    ruleset: pagat,
    players: 4,
    seed: 'harrie',
    seat: 1,
    bots: ['random', 'heuristic', 'heuristic', 'random', 'heuristic'],
    practice: false,
    names: ['Truus', null, 'Sjef', 'Harrie', null],
  };
  const header = newHeader({
    ruleset: pagat,
    players: 4,
    seed: 'x128:harrie',
    names: ['Truus', 'You', 'Sjef', 'Harrie', null],
  });

  test('stands in the header of its save', () => {
    expect(setupTags(setup).map(({ name, value }) => [name, value])).toEqual([
      ['Human', 'E'],
      ['Bots', 'random heuristic heuristic random'],
    ]);
    expect(setupOf({ ...header, others: setupTags(setup) })).toEqual(setup);
  });

  test('says of a match for practice that it is one', () => {
    const practice = { ...setup, practice: true };
    expect(setupTags(practice).at(-1)).toMatchObject({ name: 'Practice', value: 'yes' });
    expect(setupOf({ ...header, others: setupTags(practice) })).toEqual(practice);
  });

  test('is the usual one where a record does not say it', () => {
    const found = setupOf({ ...header, seed: null });
    expect(found).toMatchObject({ seat: 2, bots: Array.from({ length: 5 }, () => 'heuristic') });
    expect(found.names[2]).toBeNull();
    expect(found.seed).toMatch(/^[0-9a-f]{12}$/);
  });
});
