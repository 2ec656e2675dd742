import { once } from 'node:events';
import { type Context, EXIT, type ExitCode, type Output } from './context.js';
import { printable } from './printable.js';

/** Writes text for whoever reads the result of a command; waits when the reader is slower than we are. */
export async function writeText(output: Output, text: string): Promise<void> {
  if (!output.write(text) && !output.writableEnded && !output.destroyed) await once(output, 'drain');
}

/** Writes one line. */
export const writeLine = (output: Output, line: string): Promise<void> => writeText(output, `${line}\n`);

/** Writes one JSON value on a line of its own. */
export const writeJson = (context: Context, value: unknown): Promise<void> =>
  writeLine(context.stdout, JSON.stringify(value));

/** Says in one sentence why the program does not do what was asked; returns the exit code. */
export async function complain(context: Context, sentence: string, exit: ExitCode): Promise<ExitCode> {
  await writeLine(context.stderr, printable(sentence));
  return exit;
}

/** Says in one sentence what is wrong with how the program is used or with its input; the exit code for that. */
export const refuse = (context: Context, sentence: string): Promise<ExitCode> =>
  complain(context, sentence, EXIT.usage);
