import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpPosition } from '../../src/analysis/positionSetup.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { parseDeal } from '../../src/notation/index.js';
import { solveAll } from '../../src/session/solveAll.js';
import type { SolveQuestion } from '../../src/session/solvePosition.js';

let folder: string;
let program: URL;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rikken-solve-worker-'));
  const outfile = path.join(folder, 'worker.mjs');
  await build({
    entryPoints: ['src/session/solveWorker.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  program = pathToFileURL(outfile);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DEALS = ['N:AK.2.. QJ..2. T9..3. 87...2', 'N:A7532..87.A 96.KJ.JT9.T KJT.94.AQ.7 Q84.A.K42.9'];

function question(deal: string, goal: SolveQuestion['goal'], leader: 0 | 1 | 2 | 3): SolveQuestion {
  const hands = parseDeal(deal);
  if (!hands.ok) throw new Error(deal);
  const position = setUpPosition({
    hands: hands.value,
    trump: null,
    leader,
    trick: [],
    call: null,
    ruleset: pagat,
  });
  if (!position.ok) throw new Error(position.error.code);
  return { position: position.value, goal, nodes: 1_000_000, moves: true, line: true };
}

const groups: readonly (readonly SolveQuestion[])[] = DEALS.flatMap((deal) => [
  ([0, 1, 2, 3] as const).map((leader) => question(deal, { kind: 'tricks', side: 0b0101 }, leader)),
  [question(deal, { kind: 'exactly', declarer: 3, tricks: 0 }, 0)],
]);

/** Answers without the time that they took. */
const untimed = async (threads: number, onProgress?: (done: number) => void) => {
  const answers = await solveAll(groups, { threads, program, ...(onProgress && { onProgress }) });
  return answers.map((group) => group.map(({ ms: _, ...answer }) => answer));
};

describe('solving many deals', () => {
  test('gives the same answers and nodes in one thread, in several, and in none', async () => {
    const here = await untimed(0);
    expect(here.map((group) => group.length)).toEqual([4, 1, 4, 1]);
    expect(here[0]?.[0]).toMatchObject({ value: { kind: 'tricks', low: 3, high: 3 } });
    expect(here[1]?.[0]).toMatchObject({ value: { kind: 'exactly', made: true } });
    expect(await untimed(1)).toEqual(here);
    expect(await untimed(3)).toEqual(here);
  });

  test('tells how far it is', async () => {
    const heard: number[] = [];
    await untimed(2, (done) => heard.push(done));
    expect(heard).toEqual([1, 2, 3, 4]);
  });

  test('has no answer to no question', async () => {
    expect(await solveAll([])).toEqual([]);
  });
});
