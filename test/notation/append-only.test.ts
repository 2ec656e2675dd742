import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/engine/action.js';
import { newMatch } from '../../src/engine/match.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { type GameState, hasTurn } from '../../src/engine/state.js';
import {
  entryText,
  headerText,
  newHeader,
  readRecord,
  replayRecord,
  writeRecord,
} from '../../src/notation/index.js';
import { anything, type Chooser, mostlyPassing, mustApply, nextEntry } from '../support/randomPlay.js';

const header = newHeader({
  ruleset: pagat,
  players: 4,
  names: ['Truus', 'Sjef', 'You "S"', 'Harrie \\', null],
  seed: 'x128:harrie',
});

interface Moment {
  readonly text: string;
  readonly entries: readonly Entry[];
  readonly state: GameState;
}

/** Every moment of a random match, with the text that has been appended up to it. */
function* moments(
  seed: string,
  deals: number,
  choose: Chooser,
  lastDealAt: number | null,
): Generator<Moment> {
  let state = newMatch(pagat, 4);
  let text = headerText(header);
  const entries: Entry[] = [];
  for (;;) {
    const due = entries.length === lastDealAt ? ({ type: 'last-deal' } as const) : null;
    const entry = due ?? nextEntry(state, seed, choose);
    if (entry === null || (state.match.dealt >= deals && !hasTurn(state))) return;
    const { state: after } = mustApply(state, entry);
    text += entryText(state, entry, after);
    entries.push(entry);
    state = after;
    yield { text, entries: [...entries], state };
  }
}

function expectSame({ text, entries, state }: Moment): void {
  const record = readRecord(text);
  if (!record.ok) throw new Error(`${JSON.stringify(record.error)}\n${text}`);
  expect(writeRecord(record.value)).toBe(text);
  const replayed = replayRecord(record.value);
  if (!replayed.ok) throw new Error(`${JSON.stringify(replayed.error)}\n${text}`);
  const { deals, end } = replayed.value;
  const draw = record.value.openDraw;
  const read = deals.flatMap((deal) => deal.steps.map((step) => step.entry));
  expect([...read, ...(draw === null ? [] : [draw.value])]).toEqual(entries);
  expect(end).toEqual(state);
}

describe('a record that grows entry by entry', () => {
  it.each([
    ['anything', anything],
    ['mostly passing', mostlyPassing],
  ])('is canonical and reads back to the same entries and state at every moment (%s)', (_name, choose) => {
    for (const seed of ['a', 'b', 'c']) {
      for (const moment of moments(seed, 2, choose, null)) expectSame(moment);
    }
  });

  it('keeps the moment at which the last deal was announced, wherever that was', () => {
    for (let at = 2; at < 130; at += 1) {
      const all = [...moments(`last ${at % 7}`, 3, mostlyPassing, at)];
      // The mark itself, the words that follow it on the same line, and the end.
      for (const moment of [...all.slice(at, at + 4), ...all.slice(-1)]) expectSame(moment);
    }
  });
});
