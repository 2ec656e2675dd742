import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { TerminalInput, TerminalOutput } from '../../../../src/ui/terminal/streams.js';

/** A stand-in for standard output: hands every write on, and has whatever size it is given. */
export class FakeOutput extends EventEmitter implements TerminalOutput {
  readonly writes: string[] = [];
  /** What `write` answers; false means that the terminal cannot take more for now. */
  accepts = true;

  constructor(
    public columns: number,
    public rows: number,
    private readonly forward: (bytes: string) => void = () => {},
  ) {
    super();
  }

  write(text: string): boolean {
    this.writes.push(text);
    this.forward(text);
    return this.accepts;
  }

  /** Everything written since the last call. */
  take(): string {
    return this.writes.splice(0).join('');
  }

  resize(columns: number, rows: number): void {
    this.columns = columns;
    this.rows = rows;
    this.emit('resize');
  }
}

/** A stand-in for standard input, which remembers whether it is raw. */
export class FakeInput extends PassThrough implements TerminalInput {
  isRaw = false;

  setRawMode(raw: boolean): this {
    this.isRaw = raw;
    return this;
  }
}
