import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/engine/action.js';
import { newMatch } from '../../src/engine/match.js';
import { perSeat } from '../../src/engine/seats.js';
import type { GameState } from '../../src/engine/state.js';
import { chanceFromSeed } from '../../src/session/chance.js';
import { type Claimant, ClaimedPlay } from '../../src/session/claimedPlay.js';
import { finishedBy } from '../../src/session/finishedDeal.js';
import type { Player } from '../../src/session/player.js';
import { playMatch } from '../../src/session/playMatch.js';
import { fourBots, matchOf } from './support.js';

/** A match in which the person at S plays as a bot does, and claims whenever that is offered, unless he never does. */
async function played(claims: boolean) {
  const bots = fourBots('heuristic', 'claim');
  const [, , south] = bots;
  if (south === null) throw new Error('nobody at S');
  let state: GameState = newMatch(matchOf(4), 4);
  const claimed = new ClaimedPlay();
  const asked: string[] = [];
  const person: Claimant = {
    act: (observation, signal, offered) => {
      asked.push(`${observation.deal?.board} ${offered}`);
      return offered && claims ? 'claim' : south.act(observation, signal);
    },
  };
  const players = perSeat((seat): Player | null => {
    const bot = bots[seat];
    return seat === 2 ? claimed.offeredTo(person, () => state) : bot && claimed.alsoBy(bot);
  });
  const entries: Entry[] = [];
  const results: string[] = [];
  await playMatch({
    state,
    chance: chanceFromSeed('claim'),
    players,
    signal: new AbortController().signal,
    onStep: (step) => {
      claimed.after(step);
      entries.push(step.entry);
      state = step.after;
      const finished = finishedBy(step.before, step.after);
      if (finished !== null) results.push(JSON.stringify(finished.settlement));
    },
  });
  return { asked, entries, results, end: state };
}

describe('a claimed deal', () => {
  test('ends as it would have ended, with nothing in its log but cards', async () => {
    const claiming = await played(true);
    const [first] = (await played(false)).results;
    expect(claiming.results[0]).toBe(first);
    expect(claiming.end.phase).toBe('over');
    expect(claiming.results).toHaveLength(4);
    const ordinary = ['draw', 'deal', 'bid', 'pass', 'trump', 'call', 'play'];
    expect(claiming.entries.filter(({ type }) => !ordinary.includes(type))).toEqual([]);
  });

  test('is asked about once, and the person decides again in the next', async () => {
    const { asked } = await played(true);
    const offers = asked.filter((each) => each.endsWith('true'));
    expect(offers.length).toBeGreaterThan(1);
    expect(new Set(offers).size).toBe(offers.length);
    for (const offer of offers) {
      const board = offer.split(' ')[0] ?? '';
      const last = asked.findLastIndex((each) => each.startsWith(`${board} `));
      expect(asked[last]).toBe(offer);
    }
  });
});
