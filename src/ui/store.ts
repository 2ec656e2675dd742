import { type Input, reduce } from './reducer.js';
import type { TableState } from './state.js';

/** The state of a table where all can see it: every change goes through the reducer. */
export class TableStore {
  #state: TableState;
  readonly #listeners = new Set<() => void>();

  constructor(state: TableState) {
    this.#state = state;
  }

  readonly current = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly dispatch = (input: Input): void => {
    const next = reduce(this.#state, input);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of [...this.#listeners]) listener();
  };

  /** Resolves as soon as the condition holds, at once when it already does, or when a signal is aborted. */
  until(condition: (state: TableState) => boolean, ...signals: readonly AbortSignal[]): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!condition(this.#state) && !signals.some((signal) => signal.aborted)) return;
        stop();
        for (const signal of signals) signal.removeEventListener('abort', look);
        resolve();
      };
      const stop = this.subscribe(look);
      for (const signal of signals) signal.addEventListener('abort', look);
      look();
    });
  }
}
