import { describe, expect, test } from 'vitest';
import { gather } from '../../src/engine/rulesets/gather.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { tricksGame } from '../support/games.js';
import { deal, pagatWith } from '../support/table.js';

describe('R10.4: mie-en, each player with a queen pays each without', () => {
  test.each([
    // N E S W queens
    [[1, 1, 1, 1], 'N 0 E 0 S 0 W 0'],
    [[2, 1, 1, 0], 'N -1 E -1 S -1 W +3'],
    [[2, 2, 0, 0], 'N -2 E -2 S +2 W +2'],
    [[3, 0, 1, 0], 'N -2 E +2 S -2 W +2'],
    [[0, 0, 0, 4], 'N +1 E +1 S +1 W -3'],
  ])('%j: %s', (queens, amounts) => {
    expect(tricksGame(pagat, 'mie-en', queens)).toBe(amounts);
  });

  test('in punten ten each', () => {
    expect(tricksGame(punten, 'mie-en', [2, 2, 0, 0])).toBe('N -20 E -20 S +20 W +20');
  });

  test('in gather: the only one without twenty, two ten each, three five each, nobody when all have one', () => {
    expect(tricksGame(gather, 'mie-en', [2, 1, 1, 0])).toBe('N 0 E 0 S 0 W +20');
    expect(tricksGame(gather, 'mie-en', [2, 2, 0, 0])).toBe('N 0 E 0 S +10 W +10');
    expect(tricksGame(gather, 'mie-en', [0, 4, 0, 0])).toBe('N +5 E 0 S +5 W +5');
    expect(tricksGame(gather, 'mie-en', [1, 1, 1, 1])).toBe('N 0 E 0 S 0 W 0');
  });

  test('played: the queens in the tricks that each has taken', () => {
    // N has the spades, E clubs, S diamonds and W hearts from the jack up.
    const hands = 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765';
    const table = deal({ hands, ruleset: pagatWith({ passOut: { kind: 'game', game: 'mie-en' } }) })
      .auction('pas pas pas pas')
      .play('SA ST S7 S4 SK S9 S6 S3 SQ S8 S5 S2 SJ CQ DQ HQ')
      .playOut();
    const { settlement } = table.finished;
    if (settlement.kind !== 'game') throw new Error('no game');
    expect(settlement.result.counted.slice(0, 4)).toEqual([4, 0, 0, 0]);
    expect(settlement.result.winners).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(table.score).toBe('N -3 E +1 S +1 W +1');
  });
});
