/** The longest line of the protocol between bots and tables, in bytes without its end. */
export const LONGEST_LINE = 64 * 1024;

/** A line without its ending; null for one that was longer than a line may be, whose text is gone. */
export type ProtocolLine = string | null;

const NEWLINE = 10;

/** Divides bytes that come in pieces into lines, holding back no more than one of the longest. */
export class LineGatherer {
  #pieces: Uint8Array[] = [];
  #length = 0;

  /** The lines that a piece completes. */
  *push(piece: Uint8Array): Generator<ProtocolLine> {
    let start = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
      this.#keep(piece.subarray(start, end));
      yield this.#take();
      start = end + 1;
    }
    this.#keep(piece.subarray(start));
  }

  /** What follows the last line end, or nothing. */
  *end(): Generator<ProtocolLine> {
    if (this.#length > 0) yield this.#take();
  }

  /** Whether the line that is not complete is too long already. */
  get isTooLong(): boolean {
    return this.#length > LONGEST_LINE;
  }

  #keep(piece: Uint8Array): void {
    this.#length += piece.length;
    if (this.isTooLong) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  #take(): ProtocolLine {
    const line = this.isTooLong ? null : Buffer.concat(this.#pieces).toString('utf8').replace(/\r$/, '');
    this.#pieces = [];
    this.#length = 0;
    return line;
  }
}
