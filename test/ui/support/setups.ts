import type { Event } from '../../../src/engine/event.js';
import { observe, observeEvents } from '../../../src/engine/observation.js';
import type { Ruleset } from '../../../src/engine/ruleset.js';
import { pagat } from '../../../src/engine/rulesets/pagat.js';
import { type PerSeat, type PlayerCount, perSeat, type Seat, seatsOf } from '../../../src/engine/seats.js';
import { type Language, namedIn, type Texts, textsIn } from '../../../src/i18n/index.js';
import { labelsFor } from '../../../src/i18n/labels.js';
import type { Coach } from '../../../src/ui/coach.js';
import { type Input, reduce } from '../../../src/ui/reducer.js';
import type { TableSetup } from '../../../src/ui/setup.js';
import { initialState, type PauseKind, type TableState } from '../../../src/ui/state.js';
import type { Size } from '../../../src/ui/terminal/streams.js';
import type { Table } from '../../support/table.js';

/** The player sits at S. */
export const PLAYER: Seat = 2;

export const LARGE: Size = { columns: 80, rows: 24 };
export const SMALL: Size = { columns: 60, rows: 20 };

/** How a test's table differs from one of four in English with colours and signs, seen from S. */
export interface Looks {
  readonly language?: Language;
  readonly ascii?: boolean;
  readonly size?: Size;
  readonly names?: PerSeat<string>;
  readonly seat?: Seat;
  readonly players?: PlayerCount;
  readonly ruleset?: Ruleset;
  readonly coach?: Coach;
  readonly levels?: readonly string[];
}

/** What everybody is called: the player is addressed, an empty place is an open hand. */
function namesOf(texts: Texts, seat: Seat, players: PlayerCount): PerSeat<string> {
  const others = ['Truus', 'Sjef', 'Riet', 'Harrie', 'Toon'] as const;
  return perSeat((who) => {
    if (who === seat) return texts.game.you;
    return seatsOf(players).includes(who) ? others[who] : players === 3 ? texts.plain.openHand : '';
  });
}

export const setupFor = (looks: Looks = {}): TableSetup => {
  const {
    language = 'en',
    ascii = false,
    names,
    seat = PLAYER,
    players = 4,
    ruleset = pagat,
    coach = null,
    levels = [],
  } = looks;
  const texts = namedIn(textsIn(language), ruleset);
  const shown = names ?? namesOf(texts, seat, players);
  return {
    texts,
    seat,
    names: shown,
    labels: labelsFor(shown, ascii),
    look: { ascii, colours: ascii ? 0 : 3 },
    rules: () => [],
    levels: perSeat((who) => levels[who] ?? ''),
    coach,
    watchOnly: false,
  };
};

/** The same table with a page of rules of forty lines. */
export const withRules = (state: TableState): TableState => ({
  ...state,
  setup: {
    ...state.setup,
    rules: (width) => Array.from({ length: 40 }, (_, index) => `rule ${index + 1} of ${width} cells`),
  },
});

/** The looks of a table with the players and the rules that it has. */
const looksOf = ({ state }: Table, looks: Looks): Looks => ({
  players: state.match.players,
  ruleset: state.match.ruleset,
  ...looks,
});

const seatOf = (looks: Looks): Seat => looks.seat ?? PLAYER;

/** What the player's screen knows of a table while somebody else has the turn. */
export function waitingAt(table: Table, looks: Looks = {}): TableState {
  return initialState({
    setup: setupFor(looksOf(table, looks)),
    size: looks.size ?? LARGE,
    observation: observe(table.state, seatOf(looks)),
    rows: [],
    notice: null,
    speed: 3,
  });
}

/** The player's screen when it is his turn. */
export const askedAt = (table: Table, looks: Looks = {}): TableState =>
  reduce(waitingAt(table, looks), { type: 'asked', observation: observe(table.state, seatOf(looks)) });

/** The player's screen while something is on show. */
export const pausedAt = (table: Table, kind: PauseKind, looks: Looks = {}): TableState =>
  reduce(waitingAt(table, looks), { type: 'paused', id: 1, kind, timed: kind !== 'result' });

/** The player's screen after a deal was settled, with its row on the score sheet. */
export function resultAt(table: Table, looks: Looks = {}): TableState {
  const seat = seatOf(looks);
  const events: readonly Event[] = observeEvents(table.events, seat);
  const shown = reduce(waitingAt(table, looks), {
    type: 'shown',
    observation: observe(table.state, seat),
    events: events.filter((event) => event.type === 'deal-settled').slice(-1),
  });
  return reduce(shown, { type: 'paused', id: 1, kind: 'result', timed: false });
}

/** The end of the match. */
export const endedAt = (table: Table, looks: Looks = {}): TableState =>
  reduce(resultAt(table, looks), { type: 'ended', observation: observe(table.state, seatOf(looks)) });

/** The state after some keys, named as `keyName` does. */
export const press = (state: TableState, keys: string): TableState =>
  keys
    .split(' ')
    .filter(Boolean)
    .map((key): Input => ({ type: 'key', key }))
    .reduce(reduce, state);
