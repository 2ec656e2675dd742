import { describe, expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { finishedBy } from '../../src/session/finishedDeal.js';
import { addTallies, countDeal, inOrderOf, type SimTally, zeroTally } from '../../src/session/tally.js';
import { randomMatch } from '../support/randomPlay.js';

const bots = ['random', 'heuristic', 'random', 'heuristic', ''] as const;

/** The tally of random deals, and the deals themselves. */
function counted(seed: string) {
  const deals = [...randomMatch(seed, 6)].flatMap(({ before, step }) => {
    const finished = finishedBy(before, step.state);
    return finished === null ? [] : [finished];
  });
  return { deals, tally: deals.reduce(countDeal, zeroTally(4, bots)) };
}

describe('a tally', () => {
  test('counts by bot, in the order of the seats', () => {
    expect(zeroTally(4, bots).bots.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['random', [0, 2]],
      ['heuristic', [1, 3]],
    ]);
  });

  test('counts every deal, its points and its contracts', () => {
    const { deals, tally } = counted('tally');
    expect(tally.deals).toBe(deals.length);
    const [random] = tally.bots;
    const won = deals.map(({ settlement }) => settlement.deltas[0] + settlement.deltas[2]);
    expect(random?.sum).toBe(won.reduce((sum, points) => sum + points, 0));
    expect(random?.squares).toBe(won.reduce((sum, points) => sum + points * points, 0));
    const results = deals.flatMap(({ settlement }) =>
      settlement.kind === 'contracts' ? settlement.results : [],
    );
    const bid = tally.bots.flatMap((bot) => Object.values(bot.contracts).map((contract) => contract.bid));
    const made = tally.bots.flatMap((bot) => Object.values(bot.contracts).map((contract) => contract.made));
    expect(bid.reduce((sum, count) => sum + count, 0)).toBe(results.length);
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(results.filter((result) => result.made).length);
  });

  test('of two halves in either order is that of the whole', () => {
    const a = counted('a');
    const b = counted('b');
    const whole = [...a.deals, ...b.deals].reduce(countDeal, zeroTally(4, bots));
    const ordered = (tally: SimTally): string => JSON.stringify(inOrderOf(pagat, tally));
    expect(ordered(addTallies(a.tally, b.tally))).toBe(ordered(whole));
    expect(ordered(addTallies(b.tally, a.tally))).toBe(ordered(whole));
  });
});
