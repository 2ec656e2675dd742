import { describe, expect, test } from 'vitest';
import { deal } from '../support/table.js';

describe('R2.2: everything runs clockwise, and the left neighbour of the dealer comes first', () => {
  test.each([
    ['N', 'E S W N'],
    ['E', 'S W N E'],
    ['S', 'W N E S'],
    ['W', 'N E S W'],
  ] as const)('after dealer %s the auction goes %s', (dealer, order) => {
    let table = deal({ dealer });
    const speakers = order.split(' ').map(() => {
      const speaker = table.turn;
      table = table.say('pas');
      return speaker;
    });
    expect(speakers.join(' ')).toBe(order);
  });

  test('a trick goes clockwise from who leads it', () => {
    let table = deal({
      dealer: 'E',
      hands: 'N:432.AKQJ.T98.765 AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98',
    }).auction('misere pas pas pas');
    const order = ['ST', 'S7', 'S4', 'SJ', 'D7', 'D4', 'DA', 'DT'].map((card) => {
      const seat = table.turn;
      table = table.play(card);
      return seat;
    });
    expect(order.join(' ')).toBe('S W N E E S W N');
  });
});
