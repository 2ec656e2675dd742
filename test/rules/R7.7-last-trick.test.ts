import { describe, expect, test } from 'vitest';
import type { SeatLetter } from '../../src/engine/seats.js';
import { names } from '../support/pack.js';
import { deal, type Table } from '../support/table.js';

const lastTrick = (table: Table, letter: SeatLetter): string =>
  names(
    table
      .seenBy(letter)
      .deal?.tricks.at(-1)
      ?.plays.map((play) => play.card) ?? [],
  );

describe('R7.7: anybody may look at the last trick until the next is complete', () => {
  const table = deal({
    dealer: 'W',
    hands: 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765',
  })
    .auction('misere pas pas pas')
    .play('SA ST S7 S4');

  test.each(['N', 'E', 'S', 'W'] as const)(
    '%s sees it, in the order played, while the next is played',
    (letter) => {
      expect(lastTrick(table, letter)).toBe('SA ST S7 S4');
      expect(lastTrick(table.play('HT H7 H4'), letter)).toBe('SA ST S7 S4');
    },
  );

  test('then it is the next one', () => {
    expect(lastTrick(table.play('HT H7 H4 HA'), 'S')).toBe('HT H7 H4 HA');
  });

  test('before the first is complete there is none', () => {
    const begun = deal({ dealer: 'W' }).auction('misere pas pas pas');
    expect(lastTrick(begun.say(begun.legal.split(' ')[0] ?? ''), 'E')).toBe('');
  });
});
