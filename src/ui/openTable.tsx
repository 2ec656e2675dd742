import type { Action } from '../engine/action.js';
import type { Event } from '../engine/event.js';
import type { Observation } from '../engine/observation.js';
import { type PerSeat, perSeat, type Seat } from '../engine/seats.js';
import type { Texts } from '../i18n/index.js';
import { labelsFor } from '../i18n/labels.js';
import { Root } from './components/root.js';
import { GATHERING, paceOf, type Speed, WATCHED_RESULT } from './pace.js';
import type { ScoreRow } from './scoreRow.js';
import { initialState, type PauseKind } from './state.js';
import { TableStore } from './store.js';
import type { ColourLevel } from './terminal/colour.js';
import { type FullScreen, mountFullScreen } from './terminal/mount.js';
import { sizeOf, type TerminalInput, type TerminalOutput } from './terminal/streams.js';
import { asciiOnly, printable } from './text.js';

/** What the player is told, all of it as seen from his seat. */
export interface TableUpdate {
  readonly observation: Observation;
  readonly events: readonly Event[];
}

/** What a table is opened with. */
export interface TableOptions {
  readonly texts: Texts;
  readonly seat: Seat;
  /** As they come: control characters are removed here. */
  readonly names: PerSeat<string>;
  readonly speed: Speed;
  /** One line about how the match begins, e.g. that it was resumed. */
  readonly notice: string | null;
  /** The deals of this match that are finished already, oldest first; `scoreRowOf` makes them. */
  readonly history: readonly ScoreRow[];
  readonly ascii: boolean;
  readonly colourLevel: ColourLevel;
  readonly stdin: TerminalInput;
  readonly stdout: TerminalOutput;
  /** A bot plays the player's seat too: nothing is read from standard input, results go on by themselves. */
  readonly watchOnly: boolean;
  /** The process, whose end restores the terminal; left out in tests. */
  readonly host?: NodeJS.Process;
  /** A fault of the program, after the terminal was restored and the error printed: returns the exit code. */
  onCrash(error: unknown): number;
  /** A signal is about to end the process, after the terminal was restored. */
  readonly onSignal?: (signal: NodeJS.Signals) => void;
}

/** A table in full screen. */
export interface Table {
  /**
   * Shows what happened; resolves when the next update may come: after the pace of the others, a trick's pause, or
   * when the player has dismissed the result of a deal.
   */
  show(update: TableUpdate): Promise<void>;
  /** Asks the player; the promise is rejected when the signal is aborted or the table closed. */
  act(observation: Observation, signal: AbortSignal): Promise<Action>;
  /** After the match: shows the final standings until the player wants another match or leaves. */
  matchOver(observation: Observation): Promise<'again' | 'quit'>;
  /** Resolves when the player leaves, which may happen at any moment. */
  readonly left: Promise<'quit' | 'interrupt'>;
  /** Gives the terminal back. */
  close(): Promise<void>;
}

/** Nobody's keyboard: for a table that is only watched. */
const SILENT: TerminalInput = {
  resume: () => {},
  pause: () => {},
  on: () => {},
  off: () => {},
};

/** Whether somebody other than the player, or than a bot in his place, has just acted. */
function isStep({ events }: TableUpdate, seat: Seat, watchOnly: boolean): boolean {
  return events.some((event) => {
    switch (event.type) {
      case 'call-made':
        return watchOnly || event.call.seat !== seat;
      case 'card-played':
        return watchOnly || event.seat !== seat;
      case 'trump-named':
      case 'card-called':
        return watchOnly || event.seat !== seat;
      default:
        return false;
    }
  });
}

/** Whether the play has just begun, so that it is known what is going to be played. */
const beginsPlay = ({ events, observation }: TableUpdate): boolean =>
  observation.phase === 'play' &&
  events.some((event) => ['auction-ended', 'trump-named', 'card-called'].includes(event.type));

const has = ({ events }: TableUpdate, type: Event['type']): boolean =>
  events.some((event) => event.type === type);

/** A table between the session, which hands it updates and questions, and the screen, which is drawn from its store. */
class OpenTable implements Table {
  readonly left: Promise<'quit' | 'interrupt'>;
  readonly #options: TableOptions;
  readonly #closed = new AbortController();
  #leave: (how: 'quit' | 'interrupt') => void = () => {};
  #store: TableStore | null = null;
  #screen: FullScreen | null = null;
  #notice: string | null;
  #pauses = 0;

  constructor(options: TableOptions) {
    this.#options = options;
    this.#notice = options.notice;
    this.left = new Promise((resolve) => {
      this.#leave = resolve;
    });
  }

  async show(update: TableUpdate): Promise<void> {
    if (this.#closed.signal.aborted) return;
    const { observation, events } = update;
    if (observation.deal === null && observation.finished === null) return this.#remember(events);
    const store = this.#open(observation);
    if (isStep(update, this.#options.seat, this.#options.watchOnly)) {
      await this.#pause(store, 'step', paceOf(store.current().speed).step);
    }
    store.dispatch({ type: 'shown', observation, events });
    const pace = paceOf(store.current().speed);
    if (has(update, 'trick-won')) await this.#showTrick(store, pace.trick);
    if (beginsPlay(update)) await this.#pause(store, 'contract', pace.contract);
    if (has(update, 'deal-settled')) {
      await this.#pause(store, 'result', this.#options.watchOnly ? WATCHED_RESULT : null);
    }
  }

  async act(observation: Observation, signal: AbortSignal): Promise<Action> {
    const store = this.#open(observation);
    const stop = AbortSignal.any([signal, this.#closed.signal]);
    stop.throwIfAborted();
    store.dispatch({ type: 'asked', observation });
    try {
      await store.until((state) => state.answer !== null, stop);
      const { answer } = store.current();
      if (answer === null) throw stop.reason;
      return answer;
    } finally {
      store.dispatch({ type: 'taken' });
    }
  }

  async matchOver(observation: Observation): Promise<'again' | 'quit'> {
    const store = this.#open(observation);
    store.dispatch({ type: 'ended', observation });
    const { watchOnly } = this.#options;
    const timer = watchOnly ? setTimeout(() => this.#leave('quit'), WATCHED_RESULT) : undefined;
    await Promise.race([
      store.until(({ again, left }) => again || left !== null, this.#closed.signal),
      this.left,
    ]);
    clearTimeout(timer);
    return store.current().again ? 'again' : 'quit';
  }

  async close(): Promise<void> {
    this.#closed.abort(new Error('the table is closed'));
    this.#screen?.unmount();
    await this.#screen?.waitUntilExit();
  }

  /** What happens before the first deal is told when there is something to look at. */
  #remember(events: readonly Event[]): void {
    const { texts, seat, names } = this.#options;
    void seat;
    const labels = labelsFor(
      perSeat((who) => printable(names[who])),
      this.#options.ascii,
    );
    const drawn = events.find((event) => event.type === 'dealer-drawn');
    if (drawn !== undefined) this.#notice ??= texts.game.event(drawn, labels);
  }

  /** The store, and from the first time on the screen: its first frame shows the cards. */
  #open(observation: Observation): TableStore {
    if (this.#store !== null) return this.#store;
    const { options } = { options: this.#options };
    const { texts, seat, ascii, colourLevel, stdin, stdout, host, watchOnly } = options;
    const shown = (name: string): string => (ascii ? asciiOnly(printable(name)) : printable(name));
    const names = perSeat((who) => shown(options.names[who]));
    const setup = {
      texts,
      seat,
      names,
      labels: labelsFor(names, ascii),
      look: { ascii, colours: colourLevel },
      watchOnly,
    };
    const store = new TableStore(
      initialState({
        setup,
        size: sizeOf(stdout),
        observation,
        rows: options.history,
        notice: this.#notice,
        speed: options.speed,
      }),
    );
    this.#store = store;
    void store
      .until((state) => state.left !== null, this.#closed.signal)
      .then(() => {
        const { left } = store.current();
        if (left !== null) this.#leave(left);
      });
    this.#screen = mountFullScreen(<Root store={store} />, {
      stdin: watchOnly ? SILENT : stdin,
      stdout,
      ...(host === undefined ? {} : { host }),
      colourLevel,
      onInterrupt: () => store.dispatch({ type: 'interrupted' }),
      onCrash: (error) => options.onCrash(error),
      ...(options.onSignal === undefined ? {} : { onSignal: options.onSignal }),
    });
    return store;
  }

  /** A trick stays; when it goes by itself the table is clear for a moment, so that a late key does not play a card. */
  async #showTrick(store: TableStore, milliseconds: number | null): Promise<void> {
    const byKey = await this.#pause(store, 'trick', milliseconds);
    if (!byKey && milliseconds !== 0) await this.#pause(store, 'gathering', GATHERING);
  }

  /** Waits for a key or so many milliseconds, and until nothing lies over the table; tells whether a key ended it. */
  async #pause(store: TableStore, kind: PauseKind, milliseconds: number | null): Promise<boolean> {
    this.#pauses += 1;
    const id = this.#pauses;
    let byKey = true;
    const wait = milliseconds ?? (this.#options.watchOnly ? WATCHED_RESULT : null);
    store.dispatch({ type: 'paused', id, kind, timed: wait !== null });
    const timeUp = (): void => {
      byKey = false;
      store.dispatch({ type: 'time-up', id });
    };
    // Even without waiting the screen gets its turn, and so does the keyboard.
    const timer = wait === null ? undefined : setTimeout(timeUp, wait);
    await store.until(({ stage }) => stage.kind !== 'pause' || stage.pause.id !== id, this.#closed.signal);
    clearTimeout(timer);
    return byKey;
  }
}

/** Opens a table; the terminal is taken when there is something to show on it. */
export const openTable = (options: TableOptions): Table => new OpenTable(options);
