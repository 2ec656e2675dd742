import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { Scratch } from '../support/records.js';
import { rikken } from '../support/rikken.js';

/** Milliseconds; a busy machine takes many times what a quiet one does. */
const PATIENCE = 120_000;

const FILE = 'test/fixtures/reviewed.rik';
const TEXT = readFileSync(FILE, 'utf8');
const scratch = new Scratch();
afterAll(() => scratch.remove());

async function output(...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await rikken(['review', ...words]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

async function failure(...words: readonly string[]): Promise<readonly [number, string]> {
  const { code, stdout, stderr } = await rikken(['review', ...words]);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^[^\n]+\.\n$/);
  return [code, stderr];
}

const onScreen = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

describe('review', { timeout: PATIENCE }, () => {
  it('lists the cards that cost something, with who, what was better, and the price', async () => {
    const text = await output(FILE, '--board', '2');
    expect(text).toMatch(/^Judged with all cards open \(double dummy\), so in hindsight/);
    expect(text).toContain(`
board 2: rik beter by Harrie with Mien, ♥ trump
  open cards: 12 tricks (+5); played: 11 tricks (+4)
  trick  who     card  better  cost
  6      Harrie  A♠    K♥      1 trick, 1 point
`);
    expect(text).toMatch(/^Harrie +\d+ +1 +1 +1$/m);
    expect(onScreen(text)).toBeLessThanOrEqual(80);
  });

  it('speaks Dutch', async () => {
    const text = await output(FILE, '--board', '15', '--lang', 'nl');
    expect(text).toMatch(/^Beoordeeld met alle kaarten open/);
    expect(text).toContain('spel 15: piek door Harrie\n  open kaarten: is te breken; gespeeld: gehaald\n');
    expect(text).toMatch(/^ {2}3 +Mien +3♥ .* laat Harrie door, 10 punten$/m);
    expect(onScreen(text)).toBeLessThanOrEqual(80);
  });

  it('says in a line of which deals there is nothing to judge', async () => {
    expect(await output(FILE, '--board', '20')).toContain('board 20: everybody passed');
    const game = `% RIK 1
[Ruleset "punten"]

[Dealer "W"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Auction "N"]
pas pas pas game:een-of-vijf
[Play "N"]
SA HA DA CA
`;
    expect(await output(scratch.write('game.rik', game))).toContain('een of vijf, a game without a contract');
  });

  it('sums up what every player gave away over all deals', async () => {
    const text = await output(FILE);
    expect(text).toMatch(/^5 deals judged\nwho +choices +costly +tricks +points$/m);
    expect(text).toMatch(
      /^board 13: open misère met een praatje by Harrie\n.*can be beaten; played: lost\n {2}no card cost anything$/m,
    );
    expect(onScreen(text)).toBeLessThanOrEqual(80);
  });

  it('prints every card as JSON', async () => {
    const { deals, totals } = JSON.parse(await output(FILE, '--board', '16', '--json'));
    expect(deals).toHaveLength(1);
    const [deal] = deals;
    expect(deal).toMatchObject({
      board: 16,
      contracts: [{ seat: 'S', contract: 'alleen-8' }],
      trump: 'D',
      judged: true,
      finished: true,
      open: { tricks: 9, made: [true], scores: { N: -2, E: -2, S: 6, W: -2 } },
      played: { tricks: 9, made: [true], scores: { N: -2, E: -2, S: 6, W: -2 } },
    });
    expect(deal.cards).toHaveLength(52);
    expect(Object.keys(deal.cards[0])).toEqual([
      'trick',
      'seat',
      'card',
      'tricks',
      'points',
      'turned',
      'best',
    ]);
    expect(deal.cards[0]).toMatchObject({ trick: 1, seat: 'N', card: 'C3', turned: [] });
    expect(totals).toEqual(deal.totals);
    expect(Object.keys(totals)).toEqual(['N', 'E', 'S', 'W']);
    const { deals: others } = JSON.parse(await output(FILE, '--board', '20', '--json'));
    expect(others).toEqual([{ board: 20, contracts: [], judged: false, why: 'thrown-in' }]);
  });

  it('tells players of one name apart by their seats', async () => {
    const text = TEXT.replace('"Truus"', '"Harrie"');
    const same = await output(scratch.write('names.rik', text), '--board', '2');
    expect(same).toContain('rik beter by W Harrie with Mien');
  });

  it('refuses hands that are not known, and boards that are not there', async () => {
    const text = TEXT.replace('N:.KJ654.K9764.JT2 J4.Q82.QJ8532.54', 'N:? J4.Q82.QJ8532.54');
    expect(text).not.toBe(TEXT);
    const unknown = scratch.write('unknown.rik', text);
    const [code, sentence] = await failure(unknown, '--board', '5');
    expect(code).toBe(2);
    expect(sentence).toMatch(/in board 5 the hand of N is not known/);
    expect(await output(unknown, '--board', '20')).toContain('board 20');
    expect(await failure(FILE, '--board', '3')).toEqual([
      2,
      expect.stringMatching(/no board 3 .* 2 \.\. 20/),
    ]);
    expect(await failure(FILE, '--board', 'x')).toEqual([2, expect.stringMatching(/--board: 'x'/)]);
    const empty = scratch.write('empty.rik', '% RIK 1\n[Ruleset "pagat"]\n');
    expect(await failure(empty)).toEqual([2, expect.stringMatching(/no deal in the record/)]);
  });

  it('an illegal record and an unreadable one have the exit codes of check', async () => {
    const illegal = scratch.write('illegal.rik', TEXT.replace('HT H3 HJ HA', 'HT H3 HJ DA'));
    expect(await failure(illegal)).toEqual([1, expect.stringMatching(/illegal\.rik:\d+:\d+: /)]);
    expect(await failure('no-such.rik')).toEqual([2, expect.stringMatching(/cannot be read/)]);
  });
});
