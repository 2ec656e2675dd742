import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { newMatch } from '../../src/engine/match.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import type { GameState } from '../../src/engine/state.js';
import { entryText, headerText, newHeader } from '../../src/notation/index.js';
import { readSavedMatch, type SavedMatch } from '../../src/storage/savedMatch.js';
import { randomMatch, type Visit } from '../support/randomPlay.js';

const HEADER = headerText({
  ...newHeader({
    ruleset: pagat,
    players: 4,
    seed: 'x128:save',
    names: ['Truus', 'Sjef', 'Jij', 'Harrie', null],
  }),
  others: [{ name: 'Human', value: 'S', rows: [], after: 'Names' }],
});

/** A match of two deals, and how long its text is after each step. */
function written() {
  const visits: Visit[] = [...randomMatch('save', 2)];
  const texts = visits.map(({ before, entry, step }) => entryText(before, entry, step.state));
  const text = HEADER + texts.join('');
  let length = HEADER.length;
  const ends = texts.map((piece) => {
    length += piece.length;
    return length;
  });
  return { visits, text, ends };
}

function read(text: string): SavedMatch {
  const saved = readSavedMatch(text);
  if (!saved.ok) throw new Error(`unreadable at ${saved.error.line}:${saved.error.column}`);
  return saved.value;
}

const { visits, text, ends } = written();

/** The states in which a reader may come out that is given so many characters: before or after the entry that was cut. */
function statesAround(length: number): readonly (GameState | undefined)[] {
  const whole = ends.filter((end) => end <= length).length;
  return [visits[whole - 1]?.step.state ?? newMatch(pagat, 4), visits[whole]?.step.state];
}

describe('a saved match', () => {
  test('is read at any moment as it was', () => {
    for (const [index, end] of ends.entries()) {
      const saved = read(text.slice(0, end));
      expect(saved.isWhole).toBe(true);
      expect(saved.replayed.end).toEqual(visits[index]?.step.state);
      expect(saved.text).toBe(text.slice(0, end));
      expect(saved.header.others.map(({ name, value }) => [name, value])).toEqual([['Human', 'S']]);
    }
  });

  test('that has only its header has not begun', () => {
    expect(read(HEADER)).toMatchObject({ isWhole: true, text: HEADER, replayed: { end: { phase: 'draw' } } });
  });

  test('that a crash has cut anywhere goes on from the last whole entry', () => {
    const secondAuction = text.lastIndexOf('[Auction');
    const ids = pagat.contracts.map(({ id }) => id);
    for (let length = HEADER.length; length < secondAuction + 20; length += 1) {
      const cut = text.slice(0, length);
      const saved = read(cut);
      // A bid that was cut down to another bid cannot be told from one that was not.
      if (ids.includes(cut.slice(cut.search(/\S+$/)))) continue;
      const states = statesAround(length);
      const at = states.findIndex((state) => isDeepStrictEqual(saved.replayed.end, state));
      expect(at, `cut after ${JSON.stringify(cut.slice(-20))}`).toBeGreaterThanOrEqual(0);
      expect(text.startsWith(saved.text)).toBe(true);
    }
  });

  test('that is damaged in the middle is not guessed at: the place is told', () => {
    const damaged = text.replace(/\[Dealer "[NESW]"\]/, '[Dealer "Q"]');
    expect(damaged).not.toBe(text);
    const line = damaged.split('\n').findIndex((each) => each.startsWith('[Dealer "Q"')) + 1;
    expect(readSavedMatch(damaged)).toMatchObject({ ok: false, error: { line } });
  });

  test.each(['', 'not a record', '\u0000\u0000'])('%j is none', (nothing) => {
    expect(readSavedMatch(nothing).ok).toBe(false);
  });
});
