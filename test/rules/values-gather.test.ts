import { describe, expect, test } from 'vitest';
import { gather } from '../../src/engine/rulesets/gather.js';
import { flat, type Row, shared, testLadder, testValues } from '../support/ladder.js';

const unit = { base: 1, over: 1, under: 1, slam: 1 };
const called = { side: 'called-card' } as const;
const beside = { exactly: true, joinable: true } as const;
const open = { ...beside, exposure: 'declarer' } as const;
const praatje = { ...beside, exposure: 'praatje' } as const;

/** Section 9: as `pagat`, but no slam point for troela; both 13 alleen are flat. */
const TABLE: readonly Row[] = [
  { rank: 1, id: 'rik', goal: 8, ...called, ...unit },
  { rank: 2, id: 'rik-beter', goal: 8, ...called, trump: 'H', ...unit },
  { rank: 3, id: 'alleen-8', goal: 8, ...unit },
  { rank: 4, id: 'misere', goal: 0, ...beside, ...flat(5) },
  { rank: 4, id: 'piek', goal: 1, ...beside, ...flat(5) },
  { rank: 5, id: 'alleen-9', goal: 9, ...unit },
  { rank: 6, id: 'alleen-10', goal: 10, ...unit },
  { rank: 7, id: 'alleen-11', goal: 11, ...unit },
  { rank: 8, id: 'alleen-12', goal: 12, ...unit },
  { rank: 9, id: 'open-misere', goal: 0, ...open, ...flat(10) },
  { rank: 9, id: 'open-piek', goal: 1, ...open, ...flat(10) },
  { rank: 10, id: 'troela', goal: 8, side: 'fourth-ace', trump: 'partner', ...unit, base: 2, slam: 0 },
  { rank: 11, id: 'open-misere-praatje', goal: 0, ...praatje, ...flat(15) },
  { rank: 11, id: 'open-piek-praatje', goal: 1, ...praatje, ...flat(15) },
  { rank: 12, id: 'alleen-13', goal: 13, ...flat(15) },
  { rank: 13, id: 'open-alleen-13', goal: 13, exposure: 'declarer', ...flat(20) },
];

/** The amount that is credited, negative when the contract fails. */
function worth(row: Row, tricks: number): number {
  const made = row.exactly ? tricks === row.goal : tricks >= row.goal;
  if (made) return row.base + row.over * (tricks - row.goal) + (tricks === 13 ? row.slam : 0);
  return -(row.base + row.under * Math.abs(row.goal - tricks));
}

/** Winners only: made, declarer and partner are credited each; failed, each opponent is; nobody loses. */
function shares(row: Row, amount: number): string {
  const [side, others] = amount > 0 ? [amount, 0] : [0, -amount];
  return shared(side, others, row.side === undefined ? others : side, others);
}

describe('Section 9: the ladder of gather', () => {
  testLadder(gather, TABLE);
});

describe('Section 9: the values of gather, at every number of tricks', () => {
  testValues(gather, TABLE, worth, shares);
});

describe('Section 9: the house rules of gather', () => {
  test('packets 7,6 from the right of the dealer; winners only; the rest as pagat', () => {
    expect(gather).toMatchObject({
      packets: [7, 6],
      firstPacket: 'right',
      shuffle: 'cut',
      settlement: 'winners-only',
      troela: 'mandatory',
      fourAces: 'none',
      passOut: { kind: 'throw-in' },
      join: 'equal-rank',
      raise: 'any',
      mayOpen: null,
      exposure: 'first-trick',
      callVoid: 'blind',
      turnedTrump: false,
      stopWhenDecided: false,
      end: null,
    });
  });
});
