import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lineOf, Scratch, UNFINISHED, upTo, withChange } from './support/records.js';
import { rikken, typed } from './support/rikken.js';

const scratch = new Scratch();
afterAll(() => scratch.remove());

const check = (text: string) => rikken(['check', '-'], { input: [text] });

/** A match of four deals of bots that play at random. */
async function playedMatch(): Promise<string> {
  const file = path.join(scratch.path, 'played.rik');
  expect((await typed(`sim --deals 4 --seats random --seed check --out ${file}`)).code).toBe(0);
  return readFileSync(file, 'utf8');
}

/** The number of the first line that begins so, counted from 1. */
const lineNumber = (text: string, beginning: string): number =>
  text.split('\n').findIndex((line) => line.startsWith(beginning)) + 1;

describe('check', () => {
  it('a record in which everything is right: one line a deal, exit 0', async () => {
    const text = await playedMatch();
    const { code, stdout, stderr } = await check(text);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => line.split(':')[0])).toEqual(['board 1', 'board 2', 'board 3', 'board 4']);
  });

  it('reads a file, and standard input in pieces however they are cut', async () => {
    const file = scratch.write('unfinished.rik', UNFINISHED);
    const fromFile = await rikken(['check', file]);
    expect(fromFile.stdout).toBe('board 1: unfinished, at the play, turn: S\n');
    const bytes = Buffer.from(withChange('% RIK 1', '% RIK 1\n{ ♠ }'));
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await rikken(['check', '-'], { input: pieces })).toEqual(fromFile);
  });

  it('deals that have not been played, as deal prints them', async () => {
    const { stdout } = await typed('deal -n 18 --seed some');
    const { code, stdout: lines } = await check(stdout);
    expect(code).toBe(0);
    expect(lines.match(/unfinished, at the auction/g)).toHaveLength(18);
  });

  it('an illegal card: file, line and column, the card, why, and the legal ones', async () => {
    const file = scratch.write('revoke.rik', withChange('DQ DA D5 D4', 'DQ DA H4 D4'));
    const { code, stdout, stderr } = await rikken(['check', file]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(
      `${file}:${lineOf('DQ')}:7: E H4: Following suit is compulsory: play diamonds. Legal: DT, D5.\n`,
    );
  });

  it('says the same in Dutch', async () => {
    const { stderr } = await rikken(['check', '-', '--lang', 'nl'], {
      input: [withChange('DQ DA', 'DQ DK')],
    });
    expect(stderr).toBe(
      `-:${lineOf('DQ')}:4: N DK: De gevraagde kaart moet nu gespeeld worden: DA. Wel mag: DA.\n`,
    );
  });

  it('an illegal bid, trump call and called card', async () => {
    const bid = await check(withChange('pas pas rik pas', 'rik pas pas rik'));
    expect(bid.code).toBe(1);
    expect(bid.stderr).toMatch(/^-:9:13: W rik: Rik .* Legal: pas, rik-beter, alleen-8, misere/);
    const call = await check(withChange('[Call "DA"]', '[Call "CA"]'));
    expect(call.code).toBe(1);
    expect(call.stderr).toMatch(/^-:12:\d+: S call:CA: .* Legal: call:HA, call:DA\.$/m);
  });

  it.each([
    ['[Contract "S rik"]', '[Contract "S rik-beter"]', /\[Contract\] says S rik-beter, but it is S rik/],
    ['[Play "N"]', '[Play "E"]', /\[Play\] says E, but it is N/],
    ['[Auction "N"]', '[Auction "W"]', /\[Auction\] says W, but it is N/],
  ])('a derived tag that is wrong: %s', async (right, wrong, sentence) => {
    const { code, stderr } = await check(withChange(right, wrong));
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(new RegExp(`^-:${lineOf(right)}:`));
  });

  it('a score that is wrong, at its line, after the lines of the deals before it', async () => {
    const text = await playedMatch();
    const wrong = text.replace(/\[Score "N ([+-]?)(\d+)/, '[Score "N $19$2');
    const { code, stdout, stderr } = await check(wrong);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      new RegExp(`^-:${lineNumber(text, '[Score')}:\\d+: \\[Score\\] says N .*, but it is N `),
    );
  });

  it('a record that stops at any line is right as far as it goes', async () => {
    for (const beginning of ['[Deal ', '[Auction', 'pas', '[Trump', '[Call', '[Play "', 'HK', 'CT']) {
      const { code, stdout } = await check(upTo(beginning));
      expect({ beginning, code }).toEqual({ beginning, code: 0 });
      expect({ beginning, stdout }).toMatchObject({
        beginning,
        stdout: expect.stringContaining('board 1: unfinished'),
      });
    }
  });
});

describe('check on what is no record', () => {
  it.each([
    ['nothing at all', '', /^-:1:1: /],
    ['a word outside everything', 'hello\n', /^-:1:1: .*hello/],
    ['a card that does not exist', withChange('HK H3', 'HK H1'), /H1/],
    ['rules that do not exist', withChange('pagat', 'pagatt'), /pagatt.*expected: pagat/],
    ['a card dealt twice', withChange('QJ7.KT852', 'QJ9.KT852'), /S9/],
    ['a line of 5 KiB', `% RIK 1\n; ${'x'.repeat(5000)}\n`, /^-:2:4097: the line is too long/],
    ['a version of the future', '% RIK 9\n', /^-:1:/],
    ['a string that is not closed', '% RIK 1\n[Ruleset "pagat\n', /^-:2:/],
  ])('%s: one sentence with the place, exit 2', async (_what, text, sentence) => {
    const { code, stdout, stderr } = await check(text);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    expect(stderr).toMatch(sentence);
  });

  it('a file that is not there, and a directory', async () => {
    const missing = path.join(scratch.path, 'missing.rik');
    expect(await rikken(['check', missing])).toEqual({
      code: 2,
      stdout: '',
      stderr: `${missing} cannot be read: there is no such file.\n`,
    });
    expect((await rikken(['check', scratch.path])).stderr).toBe(
      `${scratch.path} cannot be read: it is a directory, not a file.\n`,
    );
    expect((await rikken(['check', ''])).code).toBe(2);
  });

  it('input without end stops being read at the first fault', async () => {
    let pieces = 0;
    function* endless(): Generator<string> {
      for (; pieces < 100_000; pieces += 1) yield 'a'.repeat(1000);
    }
    const { code, stderr } = await rikken(['check', '-'], { input: endless() });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^-:1:4097: the line is too long/);
    expect(pieces).toBeLessThan(100_000);
  });

  it('prints no control characters of a file or its name', async () => {
    const evil = '\u001b]0;owned\u0007\u001b[2J\u202e';
    const named = withChange('[Players "4"]', `[Players "4"]\n[N "${evil}Nora"]`);
    const worded = withChange('pas pas rik', `pas ${evil}x rik`);
    const outcomes = [
      await check(named),
      await check(worded),
      await rikken(['check', `${evil}.rik`]),
      await rikken(['check', scratch.write('a\u001b[2Jb.rik', worded)]),
    ];
    for (const { stdout, stderr } of outcomes) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
      expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/);
    }
    expect(outcomes.map(({ code }) => code).slice(1)).toEqual([2, 2, 2]);
  });
});
