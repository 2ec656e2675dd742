import { describe, expect, test } from 'vitest';
import type { SeatLetter } from '../../src/engine/seats.js';
import { deal, letters, pagatWith, type Table } from '../support/table.js';

const openTo = (table: Table, letter: SeatLetter): string => {
  const open = table.seenBy(letter).deal?.open;
  return letters(([0, 1, 2, 3] as const).filter((seat) => open?.[seat]));
};

const afterAuction = (auction: string, ruleset = pagatWith({})): Table =>
  deal({ dealer: 'W', ruleset }).auction(auction);

/** The table after one more trick. */
function oneTrick(table: Table): Table {
  let played = table;
  while (played.deal.tricks.length === table.deal.tricks.length) {
    played = played.step();
  }
  return played;
}

describe('R5.2: in a praatje all hands are laid open', () => {
  test.each(['open-misere-praatje', 'open-piek-praatje'])('%s: after the first trick', (bid) => {
    const table = afterAuction(`pas pas ${bid} pas`);
    for (const letter of ['N', 'E', 'S', 'W'] as const) {
      expect(openTo(table, letter)).toBe('');
      expect(openTo(oneTrick(table), letter)).toBe('N E S W');
    }
    expect(oneTrick(oneTrick(table)).eventsOf('hands-laid-open')).toHaveLength(1);
  });

  test('everybody can count all 48 cards that are left', () => {
    const seen = oneTrick(afterAuction('open-misere-praatje pas pas pas')).seenBy('E').deal;
    const cards = seen?.open.flatMap((hand) => hand ?? []).reduce((sum, mask) => sum + ones(mask), 0);
    expect(cards).toBe(48);
  });

  test('an open misère without praatje shows the declarer only', () => {
    expect(openTo(oneTrick(afterAuction('open-misere pas pas pas')), 'S')).toBe('N');
  });
});

describe('R5.2: praatjeHands=declarers, only the hands of the declarers', () => {
  test('one declarer, or several', () => {
    const ruleset = pagatWith({ praatjeHands: 'declarers' });
    expect(openTo(oneTrick(afterAuction('open-misere-praatje pas pas pas', ruleset)), 'S')).toBe('N');
    const several = afterAuction('open-misere-praatje pas pas open-piek-praatje', ruleset);
    expect(openTo(oneTrick(several), 'S')).toBe('N W');
  });
});

const ones = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
