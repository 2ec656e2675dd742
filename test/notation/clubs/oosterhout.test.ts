import { describe, expect, test } from 'vitest';
import { SPADES } from '../../../src/engine/cards.js';
import { contractById, gameById } from '../../../src/engine/ruleset.js';
import { pagat } from '../../../src/engine/rulesets/pagat.js';
import { type Row, testLadder, testRows, testValues } from '../../support/ladder.js';
import { deal } from '../../support/table.js';
import { inPairs, shipped } from './table.js';

const oosterhout = shipped('oosterhout');

const hearts = { trump: 'H' } as const;
const rik = { goal: 8, side: 'called-card', base: 1, over: 1, under: 1, slam: 0 } as const;
const exact = { exactly: true, over: 0, under: 1, slam: 0 } as const;
/** Solos bring nothing for overtricks. */
const solo = (goal: number, base: number) => ({ goal, base, over: 0, under: 1, slam: 0 });

const TABLE: readonly Row[] = [
  { rank: 1, id: 'rik', ...rik },
  { rank: 2, id: 'rik-beter', ...rik, ...hearts, after: ['rik'] },
  { rank: 4, id: 'alleen-9', ...solo(9, 2) },
  { rank: 5, id: 'alleen-9-beter', ...solo(9, 2), ...hearts },
  { rank: 6, id: 'piek', goal: 1, ...exact, joinable: true, base: 4 },
  { rank: 7, id: 'alleen-10', ...solo(10, 3) },
  { rank: 8, id: 'alleen-10-beter', ...solo(10, 3), ...hearts },
  { rank: 9, id: 'alleen-11', ...solo(11, 4) },
  { rank: 10, id: 'alleen-11-beter', ...solo(11, 4), ...hearts },
  { rank: 11, id: 'misere', goal: 0, ...exact, base: 5 },
  { rank: 12, id: 'alleen-12', ...solo(12, 5) },
  { rank: 13, id: 'alleen-12-beter', ...solo(12, 5), ...hearts },
  { rank: 14, id: 'open-misere', goal: 0, ...exact, joinable: true, exposure: 'declarer', base: 6 },
  { rank: 15, id: 'alleen-13', ...solo(13, 10) },
  { rank: 16, id: 'alleen-13-beter', ...solo(13, 10), ...hearts },
  { rank: 17, id: 'open-misere-praatje', goal: 0, ...exact, exposure: 'praatje', base: 7 },
];

/** Not bid: three aces are announced. */
const TROELA: Row = {
  ...rik,
  rank: 3,
  id: 'troela',
  side: 'fourth-ace',
  trump: 'ace-suit',
  lead: 'partner',
  base: 2,
};

/** What each opponent pays, or gets when it is negative: one more for each trick short, and for each too many in an exact contract. */
function worth(row: Row, tricks: number): number {
  const off = tricks - row.goal;
  if (row.exactly ? off === 0 : off >= 0) return row.base + row.over * off;
  return -(row.base + row.under * (row.exactly ? Math.max(0, off) : -off));
}

const THREE_ACES = 'N:KQJ.A76.A76.A765 T98.KQJT9.5432.4 765.843.KQ9.KQT3 A432.52.JT8.J982';

describe('Section 14: oosterhout', () => {
  testLadder(oosterhout, TABLE);
  testRows(oosterhout, [TROELA]);
  testValues(oosterhout, [...TABLE, TROELA], worth, inPairs);

  test('the options', () => {
    expect(oosterhout).toMatchObject({
      packets: [7, 6],
      firstPacket: 'left',
      shuffle: 'cut',
      troela: 'mandatory',
      fourAces: 'none',
      exposure: 'second-lead',
      callVoid: 'face-down',
      noRuff: 'face-down',
      passOut: { kind: 'game', game: 'schoppen-mie' },
      settlement: 'zero-sum',
      partnership: 'pairs',
      failed: 'both',
      stopWhenDecided: false,
      end: pagat.end,
    });
    expect(gameById(oosterhout, 'schoppen-mie')?.unit).toBe(4);
    expect(gameById(oosterhout, 'een-of-vijf')?.unit).toBe(1);
  });

  test('three aces are announced, and troela is played without an auction: the fourth ace is the partner, its suit trump, and leads', () => {
    const table = deal({ ruleset: oosterhout, dealer: 'W', hands: THREE_ACES });
    expect(table.phase).toBe('play');
    expect(table.contracts).toBe('N troela');
    expect(table.deal).toMatchObject({
      announcer: 0,
      partner: 3,
      partnerShown: true,
      trump: SPADES,
      calls: [],
    });
    expect(table.turn).toBe('W');
    const { settlement } = table.playOut().finished;
    expect(settlement.deltas[0]).toBe(settlement.deltas[3]);
    expect(settlement.deltas[0]).toBe(-settlement.deltas[1]);
  });

  test('four aces are bid like any hand', () => {
    const four = deal({ ruleset: oosterhout, dealer: 'W', hands: 'N:AK2.A32.A32.A543 ? ? ?' });
    expect(four.phase).toBe('auction');
    expect(four.deal.announcer).toBeNull();
  });

  test('rik beter only goes over a rik', () => {
    const table = deal({ ruleset: oosterhout, dealer: 'W' });
    expect(table.refusal('N:rik-beter')).toEqual({
      code: 'needs-earlier-bid',
      bid: 'rik-beter',
      after: ['rik'],
    });
    expect(table.say('rik').refusal('E:rik-beter')).toBeNull();
  });

  test('piek and open misère may be joined by the same bid, misère and the praatje not', () => {
    const table = deal({ ruleset: oosterhout, dealer: 'W' });
    expect(table.say('piek').refusal('E:piek')).toBeNull();
    expect(table.say('open-misere').refusal('E:open-misere')).toBeNull();
    expect(table.say('misere').refusal('E:misere')).toMatchObject({ code: 'may-not-join' });
  });

  test('an ace of a suit not held may be called, and a face-down lead asks for it; that trick is not ruffed', () => {
    const hands = 'N:KQJT98.A2.-.K9876 A76.KQJ.AT98.QT5 5432.T987.KQJ.42 -.6543.765432.AJ3';
    const table = deal({ ruleset: oosterhout, dealer: 'W', hands }).auction('rik pas pas pas').say('trump:S');
    expect(table.legal).toBe('call:DA:blind call:CA');
    const called = table.say('call:DA:blind');
    // A trump may not be led face down, for it cannot win that trick.
    expect(called.refusal('N:SK*')).toEqual({ code: 'may-not-ruff', trump: SPADES });
    const led = called.play('C6*');
    expect(led.legal).toBe('DA');
    expect(led.play('DA DJ D2').trickWinners).toBe('E');
  });

  test('cards of open games go down after the fifth card', () => {
    const table = deal({ ruleset: oosterhout, dealer: 'W' }).auction('open-misere-praatje');
    const lead = (from: typeof table) => from.play(from.legal.split(' ').at(-1) ?? '');
    const four = lead(lead(lead(lead(table))));
    expect(four.deal.open).toEqual([]);
    expect(lead(four).deal.open).toEqual([0, 1, 2, 3]);
  });

  test('everybody passes: 4 to each of the others for the queen of spades, and for the last trick', () => {
    const table = deal({ ruleset: oosterhout, dealer: 'W' }).auction('pas pas pas pas');
    expect(table.deal.game?.id).toBe('schoppen-mie');
    const { settlement } = table.playOut().finished;
    if (settlement.kind !== 'game') throw new Error('no game was played');
    const { queenTaker, lastTaker } = settlement.result;
    for (const seat of [0, 1, 2, 3] as const) {
      const taken = [queenTaker, lastTaker].filter((taker) => taker === seat).length;
      expect(settlement.deltas[seat]).toBe(-12 * taken + 4 * (2 - taken));
    }
  });

  test('troela is worth one more than rik', () => {
    expect(contractById(oosterhout, 'troela')?.value.base).toBe(2);
  });
});
