import { constants } from 'node:os';
import { inspect } from 'node:util';
import { holdConsole } from './heldConsole.js';
import type { TerminalInput, TerminalOutput } from './streams.js';
import { writeNow } from './writeNow.js';

/** Alternate screen, no cursor, no wrapping at the right edge, pasted text marked as such. */
const enterScreen = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[?2004h';

/** The opposite, after ending any style and any update that is still open; the cursor and the screen come last. */
const leaveScreen = '\u001b[m\u001b[?2026l\u001b[?2004l\u001b[?7h\u001b[?25h\u001b[?1049l';

const fatalSignals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;
const fatalSignalsOnWindows = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;

/** Without a shell that minds its jobs nobody continues us: then we go on by ourselves after so many milliseconds. */
const suspendPatience = 200;

/** Whoever else handles a fatal signal may take so many milliseconds before the process ends anyway. */
const signalPatience = 500;

const standardError = 2;

/** What a terminal is taken with. */
export interface LifecycleOptions {
  readonly input: TerminalInput;
  readonly output: TerminalOutput;
  /** The process whose end restores the terminal; without one (in tests) only `release` does. */
  readonly host?: NodeJS.Process | undefined;
  /** Nothing may be written until `onResume`: another program gets the terminal. */
  onPause(): void;
  /** The terminal is ours again, and empty. */
  onResume(): void;
  /** The terminal has been given back for good; may not throw. */
  onRelease(): void;
  /** A fault of the program, after the terminal was restored and the error printed: the exit code. */
  onCrash(error: unknown): number;
  /** A signal is about to end the process, after the terminal was restored. */
  onSignal?: ((signal: NodeJS.Signals) => void) | undefined;
}

/**
 * The terminal while it is ours: alternate screen, raw input. However the process ends (normally, by an error, a
 * rejection, a signal, or because the terminal went away) it is given back as it was, save after SIGKILL.
 */
export class Lifecycle {
  readonly #options: LifecycleOptions;
  readonly #host: NodeJS.Process | undefined;
  readonly #listening: (() => void)[] = [];
  #state: 'held' | 'suspended' | 'released' = 'held';
  #crashed = false;
  #resumeTimer: NodeJS.Timeout | undefined;
  #stopHolding: () => string = () => '';

  /** Takes the terminal at once. */
  constructor(options: LifecycleOptions) {
    this.#options = options;
    this.#host = options.host;
    if (this.#host) this.#watch(this.#host);
    this.#watchStreams();
    this.#enter();
  }

  /** Gives the terminal back for good; a second call does nothing. */
  release(): void {
    const before = this.#state;
    if (before === 'released') return;
    // First of all: a terminal that is gone reports an error from within, which ends here again.
    this.#state = 'released';
    this.#options.onPause();
    if (before === 'held') this.#leave();
    this.#options.onRelease();
    clearTimeout(this.#resumeTimer);
    for (const stop of this.#listening) stop();
    this.#options.input.pause();
    writeNow(standardError, this.#stopHolding());
  }

  /** Restores the terminal, prints the error on standard error, and ends the process with the code of `onCrash`. */
  crash(error: unknown): void {
    if (this.#crashed) return;
    this.#crashed = true;
    this.release();
    if (!this.#host) {
      this.#options.onCrash(error);
      return;
    }
    writeNow(standardError, `${inspect(error)}\n`);
    this.#host.exit(this.#codeOfCrash(error));
  }

  /**
   * Gives the terminal to the shell, as Ctrl+Z does elsewhere, until the job is continued. The whole process group
   * stops, because the shell waits for all of it, npx included. Windows has no jobs: nothing happens there.
   */
  suspend(): void {
    const host = this.#host;
    if (!host || host.platform === 'win32' || this.#state !== 'held') return;
    this.#options.onPause();
    this.#leave();
    this.#state = 'suspended';
    host.off('SIGTSTP', this.#onStop);
    host.kill(0, 'SIGTSTP');
    this.#resumeTimer = setTimeout(this.#onContinue, suspendPatience);
  }

  readonly #onStop = (): void => this.suspend();

  /** Also after a SIGSTOP from outside: the shell has changed the terminal meanwhile. */
  readonly #onContinue = (): void => {
    if (this.#state === 'released' || !this.#host) return;
    clearTimeout(this.#resumeTimer);
    if (this.#state === 'suspended') this.#host.on('SIGTSTP', this.#onStop);
    // Raw mode has to change to be set again.
    else this.#setRaw(false);
    this.#state = 'held';
    this.#enter();
    // The window may have changed its size meanwhile; this makes Node ask again.
    this.#host.emit('SIGWINCH');
    this.#options.onResume();
  };

  readonly #onExit = (): void => this.release();

  readonly #onFault = (error: unknown): void => this.crash(error);

  readonly #onHangup = (): void => {
    if (this.#state !== 'released') this.#endBySignal('SIGHUP');
  };

  readonly #endBySignal = (signal: NodeJS.Signals): void => {
    this.release();
    const host = this.#host;
    if (!host) return;
    try {
      this.#options.onSignal?.(signal);
    } finally {
      const exit = (): never => host.exit(128 + constants.signals[signal]);
      // The signal itself ends us, so that a shell sees what happened; Windows has no such thing.
      if (host.platform === 'win32') exit();
      host.kill(host.pid, signal);
      setTimeout(exit, signalPatience);
    }
  };

  #watch(host: NodeJS.Process): void {
    this.#stopHolding = holdConsole();
    host.on('exit', this.#onExit);
    host.on('uncaughtException', this.#onFault);
    host.on('unhandledRejection', this.#onFault);
    this.#listening.push(() => {
      host.off('exit', this.#onExit);
      host.off('uncaughtException', this.#onFault);
      host.off('unhandledRejection', this.#onFault);
    });
    for (const signal of host.platform === 'win32' ? fatalSignalsOnWindows : fatalSignals) {
      host.on(signal, this.#endBySignal);
      this.#listening.push(() => host.off(signal, this.#endBySignal));
    }
    if (host.platform === 'win32') return;
    host.on('SIGTSTP', this.#onStop);
    host.on('SIGCONT', this.#onContinue);
    this.#listening.push(() => {
      host.off('SIGTSTP', this.#onStop);
      host.off('SIGCONT', this.#onContinue);
    });
  }

  /** A terminal that is gone ends its input and refuses output; the signal for it may come later or never. */
  #watchStreams(): void {
    const { input, output } = this.#options;
    input.on('end', this.#onHangup);
    input.on('error', this.#onHangup);
    output.on('error', this.#onHangup);
    // The listener for errors stays: a write on its way may fail after the end.
    this.#listening.push(() => input.off('end', this.#onHangup));
  }

  #enter(): void {
    this.#setRaw(true);
    this.#write(enterScreen);
  }

  #leave(): void {
    this.#write(leaveScreen);
    this.#setRaw(false);
  }

  #setRaw(raw: boolean): void {
    try {
      this.#options.input.setRawMode?.(raw);
    } catch {
      // The terminal is gone, and its mode with it.
    }
  }

  #write(text: string): void {
    const { output } = this.#options;
    if (output.fd === undefined) output.write(text);
    else writeNow(output.fd, text);
  }

  #codeOfCrash(error: unknown): number {
    try {
      return this.#options.onCrash(error);
    } catch (second) {
      writeNow(standardError, `${inspect(second)}\n`);
      return 1;
    }
  }
}
