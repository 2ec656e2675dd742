import { describe, expect, it } from 'vitest';
import { rawMember } from '../../../src/cli/bot/rawMember.js';
import { rikken } from '../support/rikken.js';

const HEAD = '% RIK 1\n[Ruleset "pagat"]\n[Players "4"]\n\n[Board "1"]\n[Dealer "W"]\n';

/** N has nothing to bid on, and speaks first. */
const NOTHING = `${HEAD}[Deal "N:8532.952.J974.84 ? ? ?"]\n[Auction "N"]\n`;

const request = (rik: string, seat: string, id: unknown = 1): string =>
  `${JSON.stringify({ id, rik, seat })}\n`;

/** The answers to some lines of input, each as it was written. */
async function answers(input: Iterable<string | Uint8Array>, ...options: readonly string[]) {
  const { code, stdout, stderr } = await rikken(['bot', ...options], { input });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.split('\n').slice(0, -1);
}

const code = (line: string | undefined): unknown => JSON.parse(line ?? '').error?.code;

describe('bot', () => {
  it('answers a request with an action in the words of legal, and a reason in one sentence', async () => {
    const [line] = await answers([request(NOTHING, 'N')]);
    expect(line).toMatch(/^\{"id":1,"action":"pas","reason":"[A-Z][^"]*\."\}$/);
  });

  it('gives its reasons in the language that was asked for', async () => {
    const dutch = await answers([request(NOTHING, 'N')], '--lang', 'nl');
    expect(dutch).not.toEqual(await answers([request(NOTHING, 'N')]));
    expect(dutch[0]).toContain('"action":"pas"');
  });

  it.each([
    ['1'],
    ['"a b"'],
    ['12345678901234567890123'],
    ['1.50'],
    ['null'],
    ['{"deep": [1, "}]"]}'],
    ['"\\"},\\u0061"'],
  ])('gives the id back as it came: %s', async (id) => {
    const line = `{ "x": {"id": 9} , "id" : ${id}, "rik":${JSON.stringify(NOTHING)},"seat":"N"}\n`;
    expect((await answers([line]))[0]).toMatch(/^\{"id":/);
    expect((await answers([line]))[0]?.slice('{"id":'.length)).toMatch(
      new RegExp(`^${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')},"action"`),
    );
  });

  it('answers to every line in turn, however the bytes come', async () => {
    const bytes = Buffer.from(request(NOTHING, 'N', 'é') + request(NOTHING, 'n', 2));
    const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
    const lines = await answers(pieces);
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['é', 2]);
  });

  it('answers a last line without an end, and takes empty lines for nothing', async () => {
    expect(await answers(['\n \r\n', request(NOTHING, 'N').trimEnd()])).toHaveLength(1);
    expect(await answers([])).toEqual([]);
  });

  it('says what is wrong with a request, and goes on', async () => {
    const lines = await answers([
      'rik\n',
      '[1]\n',
      '{"id":3}\n',
      request('no record', 'N', 4),
      request(NOTHING.replace('pagat', 'none'), 'N', 5),
      request(`${NOTHING}pas pas alleen-99`, 'N', 6),
      request(NOTHING, 'E', 7),
      request(`${NOTHING}pas`, 'E', 8),
      request(HEAD.slice(0, HEAD.indexOf('[Board')), 'N', 9),
      request(NOTHING, 'Q', 10),
      request(NOTHING, 'N', 11),
    ]);
    expect(lines.map((line) => [JSON.parse(line).id, code(line)])).toEqual([
      [null, 'not-json'],
      [null, 'not-json'],
      [3, 'not-a-request'],
      [4, 'unreadable'],
      [5, 'unreadable'],
      [6, 'illegal'],
      [7, 'not-the-turn'],
      [8, 'unknown-hand'],
      [9, 'nobody-to-act'],
      [10, 'not-a-request'],
      [11, undefined],
    ]);
    expect(JSON.parse(lines[4] ?? '').error.message).toMatch(/^rik:2:11: /);
    expect(JSON.parse(lines[6] ?? '').error.message).toBe(
      'E has nothing to decide at the end of this record; N has.',
    );
  });

  it('does not read lines of more than 64 KiB, and goes on after them', async () => {
    const long = `{"id":1,"rik":"${'x'.repeat(64 * 1024)}"}\n`;
    const fits = request(NOTHING + ' '.repeat(3000), 'N')
      .trimEnd()
      .padEnd(64 * 1024, ' ');
    const lines = await answers([long.slice(0, 40_000), long.slice(40_000), `${fits}\n`, `${fits} \n`]);
    expect(lines.map(code)).toEqual(['line-too-long', undefined, 'line-too-long']);
  });

  it('plays at the level that was asked for, and knows no other', async () => {
    const [line] = await answers([request(NOTHING, 'N')], '--level', 'random');
    expect(JSON.parse(line ?? '').action).toBeDefined();
    const refused = await rikken(['bot', '--level', 'grandmaster']);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(/^--level: 'grandmaster' is not known; accepted: random, /);
  });

  it('gives the same answer to the same request, also where chance decides', async () => {
    const deal = NOTHING.replace('8532.952.J974.84', 'AKQJ2.AKQ.AK.A32');
    const asked = Array.from({ length: 12 }, () => request(deal, 'N')).join('');
    const actions = (await answers([asked], '--level', 'random')).map((line) => JSON.parse(line).action);
    expect(new Set(actions).size).toBe(1);
  });
});

describe('a member of a JSON object as it is written', () => {
  it('is found at the top only, and the last one counts', () => {
    expect(rawMember('{"a":{"id":1},"b":["id",2],"id" : 3.0 }', 'id')).toBe('3.0');
    expect(rawMember('{"id":1,"id":2}', 'id')).toBe('2');
    expect(rawMember('{"i\\u0064":1}', 'id')).toBe('1');
  });

  it('is null where there is none', () => {
    expect(rawMember('{}', 'id')).toBeNull();
    expect(rawMember('{"x":"\\"id\\":1"}', 'id')).toBeNull();
  });
});
