import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import type { FinishedDeal } from '../../src/engine/state.js';
import { finishedBy } from '../../src/session/finishedDeal.js';
import { addTallies, countDeal, inOrderOf, type SimTally, zeroTally } from '../../src/session/tally.js';
import { anything, type Chooser, randomMatch } from '../support/randomPlay.js';

/** Passes whenever that is allowed. */
const passing: Chooser = (state, legal, random) =>
  legal.find(({ type }) => type === 'pass') ?? anything(state, legal, random);

const bots = ['random', 'heuristic', 'random', 'heuristic', ''] as const;

/** The tally of deals that these bots played once. */
const countAll = (deals: readonly FinishedDeal[]): SimTally =>
  deals.reduce(
    (tally, finished) => countDeal(tally, [{ finished, names: bots, times: 1 }]),
    zeroTally(4, bots),
  );

/** The tally of random deals, and the deals themselves. */
function counted(seed: string, choose: Chooser = anything, ruleset: Ruleset = pagat) {
  const deals = [...randomMatch(seed, 6, choose, ruleset)].flatMap(({ before, step }) => {
    const finished = finishedBy(before, step.state);
    return finished === null ? [] : [finished];
  });
  return { deals, tally: countAll(deals) };
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

  test('counts special games, which are neither thrown in nor contracts (section 10)', () => {
    const rules: Ruleset = { ...pagat, troela: 'off', passOut: { kind: 'game', game: 'mie-en' } };
    const { deals, tally } = counted('games', passing, rules);
    const games = deals.filter(({ settlement }) => settlement.kind === 'game').length;
    expect(games).toBeGreaterThan(0);
    expect(tally).toMatchObject({ deals: deals.length, passedOut: 0, games: { 'mie-en': games } });
    expect(inOrderOf(rules, addTallies(tally, tally)).games).toEqual({ 'mie-en': 2 * games });
    expect(tally.bots.map(({ contracts }) => contracts)).toEqual([{}, {}]);
  });

  test('counts deals that are thrown in', () => {
    const { deals, tally } = counted('thrown', passing, { ...pagat, troela: 'off' });
    expect(tally).toMatchObject({ passedOut: deals.length, games: {} });
  });

  test('of two halves in either order is that of the whole', () => {
    const a = counted('a');
    const b = counted('b');
    const whole = countAll([...a.deals, ...b.deals]);
    const ordered = (tally: SimTally): string => JSON.stringify(inOrderOf(pagat, tally));
    expect(ordered(addTallies(a.tally, b.tally))).toBe(ordered(whole));
    expect(ordered(addTallies(b.tally, a.tally))).toBe(ordered(whole));
  });
});
