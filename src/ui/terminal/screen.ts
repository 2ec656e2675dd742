import { type FrameStyle, paintRows } from './frame.js';
import { sizeOf, type TerminalOutput } from './streams.js';

/** Terminals that know synchronised updates show what stands between these two at once. */
const beginUpdate = '\u001b[?2026h';
const endUpdate = '\u001b[?2026l';

/** Bursts of frames are painted at most this often, in milliseconds; the last frame of a burst always is. */
const frameInterval = 16;

/** How a screen is painted, beside its size, which comes from the output. */
export type ScreenOptions = Omit<FrameStyle, 'size'>;

/**
 * Keeps the frame that is on the terminal and writes only rows that change. Frames may come as fast as they like:
 * they are merged, and while the terminal cannot keep up only the newest one waits.
 */
export class Screen {
  readonly #output: TerminalOutput;
  readonly #options: ScreenOptions;
  #wanted: readonly string[] = [];
  #shown: readonly string[] | undefined;
  #shownSize = { columns: 0, rows: 0 };
  #state: 'open' | 'paused' | 'closed' = 'open';
  #blocked = false;
  #paintedAt = Number.NEGATIVE_INFINITY;
  #cancel: (() => void) | undefined;

  readonly #drained = (): void => {
    this.#blocked = false;
    this.#schedule();
  };

  readonly #resized = (): void => {
    this.#shown = undefined;
    // The frame for the new size is yet to come: leave it time, or the old one is painted first for nothing.
    this.#schedule(frameInterval);
  };

  constructor(output: TerminalOutput, options: ScreenOptions) {
    this.#output = output;
    this.#options = options;
    output.on('drain', this.#drained);
    output.on('resize', this.#resized);
  }

  /** Takes the next frame, lines separated by newlines; the first one is painted before the call returns. */
  paint(frame: string): void {
    if (this.#state === 'closed') return;
    this.#wanted = frame.split('\n');
    if (this.#paintedAt === Number.NEGATIVE_INFINITY) this.#paintNow();
    else this.#schedule();
  }

  /** Forgets what is on the terminal and paints the newest frame whole. */
  repaint(): void {
    this.#shown = undefined;
    if (this.#state === 'paused') this.#state = 'open';
    this.#schedule();
  }

  /** Writes nothing until `repaint`; frames are still taken. */
  pause(): void {
    if (this.#state === 'open') this.#state = 'paused';
  }

  /** Writes nothing any more. */
  close(): void {
    this.#state = 'closed';
    this.#cancel?.();
    this.#output.off('drain', this.#drained);
    this.#output.off('resize', this.#resized);
  }

  #schedule(least = 0): void {
    if (this.#state === 'closed' || (this.#cancel !== undefined && least === 0)) return;
    this.#cancel?.();
    const wait = Math.max(least, this.#paintedAt + frameInterval - performance.now());
    if (wait > 0) {
      const timer = setTimeout(() => this.#paintNow(), wait);
      this.#cancel = () => clearTimeout(timer);
    } else {
      // Not at once: several commits of one turn of the event loop are one frame.
      const immediate = setImmediate(() => this.#paintNow());
      this.#cancel = () => clearImmediate(immediate);
    }
  }

  #paintNow(): void {
    this.#cancel = undefined;
    if (this.#state !== 'open' || this.#blocked) return;
    const size = sizeOf(this.#output);
    const isSameSize = size.columns === this.#shownSize.columns && size.rows === this.#shownSize.rows;
    const shown = isSameSize ? this.#shown : undefined;
    const bytes = paintRows(shown, this.#wanted, { ...this.#options, size });
    this.#shown = this.#wanted;
    this.#shownSize = size;
    if (bytes === '') return;
    this.#paintedAt = performance.now();
    this.#blocked = !this.#output.write(beginUpdate + bytes + endUpdate);
  }
}
