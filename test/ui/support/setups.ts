import type { Event } from '../../../src/engine/event.js';
import { observe, observeEvents } from '../../../src/engine/observation.js';
import type { PerSeat, Seat } from '../../../src/engine/seats.js';
import { type Language, textsIn } from '../../../src/i18n/index.js';
import { labelsFor } from '../../../src/i18n/labels.js';
import { type Input, reduce } from '../../../src/ui/reducer.js';
import type { TableSetup } from '../../../src/ui/setup.js';
import { initialState, type PauseKind, type TableState } from '../../../src/ui/state.js';
import type { Size } from '../../../src/ui/terminal/streams.js';
import type { Table } from '../../support/table.js';

/** The player sits at S. */
export const PLAYER: Seat = 2;

export const LARGE: Size = { columns: 80, rows: 24 };
export const SMALL: Size = { columns: 60, rows: 20 };

/** How a test's table differs from one in English with colours and signs. */
export interface Looks {
  readonly language?: Language;
  readonly ascii?: boolean;
  readonly size?: Size;
  readonly names?: PerSeat<string>;
}

export const setupFor = ({ language = 'en', ascii = false, names }: Looks = {}): TableSetup => {
  const texts = textsIn(language);
  const shown = names ?? ['Truus', 'Sjef', texts.game.you, 'Harrie', ''];
  return {
    texts,
    seat: PLAYER,
    names: shown,
    labels: labelsFor(shown, ascii),
    look: { ascii, colours: ascii ? 0 : 3 },
    watchOnly: false,
  };
};

/** What the player's screen knows of a table while somebody else has the turn. */
export function waitingAt(table: Table, looks: Looks = {}): TableState {
  return initialState({
    setup: setupFor(looks),
    size: looks.size ?? LARGE,
    observation: observe(table.state, PLAYER),
    rows: [],
    notice: null,
    speed: 3,
  });
}

/** The player's screen when it is his turn. */
export const askedAt = (table: Table, looks: Looks = {}): TableState =>
  reduce(waitingAt(table, looks), { type: 'asked', observation: observe(table.state, PLAYER) });

/** The player's screen while something is on show. */
export const pausedAt = (table: Table, kind: PauseKind, looks: Looks = {}): TableState =>
  reduce(waitingAt(table, looks), { type: 'paused', id: 1, kind, timed: kind !== 'result' });

/** The player's screen after a deal was settled, with its row on the score sheet. */
export function resultAt(table: Table, looks: Looks = {}): TableState {
  const events: readonly Event[] = observeEvents(table.events, PLAYER);
  const shown = reduce(waitingAt(table, looks), {
    type: 'shown',
    observation: observe(table.state, PLAYER),
    events: events.filter((event) => event.type === 'deal-settled').slice(-1),
  });
  return reduce(shown, { type: 'paused', id: 1, kind: 'result', timed: false });
}

/** The end of the match. */
export const endedAt = (table: Table, looks: Looks = {}): TableState =>
  reduce(resultAt(table, looks), { type: 'ended', observation: observe(table.state, PLAYER) });

/** The state after some keys, named as `keyName` does. */
export const press = (state: TableState, keys: string): TableState =>
  keys
    .split(' ')
    .filter(Boolean)
    .map((key): Input => ({ type: 'key', key }))
    .reduce(reduce, state);
