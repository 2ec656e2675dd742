import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contractById } from '../../src/engine/ruleset.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
import { settleContract } from '../../src/engine/settlement.js';
import { flat, type Row, shared, testLadder, testValues } from '../support/ladder.js';
import { deal, seat, withRules } from '../support/table.js';

const five = { over: 5, under: 5, slam: 0 };
const rik = { goal: 8, side: 'called-card', base: 10, ...five, slam: 35 } as const;
const hearts = { trump: 'H' } as const;
const piek = { goal: 1, exactly: true, joinable: true } as const;
const misere = { goal: 0, exactly: true, joinable: true } as const;
const open = { exposure: 'declarer', lead: 'declarer' } as const;
const praatje = { exposure: 'praatje', lead: 'declarer' } as const;
/** Any alleen needs an earlier rik; rik beter is one, and so is troela. */
const alone = { after: ['rik', 'rik-beter', 'troela'] };
/** Alone for all thirteen declarer leads, and each undertrick from the second on costs 5. */
const all = { goal: 13, lead: 'declarer', ...alone, base: 70, over: 0, under: 5, slam: 0 } as const;

/** The ladder of `toernooi` in section 9 of the rulebook: solos in hearts rank equal to the plain ones. */
const TABLE: readonly Row[] = [
  { rank: 1, id: 'rik', ...rik },
  { rank: 2, id: 'rik-beter', ...rik, ...hearts },
  { rank: 3, id: 'alleen-8', goal: 8, ...alone, base: 10, ...five },
  { rank: 3, id: 'alleen-8-beter', goal: 8, ...hearts, ...alone, base: 10, ...five },
  { rank: 4, id: 'piek', ...piek, ...flat(15) },
  { rank: 5, id: 'alleen-9', goal: 9, ...alone, base: 20, ...five },
  { rank: 5, id: 'alleen-9-beter', goal: 9, ...hearts, ...alone, base: 20, ...five },
  { rank: 6, id: 'misere', ...misere, ...flat(25) },
  { rank: 7, id: 'alleen-10', goal: 10, ...alone, base: 30, ...five },
  { rank: 7, id: 'alleen-10-beter', goal: 10, ...hearts, ...alone, base: 30, ...five },
  { rank: 8, id: 'open-piek', ...piek, ...open, ...flat(40) },
  { rank: 9, id: 'alleen-11', goal: 11, ...alone, base: 40, ...five },
  { rank: 9, id: 'alleen-11-beter', goal: 11, ...hearts, ...alone, base: 40, ...five },
  { rank: 10, id: 'open-misere', ...misere, ...open, ...flat(50) },
  { rank: 11, id: 'alleen-12', goal: 12, ...alone, base: 50, ...five },
  { rank: 11, id: 'alleen-12-beter', goal: 12, ...hearts, ...alone, base: 50, ...five },
  { rank: 12, id: 'open-piek-praatje', ...piek, ...praatje, ...flat(55) },
  { rank: 13, id: 'open-misere-praatje', ...misere, ...praatje, ...flat(60) },
  { rank: 14, id: 'alleen-13', ...all },
  { rank: 14, id: 'alleen-13-beter', ...all, ...hearts },
];

/** What each opponent pays, or gets when it is negative: the base covers the first undertrick. */
function worth(row: Row, tricks: number): number {
  const made = row.exactly ? tricks === row.goal : tricks >= row.goal;
  if (made) return row.base + row.over * (tricks - row.goal) + (tricks === 13 ? row.slam : 0);
  return -(row.base + row.under * (Math.abs(row.goal - tricks) - 1));
}

/** A partnership settles in pairs, but failed declarer pays for both; alone declarer settles with all three. */
function shares(row: Row, amount: number): string {
  if (row.side === undefined) return shared(3 * amount, -amount, -amount, -amount);
  return amount > 0 ? shared(amount, -amount, amount, -amount) : shared(2 * amount, -amount, 0, -amount);
}

const withTroela = withRules(toernooi, { troela: 'mandatory' });

describe('Section 9: the ladder of toernooi', () => {
  testLadder(toernooi, TABLE);
});

describe('Section 9: the values of toernooi, at every number of tricks', () => {
  testValues(toernooi, TABLE, worth, shares);
});

describe('Section 9: troela switched on in toernooi', () => {
  const troela: Row = {
    rank: 2.5,
    id: 'troela',
    goal: 8,
    side: 'fourth-ace',
    trump: 'partner',
    base: 10,
    ...five,
    slam: 35,
  };

  testLadder(withTroela, [...TABLE.slice(0, 2), troela, ...TABLE.slice(2)]);

  /** Both pay, also when it fails. */
  testValues(withTroela, [troela], worth, (_, amount) => shared(amount, -amount, amount, -amount));
});

describe('Section 9: the house rules of toernooi', () => {
  test('as the text says', () => {
    expect(toernooi).toMatchObject({
      raise: 'next-step',
      mayOpen: ['rik', 'piek', 'misere'],
      underFrom: 2,
      troela: 'off',
      passOut: { kind: 'dealer-chooses', games: ['een-of-vijf', 'schoppen-mie'] },
      spadeBan: 3,
      queenDiscard: true,
      settlement: 'zero-sum',
      partnership: 'pairs',
      failed: 'declarer-only',
      exposure: 'second-lead',
      praatjeHands: 'declarers',
      packets: [4, 5, 4],
      stopWhenDecided: true,
      turnedTrump: false,
      end: { kind: 'deals', count: 20 },
    });
    expect(toernooi.contracts.filter(({ announced }) => announced !== 'none')).toEqual([]);
  });

  test('an ace of a void suit is called openly and gives no right to a face-down lead', () => {
    const table = deal({ ruleset: toernooi, hands: 'N:KQJT98.A2.A9876.- ? ? ?' })
      .auction('rik pas pas pas')
      .say('trump:S');
    expect(table.legal).toBe('call:CA');
    expect(table.say('call:CA').legal).not.toContain('*');
    expect(table.say('call:CA').refusal('N:S8*')).toEqual({ code: 'face-down-not-allowed' });
  });

  test('a game that is chosen: 10 from each loser to each winner, with the queen of spades 5', () => {
    const units = Object.fromEntries(toernooi.games.map(({ id, unit }) => [id, unit]));
    expect(units).toMatchObject({ 'een-of-vijf': 10, 'schoppen-mie': 5 });
  });
});

describe('the tournament scale', () => {
  const rows = readFileSync(new URL('../fixtures/tournament-scale.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  const [heading, ...contracts] = rows;

  test('has a row for every partnership and solo, and a column for every number of tricks', () => {
    expect(heading).toEqual(['contract', ...Array.from({ length: 14 }, (_, tricks) => String(tricks))]);
    expect(contracts.map(([id]) => id).join(' ')).toBe(
      'rik troela alleen-8 alleen-9 alleen-10 alleen-11 alleen-12 alleen-13',
    );
  });

  test.each(contracts)('%s', (id, ...scale) => {
    const contract = contractById(withTroela, id);
    if (contract === null) throw new Error(`no contract ${id}`);
    const partner = contract.side === 'alone' ? null : seat('S');
    const settled = scale.map((_, tricks) => {
      const { deltas } = settleContract(withTroela, { seat: 0, contract }, partner, tricks, [0, 1, 2, 3]);
      expect(deltas[1]).toBe(deltas[3]);
      return -deltas[1];
    });
    expect(settled).toEqual(scale.map(Number));
  });
});
