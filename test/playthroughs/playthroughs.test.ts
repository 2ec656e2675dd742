import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/notation/readRecord.js';
import { writeRecord } from '../../src/notation/writeRecord.js';
import { readFolder } from './files.js';
import { PAGAT_PLAYTHROUGHS } from './pagatPlaythroughs.js';
import { playedDeals } from './played.js';
import { summary } from './summary.js';
import { tables } from './tables.js';

describe.each([
  { folder: 'pagat', names: PAGAT_PLAYTHROUGHS.map(([name]) => name) },
  { folder: 'tables', names: tables().map(({ name }) => name) },
])('the playthroughs in $folder', ({ folder, names }) => {
  const { texts, summaries } = readFolder(folder);
  const files = [...texts];

  test.each(files)('%s is canonical: read and written again it is the same text', (_, text) => {
    const record = readRecord(text);
    expect(record.ok && writeRecord(record.value)).toBe(text);
  });

  test.each(files)('%s plays through to what was written down about it', (file, text) => {
    expect(summary(file, playedDeals(text))).toBe(summaries.get(file));
  });

  test('nothing is written down about files that are gone', () => {
    expect([...summaries.keys()]).toEqual([...texts.keys()]);
  });

  test('it is known how each of them was found', () => {
    expect(names.map((name) => `${name}.rik`).toSorted()).toEqual([...texts.keys()]);
  });
});
