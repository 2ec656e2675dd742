import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SHIPPED_IDS } from '../../src/notation/index.js';
import { Scratch } from './support/records.js';
import { rikken, typed } from './support/rikken.js';

const scratch = new Scratch();
afterAll(() => scratch.remove());

const TABLES = SHIPPED_IDS.flatMap((id) => [3, 4, 5].map((players) => ({ id, players })));

const json = async (line: string): Promise<unknown> => {
  const { code, stdout, stderr } = await typed(line);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
};

describe.each(TABLES)('$id with $players players', ({ id, players }) => {
  const table = `-V ${id} -p ${players}`;
  const seats = ['N', 'E', 'S', 'W', 'X'].slice(0, players);

  it('sim: bots play it, and check finds every action right', async () => {
    const file = path.join(scratch.path, `${id}-${players}.rik`);
    const report = await json(`sim ${table} --deals 20 --seats random --seed ${id} --out ${file} --json`);
    expect(report).toMatchObject({ ruleset: id, players, deals: 20, bots: [{ bot: 'random', seats }] });
    const { code, stdout, stderr } = await rikken(['check', file]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.trimEnd().split('\n')).toHaveLength(20);
    expect(readFileSync(file, 'utf8').match(/^\[Contract "[^NESWX]/gm) ?? []).toHaveLength(passedOut(report));
  });

  it('deal and legal: there is always something to do', async () => {
    const { code, stdout } = await typed(`deal ${table} -n 2 --seed ${id} --want void`);
    expect(code).toBe(0);
    expect((await rikken(['check', '-'], { input: [stdout] })).code).toBe(0);
    const legal = await rikken(['legal', '-', '--json'], { input: [stdout] });
    const asked: { seat: string; actions: readonly string[] } = JSON.parse(legal.stdout);
    expect(seats).toContain(asked.seat);
    expect(asked.actions.length).toBeGreaterThan(0);
  });
});

/** The deals without a contract that a report has counted. */
function passedOut(report: unknown): number {
  const counted =
    typeof report === 'object' && report !== null && 'passedOut' in report ? report.passedOut : 0;
  return typeof counted === 'number' ? counted : Number.NaN;
}

describe('games and open hands', () => {
  it('sim tells how often which game was played', async () => {
    const { stdout } = await typed(
      'sim -V met-troef -r passOut=mie-en --deals 300 --seats random --seed games',
    );
    expect(stdout).toMatch(/^300 deals, [1-9]\d* passed out/);
    const [, count = ''] = /^300 deals, (\d+)/.exec(stdout) ?? [];
    expect(stdout).toContain(`played when everybody had passed: mie en ${count}\n`);
  });

  it('legal: a game is chosen by its word, and spades are banned at first', async () => {
    const choosing = `% RIK 1
[Ruleset "punten"]
[Board "1"]
[Dealer "W"]
[Deal "N:QJ7.KT852.AK98.T 94.943.T5.976432 AT8632.76.4.AQJ8 K5.AQJ.QJ7632.K5"]
[Auction "N"]
pas pas pas
`;
    const asked = await rikken(['legal', '-', '--json'], { input: [choosing] });
    expect(JSON.parse(asked.stdout)).toEqual({
      seat: 'W',
      phase: 'auction',
      actions: expect.arrayContaining(['rik', 'game:een-of-vijf', 'game:schoppen-mie']),
    });
    expect(asked.stdout).not.toContain('pas');
    const playing = `${choosing.trimEnd()} game:schoppen-mie\n[Contract "schoppen-mie"]\n[Play "N"]\n`;
    const lead = await rikken(['legal', '-', '--json'], { input: [playing] });
    expect(JSON.parse(lead.stdout)).toMatchObject({ seat: 'N', actions: expect.not.arrayContaining(['SQ']) });
    const refused = await rikken(['check', '-'], { input: [`${playing}SQ\n`] });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('In the first 3 tricks no spade may be led or discarded');
  });

  it('legal: who plays the open hand of three players', async () => {
    const text = `% RIK 1
[Ruleset "pagat"]
[Players "3"]
[Board "1"]
[Dealer "S"]
[Deal "N:QJ7.KT852.AK98.T 94.943.T5.976432 AT8632.76.4.AQJ8 K5.AQJ.QJ7632.K5"]
[Auction "N"]
alleen-8 pas pas
[Contract "N alleen-8"]
[Trump "H"]
[Play "N"]
CT C9 CA
`;
    const asked = await rikken(['legal', '-', '--json'], { input: [text] });
    expect(asked.stdout).toBe('{"seat":"W","by":"E","phase":"play","actions":["CK","C5"]}\n');
    const inWords = await rikken(['legal', '-'], { input: [text] });
    expect(inWords.stdout).toBe('W (E), at the play: CK C5\n');
    const unfinished = await rikken(['check', '-'], { input: [text] });
    expect(unfinished.stdout).toBe('board 1: unfinished, at the play, turn: W (E)\n');
  });

  it('check: what a game came to, and the points', async () => {
    const file = path.join(scratch.path, 'games.rik');
    await typed(`sim -V met-troef -r passOut=bedelen --deals 300 --seats random --seed beg --out ${file}`);
    const { code, stdout } = await rikken(['check', file]);
    expect(code).toBe(0);
    const games = stdout.split('\n').filter((line) => line.includes('bedelen'));
    expect(games.length).toBeGreaterThan(0);
    for (const line of games) {
      expect(line).toMatch(/^board \d+: bedelen: (won by|nobody wins).*; N \S+ {2}E \S+ {2}S \S+ {2}W \S+$/);
    }
  });
});
