import type { Key } from './key.js';
import { type KeyState, noKeys, parseKeys } from './keyParser.js';
import type { TerminalInput } from './streams.js';

/** Where keys come from. */
export interface KeySource {
  /** Gives every key from now on to the listener, those first that nobody has taken yet; returns how to stop. */
  subscribe(listener: (key: Key) => void): () => void;
}

/** Type-ahead beyond this many keys is noise, such as a cat on the keyboard. */
const longestQueue = 1000;

/** Hands keys to all listeners; keys that come while there is none wait for the first. */
export class KeyQueue implements KeySource {
  readonly #listeners = new Set<(key: Key) => void>();
  #waiting: readonly Key[] = [];

  push(key: Key): void {
    if (this.#listeners.size === 0) {
      if (this.#waiting.length < longestQueue) this.#waiting = [...this.#waiting, key];
      return;
    }
    for (const listener of [...this.#listeners]) listener(key);
  }

  subscribe(listener: (key: Key) => void): () => void {
    // A fresh function, so that one listener may subscribe twice.
    const own = (key: Key): void => listener(key);
    this.#listeners.add(own);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const key of waiting) own(key);
    return () => {
      this.#listeners.delete(own);
    };
  }
}

/** How long to wait for the rest of unfinished input, in milliseconds. */
function patience({ pending, paste }: KeyState): number {
  if (paste !== undefined) return 1000;
  // Everybody notices a slow Escape; the rest of a sequence that has begun may come over a slow line.
  return pending.length === 1 ? 30 : 100;
}

/** Hands every key of a terminal's input to the listener, until the returned function is called. */
export function readKeys(input: TerminalInput, listener: (key: Key) => void): () => void {
  const decoder = new TextDecoder();
  let state = noKeys;
  let cancel = (): void => {};

  const read = (text: string, over: boolean): void => {
    cancel();
    const parsed = parseKeys(state, text, over);
    state = parsed.state;
    if (state.pending !== '' || state.paste !== undefined)
      cancel = later(patience(state), () => read('', true));
    for (const key of parsed.keys) listener(key);
  };

  const onData = (chunk: Uint8Array | string): void =>
    read(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }), false);

  input.on('data', onData);
  return () => {
    cancel();
    input.off('data', onData);
  };
}

/**
 * Calls back after so many milliseconds and one look at the input: after a busy spell timers come first, although
 * the rest of the sequence has long arrived. Returns how to cancel.
 */
function later(milliseconds: number, act: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(act);
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
