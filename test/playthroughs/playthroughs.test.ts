import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { readRecord } from '../../src/notation/readRecord.js';
import { writeRecord } from '../../src/notation/writeRecord.js';
import { PAGAT_PLAYTHROUGHS } from './pagatPlaythroughs.js';
import { playedDeals } from './played.js';
import { outcomesOf, SITUATIONS, type Situation } from './situations.js';
import { summary } from './summary.js';

const FOLDER = join(import.meta.dirname, 'pagat');
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.rik'))
  .toSorted();

const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** The summaries of all files, one block a file. */
const GOLDEN: ReadonlyMap<string, string> = new Map(
  readFileSync(join(FOLDER, 'summary.txt'), 'utf8')
    .split('\n\n')
    .map((block) => [block.slice(0, block.indexOf('\n')), block.trimEnd()]),
);

describe('the playthroughs of pagat', () => {
  test.each(FILES)('%s is canonical: read and written again it is the same text', (file) => {
    const record = readRecord(textOf(file));
    expect(record.ok && writeRecord(record.value)).toBe(textOf(file));
  });

  test.each(FILES)('%s plays through to what was written down about it', (file) => {
    expect(summary(file, playedDeals(textOf(file)))).toBe(GOLDEN.get(file));
  });

  test('nothing is written down about files that are gone', () => {
    expect([...GOLDEN.keys()].toSorted()).toEqual(FILES);
  });

  test('it is known how each of them was found', () => {
    expect(PAGAT_PLAYTHROUGHS.map(([name]) => `${name}.rik`).toSorted()).toEqual(FILES);
  });
});

describe('none is missing', () => {
  const all = FILES.flatMap((file) => playedDeals(textOf(file)));
  const needed: readonly Situation[] = [...outcomesOf(pagat), ...SITUATIONS];

  test.each(needed)('%s', (_, occursIn) => {
    expect(all.filter(occursIn).length).toBeGreaterThan(0);
  });
});
