import { describe, expect, test } from 'vitest';
import { limburgs } from '../../src/engine/rulesets/limburgs.js';
import { flat, type Row, shared, testLadder, testRows, testValues } from '../support/ladder.js';

const one = { over: 1, under: 1, slam: 0 };
const trickless = { exactly: true, joinable: true, lead: 'declarer-left' } as const;

/** Section 9: `brabants` with misère at rank 3 for 3 and piek at rank 4 for 4. */
const TABLE: readonly Row[] = [
  { rank: 1, id: 'rik', goal: 8, side: 'called-card', base: 1, ...one },
  { rank: 2, id: 'rik-beter', goal: 9, side: 'called-card', trump: 'declarer', base: 2, ...one },
  { rank: 3, id: 'misere', goal: 0, ...trickless, ...flat(3) },
  { rank: 4, id: 'piek', goal: 1, ...trickless, ...flat(4) },
  { rank: 5, id: 'alleen-8', goal: 8, base: 5, ...one },
  { rank: 6, id: 'alleen-9', goal: 9, base: 6, ...one },
  { rank: 7, id: 'open-misere', goal: 0, ...trickless, exposure: 'declarer', ...flat(8) },
  { rank: 8, id: 'alleen-13', goal: 13, base: 16, over: 0, under: 1, slam: 0 },
];

const MALLURE: Row = { rank: 1.5, id: 'mallure', goal: 8, side: 'fourth-ace', base: 1, ...one };

/** What each member settles with each opponent, negative when the contract fails. */
function worth(row: Row, tricks: number): number {
  const made = row.exactly ? tricks === row.goal : tricks >= row.goal;
  if (made) return row.base + row.over * (tricks - row.goal);
  return -(row.base + row.under * Math.abs(row.goal - tricks));
}

/** Each member settles with each of the two opponents, and both pay; alone declarer settles with all three. */
const shares = (row: Row, amount: number): string =>
  row.side === undefined
    ? shared(3 * amount, -amount, -amount, -amount)
    : shared(2 * amount, -2 * amount, 2 * amount, -2 * amount);

describe('Section 9: the ladder of limburgs', () => {
  testLadder(limburgs, TABLE);

  describe('with mallure', () => {
    testRows(limburgs, [...TABLE, MALLURE]);
  });
});

describe('Section 9: the values of limburgs, at every number of tricks', () => {
  testValues(limburgs, [...TABLE, MALLURE], worth, shares);
});

describe('Section 9: the house rules of limburgs', () => {
  test('those of brabants', () => {
    expect(limburgs).toMatchObject({
      packets: [7, 6],
      firstPacket: 'left',
      passOut: { kind: 'throw-in' },
      join: 'off',
      settlement: 'zero-sum',
      partnership: 'each-from-each',
      failed: 'both',
      turnedTrump: false,
      stopWhenDecided: false,
      end: null,
    });
  });
});
