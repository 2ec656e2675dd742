import { describe, expect, it } from 'vitest';
import { UNFINISHED, upTo, withChange } from './support/records.js';
import { rikken } from './support/rikken.js';

const HANDS = 'N:QJ7.KT852.AK98.T 94.943.T5.976432 AT8632.76.4.AQJ8 K5.AQJ.QJ7632.K5';

async function hint(text: string, ...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await rikken(['hint', '-', ...words], { input: [text] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

const asked = async (text: string): Promise<unknown> => JSON.parse(await hint(text, '--json'));

/** The actions that are legal at the end of a record, in the words of the record. */
async function legal(text: string): Promise<readonly string[]> {
  const { stdout } = await rikken(['legal', '-'], { input: [text] });
  return stdout.trimEnd().split(': ').at(-1)?.split(' ') ?? [];
}

describe('hint', () => {
  it.each([
    ['the auction', upTo('[Deal '), 'N', 'auction'],
    ['the naming of trump', upTo('[Contract'), 'S', 'naming'],
    ['the calling of a card', upTo('[Trump'), 'S', 'calling'],
    ['the play', UNFINISHED, 'S', 'play'],
  ])('says at %s what a bot would do, in a word of legal, and why', async (_, text, seat, phase) => {
    const words = await legal(text);
    const found = await asked(text);
    expect(found).toEqual({
      seat,
      phase,
      action: expect.toBeOneOf([...words]),
      reason: expect.stringMatching(/^\S.*\.$/),
      code: expect.stringMatching(/^[a-z]+(-[a-z]+)+$|^[a-z]+$/),
    });
    expect(Object.keys(Object(found))).toEqual(['seat', 'phase', 'action', 'reason', 'code']);
  });

  it('says the same in one line for people, in their language', async () => {
    expect(await hint(upTo('[Contract'))).toMatch(
      /^S, at the naming of trump: [♠♥♦♣] as trump\. With \S \(\d cards\) .*\.\n$/,
    );
    expect(await hint(upTo('[Contract'), '--lang', 'nl')).toMatch(
      /^S, bij het kiezen van de troef: [♠♥♦♣] als troef\. Met \S \(\d kaarten\) .*\.\n$/,
    );
  });

  it('is made from what the seat may know: with the other hands unknown it is the same', async () => {
    for (const text of [upTo('[Trump'), UNFINISHED]) {
      const alone = text.replace(HANDS, 'N:? ? AT8632.76.4.AQJ8 ?');
      expect(alone).not.toBe(text);
      expect(await asked(alone)).toEqual(await asked(text));
    }
  });

  it('needs the hand of the seat that is asked', async () => {
    const { code, stdout, stderr } = await rikken(['hint', '-'], {
      input: [upTo('[Contract').replace(HANDS, 'N:QJ7.KT852.AK98.T ? ? ?')],
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^The hand of S is not in the record/);
  });

  it('says who plays the open hand of three players (R11.3)', async () => {
    const text = `% RIK 1
[Players "3"]
[Dealer "S"]
[Deal "N:KT.Q2.AQT54.AK96 J62.KJ97.K98.T72 Q87.86543.J3.QJ3 A9543.AT.762.854"]
[Auction "N"]
rik pas pas
[Trump "D"]
[Call "SA"]
[Play "N"]
DA D8 D3
`;
    const { stdout } = await rikken(['legal', '-', '--json'], { input: [text] });
    const { by, actions } = JSON.parse(stdout);
    expect(by).not.toBe('W');
    const found = await asked(text);
    expect(found).toMatchObject({ seat: 'W', by, phase: 'play' });
    expect(actions).toContain(Object(found).action);
    expect(await hint(text)).toMatch(new RegExp(`^W \\(${by}\\), at the play: `));
  });

  it('has nothing to say when nobody is to act', async () => {
    const empty = '% RIK 1\n[Ruleset "pagat"]\n';
    expect(await asked(empty)).toEqual({ seat: null, phase: 'done', action: null, reason: null, code: null });
    expect(await hint(empty)).toMatch(/^Nobody is to act/);
  });

  it('an illegal record and an unreadable one have the exit codes of check', async () => {
    const illegal = await rikken(['hint', '-'], { input: [withChange('DQ DA', 'DQ DK')] });
    expect(illegal).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^-:\d+:\d+: N DK: /),
    });
    expect((await rikken(['hint', '-'], { input: ['?'] })).code).toBe(2);
    expect((await rikken(['hint', 'no-such-file.rik'])).stderr).toMatch(/cannot be read/);
  });
});
