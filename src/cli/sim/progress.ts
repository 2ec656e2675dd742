import type { Output } from '../context.js';

const BAR = 30;
const STEPS = 200;

/** A bar that grows in place, on a terminal only; elsewhere it writes nothing. */
export class Progress {
  readonly #output: Output;
  readonly #total: number;
  readonly #label: (done: number) => string;
  #shown = -1;

  constructor(output: Output, total: number, label: (done: number) => string) {
    this.#output = output;
    this.#total = total;
    this.#label = label;
  }

  /** Shows how much is done, as often as it can be seen. */
  show(done: number): void {
    const step = Math.floor((done / this.#total) * STEPS);
    if (!this.#output.isTTY || step === this.#shown) return;
    this.#shown = step;
    const filled = Math.round((done / this.#total) * BAR);
    const bar = '#'.repeat(filled) + '-'.repeat(BAR - filled);
    this.#output.write(`\r[${bar}] ${this.#label(done)}`);
  }

  /** Takes the bar away. */
  clear(): void {
    if (this.#shown >= 0) this.#output.write('\r\u001b[K');
  }
}
