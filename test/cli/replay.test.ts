import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { headerText, newHeader, readRecord } from '../../src/notation/index.js';
import { simulate } from '../../src/session/simulate.js';
import { temporaryFolder } from '../storage/support/folder.js';
import { rikken, typed } from './support/rikken.js';
import { atKeyboard, takesFirst } from './support/table.js';

const names = ['Truus', 'Sjef', 'Piet', 'Harrie', null] as const;

/** Eighteen deals: a match of sixteen, and two of another. */
let record: string;

beforeAll(async () => {
  const texts = [headerText(newHeader({ ruleset: pagat, players: 4, names, seed: 'x128:old' }))];
  const seats = ['random', 'random', 'random', 'random', ''] as const;
  const onRecord = (text: string): void => void texts.push(text);
  await simulate({ ruleset: pagat, players: 4, seats, seed: 'old', deals: 18, onRecord });
  record = texts.join('');
});

function fileWith(text: string): string {
  const file = path.join(temporaryFolder(), 'record.rik');
  writeFileSync(file, text);
  return file;
}

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

/** The lines that tell which deal begins and with which cards. */
const dealt = (text: string): readonly string[] =>
  linesOf(text).filter((line, index, all) => line.startsWith('Deal ') || all[index - 1]?.startsWith('Deal '));

/** The same of the record itself, as a player in the south reads it. */
function recorded(from = 0): readonly string[] {
  const read = readRecord(record);
  if (!read.ok) throw new Error('unreadable');
  return read.value.deals.slice(from).map(({ board }) => `Deal ${board.value}, dealer: `);
}

describe('recorded deals', () => {
  test('are played again one after another, match by match, with the same cards', async () => {
    const file = fileWith(record);
    const { code, stdout, stderr } = await typed(`replay --plain --auto ${file}`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const stepped = await typed(`replay --plain --step ${file}`);
    expect(dealt(stdout)).toEqual(dealt(stepped.stdout));
    expect(
      dealt(stdout)
        .filter((line) => line.startsWith('Deal '))
        .map((line) => line.replace(/\w+\.$/, '')),
    ).toEqual(recorded());
    expect(linesOf(stdout).filter((line) => line.startsWith('End of the match'))).toHaveLength(2);
  });

  test('are answered anew, and the others answer the same way every time', async () => {
    const file = fileWith(record);
    const one = await atKeyboard(`replay --board 16 ${file}`, {}, takesFirst);
    expect(one.code).toBe(0);
    expect(dealt(one.stdout)[0]).toMatch(/^Deal 16, /);
    expect(await atKeyboard(`replay --board 16 ${file}`, {}, takesFirst)).toEqual(one);
  });

  test('keep the names of the others, but not that of the seat that is taken', async () => {
    const { stdout } = await typed(`replay --plain ${fileWith(record)}`);
    expect(linesOf(stdout)[1]).toBe('At the table: Truus (north), Sjef (east), You (south), Harrie (west).');
  });

  test('that are left are said not to be kept', async () => {
    const { code, stdout, stderr } = await typed(`replay --plain ${fileWith(record)}`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(linesOf(stdout).at(-1)).toMatch(/^Deals played again are not saved; /);
  });

  test('never bring control characters to the screen', async () => {
    const evil = record.replace('"Truus"', '"Tr\u001b[2J\u009b1muus\u202e"');
    const { stdout } = await typed(`replay --plain --step ${fileWith(evil)}`);
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(linesOf(stdout)[1]).toContain('Truus (north)');
  });
});

describe('--step', () => {
  test('tells what was played', async () => {
    const { code, stdout } = await typed(`replay --plain --step --board 16 ${fileWith(record)}`);
    expect(code).toBe(0);
    const sixteenth = record.slice(record.indexOf('[Board "16"]'));
    const [, lead = ''] = /\[Play "[NESW]"\]\n(\S\S)/.exec(sixteenth) ?? [];
    expect(stdout).toContain(`: ${lead.replace('T', '10')}.\n`);
    expect(linesOf(stdout).filter((line) => line.startsWith('Trick 13: '))).toHaveLength(3);
  });

  test('stops with exit code 1 where the rules do not allow it, and says where', async () => {
    const wrong = record.replace(/(\[Play "[NESW]"\]\n)(\S\S) (\S\S)/, '$1$2 $2');
    const { code, stderr } = await typed(`replay --plain --step ${fileWith(wrong)}`);
    expect(code).toBe(1);
    expect(stderr).toMatch(/record\.rik:\d+:\d+: .*\n$/);
  });
});

describe('what cannot be played again is refused in one sentence', () => {
  test('a file that is not there', async () => {
    const { code, stdout, stderr } = await typed('replay missing.rik');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain('missing.rik');
  });

  test('text that is no record, with its place', async () => {
    const file = fileWith('% RIK 1\n[Board "x"]\n');
    const { code, stderr } = await typed(`replay ${file}`);
    expect(code).toBe(2);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain(`${file}:2:`);
  });

  test('a record without deals', async () => {
    const file = fileWith(headerText(newHeader({ ruleset: pagat, players: 4 })));
    expect(await rikken(['replay', file])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'The record has no deals.\n',
    });
  });

  test('a deal that is not in it', async () => {
    expect(await typed(`replay --board 40 ${fileWith(record)}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'The record has no deal 40; it has deals 1 to 16.\n',
    });
  });

  test('a deal of which cards are missing', async () => {
    const [, hand = ''] = /\[Deal "N:(\S+)/.exec(record) ?? [];
    const { code, stderr } = await typed(`replay ${fileWith(record.replace(hand, '?'))}`);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'Deal 1 cannot be dealt again, for not all of its cards are in the record.\n',
    });
  });

  test('more than a thousand deals', async () => {
    const [header = '', ...blocks] = record.split(/\n\n/);
    const deal = (blocks[0] ?? '').replace(/\[Draw.*\n/, '').replace(/\[Auction[\s\S]*/, '');
    const many = `${header}\n\n${`${deal}\n\n`.repeat(1001)}`;
    const { code, stderr } = await typed(`replay ${fileWith(many)}`);
    expect(code).toBe(2);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain('1000');
  });
});
