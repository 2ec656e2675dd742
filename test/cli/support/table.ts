import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { Environment } from '../../../src/cli/context.js';
import { run } from '../../../src/cli/run.js';
import { type Directories, directoriesIn } from '../../../src/storage/directories.js';
import type { Outcome } from './rikken.js';

/** A home of its own for one test, and the program's directories in it. */
export function newHome(): { readonly env: Environment; readonly directories: Directories } {
  const home = mkdtempSync(path.join(tmpdir(), 'rikken-home-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const env = { HOME: home };
  const directories = directoriesIn(env);
  if (directories === null) throw new Error('a home without directories');
  return { env, directories };
}

/** Somebody at a table of lines: hears every line, and may answer it; null ends the input. */
export type Person = (line: string) => string | null | undefined;

/** What a question of the table, in English, offers; null when a line is no question. */
export function offered(line: string): readonly string[] | null {
  const [, words] = /^(?:Your bid|Which (?:card|suit)[^?]*)\? (.*)$/.exec(line) ?? [];
  return words?.replace(/ \(.*\)$/, '').split(' ') ?? null;
}

/** Answers every question with the first thing offered: passes, and plays the first card that is legal. */
export const takesFirst: Person = (line) => offered(line)?.[0];

class Ear extends Writable {
  text = '';
  #rest = '';
  readonly #hear: (line: string) => void;

  constructor(hear: (line: string) => void) {
    super();
    this.#hear = hear;
  }

  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    const lines = (this.#rest + String(chunk)).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#hear(line);
    done();
  }
}

/** Runs the program with somebody who types at a terminal; the output is lines, for it goes elsewhere. */
export async function atKeyboard(line: string, env: Environment, person: Person): Promise<Outcome> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = new Ear((heard) => {
    const answer = person(heard);
    if (answer === null) stdin.end();
    else if (answer !== undefined) stdin.write(`${answer}\n`);
  });
  const stderr = new Ear(() => {});
  const code = await run(line.split(' ').filter(Boolean), { stdin, stdout, stderr, env, host: null });
  return { code, stdout: stdout.text, stderr: stderr.text };
}
