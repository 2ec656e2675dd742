import { describe, expect, it } from 'vitest';
import { UNFINISHED, upTo, withChange } from './support/records.js';
import { rikken } from './support/rikken.js';

const asked = async (text: string): Promise<unknown> => {
  const { code, stdout, stderr } = await rikken(['legal', '-', '--json'], { input: [text] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^[^\n]+\n$/);
  return JSON.parse(stdout);
};

const LADDER = [
  'rik',
  'rik-beter',
  'alleen-8',
  'misere',
  'piek',
  'alleen-9',
  'alleen-10',
  'alleen-11',
  'alleen-12',
  'open-misere',
  'open-piek',
  'open-misere-praatje',
  'open-piek-praatje',
  'alleen-13',
  'open-alleen-13',
];

describe('legal', () => {
  it('the auction: pass and the bids of the ladder, without troela where there are no three aces', async () => {
    expect(await asked(upTo('[Deal '))).toEqual({
      seat: 'N',
      phase: 'auction',
      actions: ['pas', ...LADDER],
    });
    expect(await asked(upTo('[Auction').concat('pas pas rik'))).toEqual({
      seat: 'W',
      phase: 'auction',
      actions: ['pas', ...LADDER.slice(1)],
    });
  });

  it('naming trump, then calling a card', async () => {
    expect(await asked(upTo('[Contract'))).toEqual({
      seat: 'S',
      phase: 'naming',
      actions: ['trump:S', 'trump:H', 'trump:D', 'trump:C'],
    });
    expect(await asked(upTo('[Trump'))).toEqual({
      seat: 'S',
      phase: 'calling',
      actions: ['call:HA', 'call:DA'],
    });
  });

  it('play: what follows suit, or the called card alone, or anything when on lead', async () => {
    expect(await asked(upTo('HK').concat('DQ'))).toEqual({ seat: 'N', phase: 'play', actions: ['DA'] });
    expect(await asked(upTo('HK').concat('DQ DA'))).toEqual({
      seat: 'E',
      phase: 'play',
      actions: ['DT', 'D5'],
    });
    const lead = { seat: 'S', phase: 'play', actions: 'SA ST S8 S6 S3 S2 H7 CQ CJ C8'.split(' ') };
    expect(await asked(UNFINISHED)).toEqual(lead);
  });

  it('a blind call, and the lead face down that it allows', async () => {
    const calling = `% RIK 1
[Dealer "W"]
[Deal "N:A65.KQJT.5432.KQ 432.987.AKQ.JT98 KQJT987.A32..A54 .654.JT9876.7632"]
[Auction "N"]
pas pas rik pas
[Trump "S"]
`;
    expect(await asked(calling)).toEqual({ seat: 'S', phase: 'calling', actions: ['call:DA:blind'] });
    const held = 'SK SQ SJ ST S9 S8 S7 H3 H2 CA C5 C4'.split(' ');
    expect(await asked(`${calling}[Call "DA blind"]\n[Play "N"]\nHK H7 HA H4\n`)).toEqual({
      seat: 'S',
      phase: 'play',
      actions: [...held, ...held.map((card) => `${card}*`)],
    });
  });

  it('nobody is to act: after the last card, and in a record of no deals', async () => {
    const done = { seat: null, phase: 'done', actions: [] };
    expect(await asked('% RIK 1\n[Ruleset "pagat"]\n')).toEqual(done);
    expect(await asked(upTo('[Auction').concat('pas pas pas pas\n[Contract "pas"]\n'))).toEqual(done);
  });

  it('says the same in words', async () => {
    const { stdout } = await rikken(['legal', '-'], { input: [upTo('[Trump')] });
    expect(stdout).toBe('S, at the calling of a card: call:HA call:DA\n');
    const done = await rikken(['legal', '-'], { input: ['% RIK 1\n[Ruleset "pagat"]\n'] });
    expect(done.stdout).toMatch(/^Nobody is to act/);
  });

  it('with unknown hands it can be asked for the seats that are known', async () => {
    const known = withChange(
      'N:QJ7.KT852.AK98.T 94.943.T5.976432 AT8632.76.4.AQJ8 K5.AQJ.QJ7632.K5',
      'N:? ? AT8632.76.4.AQJ8 ?',
    );
    expect(await asked(known)).toMatchObject({ seat: 'S', actions: expect.arrayContaining(['SA', 'H7']) });
    const { code, stdout, stderr } = await rikken(['legal', '-', '--json'], {
      input: [known.replace('CT C2 CA C5\n', '')],
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^The hand of N is not in the record/);
  });

  it('an illegal record and an unreadable one have the exit codes of check', async () => {
    const illegal = await rikken(['legal', '-'], { input: [withChange('DQ DA', 'DQ DK')] });
    expect(illegal).toMatchObject({ code: 1, stdout: '' });
    expect((await rikken(['legal', '-'], { input: ['?'] })).code).toBe(2);
  });
});
