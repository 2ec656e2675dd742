import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of playthroughs: the text of each by the file's name, and the summaries of all, a block a file. */
export interface PlaythroughFolder {
  readonly texts: ReadonlyMap<string, string>;
  readonly summaries: ReadonlyMap<string, string>;
}

/** Reads a folder of playthroughs beside this file. */
export function readFolder(name: string): PlaythroughFolder {
  const folder = join(import.meta.dirname, name);
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.rik'))
    .toSorted();
  const blocks = read('summary.txt').split('\n\n');
  return {
    texts: new Map(files.map((file) => [file, read(file)])),
    summaries: new Map(blocks.map((block) => [block.slice(0, block.indexOf('\n')), block.trimEnd()])),
  };
}
