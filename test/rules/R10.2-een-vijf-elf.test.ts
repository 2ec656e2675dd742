import { describe, expect, test } from 'vitest';
import { gather } from '../../src/engine/rulesets/gather.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
import { tricksGame } from '../support/games.js';

describe('R10.2: een-vijf-elf, exactly one, five or eleven tricks win; paid as een-of-vijf', () => {
  test.each([
    [[1, 5, 3, 4], 'N +2 E +2 S -2 W -2'],
    [[11, 2, 0, 0], 'N +3 E -1 S -1 W -1'],
    [[11, 1, 1, 0], 'N +1 E +1 S +1 W -3'],
    [[11, 1, 0, 1], 'N +1 E +1 S -3 W +1'],
    [[10, 3, 0, 0], 'N 0 E 0 S 0 W 0'],
    [[12, 1, 0, 0], 'N -1 E +3 S -1 W -1'],
  ])('%j: %s', (tricks, amounts) => {
    expect(tricksGame(pagat, 'een-vijf-elf', tricks)).toBe(amounts);
  });

  test('in toernooi ten each', () => {
    expect(tricksGame(toernooi, 'een-vijf-elf', [11, 2, 0, 0])).toBe('N +30 E -10 S -10 W -10');
  });

  test('in gather each such player is credited ten', () => {
    expect(tricksGame(gather, 'een-vijf-elf', [11, 1, 1, 0])).toBe('N +10 E +10 S +10 W 0');
    expect(tricksGame(gather, 'een-vijf-elf', [10, 3, 0, 0])).toBe('N 0 E 0 S 0 W 0');
  });
});
