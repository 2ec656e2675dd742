import { describe, expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { checkDeal, newTally } from './support/laws.js';

const DEALS = 2000;
const CHUNK = 250;

describe('laws that hold over random play, whatever is chosen', () => {
  const tally = newTally();
  for (let from = 0; from < DEALS; from += CHUNK) {
    test(`pagat: deals ${from} to ${from + CHUNK - 1}`, () => {
      for (let deal = from; deal < from + CHUNK; deal += 1) checkDeal('laws', deal, tally);
    });
  }

  test('the run was wide enough: every contract, made or lost, and every rarity was met', () => {
    expect(tally.deals).toBe(DEALS);
    const met = (what: string): number => tally.met.get(what) ?? 0;
    const missing = pagat.contracts.filter(({ id }) => met(`${id} made`) + met(`${id} lost`) === 0);
    expect(missing.map(({ id }) => id)).toEqual([]);
    const rarities = [
      'thrown in',
      'several declarers',
      'blind call',
      'ace call',
      'king call',
      'face-down lead',
      'several open hands',
    ];
    expect(rarities.filter((what) => met(what) === 0)).toEqual([]);
    expect(met('redeal')).toBeGreaterThan(DEALS);
  });
});
