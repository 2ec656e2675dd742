import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Scratch } from '../support/records.js';
import { rikken, typed } from '../support/rikken.js';

const scratch = new Scratch();
afterAll(() => scratch.remove());

function file(name: string, text: string): string {
  const place = path.join(scratch.path, name);
  writeFileSync(place, text);
  return place;
}

const HEAD = '% RIK 1\n[Players "4"]\n\n[Board "1"]\n[Dealer "W"]\n';
const HANDS = 'AKQ2.543.432.432 JT9.AKQJ.AKQ.765 876.T98.JT98.AKQ 543.762.765.JT98';

describe('proof', () => {
  it('of a deal that bots play: how many decisions, how many deals of the hidden cards, and what changed', async () => {
    const { code, stdout, stderr } = await typed('proof -s harrie --level beginner --json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^\{"decisions":\d+,"redeals":\d+,"changed":\[\]\}\n$/);
    const { decisions, redeals } = JSON.parse(stdout);
    expect(redeals).toBeGreaterThan(decisions);
    expect(redeals).toBeLessThanOrEqual(50 * decisions);
  });

  it('of a record: every decision in it', async () => {
    const record = file('two.rik', `${HEAD}[Deal "N:${HANDS}"]\n[Auction "N"]\npas pas`);
    const { code, stdout } = await rikken(['proof', record, '--json', '-s', 'x']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '{"decisions":2,"redeals":100,"changed":[]}\n' });
    const { stdout: sentence } = await rikken(['proof', record, '-s', 'x']);
    expect(sentence).toBe(
      '2 decisions of heuristic held against 100 other deals of the hidden cards: every one stays the same (seed x)\n',
    );
  });

  it('needs all hands, and one kind of question', async () => {
    const unknown = file(
      'unknown.rik',
      `${HEAD}[Deal "N:${HANDS.replace('876.T98.JT98.AKQ', '?')}"]\n[Auction "N"]\npas`,
    );
    expect(await rikken(['proof', unknown])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('in board 1 the hand of S is not known; a proof needs all hands.'),
    });
    expect(await rikken(['proof', unknown, '-p', '4'])).toMatchObject({
      code: 2,
      stderr: '--players and <file.rik> exclude each other; choose one of them.\n',
    });
    const illegal = file('illegal.rik', `${HEAD}[Deal "N:${HANDS}"]\n[Auction "N"]\npas rik pas rik`);
    expect(await rikken(['proof', illegal])).toMatchObject({ code: 1, stdout: '' });
  });
});
