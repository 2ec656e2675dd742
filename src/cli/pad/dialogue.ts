import type { Context } from '../context.js';
import { writeLine } from '../output.js';
import { LineReader } from '../plain/lineReader.js';
import { printable } from '../printable.js';

/** Questions and answers as lines, at a terminal or through pipes. */
export class Dialogue {
  readonly #context: Context;
  readonly #reader: LineReader;

  constructor(context: Context) {
    this.#context = context;
    this.#reader = new LineReader(context.stdin);
  }

  /** Writes a line that may hold what somebody typed. */
  say(line: string): Promise<void> {
    return writeLine(this.#context.stdout, line);
  }

  /** Asks something and returns the line that is typed for it; null at the end of input. */
  async ask(question: string): Promise<string | null> {
    await this.say(question);
    for (;;) {
      const line = await this.#reader.next();
      if (line === null) return null;
      if (!line.tooLong) return printable(line.text);
      await this.say(this.#context.texts.pad.tooLong);
    }
  }

  close(): void {
    this.#reader.close();
  }
}
