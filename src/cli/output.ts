import { once } from 'node:events';
import { type Context, EXIT, type ExitCode, type Output } from './context.js';
import { printable } from './printable.js';

/** Writes one line for whoever reads the result of a command; waits when the reader is slower than we are. */
export async function writeLine(output: Output, line: string): Promise<void> {
  if (!output.write(`${line}\n`) && !output.writableEnded && !output.destroyed) await once(output, 'drain');
}

/** Writes one JSON value on a line of its own. */
export const writeJson = (context: Context, value: unknown): Promise<void> =>
  writeLine(context.stdout, JSON.stringify(value));

/** Says in one sentence what is wrong with how the program is used or with its input; the exit code for that. */
export async function refuse(context: Context, sentence: string): Promise<ExitCode> {
  await writeLine(context.stderr, printable(sentence));
  return EXIT.usage;
}
