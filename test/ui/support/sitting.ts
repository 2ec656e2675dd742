import { onTestFinished } from 'vitest';
import type { Action } from '../../../src/engine/action.js';
import { observe, observeEvents } from '../../../src/engine/observation.js';
import { type GameState, hasTurn } from '../../../src/engine/state.js';
import { textsIn } from '../../../src/i18n/index.js';
import { openTable, type Table, type TableOptions } from '../../../src/ui/openTable.js';
import { type Chooser, mustApply, nextEntry } from '../../support/randomPlay.js';
import { Emulator } from '../terminal/support/emulator.js';
import { FakeInput, FakeOutput } from '../terminal/support/streams.js';
import { PLAYER } from './setups.js';

/** A table on an emulated terminal. */
export interface Sitting {
  readonly table: Table;
  readonly emulator: Emulator;
  readonly input: FakeInput;
  readonly output: FakeOutput;
  readonly crashes: readonly unknown[];
  text(): string;
  /** Types bytes as a keyboard sends them. */
  send(bytes: string): void;
}

/** Opens a table of 80x24 cells in English; it is closed when the test is finished. */
export function sitDown(options: Partial<TableOptions> & { columns?: number; rows?: number } = {}): Sitting {
  const { columns = 80, rows = 24, ...others } = options;
  const emulator = new Emulator(columns, rows);
  const input = new FakeInput();
  const output = new FakeOutput(columns, rows, (bytes) => emulator.receive(bytes));
  const crashes: unknown[] = [];
  const table = openTable({
    texts: textsIn('en'),
    seat: PLAYER,
    names: ['Truus', 'Sjef', 'You', 'Harrie', ''],
    speed: 5,
    notice: null,
    history: [],
    ascii: false,
    colourLevel: 3,
    stdin: input,
    stdout: output,
    watchOnly: false,
    onCrash: (error) => {
      crashes.push(error);
      return 70;
    },
    ...others,
  });
  onTestFinished(async () => {
    await table.close();
    emulator.dispose();
  });
  return {
    table,
    emulator,
    input,
    output,
    crashes,
    text: () => emulator.screen().join('\n'),
    send: (bytes) => {
      input.write(bytes);
    },
  };
}

/** What a game loop does with one seat at a table: chance and the others come from the seed, the player is asked. */
export interface Play {
  readonly state: GameState;
  readonly seed: string;
  readonly choose: Chooser;
  readonly signal: AbortSignal;
  /** Deals after which it stops. */
  readonly deals: number;
  onAnswer?(action: Action): void;
}

/** Plays at a table until the match is over, so many deals have been dealt and finished, or the signal is aborted. */
export async function playOn(table: Table, play: Play): Promise<GameState> {
  let { state } = play;
  for (;;) {
    if (play.signal.aborted || (!hasTurn(state) && state.match.dealt >= play.deals)) return state;
    const entry = nextEntry(state, play.seed, play.choose);
    if (entry === null) return state;
    const asked = hasTurn(state) && state.by === PLAYER;
    const answer = asked ? await table.act(observe(state, PLAYER), play.signal) : null;
    if (answer === 'claim') throw new Error('nobody offered to claim');
    if (answer !== null) play.onAnswer?.(answer);
    const seat = hasTurn(state) ? state.turn : PLAYER;
    const step = mustApply(state, answer === null ? entry : { ...answer, seat });
    state = step.state;
    await table.show({ observation: observe(state, PLAYER), events: observeEvents(step.events, PLAYER) });
  }
}
