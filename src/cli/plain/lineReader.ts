import type { Input } from '../context.js';

/** A line of input; `tooLong` when it was longer than an answer can be, its text is gone then. */
export interface Line {
  readonly text: string;
  readonly tooLong: boolean;
}

/** Longer lines are no answers; what they hold is thrown away while it is read. */
export const LONGEST_LINE = 200;

/** The lines of an input one by one, in memory that has a bound, whatever comes in. */
export class LineReader {
  readonly #input: Input;
  readonly #decoder = new TextDecoder();
  readonly #waiting: Line[] = [];
  #asked: ((line: Line | null) => void) | null = null;
  #begun = '';
  #tooLong = false;
  #ended = false;

  constructor(input: Input) {
    this.#input = input;
    input.on('data', this.#onData);
    input.on('end', this.#onEnd);
    input.on('error', this.#onEnd);
    input.pause();
  }

  /** The next line without its ending; null at the end of input. One caller at a time. */
  next(): Promise<Line | null> {
    const line = this.#waiting.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#asked = resolve;
      this.#input.resume();
    });
  }

  /** Takes no more input, so that the process can end. */
  close(): void {
    this.#input.off('data', this.#onData);
    this.#input.off('end', this.#onEnd);
    // The listener for errors stays: a terminal that goes away later is no fault.
    this.#input.pause();
    // A paused pipe goes on to be read, until it is full, as long as somebody holds its other end.
    this.#input.unref?.();
    this.#onEnd();
  }

  readonly #onData = (chunk: Uint8Array | string): void => {
    const text = typeof chunk === 'string' ? chunk : this.#decoder.decode(chunk, { stream: true });
    const [first = '', ...rest] = text.split('\n');
    this.#add(first);
    for (const piece of rest) {
      this.#finish();
      this.#add(piece);
    }
  };

  readonly #onEnd = (): void => {
    if (this.#ended) return;
    if (this.#begun !== '' || this.#tooLong) this.#finish();
    this.#ended = true;
    this.#answer(null);
  };

  #add(piece: string): void {
    const whole = this.#begun + piece;
    this.#tooLong ||= whole.length > LONGEST_LINE;
    this.#begun = this.#tooLong ? '' : whole;
  }

  #finish(): void {
    const line = { text: this.#begun.replace(/\r$/, ''), tooLong: this.#tooLong };
    this.#begun = '';
    this.#tooLong = false;
    if (this.#asked === null) this.#waiting.push(line);
    else this.#answer(line);
  }

  #answer(line: Line | null): void {
    const asked = this.#asked;
    this.#asked = null;
    if (asked === null) return;
    this.#input.pause();
    asked(line);
  }
}
