import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { type PtyOptions, type PtyProgram, startInPty } from '../../ui/terminal/support/pty.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = path.join(root, 'bin', 'rikken.js');

if (!existsSync(path.join(root, 'dist', 'main.js'))) {
  throw new Error('the program is not built: npm run build');
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A home without anything in it, gone after the test, as the environment of a program. */
export function newHome(): Environment & { readonly HOME: string } {
  const home = mkdtempSync(path.join(tmpdir(), 'rikken-e2e-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return { HOME: home, XDG_DATA_HOME: undefined, XDG_STATE_HOME: undefined, XDG_CACHE_HOME: undefined };
}

/** Starts the built program in a pseudo-terminal. */
export const startInTerminal = (words: string, options: PtyOptions): PtyProgram =>
  startInPty(process.execPath, [program, ...words.split(' ').filter(Boolean)], options);

/** How a program without a terminal ended. */
interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running program whose standard input and output are pipes. */
export interface PipedProgram {
  /** Writes to its standard input. */
  send(text: string): void;
  /** Ends its standard input. */
  end(): void;
  kill(signal: NodeJS.Signals): void;
  /** Reads no more of its output. */
  stopReading(): void;
  /** Hears every line of its output from now on. */
  onLine(listener: (line: string) => void): void;
  /** Resolves when the output contains a text. */
  waitForText(text: string): Promise<void>;
  readonly ended: Promise<Ended>;
}

/** Starts the built program with pipes. */
export function startWithPipes(
  words: string,
  env: Readonly<Record<string, string | undefined>>,
): PipedProgram {
  const child = spawn(process.execPath, [program, ...words.split(' ').filter(Boolean)], {
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  const watchers = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    stdout += piece;
    for (const watcher of [...watchers]) watcher();
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    stderr += piece;
  });
  // A program that has ended reads no more; that is no fault of the test.
  child.stdin.on('error', () => {});
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return {
    send: (text) => void child.stdin.write(text),
    end: () => void child.stdin.end(),
    kill: (signal) => void child.kill(signal),
    onLine: (listener) => {
      let heard = 0;
      const hear = (): void => {
        for (let end = stdout.indexOf('\n', heard); end >= 0; end = stdout.indexOf('\n', heard)) {
          const line = stdout.slice(heard, end);
          heard = end + 1;
          listener(line);
        }
      };
      watchers.add(hear);
      hear();
    },
    stopReading: () => void child.stdout.destroy(),
    waitForText: (text) =>
      new Promise((resolve) => {
        const watcher = (): void => {
          if (!stdout.includes(text)) return;
          watchers.delete(watcher);
          resolve();
        };
        watchers.add(watcher);
        watcher();
      }),
    ended,
  };
}
