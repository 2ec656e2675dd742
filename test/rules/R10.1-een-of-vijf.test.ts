import { describe, expect, test } from 'vitest';
import { gather } from '../../src/engine/rulesets/gather.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { tricksGame } from '../support/games.js';
import { deal, pagatWith } from '../support/table.js';

describe('R10.1: een-of-vijf, exactly one or exactly five tricks win; each loser pays each winner', () => {
  test.each([
    // N E S W tricks
    [[1, 5, 3, 4], 'N +2 E +2 S -2 W -2'],
    [[1, 2, 4, 6], 'N +3 E -1 S -1 W -1'],
    [[5, 0, 2, 6], 'N +3 E -1 S -1 W -1'],
    [[1, 1, 1, 10], 'N +1 E +1 S +1 W -3'],
    [[5, 5, 1, 2], 'N +1 E +1 S +1 W -3'],
    [[0, 2, 3, 8], 'N 0 E 0 S 0 W 0'],
    [[13, 0, 0, 0], 'N 0 E 0 S 0 W 0'],
    [[11, 1, 1, 0], 'N -2 E +2 S +2 W -2'],
  ])('%j: %s', (tricks, amounts) => {
    expect(tricksGame(pagat, 'een-of-vijf', tricks)).toBe(amounts);
  });

  test('in punten ten each', () => {
    expect(tricksGame(punten, 'een-of-vijf', [1, 5, 3, 4])).toBe('N +20 E +20 S -20 W -20');
    expect(tricksGame(punten, 'een-of-vijf', [1, 2, 4, 6])).toBe('N +30 E -10 S -10 W -10');
  });

  test('in gather each winner is credited ten', () => {
    expect(tricksGame(gather, 'een-of-vijf', [1, 5, 3, 4])).toBe('N +10 E +10 S 0 W 0');
    expect(tricksGame(gather, 'een-of-vijf', [1, 1, 1, 10])).toBe('N +10 E +10 S +10 W 0');
    expect(tricksGame(gather, 'een-of-vijf', [0, 2, 3, 8])).toBe('N 0 E 0 S 0 W 0');
  });

  test('played: the tricks that each has taken decide', () => {
    const hands = 'N:A5432.432.432.32 KQ.AKQJ.KQ5.KJT9 JT9.T98.AJT9.A87 876.765.876.Q654';
    const table = deal({ hands, ruleset: pagatWith({ passOut: { kind: 'game', game: 'een-of-vijf' } }) })
      .auction('pas pas pas pas')
      .playOut();
    const { settlement, deal: played } = table.finished;
    if (settlement.kind !== 'game') throw new Error('no game');
    const won = ([0, 1, 2, 3] as const).filter((seat) => [1, 5].includes(played.taken[seat]));
    expect(settlement.result.winners).toEqual(won);
    expect(won).not.toEqual([]);
    expect(table.score).toBe(tricksGame(pagat, 'een-of-vijf', played.taken));
  });
});
