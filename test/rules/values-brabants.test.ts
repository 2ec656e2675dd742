import { describe, expect, test } from 'vitest';
import { brabants } from '../../src/engine/rulesets/brabants.js';
import { flat, type Row, shared, testLadder, testRows, testValues } from '../support/ladder.js';
import { deal, withRules } from '../support/table.js';

const one = { over: 1, under: 1, slam: 0 };
/** In piek, misère and open misère declarer's left-hand opponent leads; they are joined only where that is switched on. */
const trickless = { exactly: true, joinable: true, lead: 'declarer-left' } as const;

/** The table of `brabants` in section 9 of the rulebook, from low to high. */
const TABLE: readonly Row[] = [
  { rank: 1, id: 'rik', goal: 8, side: 'called-card', base: 1, ...one },
  { rank: 2, id: 'rik-beter', goal: 9, side: 'called-card', trump: 'declarer', base: 2, ...one },
  { rank: 3, id: 'piek', goal: 1, ...trickless, ...flat(3) },
  { rank: 4, id: 'misere', goal: 0, ...trickless, ...flat(4) },
  { rank: 5, id: 'alleen-8', goal: 8, base: 5, ...one },
  { rank: 6, id: 'alleen-9', goal: 9, base: 6, ...one },
  { rank: 7, id: 'open-misere', goal: 0, ...trickless, exposure: 'declarer', ...flat(8) },
  { rank: 8, id: 'alleen-13', goal: 13, base: 16, over: 0, under: 1, slam: 0 },
];

/** Announced, not bid; just below rik-beter and above rik; as rik. */
const MALLURE: Row = {
  rank: 1.5,
  id: 'mallure',
  goal: 8,
  side: 'fourth-ace',
  trump: 'declarer',
  base: 1,
  ...one,
};

/** What each member settles with each opponent, negative when the contract fails. */
function worth(row: Row, tricks: number): number {
  const made = row.exactly ? tricks === row.goal : tricks >= row.goal;
  if (made) return row.base + row.over * (tricks - row.goal);
  return -(row.base + row.under * Math.abs(row.goal - tricks));
}

/** Each member settles with each of the two opponents, and both pay; alone declarer settles with all three. */
function shares(row: Row, amount: number): string {
  if (row.side === undefined) return shared(3 * amount, -amount, -amount, -amount);
  return shared(2 * amount, -2 * amount, 2 * amount, -2 * amount);
}

describe('Section 9: the ladder of brabants', () => {
  testLadder(brabants, TABLE);

  describe('with mallure, which is announced and not bid', () => {
    testRows(brabants, [...TABLE, MALLURE]);
  });
});

describe('Section 9: the values of brabants, at every number of tricks', () => {
  testValues(brabants, [...TABLE, MALLURE], worth, shares);
});

describe('Section 9: the house rules of brabants', () => {
  test('packets 7,6; each from each; both pay; thrown in', () => {
    expect(brabants).toMatchObject({
      packets: [7, 6],
      firstPacket: 'left',
      shuffle: 'cut',
      passOut: { kind: 'throw-in' },
      settlement: 'zero-sum',
      partnership: 'each-from-each',
      failed: 'both',
      underFrom: 1,
      raise: 'any',
      mayOpen: null,
      callVoid: 'blind',
      turnedTrump: false,
      stopWhenDecided: false,
      end: null,
    });
  });

  test('there is no troela to bid', () => {
    expect(brabants.contracts.some(({ id }) => id === 'troela')).toBe(false);
  });

  test('nothing is joined, unless that is switched on: each bid exceeds the last', () => {
    expect(brabants.join).toBe('off');
    for (const bid of ['piek', 'misere', 'open-misere'])
      expect(deal({ ruleset: brabants }).say(`N:${bid}`).refusal(`E:${bid}`)).toMatchObject({
        code: 'may-not-join',
      });
    const joining = deal({ ruleset: withRules(brabants, { join: 'same-bid' }) });
    for (const bid of ['piek', 'misere', 'open-misere'])
      expect(joining.say(`N:${bid}`).refusal(`E:${bid}`)).toBeNull();
    expect(joining.say('N:rik').refusal('E:rik')).toMatchObject({ code: 'may-not-join' });
  });

  test('the games that can be switched on are for one unit', () => {
    expect(brabants.games.map(({ unit }) => unit)).toEqual([1, 1, 1, 1, 1]);
  });
});
