import { describe, expect, test } from 'vitest';
import { has } from '../../src/engine/cardSet.js';
import { nextDeal } from '../../src/engine/deal.js';
import { randomFor } from '../../src/engine/random.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { SEATS } from '../../src/engine/seats.js';
import { card } from '../support/hands.js';
import { dealText } from '../support/pack.js';
import { seat } from '../support/table.js';

const firstDeal = (seed: string) => nextDeal(pagat, 4, seat('W'), null, randomFor(seed, 'deal', 0));

describe('R3.1: before the first deal of a match the pack is shuffled from the seed', () => {
  test('the same seed gives the same cards, another seed others', () => {
    expect(dealText(firstDeal('harrie').hands)).toBe(dealText(firstDeal('harrie').hands));
    const deals = new Set(Array.from({ length: 50 }, (_, seed) => dealText(firstDeal(`seed ${seed}`).hands)));
    expect(deals.size).toBe(50);
  });

  test('every seat gets a given card about as often', () => {
    const times = [0, 0, 0, 0];
    for (let seed = 0; seed < 800; seed += 1) {
      const { hands } = firstDeal(`seed ${seed}`);
      const holder = SEATS.find((each) => has(hands[each], card('SA'))) ?? 0;
      times[holder] = (times[holder] ?? 0) + 1;
    }
    // Two hundred each is expected; four standard deviations are 49.
    for (const count of times) expect(Math.abs(count - 200)).toBeLessThan(50);
  });
});
