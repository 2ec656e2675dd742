import { describe, expect, it } from 'vitest';
import { fitting } from '../../src/cli/deal/randomDeals.js';
import { FITS } from '../../src/cli/deal/wishes.js';
import { countAces } from '../../src/engine/auction.js';
import { type CardSet, has, size, suitSize } from '../../src/engine/cardSet.js';
import { ACE, cardOf, SUITS } from '../../src/engine/cards.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { perSeat, SOUTH, seatsOf } from '../../src/engine/seats.js';
import { WISHES } from '../../src/i18n/texts/cli.js';
import { parseHand, type RikRecord, readRecord } from '../../src/notation/index.js';
import { simulate } from '../../src/session/simulate.js';
import { typed } from './support/rikken.js';

async function dealt(line: string): Promise<RikRecord> {
  const { code, stdout, stderr } = await typed(`deal ${line}`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const record = readRecord(stdout);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value;
}

const hands = ({ deals }: RikRecord, seat: 0 | 1 | 2 | 3): readonly CardSet[] =>
  deals.map((deal) => deal.hands.value[seat]).filter((hand) => hand !== null);

describe('deal', () => {
  it('prints so many deals of 52 cards, one by default, nothing played', async () => {
    expect((await dealt('--seed one')).deals).toHaveLength(1);
    const record = await dealt('-n 20 --seed many');
    expect(record.deals).toHaveLength(20);
    for (const seat of seatsOf(4)) {
      const sizes = record.deals.map((deal) => size(deal.hands.value[seat] ?? [0, 0, 0, 0]));
      expect(new Set(sizes)).toEqual(new Set([13]));
    }
    expect(record.deals.every((deal) => deal.calls.length === 0 && deal.auction === null)).toBe(true);
  });

  it('names the seed, and the same seed gives the same deals, more of them without changing the first', async () => {
    const first = await typed('deal -n 3 --seed harrie');
    expect(first.stdout).toContain('[Seed "x128:harrie"]');
    expect(await typed('deal -n 3 -s x128:harrie')).toEqual(first);
    const more = await typed('deal -n 5 -s harrie');
    expect(more.stdout.startsWith(first.stdout)).toBe(true);
    expect((await typed('deal -n 3 -s truus')).stdout).not.toBe(first.stdout);
  });

  it('without a seed every time other deals, with the seed that gives them again', async () => {
    const [one, other] = [await typed('deal'), await typed('deal')];
    expect(one.stdout).not.toBe(other.stdout);
    const seed = /\[Seed "([^"]*)"\]/.exec(one.stdout)?.[1] ?? '';
    expect(await typed(`deal --seed ${seed}`)).toEqual(one);
  });

  it('deals the cards of matches of 16 deals that four random bots play, match m from the seed with /m', async () => {
    let text = '';
    await simulate({
      ruleset: pagat,
      players: 4,
      seats: perSeat(() => 'random'),
      seed: 'harrie',
      deals: 18,
      threads: 1,
      onRecord: (piece) => {
        text += piece;
      },
    });
    const cards = (record: string): readonly string[] => record.match(/^\[Deal .*$/gm) ?? [];
    const { stdout } = await typed('deal -n 18 --seed harrie');
    expect(cards(stdout)).toHaveLength(18);
    expect(cards(stdout)).toEqual(cards(text));
  });
});

describe('deal --want', () => {
  const longest = (hand: CardSet): number => Math.max(...SUITS.map((suit) => suitSize(hand, suit)));
  const acesAbove = (hand: CardSet): number => SUITS.filter((suit) => has(hand, cardOf(suit, ACE))).length;

  it.each([
    ['troela', (hand: CardSet) => countAces(hand) === 3],
    ['long-trump', (hand: CardSet) => longest(hand) >= 7],
    ['void', (hand: CardSet) => SUITS.some((suit) => suitSize(hand, suit) === 0)],
    ['rik', (hand: CardSet) => longest(hand) >= 5],
    ['alleen', (hand: CardSet) => longest(hand) + acesAbove(hand) >= 7],
    ['piek', (hand: CardSet) => acesAbove(hand) === 1],
    [
      'misere',
      (hand: CardSet) => SUITS.every((suit) => suitSize(hand, suit) !== 1 || !has(hand, cardOf(suit, ACE))),
    ],
  ] as const)('%s: the hand of S is one', async (wish, fits) => {
    const record = await dealt(`--want ${wish} -n 2 --seed wish`);
    expect(record.deals).toHaveLength(2);
    expect(hands(record, SOUTH).map(fits)).toEqual([true, true]);
  });

  it('knows no other wish, and names those it knows', async () => {
    const { code, stdout, stderr } = await typed('deal --want rich');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(WISHES.join(', '));
  });

  it('gives up after so many deals in a row that do not fit', async () => {
    const found: number[] = [];
    for await (const deal of fitting([1, 2, 3, 5, 8, 9, 11, 13, 2], (number) => number % 2 === 0, 3)) {
      found.push(deal);
    }
    expect(found).toEqual([2, 8]);
  });

  it.each([
    ['four-aces', 'A32.A32.A32.A432', true],
    ['four-aces', 'A32.A32.A32.5432', false],
    ['troela', 'A32.A32.A32.5432', true],
    ['troela', 'A32.A32.A32.A432', false],
    ['misere', '32.432.6432.8642', true],
    ['misere', 'A.65432.5432.432', false],
    ['piek', 'A32.432.6432.642', true],
    ['piek', '32.432.6432.8642', false],
    ['alleen', 'AKQJ987.A2.32.32', true],
    ['alleen', 'KQJ9876.32.32.32', false],
    ['rik', 'AKQ32.A2.432.432', true],
    ['rik', 'AKQJ.AKQ.432.432', false],
    ['void', '.65432.5432.5432', true],
    ['long-trump', '8765432.432.432.', true],
    ['long-trump', '765432.5432.432.', false],
  ] as const)('%s and the hand %s: %s', (wish, text, expected) => {
    const hand = parseHand(text);
    if (!hand.ok || hand.value === null) throw new Error(`no hand: ${text}`);
    expect(size(hand.value)).toBe(13);
    expect(FITS[wish](hand.value)).toBe(expected);
  });
});
