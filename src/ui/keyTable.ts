import { SUITS } from '../engine/cards.js';
import type { KeyText } from '../i18n/texts/table.js';
import { type Command, directActions, isFaceDownLegal } from './commands.js';
import type { Context } from './context.js';
import { layoutFor, rulesScroll, SMALLEST } from './layout.js';
import { suitKeys } from './setup.js';
import type { Overlay, TableState } from './state.js';
import { lessonsScroll } from './viewModel/lessons.js';
import { dealOf, sitsOut } from './viewModel/seen.js';

/** One line of the table of keys. */
export interface Binding {
  /** Its label in the catalogue. */
  readonly label: KeyText;
  readonly contexts: readonly Context[];
  /** The keys that do it at this moment; none when it cannot be done now. */
  readonly keys: (state: TableState) => readonly string[];
  readonly command: (key: string, state: TableState) => Command;
  /** How many of the keys the line at the bottom names; 0 leaves it to the overlay. */
  readonly line: number;
}

const ALWAYS =
  (...keys: readonly string[]) =>
  (): readonly string[] =>
    keys;

const WHEN =
  (condition: (state: TableState) => boolean, ...keys: readonly string[]) =>
  (state: TableState): readonly string[] =>
    condition(state) ? keys : [];

const TABLE: readonly Context[] = ['bid', 'trump', 'call', 'play', 'waiting', 'pause', 'result', 'standings'];
const CHOOSING: readonly Context[] = ['bid', 'trump', 'call'];
const ASKED: readonly Context[] = [...CHOOSING, 'play'];
const OVERLAYS: readonly Overlay[] = ['help', 'rules', 'scores', 'last-trick', 'calls', 'lessons'];

/** The key that lays an overlay over the table, and takes it away again. */
const OPENED_BY: Readonly<Record<Overlay, string>> = {
  help: '?',
  rules: '?',
  scores: 's',
  'last-trick': 'l',
  calls: 'a',
  lessons: 'w',
};

/** Asks what the bot would do, and takes the answer away again. */
const HINT = 'h';

/** Has the table play the rest of the deal. */
const CLAIM = 'c';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
  k: [0, -1],
  j: [0, 1],
};

const step = (key: string): Command => {
  const [columns, rows] = STEPS[key] ?? [0, 0];
  return { type: 'move', columns, rows };
};

const hasHand = ({ observation }: TableState): boolean =>
  observation.phase === 'play' && (observation.deal?.handSizes[observation.seat] ?? 0) > 0;

/** The ranks as they are typed, from the two up; a ten is 0, 1 or t. */
const RANK_KEYS: readonly string[] = '23456789tjqka'.split('');
const TEN_KEYS = ['1', '0'];

function rankOfKey(key: string, state: TableState): number {
  if (TEN_KEYS.includes(key)) return RANK_KEYS.indexOf('t');
  const own = state.setup.texts.table.rankKeys[key.toLowerCase()];
  return RANK_KEYS.indexOf(own ?? key.toLowerCase());
}

/** The keys for the ranks, small and capital, those of the language too. */
const rankKeys = (state: TableState): readonly string[] => {
  const letters = [...RANK_KEYS.slice(8), ...Object.keys(state.setup.texts.table.rankKeys)];
  return [
    ...RANK_KEYS.slice(0, 8),
    ...TEN_KEYS,
    ...letters,
    ...letters.map((letter) => letter.toUpperCase()),
  ];
};

/** The capitals for the suits; while a rank is awaited a letter that is a rank means that. */
function allSuitKeys(state: TableState): readonly string[] {
  const all = SUITS.flatMap((suit) => suitKeys(state.setup, suit));
  if (state.namedSuit === null) return all;
  const ranks = rankKeys(state);
  return all.filter((key) => !ranks.includes(key));
}

const suitOfKey = (key: string, state: TableState): Command => {
  const suit = SUITS.find((candidate) => suitKeys(state.setup, candidate).includes(key));
  return suit === undefined ? { type: 'cancel' } : { type: 'name-suit', suit };
};

const open = (overlay: Overlay) => (): Command => ({ type: 'open', overlay });

const hasLastTrick = ({ observation }: TableState): boolean => (dealOf(observation)?.tricks.length ?? 0) > 0;

/** Whether somebody has said something, if only with three aces. */
function hasCalls({ observation }: TableState): boolean {
  const deal = dealOf(observation);
  return deal !== null && (deal.calls.length > 0 || deal.announcer !== null);
}

/** Whether there is more to see than fits. */
function canScroll(state: TableState): boolean {
  const { overlay, rows, setup, size } = state;
  const layout = layoutFor(size);
  if (overlay === 'scores') return rows.length > 1;
  if (layout === null) return false;
  return (overlay === 'rules' ? rulesScroll(setup, layout) : lessonsScroll(state, layout)) > 0;
}

/**
 * The one table of keys: what may be pressed, when, and what it does. The line at the bottom and the overlay are drawn from
 * it, and every key that arrives is looked up in it.
 */
export const KEYS: readonly Binding[] = [
  {
    label: 'chooseBid',
    contexts: ['bid'],
    keys: ALWAYS('left', 'right', 'up', 'down', 'j', 'k'),
    command: step,
    line: 4,
  },
  {
    label: 'choose',
    contexts: ['trump', 'call'],
    keys: WHEN(({ observation }) => observation.legal.length > 1, 'up', 'down', 'left', 'right', 'j', 'k'),
    command: step,
    line: 2,
  },
  // The hand is one row: k goes back and j goes on, because l shows the last trick and h asks for a hint.
  {
    label: 'chooseCard',
    contexts: ['play'],
    keys: ALWAYS('left', 'right', 'k', 'j', 'up', 'down', 'home', 'end'),
    command: (key) => (key === 'home' || key === 'end' ? { type: 'edge', last: key === 'end' } : step(key)),
    line: 2,
  },
  {
    label: 'lookAhead',
    contexts: ['waiting'],
    keys: WHEN(hasHand, 'left', 'right', 'k', 'j', 'up', 'down', 'home', 'end'),
    command: (key) => (key === 'home' || key === 'end' ? { type: 'edge', last: key === 'end' } : step(key)),
    line: 0,
  },
  {
    label: 'bid',
    contexts: ['bid'],
    keys: ALWAYS('enter', 'space'),
    command: () => ({ type: 'confirm' }),
    line: 1,
  },
  {
    label: 'nameTrump',
    contexts: ['trump'],
    keys: ALWAYS('enter', 'space'),
    command: () => ({ type: 'confirm' }),
    line: 1,
  },
  {
    label: 'callCard',
    contexts: ['call'],
    keys: ALWAYS('enter', 'space'),
    command: () => ({ type: 'confirm' }),
    line: 1,
  },
  {
    label: 'play',
    contexts: ['play'],
    keys: ALWAYS('enter', 'space'),
    command: () => ({ type: 'confirm' }),
    line: 1,
  },
  {
    label: 'claim',
    contexts: ['play'],
    keys: WHEN(({ mayClaim }) => mayClaim, CLAIM),
    command: () => ({ type: 'claim' }),
    line: 1,
  },
  {
    label: 'closeHint',
    contexts: ASKED,
    keys: WHEN(({ hint }) => hint !== null, HINT, 'escape', 'backspace'),
    command: () => ({ type: 'close-hint' }),
    line: 1,
  },
  {
    label: 'hint',
    contexts: ASKED,
    keys: WHEN(({ hint, setup }) => hint === null && setup.coach !== null, HINT),
    command: () => ({ type: 'hint' }),
    line: 1,
  },
  {
    label: 'direct',
    contexts: CHOOSING,
    keys: (state) => [...directActions(state).keys()],
    command: (key, state) => {
      const action = directActions(state).get(key);
      return action === undefined ? { type: 'cancel' } : { type: 'decide', action };
    },
    line: 0,
  },
  { label: 'nameSuit', contexts: ['play', 'rank'], keys: allSuitKeys, command: suitOfKey, line: 0 },
  {
    label: 'nameRank',
    contexts: ['rank'],
    keys: rankKeys,
    command: (key, state) => ({ type: 'name-rank', rank: rankOfKey(key, state) }),
    line: 0,
  },
  {
    label: 'playNamed',
    contexts: ['rank'],
    keys: ALWAYS('enter', 'space'),
    command: () => ({ type: 'confirm' }),
    line: 1,
  },
  {
    label: 'notThisSuit',
    contexts: ['rank'],
    keys: ALWAYS('escape', 'backspace'),
    command: () => ({ type: 'cancel' }),
    line: 1,
  },
  {
    label: 'faceDown',
    contexts: ['play'],
    keys: WHEN(isFaceDownLegal, 'b'),
    command: () => ({ type: 'flip' }),
    line: 1,
  },
  {
    label: 'skip',
    contexts: ['waiting', 'pause'],
    keys: WHEN(
      ({ observation, skipping }) => observation.deal !== null && sitsOut(observation) && !skipping,
      'n',
    ),
    command: () => ({ type: 'skip' }),
    line: 1,
  },
  {
    label: 'proceed',
    contexts: ['pause', 'result'],
    keys: ALWAYS('enter', 'space'),
    command: () => ({ type: 'proceed' }),
    line: 1,
  },
  {
    label: 'again',
    contexts: ['standings'],
    keys: ALWAYS('enter', 'n'),
    command: () => ({ type: 'again' }),
    line: 1,
  },
  {
    label: 'scroll',
    contexts: ['scores', 'rules', 'lessons'],
    keys: WHEN(canScroll, 'up', 'down', 'k', 'j', 'page-up', 'page-down', 'home', 'end'),
    command: (key, { overlay }) => ({
      type: 'scroll',
      by: (overlay === 'scores' ? 1 : -1) * (SCROLLS[key] ?? 0),
    }),
    line: 2,
  },
  {
    label: 'rules',
    contexts: ['help'],
    keys: WHEN(({ setup }) => setup.rules(SMALLEST.columns).length > 0, 'r', 'right', 'tab'),
    command: open('rules'),
    line: 1,
  },
  {
    label: 'keys',
    contexts: ['rules'],
    keys: ALWAYS('r', 'left', 'tab'),
    command: open('help'),
    line: 1,
  },
  {
    label: 'back',
    contexts: OVERLAYS,
    keys: ({ overlay }) => [
      'escape',
      'enter',
      'space',
      'backspace',
      ...(overlay === null ? [] : [OPENED_BY[overlay]]),
    ],
    command: () => ({ type: 'close' }),
    line: 1,
  },
  {
    label: 'lastTrick',
    contexts: ['play', 'waiting', 'pause', 'result'],
    keys: WHEN(hasLastTrick, OPENED_BY['last-trick']),
    command: open('last-trick'),
    line: 1,
  },
  { label: 'scores', contexts: TABLE, keys: ALWAYS(OPENED_BY.scores), command: open('scores'), line: 1 },
  {
    label: 'calls',
    contexts: TABLE.filter((context) => context !== 'standings'),
    keys: WHEN(hasCalls, OPENED_BY.calls),
    command: open('calls'),
    line: 1,
  },
  {
    label: 'lessons',
    contexts: TABLE,
    keys: WHEN(({ lessons }) => lessons.length > 0, OPENED_BY.lessons),
    command: open('lessons'),
    line: 1,
  },
  {
    label: 'tempo',
    contexts: ['bid', 'trump', 'call', 'play', 'waiting', 'pause', 'result'],
    keys: ALWAYS('+', '-', '='),
    command: (key) => ({ type: 'tempo', by: key === '-' ? -1 : 1 }),
    line: 0,
  },
  {
    label: 'help',
    contexts: [...TABLE, 'rank'],
    keys: ALWAYS(OPENED_BY.help),
    command: open('help'),
    line: 1,
  },
  {
    label: 'quit',
    contexts: [...TABLE, ...OVERLAYS, 'small'],
    keys: ALWAYS('q'),
    command: () => ({ type: 'quit' }),
    line: 1,
  },
];

/** How many rows a key scrolls. */
const SCROLLS: Readonly<Record<string, number>> = {
  up: 1,
  k: 1,
  down: -1,
  j: -1,
  'page-up': 8,
  'page-down': -8,
  home: Number.POSITIVE_INFINITY,
  end: Number.NEGATIVE_INFINITY,
};
