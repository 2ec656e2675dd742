import { describe, expect, it } from 'vitest';
import { KEY_TEXTS } from '../../src/i18n/texts/table.js';
import { type Context, contextOf } from '../../src/ui/context.js';
import { liveBindings } from '../../src/ui/keys.js';
import { KEYS } from '../../src/ui/keyTable.js';
import { reduce } from '../../src/ui/reducer.js';
import type { TableState } from '../../src/ui/state.js';
import { helpView, keyLineView } from '../../src/ui/viewModel/keyLine.js';
import { lastLegal, manyLessons } from './support/coaches.js';
import { askedAt, endedAt, pausedAt, press, resultAt, waitingAt, withRules } from './support/setups.js';
import * as situations from './support/situations.js';

const ROW = { board: 1, contracts: [], game: null, active: [0, 1, 2, 3], deltas: [0, 0, 0, 0, 0] } as const;
const sheet = press({ ...askedAt(situations.oneTrick()), rows: Array(30).fill(ROW) }, 's');

/** Moments of every context; a key has to do something in at least one of them. */
const MOMENTS: Readonly<Record<Context, readonly TableState[]>> = {
  bid: ['', 'down right', 'end', 'down down right right'].map((keys) =>
    press(askedAt(situations.toSpeak()), keys),
  ),
  trump: ['', 'down', 'up'].map((keys) => press(askedAt(situations.toNameTrump()), keys)),
  call: ['', 'down', 'up'].map((keys) => press(askedAt(situations.toCall()), keys)),
  play: ['', 'right right', 'home', 'end', 'h'].map((keys) =>
    press(askedAt(situations.toLeadBlind(), { coach: lastLegal(true) }), keys),
  ),
  rank: [press(askedAt(situations.oneTrick()), 'S')],
  waiting: [
    ...['', 'right', 'home', 'end'].map((keys) => press(waitingAt(situations.threeCards()), keys)),
    waitingAt(situations.fifthDeals(), { players: 5, seat: 4 }),
  ],
  pause: [pausedAt(situations.oneTrick(), 'trick')],
  result: [resultAt(situations.settled())],
  standings: [endedAt(situations.matchOver())],
  small: [{ ...askedAt(situations.toFollow()), size: { columns: 20, rows: 5 } }],
  help: [press(withRules(askedAt(situations.toFollow())), '?')],
  rules: ['', 'down down down', 'end'].map((keys) =>
    press(withRules(askedAt(situations.toFollow())), `? r ${keys}`),
  ),
  scores: ['', 'up up up', 'home'].map((keys) => press(sheet, keys)),
  'last-trick': [press(askedAt(situations.oneTrick()), 'l')],
  calls: [press(askedAt(situations.toFollow()), 'a')],
  lessons: ['', 'down down down', 'end'].map((keys) => press(manyLessons(), `w ${keys}`)),
};

const contexts = Object.entries(MOMENTS).flatMap(([name, moments]) =>
  moments.map((moment, index) => [`${name} (${index + 1})`, moment] as const),
);

/** Everything about a state, but for being told that a key means nothing. */
const facts = (state: TableState): string =>
  JSON.stringify({ ...state, remark: state.remark?.kind === 'unknown-key' ? null : state.remark });

describe('the table of keys', () => {
  it.each(contexts)('is looked up in the right context: %s', (name, moment) => {
    expect(name.startsWith(contextOf(moment))).toBe(true);
  });

  it.each(Object.entries(MOMENTS))('has keys that do something, each in one line of it: %s', (_, moments) => {
    const live = moments.map((moment) => liveBindings(moment, contextOf(moment)).flatMap(({ keys }) => keys));
    for (const keys of live) expect(keys).toEqual([...new Set(keys)]);
    for (const key of new Set(live.flat())) {
      const changes = moments.some((moment) => facts(reduce(moment, { type: 'key', key })) !== facts(moment));
      expect(changes, `the key ${key}`).toBe(true);
    }
  });

  it('has a label for every line and a line for every label', () => {
    expect(KEYS.map(({ label }) => label).toSorted()).toEqual([...KEY_TEXTS].toSorted());
  });

  it('always has a way out', () => {
    for (const [name, moment] of contexts) {
      const keys = liveBindings(moment, contextOf(moment)).flatMap((live) => live.keys);
      // A rank is awaited: q is the queen there, and Escape leads back.
      expect(keys, name).toContain(contextOf(moment) === 'rank' ? 'escape' : 'q');
    }
  });
});

describe('the line at the bottom', () => {
  it.each(contexts)('names only keys that exist: %s', (_, moment) => {
    const live = liveBindings(moment, contextOf(moment));
    const words = live.map(({ binding }) => moment.setup.texts.table.keys[binding.label].line);
    for (const view of keyLineView(moment, 78)) expect(words).toContain(view.words);
  });

  it('keeps the way to the list of keys and the way out however narrow it is', () => {
    const words = keyLineView(askedAt(situations.oneTrick()), 20).map((view) => view.words);
    expect(words).toEqual(['help', 'quit']);
  });
});

describe('the list of keys', () => {
  it('is that of the moment below it', () => {
    const playing = askedAt(situations.oneTrick());
    const list = helpView(press(playing, '?')).map((view) => view.words);
    const live = liveBindings(playing, 'play').map(
      ({ binding }) => playing.setup.texts.table.keys[binding.label].help,
    );
    expect(list).toEqual(live);
    expect(list).toContain('look at the last trick');
    expect(helpView(press(askedAt(situations.toFollow()), '?')).map((view) => view.words)).not.toContain(
      'look at the last trick',
    );
  });
});
