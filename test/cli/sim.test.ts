import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { meanOf } from '../../src/cli/sim/report.js';
import { seatsOf } from '../../src/engine/seats.js';
import { Scratch } from './support/records.js';
import { rikken, typed } from './support/rikken.js';

const scratch = new Scratch();
afterAll(() => scratch.remove());

const figures = expect.any(Number);

describe('sim', () => {
  it('--json: exactly the documented keys, in their order', async () => {
    const { code, stdout, stderr } = await typed('sim --deals 20 --seats random --seed keys --json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const report: unknown = JSON.parse(stdout);
    expect(report).toEqual({
      ruleset: 'pagat',
      players: 4,
      deals: 20,
      passedOut: figures,
      dealsPerSecond: figures,
      bots: [
        {
          bot: 'random',
          seats: ['N', 'E', 'S', 'W'],
          mean: 0,
          low: 0,
          high: 0,
          contracts: expect.any(Object),
        },
      ],
    });
    expect(stdout).toMatch(
      /^\{"ruleset":.*,"players":4,"deals":20,"passedOut":\d+,"dealsPerSecond":[\d.]+,"bots":\[\{"bot":.*,"seats":.*,"mean":.*,"low":.*,"high":.*,"contracts":\{/,
    );
    expect(stdout).toMatch(/"contracts":\{"[a-z0-9-]+":\{"bid":\d+,"made":\d+\}/);
  });

  it('the same seed gives the same numbers, but for the speed', async () => {
    const line = 'sim --deals 17 --seats random,heuristic,random,heuristic --seed again --json';
    const timeless = (text: string): string => text.replace(/"dealsPerSecond":[\d.]+/, '');
    const first = await typed(line);
    expect(timeless((await typed(line)).stdout)).toBe(timeless(first.stdout));
    expect(first.stdout).toContain('"seats":["N","S"]');
    expect(first.stdout).toContain('"seats":["E","W"]');
  });

  it('counts every deal, and every contract that was played, as its record has them', async () => {
    const file = path.join(scratch.path, 'all.rik');
    const { stdout } = await typed(`sim --deals 40 --seats random --seed counts --out ${file} --json`);
    const text = readFileSync(file, 'utf8');
    expect(text.match(/^\[Board /gm)).toHaveLength(40);
    const report: { bots: { contracts: Record<string, { bid: number; made: number }> }[] } =
      JSON.parse(stdout);
    const played = (text.match(/^\[Contract "[NESW].*$/gm) ?? []).flatMap((tag) => tag.split(','));
    const counted = Object.values(report.bots[0]?.contracts ?? {}).reduce((sum, { bid }) => sum + bid, 0);
    expect(counted).toBe(played.length);
    expect((await rikken(['check', file])).code).toBe(0);
  });

  it('without --json: a line, a table, and what was played', async () => {
    const { stdout } = await typed('sim --deals 8 --seats random,random,heuristic,random --seed table');
    expect(stdout).toMatch(/^8 deals, \d+ passed out, [\d.]+ deals a second, seed table\n/);
    expect(stdout).toMatch(/^random +N E W +[-+]?\d+\.\d{3}/m);
    expect(stdout).toMatch(/^heuristic +S +[-+]?\d+\.\d{3}/m);
  });

  it('a file that cannot be written: one sentence, before anything is played', async () => {
    const file = path.join(scratch.path, 'none', 'there.rik');
    const { code, stdout, stderr } = await typed(`sim --deals 1000000 --out ${file}`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(`${file} cannot be written: there is no such file.\n`);
    expect((await rikken(['sim', '--out', scratch.path])).stderr).toContain('it is a directory');
  });

  it('--duplicate: every deal for each rotation, and deals that rikken deal deals', async () => {
    const { code, stdout } = await typed(
      'sim --deals 5 --duplicate --seats random,heuristic,random,random --seed twice --json',
    );
    expect(code).toBe(0);
    const report: {
      deals: number;
      passedOut: number;
      bots: { mean: number; seats: string[]; contracts: Record<string, { bid: number }> }[];
    } = JSON.parse(stdout);
    expect(report.deals).toBe(5);
    const bids = report.bots.flatMap(({ contracts }) => Object.values(contracts).map(({ bid }) => bid));
    expect(bids.reduce((sum, bid) => sum + bid, report.passedOut)).toBeGreaterThanOrEqual(20);
    expect(report.bots.map(({ seats }) => seats)).toEqual([['N', 'S', 'W'], ['E']]);
    const [random, heuristic] = report.bots;
    expect(heuristic?.mean).toBeCloseTo(-3 * (random?.mean ?? Number.NaN), 3);
  });

  it('--duplicate and --out exclude each other', async () => {
    const { code, stderr } = await typed('sim --duplicate --out all.rik');
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: '--duplicate and --out exclude each other; choose one of them.\n',
    });
  });

  it('without --seats the rule bot sits everywhere', async () => {
    const { stdout } = await typed('sim --deals 1 --seed default --json');
    expect(JSON.parse(stdout)).toMatchObject({ bots: [{ bot: 'heuristic', seats: ['N', 'E', 'S', 'W'] }] });
  });
});

describe('the mean of a simulation', () => {
  const bot = { bot: 'some', contracts: {} };

  it('is that of one seat in one deal, with 1.96 standard errors to either side', () => {
    // Deals of 1, 2, 3 and 6 points: mean 3, sample variance 14/3, standard error sqrt(14/12).
    const tally = { ...bot, seats: seatsOf(4).slice(0, 1), sum: 12, squares: 50 };
    const { mean, low, high } = meanOf(tally, 4);
    expect(mean).toBe(3);
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(14 / 12), 3);
    expect(mean - low).toBeCloseTo(1.96 * Math.sqrt(14 / 12), 3);
  });

  it('shares what several seats of a bot won together', () => {
    const two = { ...bot, seats: seatsOf(4).slice(0, 2), sum: 12, squares: 50 };
    expect(meanOf(two, 4).mean).toBe(1.5);
  });

  it('shares the points of a deal among its playings too, so that they compare with those of plain deals', () => {
    const tally = { ...bot, seats: seatsOf(4).slice(0, 1), sum: 48, squares: 800 };
    expect(meanOf(tally, 4, 4)).toEqual(meanOf({ ...tally, sum: 12, squares: 50 }, 4));
  });

  it('is nothing where nothing was played, and certain of itself after one deal', () => {
    const none = { ...bot, seats: seatsOf(4), sum: 0, squares: 0 };
    expect(meanOf(none, 0)).toEqual({ mean: 0, low: 0, high: 0 });
    expect(meanOf({ ...none, seats: seatsOf(4).slice(0, 1), sum: 5, squares: 25 }, 1)).toEqual({
      mean: 5,
      low: 5,
      high: 5,
    });
  });
});

describe('sim with foreign programs', () => {
  const node = process.execPath;

  /** A program in a file, as the name of a seat. */
  function seat(name: string, script: string): string {
    const file = path.join(scratch.path, `${name}.mjs`);
    writeFileSync(file, script);
    return `exec:${node} ${file}`;
  }

  /** Answers every request with an action that depends on the record. */
  const answering = (expression: string): string => `
    import { createInterface } from 'node:readline';
    createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, rik, seat } = JSON.parse(line);
      console.log(JSON.stringify({ id, action: ${expression} }));
    });`;

  it('an illegal answer stops the run: exit code 1, one sentence, and the record to that point', async () => {
    const cheat = seat('cheat', answering(`rik.includes('[Play "') ? 'trump:S' : 'pas'`));
    const words = ['sim', '--deals', '3', '--seats', `${cheat},random,random,random`, '-s', 'cheat'];
    const { code, stdout, stderr } = await rikken([...words, '-r', 'troela=off']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^exec:\S+.* at N answered 'trump:S', which is not legal; legal: [^\n]*\.\n$/);
    const file = path.join(scratch.path, 'stopped.rik');
    writeFileSync(file, stdout);
    const checked = await rikken(['check', file]);
    expect(checked).toMatchObject({ code: 0, stderr: '' });
    expect(checked.stdout).toMatch(/unfinished, at the play, turn: N\n$/);
    const legal: { seat: string; actions: string[] } = JSON.parse(
      (await rikken(['legal', file, '--json'])).stdout,
    );
    expect(legal.seat).toBe('N');
    expect(stderr).toContain(`legal: ${legal.actions.join(', ')}.`);
  });

  it('--json and --out have that record too', async () => {
    const out = path.join(scratch.path, 'stopped-out.rik');
    const words = ['sim', '--deals', '1', '--seats', `random,exec:${node} -v,random,random`, '--json'];
    const { code, stdout } = await rikken([...words, '--out', out, '-s', 'stop']);
    expect(code).toBe(1);
    const { error } = JSON.parse(stdout);
    expect(error).toMatchObject({
      code: 'unreadable',
      seat: 'E',
      message: expect.stringContaining(' at E '),
    });
    expect(readFileSync(out, 'utf8')).toBe(error.record);
  });

  it('a program sees the deal in play as its seat sees it: no seed, no other hand, no deal before', async () => {
    const log = path.join(scratch.path, 'requests');
    const spy = seat(
      'spy',
      `import { appendFileSync } from 'node:fs';
       ${answering(`(appendFileSync(${JSON.stringify(log)}, line + '\\n'), 'pas')`)}`,
    );
    const rules = ['-r', 'troela=off', '-r', 'passOut=throw-in'];
    await rikken(['sim', '--deals', '4', '--seats', `random,${spy},random,random`, '-s', 'spy', ...rules]);
    const requests = readFileSync(log, 'utf8').trim().split('\n');
    expect(requests.length).toBeGreaterThan(0);
    for (const line of requests) {
      const { rik, seat: letter } = JSON.parse(line);
      expect(letter).toBe('E');
      expect(rik).toMatch(/^\[Deal "N:\? [^ ?]+ \? \?"\]$/m);
      expect(rik.match(/^\[Deal /gm)).toHaveLength(1);
      expect(rik).not.toMatch(/\[(Seed|Score|N|E)\b/);
    }
  });

  it('a command is needed after exec:', async () => {
    expect(await rikken(['sim', '--seats', 'exec: '])).toEqual({
      code: 2,
      stdout: '',
      stderr: '--seats: after exec: the command of a program is missing.\n',
    });
  });
});
