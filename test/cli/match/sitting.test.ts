import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { beginSave, Journal } from '../../../src/cli/match/journal.js';
import { playedBefore } from '../../../src/cli/match/playedTag.js';
import { type MatchSetup, namesAround } from '../../../src/cli/match/setup.js';
import { Sitting } from '../../../src/cli/match/sitting.js';
import type { TableSide } from '../../../src/cli/match/tableSide.js';
import type { Ruleset } from '../../../src/engine/ruleset.js';
import { pagat } from '../../../src/engine/rulesets/pagat.js';
import { perSeat } from '../../../src/engine/seats.js';
import { readSavedMatch } from '../../../src/storage/savedMatch.js';
import { SaveFolder } from '../../../src/storage/saveFolder.js';
import { temporaryDirectories } from '../../storage/support/folder.js';

/** A table at which nobody is asked and nobody looks. */
const NOBODY: TableSide = {
  begin: () => {},
  show: () => Promise.resolve(),
  act: () => Promise.reject(new Error('a bot plays here')),
  matchOver: () => Promise.resolve('quit'),
  close: () => {},
};

const TWO_MINUTES: Ruleset = { ...pagat, end: { kind: 'minutes', count: 2 } };

const setupWith = (ruleset: Ruleset): MatchSetup => ({
  ruleset,
  players: 4,
  seed: 'harrie',
  seat: 2,
  bots: perSeat(() => 'heuristic'),
  practice: false,
  names: namesAround(4, 2),
});

/** A clock that is 50 seconds further whenever somebody looks at it. */
function slowClock(): () => number {
  let now = 1_000_000;
  return () => {
    now += 50_000;
    return now;
  };
}

/** Plays a match to its end with bots everywhere, kept in a file; returns the state and the text of that file. */
async function playedWith(ruleset: Ruleset, played = 0) {
  const save = beginSave(new SaveFolder(temporaryDirectories()), setupWith(ruleset), 'You', new Date(0));
  if (!save.ok) throw new Error(save.error.code);
  const journal = new Journal(save.value, ({ code }) => {
    throw new Error(code);
  });
  const sitting = new Sitting({
    setup: setupWith(ruleset),
    record: journal.record,
    played,
    clock: slowClock(),
  });
  const state = await sitting.play(NOBODY, true, new AbortController().signal);
  const text = readFileSync(save.value.path, 'utf8');
  journal.finish();
  return { state, text };
}

const tags = (text: string): readonly string[] => text.match(/^\[(?:Played|LastDeal) .*$/gm) ?? [];

describe('a match with a time limit', () => {
  test('ends by the clock, and its file says how long it was played', async () => {
    const { state, text } = await playedWith(TWO_MINUTES);
    expect(state).toMatchObject({ phase: 'over', match: { settled: 3 } });
    expect(tags(text)).toEqual(['[Played "50"]', '[Played "100"]', '[Played "150"]', '[LastDeal "yes"]']);
  });

  test('counts the time that it was at the table before', async () => {
    const { text } = await playedWith(TWO_MINUTES, 100_000);
    expect(tags(text)).toEqual(['[Played "150"]', '[LastDeal "yes"]']);
  });

  test('is read again as it was left, with the time played so far', async () => {
    const { text } = await playedWith(TWO_MINUTES);
    const left = text.slice(0, text.indexOf('[Played "100"]') + '[Played "100"]\n'.length);
    const saved = readSavedMatch(left);
    if (!saved.ok) throw new Error(JSON.stringify(saved.error));
    expect(saved.value).toMatchObject({ isWhole: true, text: left });
    expect(playedBefore(saved.value.replayed.deals.map(({ record }) => record))).toBe(100_000);
  });
});

test('a match without a time limit does not say how long it was played', async () => {
  const { state, text } = await playedWith({ ...pagat, end: { kind: 'deals', count: 2 } });
  expect(state.match.settled).toBe(2);
  expect(tags(text)).toEqual([]);
});
