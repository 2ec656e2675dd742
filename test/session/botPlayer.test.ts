import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bots/index.js';
import type { Action, DealEntry, Entry } from '../../src/engine/action.js';
import { newMatch } from '../../src/engine/match.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { type PlayerCount, perSeat } from '../../src/engine/seats.js';
import { botPlayer } from '../../src/session/botPlayer.js';
import { chanceFromDeals, chanceFromSeed } from '../../src/session/chance.js';
import { playMatch } from '../../src/session/playMatch.js';
import { hands } from '../support/hands.js';

/** A bot that notes the beginning of the stream that each of its decisions gets; it bids what asks for aces, else does what is legal first. */
function noting(streams: string[], { contracts }: Ruleset): Bot {
  const asksForAces = (action: Action): boolean =>
    action.type === 'bid' && contracts.some(({ id, aces }) => id === action.bid && aces !== null);
  return {
    name: 'noting',
    decide: ({ legal }, random) => {
      streams.push(`${random.below(1 << 30)} ${random.below(1 << 30)}`);
      const action = legal.find(asksForAces) ?? legal[0];
      if (action === undefined) throw new Error('nothing is legal');
      return { action, reason: { code: 'only-choice' } };
    },
  };
}

/** Plays a match with that bot everywhere: the streams of all decisions, and the entries. */
async function noted(ruleset: Ruleset, players: PlayerCount, chance = chanceFromSeed('streams')) {
  const streams: string[] = [];
  const entries: Entry[] = [];
  await playMatch({
    state: newMatch(ruleset, players),
    chance,
    players: perSeat(() => botPlayer(noting(streams, ruleset), 'streams')),
    onStep: ({ entry }) => void entries.push(entry),
    signal: new AbortController().signal,
  });
  return { streams, entries };
}

/** N speaks first and holds all four aces. */
const FOUR_ACES: DealEntry = {
  type: 'deal',
  board: 1,
  dealer: 3,
  hands: hands('N:A52.A52.A52.A543 KQJ.KQJ.KQJ.KQJT T98.T98.T98.9876 7643.7643.7643.2'),
  unknown: perSeat(() => 0),
  turned: null,
  statedPartner: null,
  statedAnnouncer: null,
};

describe('every decision of a bot has random numbers of its own', () => {
  test.each([3, 4, 5] as const)('with %d players', async (players) => {
    // Everybody passes where he may, so a game is played; with three there are no games.
    const passOut: Ruleset['passOut'] =
      players === 3 ? { kind: 'dealer-bids' } : { kind: 'game', game: 'mie-en' };
    const rules: Ruleset = { ...pagat, passOut, end: { kind: 'deals', count: 5 } };
    const { streams } = await noted(rules, players);
    expect(streams.length).toBeGreaterThan(5 * 52);
    expect(new Set(streams).size).toBe(streams.length);
  });

  test('also where one seat names a king and then trump (R5.3)', async () => {
    const contracts = pagat.contracts.map((contract) =>
      contract.side === 'fourth-ace' ? { ...contract, trump: 'declarer' as const } : contract,
    );
    const rules: Ruleset = { ...pagat, contracts, fourAces: 'king', end: { kind: 'deals', count: 1 } };
    const { streams, entries } = await noted(rules, 4, chanceFromDeals([FOUR_ACES]));
    const named = entries.filter(({ type }) => type === 'call' || type === 'trump');
    expect(named).toMatchObject([
      { type: 'call', seat: 0 },
      { type: 'trump', seat: 0 },
    ]);
    expect(new Set(streams).size).toBe(streams.length);
  });
});
