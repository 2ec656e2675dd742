import xterm from '@xterm/headless';

/** How one cell of the screen looks. Colours are palette numbers, or 0xRRGGBB for a true colour. */
export interface Cell {
  readonly text: string;
  readonly width: number;
  readonly colour: number | undefined;
  readonly background: number | undefined;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly inverse: boolean;
  readonly underline: boolean;
}

const impatience = 10_000;

/** A terminal emulator without a window: bytes in, screen out. */
export class Emulator {
  readonly #terminal: InstanceType<typeof xterm.Terminal>;
  readonly #watchers = new Set<() => void>();
  #received = '';

  constructor(columns: number, rows: number) {
    this.#terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 1000 });
  }

  /** Answers that the terminal itself gives to questions of the program. */
  onAnswer(answer: (bytes: string) => void): void {
    this.#terminal.onData(answer);
  }

  receive(bytes: string): void {
    this.#received += bytes;
    this.#terminal.write(bytes, () => {
      for (const watcher of [...this.#watchers]) watcher();
    });
  }

  /** Everything that was ever received. */
  get received(): string {
    return this.#received;
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
  }

  /** Resolves when all bytes received so far are on the screen. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.#terminal.write('', resolve);
    });
  }

  /** The visible rows from top to bottom, blanks at the end removed. */
  screen(): readonly string[] {
    const { active } = this.#terminal.buffer;
    return Array.from(
      { length: this.#terminal.rows },
      (_, row) => active.getLine(active.viewportY + row)?.translateToString(true) ?? '',
    );
  }

  /** Whether the alternate screen is showing. */
  get isAlternate(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  /** Rows that were scrolled off the top of the screen. */
  get scrolledRows(): number {
    return this.#terminal.buffer.active.baseY;
  }

  /** Whether the cursor is shown, going by the last sequence that says so. */
  get isCursorShown(): boolean {
    return this.#received.lastIndexOf('\u001b[?25h') >= this.#received.lastIndexOf('\u001b[?25l');
  }

  /** One cell, columns and rows counted from 0. */
  cell(column: number, row: number): Cell {
    const { active } = this.#terminal.buffer;
    const cell = active.getLine(active.viewportY + row)?.getCell(column);
    if (!cell) throw new Error(`no cell at column ${column}, row ${row}`);
    return {
      text: cell.getChars(),
      width: cell.getWidth(),
      colour: cell.isFgDefault() ? undefined : cell.getFgColor(),
      background: cell.isBgDefault() ? undefined : cell.getBgColor(),
      bold: cell.isBold() !== 0,
      dim: cell.isDim() !== 0,
      inverse: cell.isInverse() !== 0,
      underline: cell.isUnderline() !== 0,
    };
  }

  /** Where a text begins on the screen (column and row from 0); undefined when it is not there. */
  find(text: string): { readonly column: number; readonly row: number } | undefined {
    for (const [row, line] of this.screen().entries()) {
      const column = line.indexOf(text);
      if (column >= 0) return { column, row };
    }
    return undefined;
  }

  /** Waits until the condition holds, looking again whenever the screen changed; the error shows the screen. */
  waitFor(condition: () => boolean, what: string, milliseconds = impatience): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        this.#watchers.delete(look);
      };
      const look = (): void => {
        if (!condition()) return;
        stop();
        resolve();
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`waited in vain for ${what}; the screen is\n${this.screen().join('\n')}`));
      }, milliseconds);
      this.#watchers.add(look);
      look();
    });
  }

  /** Waits until the screen, its rows joined by newlines, has the text. */
  waitForText(text: string | RegExp, milliseconds?: number): Promise<void> {
    const has = (): boolean => {
      const all = this.screen().join('\n');
      return typeof text === 'string' ? all.includes(text) : text.test(all);
    };
    return this.waitFor(has, String(text), milliseconds);
  }

  dispose(): void {
    this.#terminal.dispose();
  }
}
