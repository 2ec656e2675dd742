import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../../src/engine/cards.js';
import { cut } from '../../src/engine/deal.js';
import { randomFor } from '../../src/engine/random.js';
import { names } from '../support/pack.js';
import { scripted } from '../support/scripted.js';

/** How many cards from the top of a new pack went to the bottom. */
const cutOff = (pack: readonly number[]): number => 52 - pack.indexOf(ALL_CARDS[0] ?? -1);

describe('R3.4: the cut moves between 5 and 47 cards from the top to the bottom', () => {
  test('the smallest and the largest cut', () => {
    const smallest = cut(ALL_CARDS, scripted([[43, 0]]));
    expect(names(smallest.slice(0, 3))).toBe('S9 S8 S7');
    expect(names(smallest.slice(-5))).toBe('SA SK SQ SJ ST');
    const largest = cut(ALL_CARDS, scripted([[43, 42]]));
    expect(names(largest.slice(0, 5))).toBe('C6 C5 C4 C3 C2');
    expect(names(largest.slice(5, 8))).toBe('SA SK SQ');
  });

  test('every size occurs, and no other', () => {
    const sizes = Array.from({ length: 1500 }, (_, seed) => cutOff(cut(ALL_CARDS, randomFor(`cut ${seed}`))));
    const expected = Array.from({ length: 43 }, (_, index) => index + 5);
    expect([...new Set(sizes)].toSorted((a, b) => a - b)).toEqual(expected);
  });
});
