import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMatch } from './findMatch.js';
import { PAGAT_PLAYTHROUGHS } from './pagatPlaythroughs.js';
import { playedDeals } from './played.js';
import { summary } from './summary.js';
import { tables } from './tables.js';

/**
 * Finds and writes the playthroughs that do not exist yet, and then the summary of all in their folder. Run from the project's
 * root, after deleting the files that are to be found anew:
 * `npx esbuild test/playthroughs/generate.ts --bundle --platform=node --format=esm --main-fields=module,main | node --input-type=module`
 */
function generate(
  folder: string,
  playthroughs: readonly (readonly [file: string, find: () => string])[],
): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, find] of playthroughs) {
    const path = join(folder, `${name}.rik`);
    if (existsSync(path)) continue;
    writeFileSync(path, find());
    process.stdout.write(`${path}\n`);
  }
  const summaries = readdirSync(folder)
    .filter((file) => file.endsWith('.rik'))
    .toSorted()
    .map((file) => summary(file, playedDeals(readFileSync(join(folder, file), 'utf8'))));
  writeFileSync(join(folder, 'summary.txt'), `${summaries.join('\n\n')}\n`);
}

generate(join('test', 'playthroughs', 'pagat'), PAGAT_PLAYTHROUGHS);
generate(
  join('test', 'playthroughs', 'tables'),
  tables().map((table) => [table.name, () => findMatch(table)]),
);
