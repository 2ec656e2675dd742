import { afterAll, describe, expect, it } from 'vitest';
import { Scratch } from '../support/records.js';
import { rikken } from '../support/rikken.js';

const ENDING = 'N:AK.2.. QJ..2. T9..3. 87...2';
const scratch = new Scratch();
afterAll(() => scratch.remove());

async function output(words: readonly string[], input = ''): Promise<string> {
  const { code, stdout, stderr } = await rikken(['solve', ...words], { input: [input] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

const asked = async (words: readonly string[], input = ''): Promise<unknown> =>
  JSON.parse(await output([...words, '--json'], input));

/** The same about the ending, with W on lead. */
const solved = (...words: readonly string[]): Promise<unknown> =>
  asked(['--deal', ENDING, '--leader', 'W', ...words]);

async function expectRefusal(
  words: readonly string[],
  ...parts: readonly (string | RegExp)[]
): Promise<void> {
  const { code, stdout, stderr } = await rikken(['solve', ...words]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\.\n$/);
  for (const part of parts) expect(stderr).toMatch(part);
}

const refusedEnding = (words: readonly string[], ...parts: readonly (string | RegExp)[]): Promise<void> =>
  expectRefusal(['--deal', ENDING, ...words], ...parts);

const time = { nodes: expect.any(Number), ms: expect.any(Number) };

describe('solve --deal', () => {
  it('tells the tricks of a side, in the form that it promises', async () => {
    const found = await solved('--trump', 'S', '--side', 'NS');
    expect(found).toEqual({ tricks: 2, ...time });
    expect(Object.keys(Object(found))).toEqual(['tricks', 'nodes', 'ms']);
    expect(await solved('--trump', 'h', '--side', 'n,s')).toEqual({ tricks: 3, ...time });
    expect(await solved('--trump', 'N', '--side', 'EW')).toEqual({ tricks: 1, ...time });
  });

  it('takes any seats as a side, also one, none and all', async () => {
    expect(await solved('--side', 'W')).toMatchObject({ tricks: 1 });
    expect(await solved('--side', 'NES')).toMatchObject({ tricks: 2 });
    expect(await solved('--side', '')).toMatchObject({ tricks: 0 });
    expect(await solved('--side', 'NESW')).toMatchObject({ tricks: 3 });
  });

  it('counts from the trick on the table, whose cards may still stand in the hands', async () => {
    const still = await solved('--trick', 'S8 SA');
    const gone = await asked([
      ...['--deal', 'N:K.2.. QJ..2. T9..3. 7...2', '--leader', 'W'],
      ...['--trick', 'S8,SA'],
    ]);
    expect(still).toMatchObject({ tricks: 3 });
    expect(gone).toMatchObject({ tricks: 3 });
    expect(await solved('--trick', 'C2')).toMatchObject({ tricks: 2 });
  });

  it('binds the holder of the called card (R7.3)', async () => {
    const deal = ['--deal', 'N:A2.3.. 54.5.. 3.64.. K6.2..', '--leader', 'S', '--trick', 'S3 SK'];
    const legal = async (...more: readonly string[]): Promise<readonly string[]> =>
      Object(await asked([...deal, '--moves', ...more])).moves.map(({ card }: { card: string }) => card);
    expect(await legal()).toEqual(['SA', 'S2']);
    expect(await legal('--call', 'SA', '--holder', 'N', '--trump', 'D')).toEqual(['SA']);
    expect(await legal('--call', 'H3', '--trump', 'D')).toEqual(['SA', 'S2']);
    const keeps = ['--call', 'SA', '-r', 'firstLeadOnly=yes', '-r', 'holderLead=must-play'];
    expect(await legal(...keeps)).toEqual(['SA']);
  });

  it('tells what every legal card leads to, and a best line', async () => {
    expect(await solved('--moves', '--line')).toMatchObject({
      tricks: 2,
      moves: [
        { card: 'S8', tricks: 3 },
        { card: 'S7', tricks: 3 },
        { card: 'C2', tricks: 2 },
      ],
      line: expect.arrayContaining(['C2', 'SA', 'H2']),
    });
  });

  it('tells whether a declarer can take none or exactly one', async () => {
    expect(await solved('--goal', 'misere', '--side', 'W')).toEqual({ made: true, ...time });
    expect(await solved('--goal', 'misère', '--side', 'N')).toMatchObject({ made: false });
    expect(await solved('--goal', 'piek', '--side', 'W', '--moves', '--line')).toEqual({
      made: true,
      ...time,
      moves: ['S8', 'S7', 'C2'].map((card) => ({ card, made: expect.any(Boolean) })),
      line: expect.arrayContaining(['C2']),
    });
  });

  it('answers bounds when the nodes are used up', async () => {
    const deal = 'N:A753..8.A 96.KJ.J.T KJ.94.A.7 Q8.A.K4.9';
    const found = await asked(['--deal', deal, '--trump', 'S', '--nodes', '1']);
    expect(found).toEqual({ exact: false, low: expect.any(Number), high: expect.any(Number), ...time });
  });

  it('knows all trumps and leaders at once', async () => {
    const all = await asked(['--deal', ENDING, '--all']);
    expect(all).toHaveLength(20);
    expect(Array.isArray(all) && all.map(({ trump }) => trump).join('')).toBe('SSSSHHHHDDDDCCCCNNNN');
    expect(Array.isArray(all) && all.map(({ leader }) => leader).join('')).toBe('NESW'.repeat(5));
    expect(Object(all)[3]).toEqual({ trump: 'S', leader: 'W', tricks: 2, ...time });
    expect(await output(['--deal', ENDING, '--all'])).toMatch(
      /^trump +N leads +E leads +S leads +W leads\nspades +3 +2 +3 +2\n/,
    );
  });

  it('says the same for people, in their language', async () => {
    const words = ['--deal', ENDING, '--leader', 'W', '--trump', 'S'];
    expect(await output([...words, '--moves'])).toMatch(
      /^N S: 2 of 3 tricks \(spades trump, W leads\)\ntricks {2}cards of W\n3 {7}S 8 7\n2 {7}C 2\n\d+ nodes, \S+ ms\n$/,
    );
    expect(await output([...words, '--lang', 'nl'])).toMatch(
      /^N S: 2 van 3 slagen \(schoppen troef, W komt uit\)\n\d+ knopen/,
    );
    expect(await output(['--deal', ENDING, '--goal', 'misere', '--side', 'W', '--trump', 'N'])).toMatch(
      /^misère by W \(N leads\): makes it against every defence\n/,
    );
    expect(await output([...words, '--line'])).toMatch(
      /a best line of play:\nC2( \S\S){3}\n(\S\S ){3}\S\S\n/,
    );
  });
});

describe('solve of a file', () => {
  const PBN = `% PBN 2.1
[Event "Club"]
[Board "7"]
[Dealer "S"]
[Deal "N:AK.2.. QJ..2. T9..3. 87...2"]
[Declarer "S"]
[Contract "3NT"]
[Auction "N"]
Pass 1NT =1= Pass 3NT $1
[Note "1:strong"]
[Play "E"]
SQ ST
*

{ a comment about
N: no deal }
[Deal "N:AK.2.. QJ..2. T9..3. 87...2"]
`;

  it('has a result for each deal: records, bridge deals, or a deal a line', async () => {
    const file = scratch.write('deals.pbn', PBN);
    expect(await asked([file, '--trump', 'S'])).toEqual([
      { board: '7', tricks: 2, ...time },
      { board: '2', tricks: 3, ...time },
    ]);
    expect(await output(['-', '--trump', 'S'], `${ENDING}\n${ENDING} ; again\n`)).toBe(
      'board 1: N S: 3 of 3 tricks (spades trump, N leads)\nboard 2: N S: 3 of 3 tricks (spades trump, N leads)\n',
    );
  });

  it('takes trump and leader from the deal where they are not given', async () => {
    const record = `% RIK 1\n\n[Board "1"]\n[Dealer "S"]\n[Deal "${ENDING}"]\n[Trump "S"]\n`;
    expect(await output([], record)).toMatch(/^N S: 2 of 3 tricks \(spades trump, W leads\)/);
    expect(await output(['--trump', 'H', '--leader', 'N'], record)).toMatch(/\(hearts trump, N leads\)/);
    expect(await output(['--goal', 'misere', '--side', 'S'], record)).toMatch(/^misère by S \(W leads\)/);
  });

  it('is an array also of one deal, and has all results of a deal together', async () => {
    expect(await asked([], ENDING)).toEqual([{ board: '1', tricks: 3, ...time }]);
    const all = await asked(['--all'], `${ENDING}\n${ENDING}`);
    expect(all).toHaveLength(2);
    expect(Object(all)[1]).toMatchObject({ board: '2' });
    expect(Object(all)[1].results).toHaveLength(20);
    expect(await output(['--all'], `${ENDING}\n${ENDING}`)).toMatch(/^board 1:\ntrump /);
  });

  it('says at which place a deal is none', async () => {
    const place = scratch.write('bad.pbn', `[Deal "${ENDING}"]\n\n[Deal "N:AK.2.. ? T9..3. 87...2"]\n`);
    await expectRefusal([place], /bad\.pbn:3: the hand of E is not known/);
    await expectRefusal([scratch.write('twice.pbn', `\n[Deal "N:AA... K... Q... J..."]`)], /:2:\d+: .*twice/);
    await expectRefusal(
      [scratch.write('five.rik', `[Players "5"]\n[Dealer "N"]\n[Deal "E:${ENDING.slice(2)}"]`)],
      /five players/,
    );
    await expectRefusal([scratch.write('none.rik', '% RIK 1\n')], /there is no deal in it/);
    await expectRefusal(['no-such.pbn'], /no-such\.pbn cannot be read/);
    await expectRefusal([], /^-: there is no deal in it/);
  });
});

describe('solve refuses', () => {
  it('cards that are no position', async () => {
    await expectRefusal(['--deal', 'X:AK.2.. QJ..2. T9..3. 87...2'], /no such seat: 'X'/, /N, E, S or W/);
    await expectRefusal(['--deal', 'N:AK.2.. QJ..2. T9..3.'], /no hand/);
    await expectRefusal(['--deal', 'N:AK.2.. QJ..2. A9..3. 87...2'], /twice: 'SA'/);
    await expectRefusal(['--deal', 'N:AK.2.. ? T9..3. 87...2'], /--deal: the hand of E is not known/);
    await expectRefusal(['--deal', 'N:AK.2.. QJ..2. T9..3. 87...'], /not equal \(N 3, E 3, S 3, W 2,/);
    await expectRefusal(['--deal', 'N:... ... ... ...'], /hands are empty/);
    await expectRefusal(['--deal', ENDING, 'x.pbn'], /--deal and <file.rik> exclude/);
  });

  it('a trick that cannot lie there, and a called card that binds nobody', async () => {
    const w = ['--leader', 'W'];
    await refusedEnding([...w, '--trick', 'S8 SQ'], /SQ would be played by N, but E holds it/);
    await refusedEnding([...w, '--trick', 'S8 H2'], /N cannot have played H2, .* holds spades/);
    await refusedEnding([...w, '--trick', 'S8 S8'], /S8 occurs twice/);
    await refusedEnding([...w, '--trick', 'S8 SA SQ ST'], /one to three cards/);
    await refusedEnding([...w, '--trick', 'S1'], /--trick: 'S1'/);
    await refusedEnding(['--holder', 'S'], /--call/);
    await refusedEnding(['--call', 'SA', '--holder', 'S', '--trump', 'H'], /hand of N, not of S/);
    await refusedEnding(['--call', 'SA', '--trump', 'S'], /SA is a trump/);
    await refusedEnding(['--call', 'CA'], /nobody holds CA/);
  });

  it('values and options that make no question', async () => {
    await refusedEnding(['--trump', 'Z'], /--trump: 'Z'/, /S, H, D, C, and N/);
    await refusedEnding(['--leader', 'X'], /--leader: 'X'/, /N, E, S, W/);
    await refusedEnding(['--side', 'NSX'], /--side: 'NSX'/);
    await refusedEnding(['--side', 'NN'], /each once/);
    await refusedEnding(['--goal', 'win'], /--goal: 'win'/, /tricks, misere, piek/);
    await refusedEnding(['--goal', 'misere'], /--side with one seat/);
    await refusedEnding(['--goal', 'piek', '--side', 'NS'], /--side with one seat/);
    await refusedEnding(['--goal', 'piek', '--side', 'N', '--trump', 'S'], /without trump/);
    await refusedEnding(['--goal', 'piek', '--side', 'N', '--call', 'SA'], /leave --call out/);
    await refusedEnding(['--nodes', '0'], /--nodes: '0'/);
    await refusedEnding(['--all', '--trump', 'S'], /--all and --trump exclude/);
    await refusedEnding(['--all', '--goal', 'piek', '--side', 'N'], /--all and --goal piek exclude/);
    await refusedEnding(['-r', 'holderLead=x'], /holderLead=x/);
  });
});
