import { type ReadError, readError } from './readError.js';

/** The longest line of a record in bytes, without its end. */
const LINE_LIMIT = 4096;

/** How many bytes a UTF-16 unit takes in UTF-8 at most. */
const WIDEST = 3;

/** Whether a text takes more bytes in UTF-8 than a line may. */
function isTooLong(text: string): boolean {
  if (text.length > LINE_LIMIT) return true;
  return text.length * WIDEST > LINE_LIMIT && new TextEncoder().encode(text).length > LINE_LIMIT;
}

/** Divides a text that comes in pieces into lines, holding back no more than one. */
export interface LineSplitter {
  /** Hands each line that the piece completes to `take` until that returns an error; the error, or null. */
  push(piece: string, take: TakeLine): ReadError | null;
  /** Hands over what follows the last line end, if anything. */
  end(take: TakeLine): ReadError | null;
}

/** Takes a line without its end, and its number counted from 1; an error stops the reading. */
type TakeLine = (line: string, number: number) => ReadError | null;

/** A splitter for LF and CRLF that refuses lines above the limit as soon as that much of one has come. */
export function lineSplitter(): LineSplitter {
  let rest = '';
  let number = 1;
  const give = (line: string, take: TakeLine): ReadError | null => {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    const limit = String(LINE_LIMIT);
    if (isTooLong(text)) {
      return readError({ line: number, column: LINE_LIMIT + 1 }, 'line-too-long', text, [limit]);
    }
    const error = take(text, number);
    number += 1;
    return error;
  };
  return {
    push: (piece, take) => {
      let start = 0;
      for (;;) {
        const end = piece.indexOf('\n', start);
        if (end < 0) break;
        const error = give(rest + piece.slice(start, end), take);
        if (error !== null) return error;
        rest = '';
        start = end + 1;
      }
      rest += piece.slice(start, start + LINE_LIMIT + 2);
      return rest.length > LINE_LIMIT + 1 ? give(rest, take) : null;
    },
    end: (take) => (rest === '' ? null : give(rest, take)),
  };
}
