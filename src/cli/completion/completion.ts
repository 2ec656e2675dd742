import { type Context, EXIT, type ExitCode } from '../context.js';
import type { RawOptions } from '../options/raw.js';
import { readWord } from '../options/values.js';
import { refuse, writeLine, writeText } from '../output.js';
import { candidates } from './candidates.js';
import { SCRIPTS, SHELLS } from './scripts.js';

/** What a shell asks instead of naming itself. */
const WORDS = 'words';

/** `rikken completion <shell>`: the script that makes a shell complete; for that script, what can be typed next. */
export async function runCompletion(
  [asked = '', ...typed]: readonly string[],
  _options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { texts, stdout } = context;
  if (asked === WORDS) {
    for (const { word, about } of candidates(texts, typed)) await writeLine(stdout, `${word}\t${about}`);
    return EXIT.done;
  }
  const shell = readWord(texts, 'completion', asked, SHELLS);
  if (!shell.ok) return refuse(context, shell.error);
  await writeText(stdout, SCRIPTS[shell.value]);
  return EXIT.done;
}
