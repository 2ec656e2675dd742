import { Socket } from 'node:net';
import { type Size, sizeOf, type TerminalOutput } from './streams.js';

type Done = (error?: Error | null) => void;

/**
 * The standard output that Ink sees: every write of its debug mode is a whole frame, which is handed on. It is a
 * socket without a connection, because Ink's types ask for one, and says that it is no terminal, so that Ink
 * sends no control sequences of its own.
 */
export class FrameStream extends Socket {
  readonly isTTY = false;
  readonly #output: TerminalOutput;
  readonly #take: (frame: string) => void;

  constructor(output: TerminalOutput, take: (frame: string) => void) {
    super();
    this.#output = output;
    this.#take = take;
  }

  get columns(): number {
    return this.#size.columns;
  }

  get rows(): number {
    return this.#size.rows;
  }

  get #size(): Size {
    return sizeOf(this.#output);
  }

  override write(chunk: Uint8Array | string, encoding?: BufferEncoding | Done, done?: Done): boolean {
    const frame = String(chunk);
    // Ink also writes nothing at all, to learn when earlier writes are through; that is no empty frame.
    if (frame !== '') this.#take(frame);
    const called = typeof encoding === 'function' ? encoding : done;
    if (called) setImmediate(called);
    return true;
  }

  getWindowSize(): [number, number] {
    return [this.columns, this.rows];
  }

  getColorDepth(): number {
    return 1;
  }

  hasColors(): boolean {
    return false;
  }

  clearLine(): boolean {
    return true;
  }

  clearScreenDown(): boolean {
    return true;
  }

  cursorTo(): boolean {
    return true;
  }

  moveCursor(): boolean {
    return true;
  }
}

/** The standard input that Ink sees: nothing ever comes from it, so that Ink's own key parser has no part in the game. */
export class SilentInput extends Socket {
  readonly isTTY = false;
  readonly isRaw = false;

  setRawMode(): this {
    return this;
  }
}
