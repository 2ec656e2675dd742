import { describe, expect, test } from 'vitest';
import { size } from '../../src/engine/cardSet.js';
import { deal, letters } from '../support/table.js';

describe('R11.1: four players', () => {
  test('all four are dealt thirteen cards, bid, play and settle, the dealer too', () => {
    const table = deal({ dealer: 'E' });
    expect(letters(table.deal.active)).toBe('S W N E');
    expect(letters(table.deal.places)).toBe('N E S W');
    expect(table.deal.hands.map(size)).toEqual([13, 13, 13, 13, 0]);
    const over = table.auction('S:pas W:pas N:pas E:misere').playOut();
    expect(over.finished.deal.tricks.every((trick) => trick.plays.length === 4)).toBe(true);
    expect(over.score.split(' ')).toHaveLength(8);
    expect(over.score).not.toContain(' 0');
  });

  test('each plays his own cards', () => {
    const table = deal({ dealer: 'W' }).auction('misere pas pas pas');
    expect(table.turn).toBe('N');
    expect(table.by).toBe('N');
    expect(table.seenBy('E').legal).toEqual([]);
  });
});
