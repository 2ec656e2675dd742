import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { rikken } from './support/rikken.js';
import { newHome } from './support/table.js';

const folder = mkdtempSync(path.join(tmpdir(), 'rikken-foreign-table-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that passes in the auction, and answers every other request with this word. */
function program(name: string, word: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     createInterface({ input: process.stdin }).on('line', (line) => {
       const { id, rik } = JSON.parse(line);
       const action = rik.includes('[Play "') ? ${JSON.stringify(word)} : 'pas';
       console.log(JSON.stringify({ id, action }));
     });`,
  );
  return `exec:${process.execPath} ${file}`;
}

const filesIn = (directory: string): readonly string[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.rik'))
    .map((name) => path.join(directory, name));

const table = ['play', '--auto', '--plain', '--deals', '1', '-s', 'foreign', '-r', 'troela=off'];

describe('a foreign program at the table', () => {
  const cheat = program('cheat', 'trump:S');

  test('that does what is not legal stops the match: one sentence, exit code 1, and all is in the save', async () => {
    const { env, directories } = newHome();
    const { code, stderr } = await rikken([...table, '--bots', `random,random,${cheat}`], { env });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^exec:\S+ \S+ at E answered 'trump:S', which is not legal; legal: [^\n]+\.\n$/);
    const [file = ''] = filesIn(directories.matches);
    expect(await rikken(['check', file])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/unfinished, at the play, turn: E\n$/),
    });
  });

  test('is not named in the save, from which nothing is ever run; the usual bot goes on there', async () => {
    const { env, directories } = newHome();
    await rikken([...table, '--bots', `random,random,${cheat}`], { env });
    const [file = ''] = filesIn(directories.matches);
    expect(readFileSync(file, 'utf8')).not.toContain('cheat');
    expect(readFileSync(file, 'utf8')).toContain('[Bots "random exec: heuristic random"]');
    const resumed = await rikken(['play', '--auto', '--plain', '--resume', path.basename(file, '.rik')], {
      env,
    });
    expect(resumed).toMatchObject({ code: 0, stderr: '' });
    expect(filesIn(directories.finished)).toHaveLength(1);
  });
});
