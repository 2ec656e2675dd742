import { describe, expect, test } from 'vitest';
import { punten } from '../../../src/engine/rulesets/punten.js';
import { flat, type Row, shared, testLadder, testValues } from '../../support/ladder.js';
import { deal } from '../../support/table.js';
import { shipped } from './table.js';

const clubZonder = shipped('club-zonder');

const five = { over: 5, under: 5, slam: 0 };
const rik = { goal: 8, side: 'called-card', base: 10, ...five, slam: 35 } as const;
const hearts = { trump: 'H' } as const;
const misere = { goal: 0, exactly: true } as const;

/** So many tricks alone, and in hearts just above, also straight after the plain form. */
const solo = (tricks: number, rank: number, base: number, after: readonly string[]): readonly Row[] => {
  const amounts = tricks === 13 ? flat(base) : { base, ...five };
  const id = `alleen-${tricks}`;
  return [
    { rank, id, goal: tricks, ...amounts, after },
    { rank: rank + 1, id: `${id}-beter`, goal: tricks, ...hearts, ...amounts, after: [...after, id] },
  ];
};

/** The count in points of section 9 without piek and troela. */
const TABLE: readonly Row[] = [
  { rank: 1, id: 'rik', ...rik },
  { rank: 2, id: 'rik-beter', ...rik, ...hearts },
  ...solo(8, 3, 10, ['rik', 'rik-beter']),
  ...solo(9, 5, 20, ['alleen-8', 'alleen-8-beter']),
  { rank: 7, id: 'misere', ...misere, joinable: true, ...flat(25) },
  ...solo(10, 8, 30, ['alleen-9', 'alleen-9-beter', 'misere']),
  ...solo(11, 10, 40, ['alleen-10', 'alleen-10-beter']),
  { rank: 12, id: 'open-misere', ...misere, exposure: 'declarer', lead: 'declarer', ...flat(50) },
  ...solo(12, 13, 50, ['alleen-11', 'alleen-11-beter', 'open-misere']),
  { rank: 15, id: 'open-misere-praatje', ...misere, exposure: 'praatje', lead: 'declarer', ...flat(60) },
  ...solo(13, 16, 70, ['alleen-12', 'alleen-12-beter', 'open-misere-praatje']),
];

/** What each opponent pays, or gets when it is negative. */
function worth(row: Row, tricks: number): number {
  const made = row.exactly ? tricks === row.goal : tricks >= row.goal;
  if (made) return row.base + row.over * (tricks - row.goal) + (tricks === 13 ? row.slam : 0);
  return -(row.base + (row.exactly ? 0 : row.under * (row.goal - tricks)));
}

/** In pairs, but for a failed partnership declarer pays alone. */
function shares(row: Row, amount: number): string {
  if (row.side === undefined) return shared(3 * amount, -amount, -amount, -amount);
  return amount > 0 ? shared(amount, -amount, amount, -amount) : shared(2 * amount, -amount, 0, -amount);
}

describe('Section 14: club-zonder', () => {
  testLadder(clubZonder, TABLE);
  testValues(clubZonder, TABLE, worth, shares);

  test('is the count in points, of twenty deals, thrown in when everybody passes', () => {
    const { contracts: _, ...options } = clubZonder;
    const { contracts: __, ...extended } = punten;
    expect(options).toEqual({
      ...extended,
      id: 'club-zonder',
      name: 'Club zonder',
      passOut: { kind: 'throw-in' },
      praatjeHands: 'all',
      end: { kind: 'deals', count: 20 },
    });
    expect(deal({ ruleset: clubZonder }).auction('pas pas pas pas').finished.settlement.kind).toBe(
      'thrown-in',
    );
  });

  test('three or four aces are not announced', () => {
    const aces = deal({ ruleset: clubZonder, hands: 'N:A32.A32.A432.432 ? ? ?', dealer: 'W' });
    expect(aces.legal).toBe('pas rik rik-beter misere open-misere open-misere-praatje');
    expect(aces.refusal('N:troela')).toEqual({ code: 'unknown-bid', bid: 'troela' });
  });

  test('in open misère only declarer lies open, in the praatje everybody, when the second trick has begun', () => {
    const hands = 'N:5432.432.432.432 ? ? ?';
    const lying = (bid: string) => {
      let table = deal({ ruleset: clubZonder, dealer: 'W', hands }).auction(`${bid} pas pas pas`);
      expect(table.turn).toBe('N');
      for (let cards = 0; cards < 5; cards += 1) {
        expect(table.deal.open).toEqual([]);
        table = table.play(table.legal.split(' ').at(-1) ?? '');
      }
      return table.deal.open;
    };
    expect(lying('open-misere')).toEqual([0]);
    expect(lying('open-misere-praatje')).toEqual([0, 1, 2, 3]);
  });

  test('is played by four or five', () => {
    const five = deal({ ruleset: clubZonder, players: 5, dealer: 'X' });
    expect(five.auction('rik pas pas pas').deal.active).toEqual([0, 1, 2, 3]);
  });
});
