import type { Action } from '../engine/action.js';
import type { Event } from '../engine/event.js';
import type { Observation } from '../engine/observation.js';
import { type PerSeat, perSeat, type Seat } from '../engine/seats.js';
import type { Texts } from '../i18n/index.js';
import { labelsFor } from '../i18n/labels.js';
import type { Coach } from './coach.js';
import { Root } from './components/root.js';
import { claimedPace, GATHERING, type Pace, paceOf, type Speed, WATCHED_RESULT } from './pace.js';
import type { ScoreRow } from './scoreRow.js';
import type { TableSetup } from './setup.js';
import { initialState, type PauseKind, type TableState } from './state.js';
import { TableStore } from './store.js';
import { beginsPlay, isStep, type TableUpdate, tells } from './tableUpdate.js';
import type { ColourLevel } from './terminal/colour.js';
import { type FullScreen, mountFullScreen } from './terminal/mount.js';
import { sizeOf, type TerminalInput, type TerminalOutput } from './terminal/streams.js';
import { asciiOnly, printable } from './text.js';

export type { TableUpdate } from './tableUpdate.js';

/** What a table is opened with. */
export interface TableOptions {
  readonly texts: Texts;
  readonly seat: Seat;
  /** As they come: control characters are removed here. */
  readonly names: PerSeat<string>;
  readonly speed: Speed;
  /** The rules of the match in lines of at most so many cells; without it the table has no page of rules. */
  readonly rules?: (width: number) => readonly string[];
  /** How well each of the others plays, by the name of that level; empty where nothing is to be said about it. */
  readonly levels?: PerSeat<string>;
  /** Whoever gives hints; without it the table gives none. */
  readonly coach?: Coach;
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
  /** Where nothing is read: keeps what is typed all the same from showing on the screen, while that is taken. */
  readonly hush?: (quiet: boolean) => void;
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
  /**
   * Asks the player; the promise is rejected when the signal is aborted or the table closed. Where it is offered the answer can
   * be that the table plays the rest of the deal (R7.6).
   */
  act(observation: Observation, signal: AbortSignal, mayClaim?: boolean): Promise<Action | 'claim'>;
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

/** The same page of rules again for the same width. */
function remembered(page: (width: number) => readonly string[]): (width: number) => readonly string[] {
  const pages = new Map<number, readonly string[]>();
  return (width) => {
    const lines = pages.get(width) ?? page(width);
    pages.set(width, lines);
    return lines;
  };
}

/** What does not change, with names that can be printed. */
function setupOf(options: TableOptions): TableSetup {
  const { texts, seat, names, ascii, colourLevel, watchOnly, rules = () => [], coach = null } = options;
  const { levels = perSeat(() => '') } = options;
  const shown = perSeat((who) => (ascii ? asciiOnly(printable(names[who])) : printable(names[who])));
  return {
    texts,
    seat,
    names: shown,
    labels: labelsFor(shown, ascii),
    look: { ascii, colours: colourLevel },
    rules: remembered(rules),
    levels,
    coach,
    watchOnly,
  };
}

/** How fast things are shown now. */
function paceAt(store: TableStore): Pace {
  const { speed, claimed } = store.current();
  return claimed ? claimedPace(speed) : paceOf(speed);
}

/** A table between the session, which hands it updates and questions, and the screen, which is drawn from its store. */
class OpenTable implements Table {
  readonly left: Promise<'quit' | 'interrupt'>;
  readonly #options: TableOptions;
  readonly #setup: TableSetup;
  readonly #closed = new AbortController();
  #leave: (how: 'quit' | 'interrupt') => void = () => {};
  #store: TableStore | null = null;
  #screen: FullScreen | null = null;
  #notice: string | null;
  #pauses = 0;
  /** What is shown next follows from the player's own answer, from whatever hand it was. */
  #answered = false;

  constructor(options: TableOptions) {
    this.#options = options;
    this.#setup = setupOf(options);
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
    const isOwn = this.#answered;
    this.#answered = false;
    if (isStep(update, this.#setup) && !isOwn) {
      await this.#pause(store, 'step', paceAt(store).step);
    }
    const pace = paceAt(store);
    store.dispatch({ type: 'shown', observation, events });
    if (tells(update, 'trick-won')) await this.#showTrick(store, pace.trick);
    if (beginsPlay(update)) await this.#pause(store, 'contract', pace.contract);
    if (tells(update, 'deal-settled')) {
      await this.#pause(store, 'result', this.#options.watchOnly ? WATCHED_RESULT : null);
    }
  }

  async act(observation: Observation, signal: AbortSignal, mayClaim = false): Promise<Action | 'claim'> {
    const store = this.#open(observation);
    signal.throwIfAborted();
    this.#closed.signal.throwIfAborted();
    store.dispatch({ type: 'asked', observation, mayClaim });
    try {
      await store.until((state) => state.answer !== null, signal, this.#closed.signal);
      const { answer } = store.current();
      if (answer === null) throw signal.aborted ? signal.reason : this.#closed.signal.reason;
      this.#answered = true;
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
    const { texts, labels } = this.#setup;
    const drawn = events.find((event) => event.type === 'dealer-drawn');
    if (drawn !== undefined) this.#notice ??= texts.game.event(drawn, labels);
  }

  /** The store, and from the first time on the screen: its first frame shows the cards. */
  #open(observation: Observation): TableStore {
    if (this.#store !== null) return this.#store;
    const { stdout, history, speed } = this.#options;
    const store = new TableStore(
      initialState({
        setup: this.#setup,
        size: sizeOf(stdout),
        observation,
        rows: history,
        notice: this.#notice,
        speed,
      }),
    );
    this.#store = store;
    this.#screen = this.#mount(store);
    this.#watchLeaving(store);
    return store;
  }

  #watchLeaving(store: TableStore): void {
    void store
      .until((state) => state.left !== null, this.#closed.signal)
      .then(() => {
        const { left } = store.current();
        if (left !== null) this.#leave(left);
      });
  }

  #mount(store: TableStore): FullScreen {
    const { stdin, stdout, host, colourLevel, watchOnly, hush, onSignal } = this.#options;
    return mountFullScreen(<Root store={store} />, {
      stdin: watchOnly ? { ...SILENT, ...(hush === undefined ? {} : { setRawMode: hush }) } : stdin,
      stdout,
      ...(host === undefined ? {} : { host }),
      ...(onSignal === undefined ? {} : { onSignal }),
      colourLevel,
      onInterrupt: () => store.dispatch({ type: 'interrupted' }),
      onCrash: (error) => this.#options.onCrash(error),
    });
  }

  /** A trick stays; when it goes by itself the table is clear for a moment, so that a late key does not play a card. */
  async #showTrick(store: TableStore, milliseconds: number | null): Promise<void> {
    const byKey = await this.#pause(store, 'trick', milliseconds);
    if (!byKey && milliseconds !== 0 && !store.current().claimed)
      await this.#pause(store, 'gathering', GATHERING);
  }

  /** Waits for a key or so many milliseconds, and until nothing lies over the table; tells whether a key ended it. */
  async #pause(store: TableStore, kind: PauseKind, milliseconds: number | null): Promise<boolean> {
    // Whoever skips the deal still wants to see what it came to.
    if (store.current().skipping && kind !== 'result') return true;
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
    const isOver = ({ stage, left }: TableState): boolean =>
      left !== null || stage.kind !== 'pause' || stage.pause.id !== id;
    await store.until(isOver, this.#closed.signal);
    clearTimeout(timer);
    return byKey;
  }
}

/** Opens a table; the terminal is taken when there is something to show on it. */
export const openTable = (options: TableOptions): Table => new OpenTable(options);
