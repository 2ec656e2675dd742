import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bots/index.js';
import type { Entry } from '../../src/engine/action.js';
import { newMatch } from '../../src/engine/match.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { type PlayerCount, perSeat } from '../../src/engine/seats.js';
import { botPlayer } from '../../src/session/botPlayer.js';
import { chanceFromSeed } from '../../src/session/chance.js';
import { playMatch } from '../../src/session/playMatch.js';

/** A bot that notes the beginning of the stream that each of its decisions gets, and does what is legal first or highest. */
function noting(streams: string[]): Bot {
  return {
    name: 'noting',
    decide: ({ legal, deal }, random) => {
      streams.push(`${random.below(1 << 30)} ${random.below(1 << 30)}`);
      // Nobody goes over a troela, so that many are played.
      const isBid = deal?.calls.some(({ type }) => type === 'bid');
      const action = legal[isBid ? 0 : legal.findIndex(({ type }) => type !== 'pass')] ?? legal[0];
      if (action === undefined) throw new Error('nothing is legal');
      return { action, reason: { code: 'only-choice' } };
    },
  };
}

/** Plays a match with that bot everywhere: the streams of all decisions, and the entries. */
async function noted(ruleset: Ruleset, players: PlayerCount) {
  const streams: string[] = [];
  const entries: Entry[] = [];
  await playMatch({
    state: newMatch(ruleset, players),
    chance: chanceFromSeed('streams'),
    players: perSeat(() => botPlayer(noting(streams), 'streams')),
    onStep: ({ entry }) => void entries.push(entry),
    signal: new AbortController().signal,
  });
  return { streams, entries };
}

describe('every decision of a bot has random numbers of its own', () => {
  test.each([3, 4, 5] as const)('with %d players', async (players) => {
    const { streams } = await noted({ ...pagat, end: { kind: 'deals', count: 5 } }, players);
    expect(streams.length).toBeGreaterThan(5 * 52);
    expect(new Set(streams).size).toBe(streams.length);
  });

  test('also where one seat names a king and then trump (R5.3)', async () => {
    const contracts = pagat.contracts.map((contract) =>
      contract.side === 'fourth-ace' ? { ...contract, trump: 'declarer' as const } : contract,
    );
    const rules: Ruleset = {
      ...pagat,
      contracts,
      fourAces: 'king',
      shuffle: 'every-deal',
      end: { kind: 'deals', count: 250 },
    };
    const { streams, entries } = await noted(rules, 4);
    const isBoth = (entry: Entry, index: number): boolean =>
      entry.type === 'call' && entries[index + 1]?.type === 'trump';
    expect(entries.some(isBoth)).toBe(true);
    expect(new Set(streams).size).toBe(streams.length);
  });
});
