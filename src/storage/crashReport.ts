import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { directoriesIn } from './directories.js';
import { attempt } from './textFile.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Keeps what is known of a fault of the program in a file of its own, readable by its owner only; `stamp` makes the name
 * different from others. Returns the path, or null when nothing could be written.
 */
export function writeCrashReport(env: Environment, stamp: string, text: string): string | null {
  const directory = directoriesIn(env)?.crashes;
  if (directory === undefined) return null;
  const file = path.join(directory, `crash-${stamp}.log`);
  const written = attempt(file, () => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(file, text, { mode: 0o600 });
    return file;
  });
  return written.ok ? written.value : null;
}
