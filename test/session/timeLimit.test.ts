import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.js';
import { newMatch } from '../../src/engine/match.js';
import type { Observation } from '../../src/engine/observation.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { perSeat } from '../../src/engine/seats.js';
import { chanceFromSeed } from '../../src/session/chance.js';
import { playMatch } from '../../src/session/playMatch.js';
import { hasTimeLimit, untilTimeIsUp } from '../../src/session/timeLimit.js';

/** Without troela, which three aces must bid. */
const TEN_MINUTES: Ruleset = { ...pagat, troela: 'off', end: { kind: 'minutes', count: 10 } };
const MINUTE = 60_000;

/** Bids what can be bid first, so that no deal is thrown in, or else passes; plays the first legal card. */
const bidder = ({ legal }: Observation): Action =>
  first(
    legal.filter(({ type }) => type !== 'pass'),
    legal,
  );
const passer = ({ legal }: Observation): Action => first(legal, legal);

function first(wanted: readonly Action[], legal: readonly Action[]): Action {
  const action = wanted[0] ?? legal[0];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

/** Plays a match in which every deal takes so many minutes; returns how the deals and the match ended. */
async function evening(minutesPerDeal: number, act: typeof bidder) {
  let elapsed = 0;
  const stop = new AbortController();
  const entries: string[] = [];
  const state = await playMatch({
    state: newMatch(TEN_MINUTES, 4),
    chance: untilTimeIsUp(chanceFromSeed('harrie'), () => elapsed),
    players: perSeat((seat) => (seat === 4 ? null : { act })),
    onStep: ({ entry, after }) => {
      if (entry.type === 'deal') elapsed += minutesPerDeal * MINUTE;
      entries.push(entry.type);
      if (after.match.dealt > 6) stop.abort();
    },
    signal: stop.signal,
  });
  return { state, last: entries.at(-1) };
}

describe('a match that ends when its time is up (R8.4)', () => {
  test('ends after the deal in which it was up: a deal begun is finished', async () => {
    const { state, last } = await evening(4, bidder);
    expect(last).toBe('last-deal');
    expect(state).toMatchObject({ phase: 'over', match: { dealt: 3, settled: 3 } });
  });

  test('ends when exactly the whole time has been played', async () => {
    expect((await evening(5, bidder)).state.match.dealt).toBe(2);
  });

  test('goes on after deals that were thrown in, for time is looked at after a settled deal', async () => {
    const { state } = await evening(20, passer);
    expect(state.match).toMatchObject({ dealt: 7, settled: 0 });
  });

  test('is the only one that time ends', () => {
    expect(hasTimeLimit(TEN_MINUTES)).toBe(true);
    expect(hasTimeLimit(pagat)).toBe(false);
    const chance = untilTimeIsUp(chanceFromSeed('harrie'), () => Number.POSITIVE_INFINITY);
    expect(chance(newMatch(TEN_MINUTES, 4))).toMatchObject({ type: 'draw' });
  });
});
