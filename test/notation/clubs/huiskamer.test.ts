import { describe, expect, test } from 'vitest';
import { HEARTS, SPADES } from '../../../src/engine/cards.js';
import { contractById } from '../../../src/engine/ruleset.js';
import { pagat } from '../../../src/engine/rulesets/pagat.js';
import { flat, type Row, shared, testLadder, testValues } from '../../support/ladder.js';
import { deal, withRules } from '../../support/table.js';
import { shipped } from './table.js';

const huiskamer = shipped('huiskamer');

/** 1 for each trick above seven when made, 1 for each trick short of the goal when failed. */
const rik = (goal: number) =>
  ({ goal, side: 'called-card', base: goal - 7, over: 1, under: 1, slam: 0 }) as const;
const misere = { goal: 0, exactly: true } as const;

const TABLE: readonly Row[] = [
  { rank: 1, id: 'rik', ...rik(8) },
  { rank: 2, id: 'rik-beter', ...rik(8), trump: 'H', after: ['rik'] },
  { rank: 3, id: 'troela', ...rik(8), side: 'fourth-ace', trump: 'first-lead' },
  { rank: 4, id: 'rik-9', ...rik(9) },
  { rank: 5, id: 'rik-10', ...rik(10) },
  { rank: 6, id: 'rik-11', ...rik(11) },
  { rank: 7, id: 'rik-12', ...rik(12) },
  { rank: 8, id: 'piek', goal: 1, exactly: true, ...flat(3) },
  { rank: 9, id: 'misere', ...misere, ...flat(5) },
  { rank: 10, id: 'abondance', goal: 9, base: 4, over: 1, under: 0, slam: 0 },
  { rank: 11, id: 'open-misere', ...misere, exposure: 'declarer', ...flat(8) },
  { rank: 12, id: 'alleen-13', goal: 13, ...flat(15) },
];

/** What one pays another: for the riks and troela tricks above seven, or short of the goal; else flat but for overtricks. */
function worth(row: Row, tricks: number): number {
  if (row.side !== undefined) return tricks >= row.goal ? tricks - 7 : tricks - row.goal;
  const made = row.exactly ? tricks === row.goal : tricks >= row.goal;
  return made ? row.base + row.over * (tricks - row.goal) : -row.base;
}

/** Each member settles with each opponent. */
const fromEach = (row: Row, amount: number): string =>
  row.side === undefined
    ? shared(3 * amount, -amount, -amount, -amount)
    : shared(2 * amount, -2 * amount, 2 * amount, -2 * amount);

const THREE_ACES = 'N:KQJ.A76.A76.A765 T98.KQJT9.5432.4 765.843.KQ9.KQT3 A432.52.JT8.J982';

describe('Section 14: huiskamer', () => {
  testLadder(huiskamer, TABLE);
  testValues(huiskamer, TABLE, worth, fromEach);

  test('the options', () => {
    expect(huiskamer).toMatchObject({
      packets: [4, 4, 5],
      shuffle: 'riffle',
      troela: 'optional',
      fourAces: 'alone',
      join: 'off',
      callVoid: 'allowed',
      holderLead: 'must-play',
      firstLeadOnly: true,
      stopWhenDecided: true,
      settlement: 'zero-sum',
      partnership: 'each-from-each',
      failed: 'both',
      passOut: { kind: 'throw-in' },
      end: pagat.end,
    });
    expect(contractById(huiskamer, 'alleen-13')?.name).toBe('solo slim');
  });

  test('rik beter only goes over a rik; who holds three aces may pass', () => {
    const table = deal({ ruleset: huiskamer, dealer: 'W', hands: THREE_ACES });
    expect(table.refusal('N:rik-beter')).toMatchObject({ code: 'needs-earlier-bid' });
    expect(table.refusal('N:pas')).toBeNull();
  });

  test('troela: the first card led makes trump, and the partner is silent until the fourth ace falls', () => {
    const table = deal({ ruleset: huiskamer, dealer: 'W', hands: THREE_ACES }).auction('troela pas pas pas');
    expect(table.phase).toBe('play');
    expect(table.turn).toBe('N');
    expect(table.deal).toMatchObject({ trump: null, partner: 3, partnerShown: false });
    expect(table.seenBy('E').deal?.partner).toBeNull();
    const led = table.play('HA');
    expect(led.deal.trump).toBe(HEARTS);
    const fallen = led.play('H9 H3 H2 SK S8 S5 SA');
    expect(fallen.deal.partnerShown).toBe(true);
    expect(fallen.eventsOf('partner-shown')).toEqual([{ type: 'partner-shown', seat: 3 }]);
  });

  test('troela with four aces is played alone against three', () => {
    const four = deal({
      ruleset: withRules(huiskamer, { stopWhenDecided: false }),
      dealer: 'W',
      hands: 'N:AKQ.AKQ.AKQ.A543 ? ? ?',
    }).auction('troela pas pas pas');
    const { settlement } = four.play('SA').playOut().finished;
    if (settlement.kind !== 'contracts') throw new Error('no contract was played');
    const [result] = settlement.results;
    expect(result).toMatchObject({ declarer: 0, partner: null });
    const amount = (result?.made ? 1 : -1) * (result?.value ?? 0);
    expect(settlement.deltas).toEqual([3 * amount, -amount, -amount, -amount, 0]);
  });

  test('a called ace need not be of a suit held, and gives no right to a lead face down', () => {
    const table = deal({ ruleset: huiskamer, dealer: 'W', hands: 'N:KQJT98.A2.-.K9876 ? ? ?' })
      .auction('rik pas pas pas')
      .say('trump:S');
    expect(table.legal).toBe('call:DA call:CA');
    expect(table.say('call:DA').legal).not.toContain('*');
  });

  test('a king is called when all side aces are held', () => {
    const table = deal({ ruleset: huiskamer, dealer: 'W', hands: 'N:QJT98.A2.A43.A65 ? ? ?' })
      .auction('rik pas pas pas')
      .say('trump:S');
    expect(table.legal).toBe('call:HK call:DK call:CK');
  });

  describe('the called card falls the first time its suit is led', () => {
    const hands = 'N:KQJT98.A2.K43.K6 A76.KQJ.A98.QT54 5432.T987.QJ7.A2 -.6543.T652.J9873';
    const table = deal({ ruleset: huiskamer, dealer: 'N', hands })
      .auction('pas pas pas rik')
      .say('trump:S call:DA');

    test('also when its holder leads it', () => {
      expect(table.turn).toBe('E');
      expect(table.refusal('E:D8')).toMatchObject({ code: 'must-play-called-card' });
      expect(table.refusal('E:DA')).toBeNull();
    });

    test('and no deal goes on that is decided', () => {
      const { deal: played, settlement } = table.playOut().finished;
      const left = 13 - played.tricks.length;
      expect(played.trump).toBe(SPADES);
      if (settlement.kind !== 'contracts') throw new Error('no contract was played');
      // Each trick counts, so that a partnership is played to the end.
      expect(left).toBe(0);
    });
  });

  test('a lost misère ends the deal', () => {
    const table = deal({ ruleset: huiskamer, dealer: 'W', hands: 'N:AKQJ.AKQ.AKQ.AKQ ? ? ?' });
    const ended = table.auction('misere pas pas pas').play('SA').playOut();
    expect(ended.finished.deal.tricks).toHaveLength(1);
    expect(ended.score).toBe('N -15 E +5 S +5 W +5');
  });
});
