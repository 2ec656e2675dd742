import { describe, expect, test } from 'vitest';
import { gather } from '../../src/engine/rulesets/gather.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { settled, tricksGame } from '../support/games.js';
import { deal, pagatWith } from '../support/table.js';

/** N makes a misère: N +15, the others -5. */
const MISERE = 'N:432.432.432.5432 AKQJ.AKQJ.876.T8 T98.T98.AKQJ.A76 765.765.T95.KQJ9';
const begging = pagatWith({ passOut: { kind: 'game', game: 'bedelen' } });

describe('R10.5: bedelen, whoever is above the lowest total pays one unit to each who has it', () => {
  test.each([
    // the totals of N E S W before the deal
    [[7, 2, 3, -12], 'N -1 E -1 S -1 W +3'],
    [[15, -5, -5, -5], 'N -3 E +1 S +1 W +1'],
    [[4, 4, -4, -4], 'N -2 E -2 S +2 W +2'],
    [[0, 0, 0, 0], 'N 0 E 0 S 0 W 0'],
    [[3, 3, 3, 3], 'N 0 E 0 S 0 W 0'],
  ])('%j: %s', (totals, amounts) => {
    expect(tricksGame(pagat, 'bedelen', totals)).toBe(amounts);
  });

  test('a unit is ten in punten', () => {
    expect(tricksGame(punten, 'bedelen', [70, -10, -20, -40])).toBe('N -10 E -10 S -10 W +30');
  });

  test('where only winners are credited nobody pays, and the lowest gain', () => {
    const lowest = settled(gather, 'bedelen', { counted: [7, 2, 5, 0] });
    expect(lowest).toMatch(/^N 0 E 0 S 0 W \+\d+$/);
    expect(settled(gather, 'bedelen', { counted: [5, 5, 5, 5] })).toBe('N 0 E 0 S 0 W 0');
  });

  test('nothing while all are equal, but it is a deal', () => {
    const table = deal({ ruleset: begging }).auction('pas pas pas pas');
    expect(table.score).toBe('N 0 E 0 S 0 W 0');
    expect(table.state.match.settled).toBe(1);
  });

  test('no card is played: the totals so far count, again and again', () => {
    const misere = deal({ dealer: 'W', hands: MISERE, ruleset: begging })
      .auction('misere pas pas pas')
      .playOut();
    expect(misere.totals).toBe('N +15 E -5 S -5 W -5');
    const once = misere.next().auction('pas pas pas pas');
    expect(once.score).toBe('N -3 E +1 S +1 W +1');
    const twice = once.next().auction('pas pas pas pas');
    expect(twice.score).toBe('N -3 E +1 S +1 W +1');
    expect(twice.totals).toBe('N +9 E -3 S -3 W -3');
    expect(twice.finished.deal.tricks).toEqual([]);
  });

  test('with five players who sits out neither pays nor gets', () => {
    // X dealt and has the lowest total; of the others W has.
    const totals = { counted: [7, 2, 3, -2, -10], active: [0, 1, 2, 3], players: 5 } as const;
    expect(settled(pagat, 'bedelen', totals)).toBe('N -1 E -1 S -1 W +3 X 0');
  });
});
