import { describe, expect, test } from 'vitest';
import { metTroef } from '../../src/engine/rulesets/metTroef.js';
import { flat, type Row, shared, testLadder, testValues } from '../support/ladder.js';

/** Section 9: the values of `brabants`; bids rik and misère only; the turned card's suit is trump for rik. */
const TABLE: readonly Row[] = [
  { rank: 1, id: 'rik', goal: 8, side: 'called-card', trump: 'turned', base: 1, over: 1, under: 1, slam: 0 },
  { rank: 2, id: 'misere', goal: 0, exactly: true, joinable: true, lead: 'declarer-left', ...flat(4) },
];

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

describe('Section 9: the ladder of met-troef', () => {
  testLadder(metTroef, TABLE);

  test('there is no mallure', () => {
    expect(metTroef.contracts.map(({ id }) => id).toSorted()).toEqual(['misere', 'rik']);
  });
});

describe('Section 9: the values of met-troef, at every number of tricks', () => {
  testValues(metTroef, TABLE, worth, shares);
});

describe('Section 9: the house rules of met-troef', () => {
  test('a turned trump; else as brabants', () => {
    expect(metTroef).toMatchObject({
      turnedTrump: true,
      packets: [7, 6],
      passOut: { kind: 'throw-in' },
      settlement: 'zero-sum',
      partnership: 'each-from-each',
      failed: 'both',
      join: 'off',
      stopWhenDecided: false,
      end: null,
    });
  });
});
