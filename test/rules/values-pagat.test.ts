import { describe, expect, test } from 'vitest';
import { contractById } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { settleContract } from '../../src/engine/settlement.js';
import { amounts } from '../support/table.js';

interface Row {
  readonly rank: number;
  readonly id: string;
  /** Tricks: that many or more, or with `exactly` no more and no fewer. */
  readonly goal: number;
  readonly exactly?: true;
  readonly joinable?: true;
  readonly base: number;
  readonly over: number;
  readonly under: number;
  readonly slam: number;
}

const unit = { base: 1, over: 1, under: 1, slam: 1 } as const;
const flat = (base: number) => ({ base, over: 0, under: 0, slam: 0 });
const beside = { exactly: true, joinable: true } as const;

/** The table of `pagat` in section 9 of the rulebook, from low to high. */
const TABLE: readonly Row[] = [
  { rank: 1, id: 'rik', goal: 8, ...unit },
  { rank: 2, id: 'rik-beter', goal: 8, ...unit },
  { rank: 3, id: 'alleen-8', goal: 8, ...unit },
  { rank: 4, id: 'misere', goal: 0, ...beside, ...flat(5) },
  { rank: 4, id: 'piek', goal: 1, ...beside, ...flat(5) },
  { rank: 5, id: 'alleen-9', goal: 9, ...unit },
  { rank: 6, id: 'alleen-10', goal: 10, ...unit },
  { rank: 7, id: 'alleen-11', goal: 11, ...unit },
  { rank: 8, id: 'alleen-12', goal: 12, ...unit },
  { rank: 9, id: 'open-misere', goal: 0, ...beside, ...flat(10) },
  { rank: 9, id: 'open-piek', goal: 1, ...beside, ...flat(10) },
  { rank: 10, id: 'troela', goal: 8, base: 2, over: 1, under: 1, slam: 1 },
  { rank: 11, id: 'open-misere-praatje', goal: 0, ...beside, ...flat(15) },
  { rank: 11, id: 'open-piek-praatje', goal: 1, ...beside, ...flat(15) },
  { rank: 12, id: 'alleen-13', goal: 13, ...flat(15) },
  { rank: 13, id: 'open-alleen-13', goal: 13, ...flat(20) },
];

/** What declarer wins from each opponent, or loses to each when it is negative. */
function expected(row: Row, tricks: number): number {
  const made = row.exactly ? tricks === row.goal : tricks >= row.goal;
  if (made) return row.base + row.over * (tricks - row.goal) + (tricks === 13 ? row.slam : 0);
  return -(row.base + row.under * Math.abs(row.goal - tricks));
}

const partnershipOf = (id: string) => (['rik', 'rik-beter', 'troela'].includes(id) ? 2 : null);

const ALL_TRICKS = Array.from({ length: 14 }, (_, tricks) => tricks);

describe('Section 9: the ladder of pagat', () => {
  test('from low to high', () => {
    const ladder = pagat.contracts.toSorted((a, b) => a.rank - b.rank).map((contract) => contract.id);
    expect(ladder).toEqual(TABLE.map((row) => row.id));
  });

  test.each(TABLE)('$id has rank $rank', (row) => {
    for (const other of TABLE) {
      const [own, theirs] = [contractById(pagat, row.id), contractById(pagat, other.id)];
      expect(Math.sign((own?.rank ?? 0) - (theirs?.rank ?? 0))).toBe(Math.sign(row.rank - other.rank));
    }
    expect(contractById(pagat, row.id)?.joinable).toBe(row.joinable === true);
  });
});

describe('Section 9: the values of pagat, at every number of tricks', () => {
  test.each(TABLE)(
    '$id: $base, $over for an overtrick, $under for an undertrick, $slam for a slam',
    (row) => {
      const contract = contractById(pagat, row.id);
      if (contract === null) throw new Error('no such contract');
      const partner = partnershipOf(row.id);
      for (const tricks of ALL_TRICKS) {
        const value = expected(row, tricks);
        const each = (share: number, other: number) =>
          amounts(partner === null ? [share * 3, other, other, other, 0] : [share, other, share, other, 0]);
        const result = settleContract(pagat, { seat: 0, contract }, partner, tricks, [0, 1, 2, 3]);
        expect(`${tricks} tricks: ${amounts(result.deltas)}`).toBe(
          `${tricks} tricks: ${each(value, -value)}`,
        );
        expect(result.made).toBe(value > 0);
        expect(result.value).toBe(Math.abs(value));
        expect(result.base + result.extraTricks * result.perExtra + result.slam).toBe(result.value);
      }
    },
  );
});

describe('Section 9: the house rules of pagat', () => {
  test('packets 6,7; troela mandatory; thrown in; pairs; both pay', () => {
    expect(pagat).toMatchObject({
      packets: [6, 7],
      firstPacket: 'left',
      shuffle: 'cut',
      troela: 'mandatory',
      passOut: { kind: 'throw-in' },
      settlement: 'zero-sum',
      partnership: 'pairs',
      failed: 'both',
      join: 'equal-rank',
      raise: 'any',
      stopWhenDecided: false,
      fellowDeclarers: 'settle',
      end: null,
    });
  });
});
