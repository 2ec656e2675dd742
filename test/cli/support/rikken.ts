import { Readable, Writable } from 'node:stream';
import type { Environment } from '../../../src/cli/context.js';
import { run } from '../../../src/cli/run.js';

/** What a run of the program left behind. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A stand-in for an output that is no terminal. */
class Collector extends Writable {
  text = '';

  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}

interface Situation {
  /** What comes in on standard input, in pieces. */
  readonly input?: Iterable<string | Uint8Array>;
  readonly env?: Environment;
}

/** Runs the program in this process with the words of a command line; English unless the words or the environment say otherwise. */
export async function rikken(
  words: readonly string[],
  { input = [], env = {} }: Situation = {},
): Promise<Outcome> {
  const stdout = new Collector();
  const stderr = new Collector();
  const code = await run(words, { stdin: Readable.from(input), stdout, stderr, env, host: null });
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** The same for a command line as it is typed, split at spaces. */
export const typed = (line: string, situation: Situation = {}): Promise<Outcome> =>
  rikken(
    line.split(' ').filter((word) => word !== ''),
    situation,
  );
