import fc from 'fast-check';
import { renderToString } from 'ink';
import { describe, expect, it } from 'vitest';
import { type Action, sameAction } from '../../src/engine/action.js';
import { newMatch } from '../../src/engine/match.js';
import { observe, observeEvents } from '../../src/engine/observation.js';
import { pick, type Random, randomFor } from '../../src/engine/random.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import type { PlayerCount } from '../../src/engine/seats.js';
import { type GameState, hasTurn } from '../../src/engine/state.js';
import { TableView } from '../../src/ui/components/screen.js';
import { reduce } from '../../src/ui/reducer.js';
import { initialState, type TableState } from '../../src/ui/state.js';
import { anything, type Chooser, mostlyPassing, mustApply, nextEntry } from '../support/randomPlay.js';
import { lastLegal } from './support/coaches.js';
import { LARGE, PLAYER, SMALL, setupFor } from './support/setups.js';
import { playOn, sitDown } from './support/sitting.js';

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
/** Whatever a keyboard can send, but the key that leaves. */
const KEYS = [
  ...PRINTABLE.map((key) => (key === ' ' ? 'space' : key)),
  ...'up down left right enter escape backspace tab back-tab home end page-up page-down insert delete'.split(
    ' ',
  ),
  'f1',
  'ctrl+a',
  'paste',
  'é',
  '♠',
].filter((key) => key !== 'q');
/** Keys that lead on, so that matches come to an end. */
const LEADING_ON = [
  'enter',
  'enter',
  'right',
  'left',
  'down',
  'escape',
  'p',
  '1',
  '2',
  'S',
  'H',
  'D',
  'C',
  'a',
  '7',
];

interface Mashed {
  readonly state: TableState;
  readonly answer: Action;
}

/** Presses random keys until the question is answered. */
function mashAnswer(asked: TableState, random: Random, look: (state: TableState) => void): Mashed {
  let state = asked;
  for (let count = 0; state.answer === null; count += 1) {
    // Sooner or later the default is taken, whatever lies over the table.
    const key =
      count > 150
        ? pick(['escape', 'right', 'enter'], random)
        : pick(random.below(2) ? KEYS : LEADING_ON, random);
    state = reduce(state, { type: 'key', key });
    look(state);
  }
  if (state.answer === 'claim') throw new Error('nobody offered to claim');
  return { state: reduce(state, { type: 'taken' }), answer: state.answer };
}

/** A few random keys while others play or something is on show. */
function mash(before: TableState, random: Random, look: (state: TableState) => void): TableState {
  let state = before;
  for (let count = random.below(4); count > 0; count -= 1) {
    state = reduce(state, { type: 'key', key: pick(KEYS, random) });
    look(state);
  }
  return state;
}

/** What is played while keys are hit, and who looks at every state that follows. */
interface Mashing {
  readonly deals: number;
  readonly choose: Chooser;
  readonly ruleset?: Ruleset;
  readonly players?: PlayerCount;
  readonly look?: (state: TableState) => void;
}

/** Plays deals at a table whose player hits keys at random; every answer must be legal. Returns how often he answered. */
function mashMatch(seed: string, mashing: Mashing): number {
  const { deals, choose, ruleset = pagat, players = 4, look = () => {} } = mashing;
  const random = randomFor(seed, 'keys');
  let game: GameState = newMatch(ruleset, players);
  let screen: TableState | null = null;
  let answers = 0;
  let pauses = 0;
  for (;;) {
    const entry = nextEntry(game, seed, choose);
    if (entry === null || (!hasTurn(game) && game.match.dealt >= deals)) return answers;
    let answer: Action | null = null;
    if (screen !== null && hasTurn(game) && game.by === PLAYER) {
      const observation = observe(game, PLAYER);
      const mashed = mashAnswer(reduce(screen, { type: 'asked', observation }), random, look);
      const action = mashed.answer;
      expect(observation.legal.some((legal) => sameAction(legal, action))).toBe(true);
      ({ answer, state: screen } = mashed);
      answers += 1;
    }
    const seat = hasTurn(game) ? game.turn : PLAYER;
    const step = mustApply(game, answer === null ? entry : { ...answer, seat });
    game = step.state;
    const observation = observe(game, PLAYER);
    screen ??= initialState({
      setup: setupFor({ ruleset, players, coach: lastLegal(true) }),
      size: LARGE,
      observation,
      rows: [],
      notice: null,
      speed: 3,
    });
    screen = reduce(screen, { type: 'shown', observation, events: observeEvents(step.events, PLAYER) });
    const kind = step.events.some((event) => event.type === 'deal-settled') ? 'result' : 'trick';
    pauses += 1;
    screen = reduce(screen, { type: 'paused', id: pauses, kind, timed: kind === 'trick' });
    screen = mash(screen, random, look);
    screen = reduce(screen, { type: 'time-up', id: pauses });
    if (random.below(50) === 0)
      screen = reduce(screen, {
        type: 'resized',
        size: pick([LARGE, SMALL, { columns: 30, rows: 9 }], random),
      });
    screen = reduce(screen, { type: 'resized', size: screen.size.columns < 60 ? LARGE : screen.size });
  }
}

/** The screen of a state is no higher than the terminal. */
function isDrawn(state: TableState): void {
  const lines = renderToString(<TableView state={state} />, { columns: state.size.columns }).split('\n');
  expect(lines.length).toBeLessThanOrEqual(state.size.rows);
}

const TABLES = RULESETS.flatMap((ruleset) =>
  ([3, 4, 5] as const).map((players) => [ruleset.id, players, ruleset] as const),
);

describe('hitting keys at random', () => {
  it.each(TABLES)('is harmless at every table: %s with %i', (_, players, ruleset) => {
    let seen = 0;
    const look = (state: TableState): void => {
      seen += 1;
      if (seen % 400 === 0) isDrawn(state);
    };
    // Seven deals go round the table of five, so that the player sits out too.
    const answers = mashMatch(`${ruleset.id} ${players}`, {
      deals: 7,
      choose: mostlyPassing,
      ruleset,
      players,
      look,
    });
    expect(answers).toBeGreaterThan(10);
  });

  it('never leads to anything but legal actions, through whole matches', () => {
    let answers = 0;
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.boolean(), (seed, wild) => {
        answers += mashMatch(seed, { deals: 5, choose: wild ? anything : mostlyPassing });
      }),
      { numRuns: 25 },
    );
    expect(answers).toBeGreaterThan(500);
  });

  it('can be drawn at every moment', () => {
    let seen = 0;
    let drawn = 0;
    const look = (state: TableState): void => {
      seen += 1;
      if (seen % 40 !== 0) return;
      drawn += 1;
      isDrawn(state);
    };
    for (const seed of ['a', 'b', 'c']) mashMatch(seed, { deals: 2, choose: mostlyPassing, look });
    expect(drawn).toBeGreaterThan(50);
  });

  it('does no harm at a real table, where keys come as bytes in any pieces', {
    timeout: 60_000,
  }, async () => {
    const BYTES = [
      '\r',
      '\r',
      '\r',
      ' ',
      '\u001b[C',
      '\u001b[D',
      '\u001b[A',
      '\u001b',
      '?',
      's',
      'l',
      'a',
      'p',
      '1',
      'S',
      'H',
      '7',
      '\u001b[1;5P',
      '\u001b[<0;1;1M',
      'é',
      '♠',
    ];
    const { table, send, crashes } = sitDown();
    const random = randomFor('bytes');
    const stop = new AbortController();
    const keyboard = setInterval(() => {
      send(Array.from({ length: 1 + random.below(12) }, () => pick(BYTES, random)).join(''));
    }, 5);
    const answers: Action[] = [];
    const end = await playOn(table, {
      state: newMatch(pagat, 4),
      seed: 'bytes',
      choose: mostlyPassing,
      signal: stop.signal,
      deals: 1,
      onAnswer: (action) => answers.push(action),
    });
    clearInterval(keyboard);
    expect(crashes).toEqual([]);
    expect(end.match.dealt).toBe(1);
    expect(answers.length).toBeGreaterThan(0);
  });
});
