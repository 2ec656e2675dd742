import { describe, expect, test } from 'vitest';
import { newMatch } from '../../src/engine/match.js';
import { perSeat } from '../../src/engine/seats.js';
import { chanceFromSeed } from '../../src/session/chance.js';
import type { Player } from '../../src/session/player.js';
import { IllegalEntry, playMatch } from '../../src/session/playMatch.js';
import { fourBots, matchOf, played } from './support.js';

const SEED = 'truus';
const never = (): AbortSignal => new AbortController().signal;

describe('a match', () => {
  test('is played from the draw to its end', async () => {
    const { state, steps } = await played({ seed: SEED });
    expect(state.phase).toBe('over');
    expect(state.match.settled).toBe(2);
    expect(steps.slice(0, 2).map(({ entry }) => entry.type)).toEqual(['draw', 'deal']);
    expect(steps.at(-1)?.after).toBe(state);
  });

  test('is a chain of steps, each from the state that the one before led to', async () => {
    const { steps } = await played({ seed: SEED });
    for (const [index, step] of steps.slice(1).entries()) expect(step.before).toBe(steps[index]?.after);
  });

  test('goes the same way from the same seed, and another from another', async () => {
    const { entries } = await played({ seed: SEED });
    expect((await played({ seed: SEED })).entries).toEqual(entries);
    expect((await played({ seed: 'sjef' })).entries).not.toEqual(entries);
  });

  test.each(['random', 'heuristic'])(
    'goes on after a stop at any step as if there had been none: %s',
    async (bots) => {
      const whole = await played({ seed: SEED, bots, deals: 1 });
      for (const steps of [1, 2, 5, 8, 20, 40]) {
        const before = await played({ seed: SEED, bots, deals: 1, steps });
        const after = await played({ seed: SEED, bots, from: before.state });
        expect([...before.entries, ...after.entries]).toEqual(whole.entries);
      }
    },
  );

  test('waits with every step until the one before has been taken in', async () => {
    let busy = 0;
    let most = 0;
    await playMatch({
      state: newMatch(matchOf(1), 4),
      chance: chanceFromSeed(SEED),
      players: fourBots('random', SEED),
      onStep: async () => {
        busy += 1;
        most = Math.max(most, busy);
        await Promise.resolve();
        busy -= 1;
      },
      signal: never(),
    });
    expect(most).toBe(1);
  });

  test('ends without a fault when chance has nothing more to give', async () => {
    const start = newMatch(matchOf(1), 4);
    const state = await playMatch({
      state: start,
      chance: () => null,
      players: perSeat(() => null),
      onStep: () => {},
      signal: never(),
    });
    expect(state).toBe(start);
  });
});

describe('a player', () => {
  /** Plays until seat S has to decide, who is this player. */
  function play(player: Player, signal: AbortSignal) {
    const bots = fourBots('random', SEED);
    const players = perSeat((seat) => (seat === 2 ? player : bots[seat]));
    const chance = chanceFromSeed(SEED);
    return playMatch({ state: newMatch(matchOf(1), 4), chance, players, onStep: () => {}, signal });
  }

  test('who does what the rules forbid is a fault of the program, told with the position', async () => {
    const cheat: Player = { act: () => ({ type: 'trump', suit: 0 }) };
    const fault = await play(cheat, never()).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(IllegalEntry);
    expect(fault).toMatchObject({
      entry: { type: 'trump', suit: 0, seat: 2 },
      ruleError: { code: 'wrong-phase' },
      state: { phase: 'auction', turn: 2 },
    });
  });

  test('who is still thinking is not waited for when the match is left', async () => {
    const leaving = new AbortController();
    const thinker: Player = {
      act: () => {
        queueMicrotask(() => leaving.abort());
        return new Promise(() => {});
      },
    };
    expect(await play(thinker, leaving.signal)).toMatchObject({ phase: 'auction', turn: 2 });
  });

  test('may answer the leaving with a failure', async () => {
    const leaving = new AbortController();
    const thinker: Player = {
      act: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          queueMicrotask(() => leaving.abort());
        }),
    };
    expect(await play(thinker, leaving.signal)).toMatchObject({ phase: 'auction', turn: 2 });
  });

  test('who fails on his own is a fault', async () => {
    const broken: Player = { act: () => Promise.reject(new Error('broken')) };
    await expect(play(broken, never())).rejects.toThrow('broken');
  });
});
