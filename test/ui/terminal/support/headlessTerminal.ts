import chalk from 'chalk';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { ColourLevel } from '../../../../src/ui/terminal/colour.js';
import type { Key } from '../../../../src/ui/terminal/key.js';
import { mountFullScreen } from '../../../../src/ui/terminal/mount.js';
import { type Cell, Emulator } from './emulator.js';
import { FakeInput, FakeOutput } from './streams.js';

/** What a tree is mounted with. */
export interface HeadlessOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly colourLevel?: ColourLevel;
  readonly platform?: NodeJS.Platform;
  readonly onKey?: (key: Key) => void;
  readonly onInterrupt?: () => void;
}

/** A tree on a terminal without a window. */
export interface HeadlessTerminal {
  /** The visible rows, blanks at the end removed. */
  screen(): readonly string[];
  /** The visible rows joined by newlines. */
  text(): string;
  /** One cell, counted from 0. */
  cell(column: number, row: number): Cell;
  /** Where a text begins; undefined when it is not on the screen. */
  find(text: string): { readonly column: number; readonly row: number } | undefined;
  /** Types bytes, as a keyboard sends them: `'q'`, `'\r'`, `'\u001b[C'`. */
  send(bytes: string | Uint8Array): void;
  resize(columns: number, rows: number): void;
  /** Waits until the text is on the screen; the error shows the screen as it was. */
  waitForText(text: string | RegExp, milliseconds?: number): Promise<void>;
  waitFor(condition: () => boolean, what: string, milliseconds?: number): Promise<void>;
  /** The bytes written to the terminal since the last call. */
  takeBytes(): string;
  unmount(): void;
  /** Resolves when the tree is gone. */
  readonly ended: Promise<void>;
  /** Errors that were reported as faults of the program. */
  readonly crashes: readonly unknown[];
  readonly emulator: Emulator;
  readonly input: FakeInput;
}

/**
 * Mounts a tree, exactly as the program does it, on an emulated terminal of 80x24 cells unless told otherwise. It is
 * taken down when the test is finished.
 */
export function mountHeadless(element: ReactNode, options: HeadlessOptions = {}): HeadlessTerminal {
  const { columns = 80, rows = 24, onInterrupt = () => {}, ...rest } = options;
  const emulator = new Emulator(columns, rows);
  const input = new FakeInput();
  const output = new FakeOutput(columns, rows, (bytes) => emulator.receive(bytes));
  const crashes: unknown[] = [];
  const { level } = chalk;
  const mounted = mountFullScreen(element, {
    platform: 'linux',
    ...rest,
    stdin: input,
    stdout: output,
    onInterrupt,
    onCrash: (error) => {
      crashes.push(error);
      return 70;
    },
  });
  onTestFinished(() => {
    mounted.unmount();
    emulator.dispose();
    // Mounting sets it for the whole process.
    chalk.level = level;
  });
  return {
    screen: () => emulator.screen(),
    text: () => emulator.screen().join('\n'),
    cell: (column, row) => emulator.cell(column, row),
    find: (text) => emulator.find(text),
    send: (bytes) => {
      input.write(bytes);
    },
    resize: (width, height) => {
      emulator.resize(width, height);
      output.resize(width, height);
    },
    waitForText: (text, milliseconds) => emulator.waitForText(text, milliseconds),
    waitFor: (condition, what, milliseconds) => emulator.waitFor(condition, what, milliseconds),
    takeBytes: () => output.take(),
    unmount: () => mounted.unmount(),
    ended: mounted.waitUntilExit(),
    crashes,
    emulator,
    input,
  };
}
