import { constants } from 'node:os';
import { spawn } from '@lydell/node-pty';
import { onTestFinished } from 'vitest';
import { Emulator } from './emulator.js';

/** How a program is started. */
export interface PtyOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** Added to the environment of the test; undefined takes a name away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
}

/** How a program ended: the code a shell would report, 128+n after signal n. */
interface Ending {
  readonly status: number;
  readonly signal: NodeJS.Signals | undefined;
}

/** A program in a real pseudo-terminal, whose output goes to an emulated screen. */
export interface PtyProgram {
  readonly pid: number;
  readonly emulator: Emulator;
  screen(): readonly string[];
  send(bytes: string): void;
  /** Sends a signal to the program. */
  kill(signal: NodeJS.Signals): void;
  /** Takes the terminal away, as closing its window does. */
  hangUp(): void;
  resize(columns: number, rows: number): void;
  waitForText(text: string | RegExp, milliseconds?: number): Promise<void>;
  /** Every byte the program wrote. */
  raw(): string;
  /** Resolves when the program has ended and its output has been read. */
  readonly ended: Promise<Ending>;
}

function signalName(number: number | undefined): NodeJS.Signals | undefined {
  for (const [name, value] of Object.entries(constants.signals)) {
    if (value === number && isSignal(name)) return name;
  }
  return undefined;
}

function isSignal(name: string): name is NodeJS.Signals {
  return name in constants.signals;
}

/** Starts a program in a pseudo-terminal of 80x24 cells unless told otherwise; it is killed when the test is finished. */
export function startInPty(command: string, args: readonly string[], options: PtyOptions = {}): PtyProgram {
  const { columns = 80, rows = 24, env = {}, cwd } = options;
  const emulator = new Emulator(columns, rows);
  const pty = spawn(command, [...args], {
    name: 'xterm-256color',
    cols: columns,
    rows,
    cwd: cwd ?? process.cwd(),
    env: { ...process.env, ...env },
  });
  let isRunning = true;
  pty.onData((bytes) => emulator.receive(bytes));
  emulator.onAnswer((bytes) => {
    if (isRunning) pty.write(bytes);
  });
  const ended = new Promise<Ending>((resolve) => {
    pty.onExit(async ({ exitCode, signal }) => {
      isRunning = false;
      await emulator.settled();
      resolve({ status: signal ? 128 + signal : exitCode, signal: signalName(signal || undefined) });
    });
  });
  onTestFinished(async () => {
    if (isRunning) process.kill(pty.pid, 'SIGKILL');
    await ended;
    emulator.dispose();
  });
  return {
    pid: pty.pid,
    emulator,
    screen: () => emulator.screen(),
    send: (bytes) => pty.write(bytes),
    kill: (signal) => process.kill(pty.pid, signal),
    hangUp: () => {
      if (!('destroy' in pty) || typeof pty.destroy !== 'function') throw new Error('no way to hang up');
      pty.destroy();
    },
    resize: (width, height) => {
      emulator.resize(width, height);
      pty.resize(width, height);
    },
    waitForText: (text, milliseconds) => emulator.waitForText(text, milliseconds),
    raw: () => emulator.received,
    ended,
  };
}
