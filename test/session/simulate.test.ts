import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { headerText, makeDeal, newHeader, readRecord, replayRecord } from '../../src/notation/index.js';
import { DEALS_PER_MATCH, randomDeals, simRuleset } from '../../src/session/randomDeals.js';
import { rotations } from '../../src/session/rotation.js';
import { type SimOptions, simulate } from '../../src/session/simulate.js';
import { matchOf } from './support.js';

const names = ['heuristic', 'random', 'random', 'random', ''] as const;

/** Two matches, the last one short; the rules say that a match ends after one deal, which does not count here. */
const options: SimOptions = { ruleset: matchOf(1), players: 4, seats: names, seed: 'sim', deals: 20 };

let folder: string;
let program: URL;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rikken-worker-'));
  const outfile = path.join(folder, 'worker.mjs');
  await build({
    entryPoints: ['src/session/worker.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  program = pathToFileURL(outfile);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a simulation', () => {
  test('tells by bot what its seats won, and together that is nothing', async () => {
    const { bots } = await simulate(options);
    expect(bots.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['heuristic', [0]],
      ['random', [1, 2, 3]],
    ]);
    const [first, second] = bots;
    expect((first?.sum ?? Number.NaN) + (second?.sum ?? Number.NaN)).toBe(0);
    expect(first?.squares).toBe(second?.squares);
    expect(first?.squares).toBeGreaterThan(0);
  });

  test('gives the same result in one thread, in several, and in none', async () => {
    const records = new Map<number, string>();
    const tallies = [];
    for (const threads of [1, 2, 3]) {
      const texts: string[] = [];
      const onRecord = (text: string): void => void texts.push(text);
      tallies.push(await simulate({ ...options, threads, program, onRecord }));
      records.set(threads, texts.join(''));
    }
    expect(tallies[1]).toEqual(tallies[0]);
    expect(JSON.stringify(tallies[2])).toBe(JSON.stringify(tallies[0]));
    expect(records.get(2)).toBe(records.get(1));
    expect(records.get(3)).toBe(records.get(1));
  });

  test('deals every match from a seed of its own, whatever comes after it', async () => {
    const texts: string[] = [];
    await simulate({ ...options, deals: DEALS_PER_MATCH, onRecord: (text) => void texts.push(text) });
    const longer: string[] = [];
    await simulate({ ...options, onRecord: (text) => void longer.push(text) });
    expect(longer).toHaveLength(2);
    expect(longer[0]).toBe(texts[0]);
    expect(longer[1]).not.toBe(texts[0]);
  });

  test('writes down what happened, so that the points are the same when it is read', async () => {
    const texts: string[] = [];
    const tally = await simulate({ ...options, onRecord: (text) => void texts.push(text) });
    const header = newHeader({ ruleset: simRuleset(options.ruleset), players: 4, names, seed: 'x128:sim' });
    const record = readRecord(headerText(header) + texts.join(''));
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const replayed = replayRecord(record.value);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    const { deals } = replayed.value;
    expect(deals).toHaveLength(20);
    expect(tally.deals).toBe(20);
    expect(deals.filter((deal) => deal.beginsMatch)).toHaveLength(2);
    const settlements = deals.map(({ end }) => {
      if (end.phase !== 'deal' && end.phase !== 'over') throw new Error('an unfinished deal');
      return end.previous?.settlement;
    });
    const thrownIn = settlements.filter((settlement) => settlement?.kind === 'thrown-in');
    expect(tally.passedOut).toBe(thrownIn.length);
    const north = settlements.reduce((sum, settlement) => sum + (settlement?.deltas[0] ?? Number.NaN), 0);
    expect(north).toBe(tally.bots[0]?.sum);
  });

  test('tells how far it is', async () => {
    const heard: number[] = [];
    await simulate({ ...options, onProgress: (deals) => void heard.push(deals) });
    expect(heard).toEqual([16, 20]);
  });

  test('ends with the fault of a thread', async () => {
    const broken = new URL('data:text/javascript,throw new Error("broken thread")');
    await expect(simulate({ ...options, threads: 2, program: broken })).rejects.toThrow('broken thread');
  });
});

describe('a simulation in which every deal is played with every rotation of the bots', () => {
  const duplicate: SimOptions = { ...options, duplicate: true };

  test('plays the cards that bots at random leave, each deal as often as there are players', async () => {
    const tally = await simulate(duplicate);
    expect(tally).toMatchObject({ deals: 20, plays: 80 });
    const texts: string[] = [];
    await simulate({ ...duplicate, deals: 1, onRecord: (text) => void texts.push(text) });
    const [deal] = await randomDeals(options.ruleset, 4, 'sim/1', 1);
    if (deal === undefined) throw new Error('no deal');
    expect(texts.join('')).toContain(`[Deal "${makeDeal(deal.hands)}"]`);
  });

  test('adds up what a bot won from all seats', async () => {
    const one = { ...options, deals: 1, seats: ['random', 'random', 'random', 'heuristic', ''] as const };
    // The same deal four times, the heuristic bot in every seat once.
    const seatings = rotations(one.seats, 4);
    expect(seatings.map(({ names: at, times }) => [at.indexOf('heuristic'), times])).toEqual([
      [3, 1],
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    const { bots, plays } = await simulate({ ...one, duplicate: true });
    expect(plays).toBe(4);
    const [random, heuristic] = bots;
    expect((random?.sum ?? Number.NaN) + (heuristic?.sum ?? Number.NaN)).toBe(0);
    expect(heuristic?.squares).toBe((heuristic?.sum ?? Number.NaN) ** 2);
  });

  test('counts a seating as often as rotations come to it', async () => {
    const pairs = ['heuristic', 'random', 'heuristic', 'random', ''] as const;
    expect(rotations(pairs, 4).map(({ times }) => times)).toEqual([2, 2]);
    expect(rotations(['random', 'random', 'random', '', ''], 3)).toHaveLength(1);
    const tally = await simulate({ ...duplicate, seats: pairs, deals: 3 });
    expect(tally.plays).toBe(12);
    for (const { sum } of tally.bots) expect(Math.abs(sum) % 2).toBe(0);
  });

  test('is fair: a bot that sits everywhere, under any names, wins nothing', async () => {
    const same = ['sharp', 'heuristic', 'heuristic', 'sharp', ''] as const;
    for (const { sum } of (await simulate({ ...duplicate, seats: same })).bots) expect(sum).toBe(0);
  });

  test('gives the same result in one thread and in several', async () => {
    const alone = await simulate({ ...duplicate, threads: 1 });
    expect(JSON.stringify(await simulate({ ...duplicate, threads: 2, program }))).toBe(JSON.stringify(alone));
  });

  test.each([3, 5] as const)('rotates over %d seats', async (players) => {
    const seats = ['random', 'heuristic', 'heuristic', 'beginner', 'random'] as const;
    const tally = await simulate({ ...duplicate, players, seats, deals: 4 });
    expect(tally).toMatchObject({ deals: 4, plays: 4 * players });
    expect(tally.bots.reduce((sum, bot) => sum + bot.sum, 0)).toBe(0);
  });
});

describe('a simulation at every table', () => {
  const tables = RULESETS.flatMap((ruleset) =>
    ([3, 4, 5] as const).map((players) => [ruleset, players] as const),
  );

  test.each(tables.map(([ruleset, players]) => [ruleset.id, players, ruleset] as const))(
    '%s with %d players deals as many as asked, and its record gives the same points',
    async (_id, players, ruleset) => {
      const texts: string[] = [];
      const seats = ['random', 'heuristic', 'random', 'heuristic', 'random'] as const;
      const onRecord = (text: string): void => void texts.push(text);
      const tally = await simulate({ ruleset, players, seats, seed: 'tables', deals: 8, onRecord });
      expect(tally.deals).toBe(8);
      const header = newHeader({ ruleset: simRuleset(ruleset), players });
      const record = readRecord(headerText(header) + texts.join(''));
      if (!record.ok) throw new Error(JSON.stringify(record.error));
      const replayed = replayRecord(record.value);
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
      const { end } = replayed.value;
      const sums = tally.bots.map(({ seats: own, sum }) => [
        sum,
        own.reduce<number>((total, seat) => total + end.match.totals[seat], 0),
      ]);
      for (const [counted, recorded] of sums) expect(counted).toBe(recorded);
    },
  );
});
