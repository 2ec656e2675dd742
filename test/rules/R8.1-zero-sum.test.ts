import { describe, expect, test } from 'vitest';
import { type Contract, contractById, type Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { settleContract } from '../../src/engine/settlement.js';
import { amounts, deal, pagatWith, seat } from '../support/table.js';

/** A contract of `pagat` that is worth 10, and 5 for each trick above or below. */
function tens(id: string): Contract {
  const contract = contractById(pagat, id);
  if (contract === null) throw new Error(`no contract ${id}`);
  return { ...contract, value: { base: 10, over: 5, under: 5, failBase: 10, slam: 0 } };
}

/** What N, declarer, and the others settle; S is the partner where there is one. */
function settled(id: string, tricks: number, ruleset: Ruleset = pagat): string {
  const contract = tens(id);
  const partner = contract.side === 'alone' ? null : seat('S');
  return amounts(settleContract(ruleset, { seat: 0, contract }, partner, tricks, [0, 1, 2, 3]).deltas);
}

describe('R8.1: in a zero-sum ruleset what one wins another pays', () => {
  test('alone: declarer settles with each opponent', () => {
    expect(settled('alleen-9', 9)).toBe('N +30 E -10 S -10 W -10');
    expect(settled('alleen-9', 11)).toBe('N +60 E -20 S -20 W -20');
    expect(settled('alleen-9', 8)).toBe('N -45 E +15 S +15 W +15');
  });

  test('partnership in pairs: each member wins, each of the two opponents pays', () => {
    expect(settled('rik', 8)).toBe('N +10 E -10 S +10 W -10');
    expect(settled('troela', 9)).toBe('N +15 E -15 S +15 W -15');
  });

  test('partnership in pairs that failed: both pay', () => {
    expect(settled('rik', 6)).toBe('N -20 E +20 S -20 W +20');
  });

  test('each-from-each: each member settles with each opponent', () => {
    const ruleset = pagatWith({ partnership: 'each-from-each' });
    expect(settled('rik', 8, ruleset)).toBe('N +20 E -20 S +20 W -20');
    expect(settled('rik', 7, ruleset)).toBe('N -30 E +30 S -30 W +30');
    expect(settled('alleen-9', 9, ruleset)).toBe('N +30 E -10 S -10 W -10');
  });

  test('failed=declarer-only in pairs: declarer pays the share of his partner too', () => {
    const ruleset = pagatWith({ failed: 'declarer-only' });
    expect(settled('rik', 6, ruleset)).toBe('N -40 E +20 S 0 W +20');
    expect(settled('rik', 8, ruleset)).toBe('N +10 E -10 S +10 W -10');
    expect(settled('alleen-9', 8, ruleset)).toBe('N -45 E +15 S +15 W +15');
  });

  test('failed=declarer-only with each-from-each: the opponents get what both would have paid', () => {
    const ruleset = pagatWith({ failed: 'declarer-only', partnership: 'each-from-each' });
    expect(settled('rik', 7, ruleset)).toBe('N -60 E +30 S 0 W +30');
  });

  test('a contract may have its own rule of who pays', () => {
    const ruleset = pagatWith({ failed: 'declarer-only' });
    const both: Contract = { ...tens('troela'), failed: 'both' };
    const { deltas } = settleContract(ruleset, { seat: 0, contract: both }, seat('S'), 6, [0, 1, 2, 3]);
    expect(amounts(deltas)).toBe('N -20 E +20 S -20 W +20');
    const alone: Contract = { ...tens('troela'), failed: 'declarer-only' };
    const only = settleContract(pagat, { seat: 0, contract: alone }, seat('S'), 6, [0, 1, 2, 3]);
    expect(amounts(only.deltas)).toBe('N -40 E +20 S 0 W +20');
  });

  test('whoever the partner is', () => {
    const deltas = settleContract(
      pagat,
      { seat: 2, contract: tens('rik') },
      seat('W'),
      8,
      [1, 2, 3, 0],
    ).deltas;
    expect(amounts(deltas)).toBe('N -10 E -10 S +10 W +10');
  });
});

describe('R8.1: a played deal', () => {
  test('the tricks of declarer and partner count together, and the totals move', () => {
    const table = deal({
      dealer: 'W',
      hands: 'N:AKQJT98.2.AKQJ2.- 765.KQJ98.T987.2 -.A.-.AKQJT9876543 432.T76543.6543.-',
    })
      .auction('rik pas pas pas')
      .say('trump:S call:HA')
      .play('D2 DT C3 D3 C2 C4 H3 H2')
      .playOut();
    const [north, , south] = table.finished.deal.taken;
    expect(Math.max(north, south)).toBeLessThan(8);
    expect(north + south).toBe(12);
    expect(table.score).toBe('N +5 E -5 S +5 W -5');
    expect(table.totals).toBe(table.score);
  });
});

describe('Section 8: the parts of an amount', () => {
  test('a slam counts when all thirteen tricks are taken', () => {
    const slam: Contract = { ...tens('rik'), value: { ...tens('rik').value, slam: 35 } };
    const value = (tricks: number) =>
      settleContract(pagat, { seat: 0, contract: slam }, seat('S'), tricks, [0, 1, 2, 3]).value;
    expect([11, 12, 13].map(value)).toEqual([25, 30, 70]);
  });

  test('a contract that failed has no slam, though it took all thirteen', () => {
    const piek: Contract = { ...tens('piek'), value: { ...tens('piek').value, under: 0, slam: 35 } };
    const result = settleContract(pagat, { seat: 0, contract: piek }, null, 13, [0, 1, 2, 3]);
    expect(result).toMatchObject({ made: false, slam: 0, value: 10 });
  });

  test('underFrom=2: the base covers the first undertrick', () => {
    const ruleset = pagatWith({ underFrom: 2 });
    expect(settled('alleen-9', 8, ruleset)).toBe('N -30 E +10 S +10 W +10');
    expect(settled('alleen-9', 7, ruleset)).toBe('N -45 E +15 S +15 W +15');
    expect(settled('alleen-9', 9, ruleset)).toBe('N +30 E -10 S -10 W -10');
  });

  test('failBase: another base when it fails', () => {
    const contract: Contract = { ...tens('rik'), value: { ...tens('rik').value, failBase: 0 } };
    const value = (tricks: number) =>
      settleContract(pagat, { seat: 0, contract }, seat('S'), tricks, [0, 1, 2, 3]).value;
    expect([8, 7, 6].map(value)).toEqual([10, 5, 10]);
  });

  test('an exact contract may cost more for each trick too many, never for one too few', () => {
    const piek: Contract = { ...tens('piek'), value: { base: 3, over: 0, under: 1, failBase: 3, slam: 0 } };
    const value = (tricks: number) =>
      settleContract(pagat, { seat: 0, contract: piek }, null, tricks, [0, 1, 2, 3]);
    expect([0, 1, 2, 3, 13].map((tricks) => value(tricks).value)).toEqual([3, 3, 4, 5, 15]);
    expect([0, 1, 2].map((tricks) => value(tricks).made)).toEqual([false, true, false]);
  });
});
