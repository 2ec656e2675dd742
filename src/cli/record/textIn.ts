import { streamTextFile } from '../../storage/textFile.js';
import type { Context, Input } from '../context.js';

/** The name by which standard input is asked for. */
const STANDARD_INPUT = '-';

async function* decoded(input: Input): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of input) {
    yield typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** The text of a file in pieces, or of standard input for `-`; errors of the system are thrown. */
export const textIn = (context: Context, file: string): AsyncIterable<string> =>
  file === STANDARD_INPUT ? decoded(context.stdin) : streamTextFile(file);
