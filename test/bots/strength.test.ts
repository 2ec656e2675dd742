import { describe, expect, it } from 'vitest';
import { type Bot, botByName } from '../../src/bots/index.js';
import { observe } from '../../src/engine/observation.js';
import { randomFor } from '../../src/engine/random.js';
import { type PerSeat, perSeat, type Seat } from '../../src/engine/seats.js';
import type { FinishedDeal } from '../../src/engine/state.js';
import { type Chooser, randomMatch } from '../support/randomPlay.js';

function bot(name: string): Bot {
  const found = botByName(name);
  if (found === null) throw new Error(`no bot ${name}`);
  return found;
}

/** Lets the bots of a table play so many deals and gives the finished ones. */
function dealsOf(seed: string, count: number, bots: PerSeat<Bot>): readonly FinishedDeal[] {
  const choose: Chooser = (state, _legal, random) =>
    bots[state.turn].decide(observe(state, state.turn), random).action;
  const finished: FinishedDeal[] = [];
  for (const { before, step } of randomMatch(seed, count, choose)) {
    const { state } = step;
    if ('turn' in before && (state.phase === 'deal' || state.phase === 'over') && state.previous !== null)
      finished.push(state.previous);
  }
  return finished;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The lower end of the interval that contains the mean with 95 % certainty. */
function lowerEnd(values: readonly number[]): number {
  const centre = mean(values);
  const variance = mean(values.map((value) => (value - centre) ** 2));
  return centre - 1.96 * Math.sqrt(variance / values.length);
}

describe('the heuristic bot', () => {
  it('beats three random bots clearly from every seat', () => {
    const points = ([0, 1, 2, 3] as const).flatMap((seat: Seat) => {
      const bots = perSeat((each) => bot(each === seat ? 'heuristic' : 'random'));
      return [0, 1, 2].flatMap((match) =>
        dealsOf(`strength-${match}`, 16, bots).map(({ settlement }) => settlement.deltas[seat]),
      );
    });
    expect(points.length).toBeGreaterThan(150);
    expect(lowerEnd(points)).toBeGreaterThan(0);
  });

  it('among its equals bids often, makes most of what it bids and gains by bidding', () => {
    const bots = perSeat(() => bot('heuristic'));
    const deals = Array.from({ length: 16 }, (_, match) => dealsOf(`equals-${match}`, 16, bots)).flat();
    const results = deals.flatMap(({ settlement }) =>
      settlement.kind === 'contracts' ? settlement.results : [],
    );
    expect(results.length).toBeGreaterThan(0.8 * deals.length);
    const made = mean(results.map((result) => (result.made ? 1 : 0)));
    expect(made).toBeGreaterThan(0.55);
    expect(made).toBeLessThan(0.85);
    expect(mean(results.map((result) => result.deltas[result.declarer]))).toBeGreaterThan(0);
  });

  it('needs no chance: another stream gives the same decisions', () => {
    const heuristic = bot('heuristic');
    for (const { before } of randomMatch(
      'no-chance',
      8,
      (state, _legal, random) => heuristic.decide(observe(state, state.turn), random).action,
    )) {
      if (!('turn' in before)) continue;
      const observation = observe(before, before.turn);
      expect(heuristic.decide(observation, randomFor('one'))).toEqual(
        heuristic.decide(observation, randomFor('two')),
      );
    }
  });
});
