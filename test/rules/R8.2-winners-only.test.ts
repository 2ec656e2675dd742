import { describe, expect, test } from 'vitest';
import { contractById } from '../../src/engine/ruleset.js';
import { gather } from '../../src/engine/rulesets/gather.js';
import { settleContract } from '../../src/engine/settlement.js';
import { amounts, deal, pagatWith, seat } from '../support/table.js';

const ruleset = pagatWith({ settlement: 'winners-only' });

function settled(id: string, tricks: number): string {
  const contract = contractById(ruleset, id);
  if (contract === null) throw new Error(`no contract ${id}`);
  const partner = contract.side === 'alone' ? null : seat('S');
  return amounts(settleContract(ruleset, { seat: 0, contract }, partner, tricks, [0, 1, 2, 3]).deltas);
}

describe('R8.2: in a winners-only ruleset nobody loses', () => {
  test('made: declarer and partner are credited each', () => {
    expect(settled('rik', 10)).toBe('N +3 E 0 S +3 W 0');
    expect(settled('troela', 8)).toBe('N +2 E 0 S +2 W 0');
    expect(settled('alleen-9', 9)).toBe('N +1 E 0 S 0 W 0');
    expect(settled('misere', 0)).toBe('N +5 E 0 S 0 W 0');
  });

  test('failed: each opponent is credited', () => {
    expect(settled('rik', 6)).toBe('N 0 E +3 S 0 W +3');
    expect(settled('misere', 2)).toBe('N 0 E +5 S +5 W +5');
    expect(settled('alleen-10', 9)).toBe('N 0 E +2 S +2 W +2');
  });

  test('several declarers: each contract on its own', () => {
    const hands = 'N:432.432.432.5432 AKQJ.AKQJ.876.T8 T98.T98.AKQJ.A76 765.765.T95.KQJ9';
    const table = deal({ dealer: 'W', ruleset, hands }).auction('misere pas misere pas').playOut();
    expect(table.finished.deal.taken[0]).toBe(0);
    expect(table.finished.deal.taken[2]).toBeGreaterThan(0);
    expect(table.score).toBe('N +10 E +5 S 0 W +5');
  });
});

describe('R8.2: gather', () => {
  test('a misère that is lost: the three others are credited, and totals never fall', () => {
    const hands = 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765';
    const first = deal({ dealer: 'W', ruleset: gather, hands }).auction('misere pas pas pas').playOut();
    expect(first.score).toBe('N 0 E +5 S +5 W +5');
    const second = first.next(hands).auction('pas pas misere pas').playOut();
    expect(second.totals).toBe('N +5 E +10 S +10 W +5');
  });

  test('failed=declarer-only changes nothing where nobody pays', () => {
    const only = pagatWith({ settlement: 'winners-only', failed: 'declarer-only' });
    const rik = contractById(only, 'rik');
    if (rik === null) throw new Error('no rik');
    const result = settleContract(only, { seat: 0, contract: rik }, seat('S'), 6, [0, 1, 2, 3]);
    expect(amounts(result.deltas)).toBe('N 0 E +3 S 0 W +3');
  });
});
