import { createContext, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Key } from './key.js';
import type { KeySource } from './keys.js';
import type { Size } from './streams.js';

/** The size of the terminal as something that changes. */
export interface SizeSource {
  /** The same object until the size changes. */
  current(): Size;
  subscribe(listener: () => void): () => void;
}

/** What components may know of the terminal. */
export interface TerminalAccess {
  readonly sizes: SizeSource;
  readonly keys: KeySource;
}

const nothing = (): void => {};

/** A terminal that keeps its size; without a source of keys it has none. */
export function fixedTerminal(size: Size, keys: KeySource = { subscribe: () => nothing }): TerminalAccess {
  return { sizes: { current: () => size, subscribe: () => nothing }, keys };
}

/** Set by `mountFullScreen`; a component drawn without it sees 80x24 and no keys. */
export const TerminalContext = createContext<TerminalAccess>(fixedTerminal({ columns: 80, rows: 24 }));

/** The size of the terminal; the component is drawn again when it changes. */
export function useSize(): Size {
  const { sizes } = useContext(TerminalContext);
  return useSyncExternalStore(sizes.subscribe, sizes.current);
}

/**
 * Calls the newest listener for every key while the component is mounted. Several keys may come before the next
 * render: dispatch them to a reducer, a closure over state would lose some.
 */
export function useKeys(listener: (key: Key) => void): void {
  const { keys } = useContext(TerminalContext);
  const newest = useRef(listener);
  useLayoutEffect(() => {
    newest.current = listener;
  });
  useLayoutEffect(() => keys.subscribe((key) => newest.current(key)), [keys]);
}
