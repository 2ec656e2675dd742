import { describe, expect, test } from 'vitest';
import { punten } from '../../src/engine/rulesets/punten.js';
import { flat, type Row, shared, testLadder, testValues } from '../support/ladder.js';
import { deal, withRules } from '../support/table.js';

const five = { over: 5, under: 5, slam: 0 };
const rik = { goal: 8, side: 'called-card', base: 10, ...five, slam: 35 } as const;
const hearts = { trump: 'H' } as const;
const piek = { goal: 1, exactly: true } as const;
const misere = { goal: 0, exactly: true } as const;
const open = { exposure: 'declarer', lead: 'declarer' } as const;
const praatje = { exposure: 'praatje', lead: 'declarer' } as const;

/** What a solo is allowed after; in hearts also after its plain form. Troela counts as a rik. */
const AFTER_8 = ['rik', 'rik-beter', 'troela'];
const AFTER_9 = ['alleen-8', 'alleen-8-beter', 'piek'];
const AFTER_10 = ['alleen-9', 'alleen-9-beter', 'misere'];
const AFTER_11 = ['alleen-10', 'alleen-10-beter', 'open-piek'];
const AFTER_12 = ['alleen-11', 'alleen-11-beter', 'open-misere', 'open-piek-praatje'];
const AFTER_13 = ['alleen-12', 'alleen-12-beter', 'open-misere-praatje'];

/** The table of `punten` in section 9 of the rulebook, from low to high. */
const TABLE: readonly Row[] = [
  { rank: 1, id: 'rik', ...rik },
  { rank: 2, id: 'rik-beter', ...rik, ...hearts },
  { rank: 3, id: 'alleen-8', goal: 8, after: AFTER_8, base: 10, ...five },
  { rank: 4, id: 'alleen-8-beter', goal: 8, ...hearts, after: [...AFTER_8, 'alleen-8'], base: 10, ...five },
  { rank: 5, id: 'piek', ...piek, joinable: true, ...flat(15) },
  { rank: 6, id: 'alleen-9', goal: 9, after: AFTER_9, base: 20, ...five },
  { rank: 7, id: 'alleen-9-beter', goal: 9, ...hearts, after: [...AFTER_9, 'alleen-9'], base: 20, ...five },
  { rank: 8, id: 'misere', ...misere, joinable: true, ...flat(25) },
  { rank: 9, id: 'alleen-10', goal: 10, after: AFTER_10, base: 30, ...five },
  {
    rank: 10,
    id: 'alleen-10-beter',
    goal: 10,
    ...hearts,
    after: [...AFTER_10, 'alleen-10'],
    base: 30,
    ...five,
  },
  { rank: 11, id: 'open-piek', ...piek, ...open, ...flat(40) },
  { rank: 12, id: 'alleen-11', goal: 11, after: AFTER_11, base: 40, ...five },
  {
    rank: 13,
    id: 'alleen-11-beter',
    goal: 11,
    ...hearts,
    after: [...AFTER_11, 'alleen-11'],
    base: 40,
    ...five,
  },
  { rank: 14, id: 'open-misere', ...misere, ...open, ...flat(50) },
  { rank: 15, id: 'open-piek-praatje', ...piek, ...praatje, ...flat(55) },
  { rank: 16, id: 'alleen-12', goal: 12, after: AFTER_12, base: 50, ...five },
  {
    rank: 17,
    id: 'alleen-12-beter',
    goal: 12,
    ...hearts,
    after: [...AFTER_12, 'alleen-12'],
    base: 50,
    ...five,
  },
  { rank: 18, id: 'open-misere-praatje', ...misere, ...praatje, ...flat(60) },
  { rank: 19, id: 'alleen-13', goal: 13, after: AFTER_13, ...flat(70) },
  { rank: 20, id: 'alleen-13-beter', goal: 13, ...hearts, after: [...AFTER_13, 'alleen-13'], ...flat(70) },
];

/** What each opponent pays, or gets when it is negative. */
function worth(row: Row, tricks: number): number {
  const made = row.exactly ? tricks === row.goal : tricks >= row.goal;
  if (made) return row.base + row.over * (tricks - row.goal) + (tricks === 13 ? row.slam : 0);
  return -(row.base + row.under * Math.abs(row.goal - tricks));
}

/** A partnership settles in pairs, but failed declarer pays for both; alone declarer settles with all three. */
function shares(row: Row, amount: number): string {
  if (row.side === undefined) return shared(3 * amount, -amount, -amount, -amount);
  return amount > 0 ? shared(amount, -amount, amount, -amount) : shared(2 * amount, -amount, 0, -amount);
}

describe('Section 9: the ladder of punten', () => {
  testLadder(punten, TABLE);
});

describe('Section 9: the values of punten, at every number of tricks', () => {
  testValues(punten, TABLE, worth, shares);
});

describe('Section 9: troela switched on in punten', () => {
  const ruleset = withRules(punten, { troela: 'mandatory' });
  const troela: Row = {
    rank: 2.5,
    id: 'troela',
    goal: 8,
    side: 'fourth-ace',
    trump: 'partner',
    base: 10,
    ...five,
  };

  testLadder(ruleset, [...TABLE.slice(0, 2), troela, ...TABLE.slice(2)]);

  /** Both pay, also when it fails. */
  testValues(ruleset, [troela], worth, (_, amount) => shared(amount, -amount, amount, -amount));

  test('who has three aces must bid it, and it opens the way to going alone as a rik does', () => {
    const table = deal({ ruleset, hands: 'N:A?.A?.A?.? ? ? ?' });
    expect(table.refusal('N:pas')).toEqual({ code: 'must-announce-aces', bid: 'troela' });
    expect(table.say('N:troela').refusal('E:alleen-8')).toBeNull();
    expect(table.say('N:troela').refusal('E:alleen-9')).toMatchObject({ code: 'needs-earlier-bid' });
    expect(table.say('N:troela').refusal('E:rik-beter')).toMatchObject({ code: 'bid-too-low' });
  });

  test('it is off in the preset itself', () => {
    const table = deal({ ruleset: punten, hands: 'N:A?.A?.A?.? ? ? ?' });
    expect(table.refusal('N:troela')).toEqual({ code: 'unknown-bid', bid: 'troela' });
    expect(table.refusal('N:pas')).toBeNull();
  });
});

describe('Section 9: the house rules of punten', () => {
  test('as the table says', () => {
    expect(punten).toMatchObject({
      packets: [4, 5, 4],
      firstPacket: 'left',
      shuffle: 'cut',
      troela: 'off',
      passOut: { kind: 'dealer-chooses', games: ['een-of-vijf', 'schoppen-mie'] },
      settlement: 'zero-sum',
      partnership: 'pairs',
      failed: 'declarer-only',
      underFrom: 1,
      stopWhenDecided: true,
      exposure: 'second-lead',
      praatjeHands: 'declarers',
      spadeBan: 3,
      queenDiscard: false,
      raise: 'any',
      mayOpen: null,
      callVoid: 'blind',
      turnedTrump: false,
      end: null,
    });
  });

  test('only the same bid is joined, and only piek and misère', () => {
    const table = deal({ ruleset: punten });
    expect(table.say('N:piek').refusal('E:piek')).toBeNull();
    expect(table.say('N:misere').refusal('E:misere')).toBeNull();
    for (const bid of ['rik', 'open-piek', 'open-misere', 'open-piek-praatje', 'open-misere-praatje'])
      expect(table.say(`N:${bid}`).refusal(`E:${bid}`)).toMatchObject({ code: 'may-not-join' });
  });

  test('a game that is chosen: 10 from each loser to each winner, with the queen of spades 5', () => {
    const units = Object.fromEntries(punten.games.map(({ id, unit }) => [id, unit]));
    expect(units).toMatchObject({
      'een-of-vijf': 10,
      'een-vijf-elf': 10,
      'schoppen-mie': 5,
      'mie-en': 10,
      bedelen: 10,
    });
  });
});
