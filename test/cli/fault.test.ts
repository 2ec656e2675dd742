import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { faultSentence } from '../../src/cli/fault.js';
import { Scratch } from './support/records.js';

const scratch = new Scratch();
afterAll(() => scratch.remove());

const error = new Error('a card is missing\nand more', { cause: new RangeError('no rank 13') });

describe('a fault of the program', () => {
  it('is one sentence with the place of its report, which has the causes and how the program was called', () => {
    const env = { XDG_STATE_HOME: scratch.path, HOME: scratch.path };
    const sentence = faultSentence(error, ['sim', '--seed', 'x'], { env });
    const [name = ''] = readdirSync(path.join(scratch.path, 'rikken'));
    const file = path.join(scratch.path, 'rikken', name);
    expect(sentence).toBe(`A fault of rikken itself: a card is missing. Please send its report: ${file}`);
    const report = readFileSync(file, 'utf8');
    for (const part of ['"--seed","x"', 'a card is missing', 'no rank 13', `node ${process.version}`]) {
      expect(report).toContain(part);
    }
  });

  it('is told in the language that was asked for, and where nothing can be written', () => {
    expect(faultSentence(error, ['--lang', 'nl'], { env: {} })).toBe(
      'Een fout in rikken zelf: a card is missing.',
    );
    expect(faultSentence('thrown text', [], { env: {} })).toBe('A fault of rikken itself: thrown text.');
  });
});
