import type { Readable, Writable } from 'node:stream';
import type { Texts } from '../i18n/index.js';

/** How the program can end: done, a check said no, wrong use or unreadable input, a fault of ours, interrupted. */
export const EXIT = { done: 0, failed: 1, usage: 2, fault: 70, interrupted: 130 } as const;

/** One of `EXIT`, or 128 + n after a signal. */
export type ExitCode = number;

/** Standard input, or a stand-in for it. */
export type Input = Readable & {
  readonly isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
  /** Lets the process end although the other end of a pipe is open. */
  unref?(): unknown;
};

/** Standard output or error, or a stand-in. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  readonly fd?: number;
  getColorDepth?(env?: object): number;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** Everything outside the program that a command may touch. */
export interface Surroundings {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Environment;
  /** The process itself, for what a terminal needs of it; null for stand-ins in tests. */
  readonly host: NodeJS.Process | null;
}

/**
 * What a command works with. A command returns its exit code, and never ends the process: only `main.ts` does.
 */
export interface Context extends Surroundings {
  readonly texts: Texts;
}
