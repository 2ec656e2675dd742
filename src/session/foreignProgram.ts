import type { ChildProcess } from 'node:child_process';
import { err, ok, type Result } from '../engine/result.js';
import { LineGatherer, type ProtocolLine } from './lines.js';

/** How long a foreign program may think about one decision, its own start included, in milliseconds. */
export const PATIENCE = 10_000;

/** Why a foreign program did not answer. `found` is what there is to tell: the system's code, or how the program ended. */
export interface Silence {
  readonly code: 'cannot-start' | 'ended' | 'too-late' | 'line-too-long';
  readonly found: string;
}

/** The program was closed before it was asked. */
const NOT_THERE: Silence = { code: 'ended', found: '' };

type Answer = Result<string, Silence>;

const running = new Set<ForeignProgram>();

/** However our own process ends, no program that it has started stays behind. */
function closeAllOnExit(): void {
  for (const program of running) program.close();
}

/** How much of what a program complains of at its end is told. */
const LONGEST_COMPLAINT = 200;

/** Lines that nobody has asked for are not kept without end: the first of them is the mistake already. */
const MOST_WAITING = 16;

/** A program that answers lines with lines; it is started with the first question. Whoever opens one must close it. */
export class ForeignProgram {
  readonly #command: string;
  readonly #patience: number;
  readonly #lines = new LineGatherer();
  readonly #waiting: ProtocolLine[] = [];
  #child: ChildProcess | null = null;
  #isClosed = false;
  #complaint = '';
  #broken: Silence | null = null;
  #asked: ((answer: Answer) => void) | null = null;

  /** The command is split into words at white space; no shell is asked. */
  constructor(command: string, patience = PATIENCE) {
    this.#command = command;
    this.#patience = patience;
  }

  /** Writes a line and waits for one; one question at a time. */
  async ask(line: string): Promise<Answer> {
    this.#child ??= await this.#start();
    if (this.#child === null) return err(NOT_THERE);
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<Answer>((resolve) => {
      this.#asked = resolve;
      timer = setTimeout(() => this.#break({ code: 'too-late', found: '' }), this.#patience);
      this.#child?.stdin?.write(`${line}\n`);
      this.#settle();
    });
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the program at once, and whatever it has started itself. */
  close(): void {
    this.#isClosed = true;
    running.delete(this);
    if (running.size === 0) process.off('exit', closeAllOnExit);
    const pid = this.#child?.pid;
    if (pid === undefined || this.#child?.exitCode !== null || this.#child.signalCode !== null) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Where there are no process groups, or the group has gone already.
      this.#child.kill('SIGKILL');
    }
  }

  async #start(): Promise<ChildProcess | null> {
    // Most tables have no foreign program, and this takes its time.
    const { spawn } = await import('node:child_process');
    if (this.#isClosed) return null;
    const [file = '', ...words] = this.#command.trim().split(/\s+/);
    const child = spawn(file, words, {
      stdio: 'pipe',
      // A group of its own, so that what it has started can be ended with it.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    if (running.size === 0) process.once('exit', closeAllOnExit);
    running.add(this);
    child.on('error', (error: NodeJS.ErrnoException) =>
      this.#break({ code: 'cannot-start', found: error.code ?? error.message }),
    );
    child.on('close', (code, signal) => {
      this.#take(this.#lines.end());
      this.#break({
        code: 'ended',
        found: [signal ?? String(code), this.#complaint].filter(Boolean).join(': '),
      });
    });
    // A program that has gone says so by its end.
    child.stdin.on('error', () => {});
    child.stdout.on('data', (piece: Uint8Array) => this.#take(this.#lines.push(piece)));
    child.stderr.on('data', (piece: Uint8Array) => this.#hear(String(piece)));
    return child;
  }

  /** Keeps the last line that the program has complained with. */
  #hear(text: string): void {
    const last = `${this.#complaint}${text}`.trimEnd().split('\n').at(-1) ?? '';
    this.#complaint = last.slice(-LONGEST_COMPLAINT);
  }

  #take(lines: Iterable<ProtocolLine>): void {
    for (const line of lines) if (this.#waiting.length < MOST_WAITING) this.#waiting.push(line);
    if (this.#lines.isTooLong) this.#waiting.push(null);
    this.#settle();
  }

  #break(silence: Silence): void {
    this.#broken ??= silence;
    this.#settle();
  }

  /** Answers who asked, as soon as there is something to say. */
  #settle(): void {
    if (this.#asked === null) return;
    const line = this.#waiting.shift();
    if (line === undefined && this.#broken === null) return;
    const asked = this.#asked;
    this.#asked = null;
    if (typeof line === 'string') asked(ok(line));
    else asked(err(line === null ? { code: 'line-too-long', found: '' } : (this.#broken ?? NOT_THERE)));
  }
}
