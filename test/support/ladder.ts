import { expect, test } from 'vitest';
import {
  biddable,
  type Contract,
  contractById,
  type Exposure,
  type OpeningLead,
  type Ruleset,
  type Side,
  type TrumpRule,
} from '../../src/engine/ruleset.js';
import { settleContract } from '../../src/engine/settlement.js';
import { amounts, seat } from './table.js';

/** One row of a preset's table in section 9 of the rulebook, typed from there; what it leaves out is as most contracts have it. */
export interface Row {
  readonly rank: number;
  readonly id: string;
  /** Tricks: that many or more, or with `exactly` no more and no fewer. */
  readonly goal: number;
  readonly exactly?: true;
  readonly joinable?: true;
  /** Alone when left out. */
  readonly side?: Side;
  /** Declarer's choice when left out, and none in an exact contract. */
  readonly trump?: TrumpRule;
  readonly exposure?: Exposure;
  /** The dealer's left when left out. */
  readonly lead?: OpeningLead;
  readonly after?: readonly string[];
  readonly base: number;
  readonly over: number;
  readonly under: number;
  readonly slam: number;
}

/** No amount for tricks above or below. */
export const flat = (base: number) => ({ base, over: 0, under: 0, slam: 0 });

const named = (ruleset: Ruleset, id: string): Contract => {
  const contract = contractById(ruleset, id);
  if (contract === null) throw new Error(`no contract ${id} in ${ruleset.id}`);
  return contract;
};

/** Tests that a ruleset has these bids in this order, with these parts. */
export function testLadder(ruleset: Ruleset, rows: readonly Row[]): void {
  test('the bids from low to high, and no others', () => {
    expect(biddable(ruleset).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });
  testRows(ruleset, rows);
}

/** Tests the rank and the parts of each row, also of contracts that are not bid. */
export function testRows(ruleset: Ruleset, rows: readonly Row[]): void {
  test.each(rows)('$id: rank $rank among the others', (row) => {
    for (const other of rows) {
      const difference = named(ruleset, row.id).rank - named(ruleset, other.id).rank;
      expect(`above ${other.id}: ${Math.sign(difference)}`).toBe(
        `above ${other.id}: ${Math.sign(row.rank - other.rank)}`,
      );
    }
  });

  test.each(rows)('$id: $goal tricks, and how it is played', (row) => {
    expect(named(ruleset, row.id)).toMatchObject({
      goal: { kind: row.exactly ? 'exactly' : 'at-least', tricks: row.goal },
      joinable: row.joinable ?? false,
      side: row.side ?? 'alone',
      trump: row.trump ?? (row.exactly ? 'none' : 'declarer'),
      exposure: row.exposure ?? 'none',
      lead: row.lead ?? 'dealer-left',
      aces: row.side === 'fourth-ace' ? 3 : null,
      after: expect.toSatisfy(
        (after: readonly string[]) => after.toSorted().join() === (row.after ?? []).toSorted().join(),
        `after ${row.after?.join(', ') ?? 'nothing'}`,
      ),
    });
  });
}

const ALL_TRICKS = Array.from({ length: 14 }, (_, tricks) => tricks);

/**
 * Tests what every row is worth at every number of tricks: `worth` is the amount, negative when the contract fails, and `shares`
 * what it comes to when N declares, with S as the partner where there is one.
 */
export function testValues(
  ruleset: Ruleset,
  rows: readonly Row[],
  worth: (row: Row, tricks: number) => number,
  shares: (row: Row, amount: number) => string,
): void {
  test.each(rows)('$id: $base, $over for an overtrick, $under for an undertrick, $slam for a slam', (row) => {
    const contract = named(ruleset, row.id);
    const partner = row.side === undefined ? null : seat('S');
    for (const tricks of ALL_TRICKS) {
      const amount = worth(row, tricks);
      const result = settleContract(ruleset, { seat: seat('N'), contract }, partner, tricks, [0, 1, 2, 3]);
      expect(`${tricks} tricks: ${amounts(result.deltas)}`).toBe(`${tricks} tricks: ${shares(row, amount)}`);
      expect(result).toMatchObject({ made: amount > 0, value: Math.abs(amount) });
      expect(result.base + result.extraTricks * result.perExtra + result.slam).toBe(result.value);
    }
  });
}

/** What N, E, S and W settle: `N +2 E -2 S +2 W -2`. */
export const shared = (north: number, east: number, south: number, west: number): string =>
  amounts([north, east, south, west, 0]);
