import { describe, expect, test } from 'vitest';
import type { SeatLetter } from '../../src/engine/seats.js';
import { handText } from '../support/pack.js';
import { deal, letters, pagatWith, type Table } from '../support/table.js';

const HANDS = 'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765';

/** Whose cards a seat sees lying open. */
const openTo = (table: Table, letter: SeatLetter): string => {
  const open = table.seenBy(letter).deal?.open;
  return letters(([0, 1, 2, 3] as const).filter((seat) => open?.[seat]));
};

const afterAuction = (auction: string, ruleset = pagatWith({})): Table =>
  deal({ hands: HANDS, dealer: 'W', ruleset }).auction(auction);

describe('R5.1: the hand of an open contract is laid down after the first trick', () => {
  test.each(['open-misere', 'open-piek'])('%s', (bid) => {
    const table = afterAuction(`pas ${bid} pas pas`);
    for (const begun of [table, table.play('SA'), table.play('SA ST S7')])
      expect(openTo(begun, 'W')).toBe('');
    const shown = table.play('SA ST S7 S4');
    expect(shown.eventsOf('hands-laid-open').map((event) => letters(event.seats))).toEqual(['E']);
    for (const letter of ['N', 'E', 'S', 'W'] as const) expect(openTo(shown, letter)).toBe('E');
  });

  test('open 13 alleen too', () => {
    const table = afterAuction('pas open-alleen-13').say('trump:C');
    expect(openTo(table, 'N')).toBe('');
    expect(openTo(table.play('SA ST S7 S4'), 'N')).toBe('E');
  });

  test('what lies open is the cards left, and stays open', () => {
    const table = afterAuction('open-misere pas pas pas').play('SA ST S7 S4');
    const north = (each: Table) => handText(each.seenBy('W').deal?.open[0] ?? [0, 0, 0, 0]);
    expect(north(table)).toBe('KQJ.T98.765.432');
    expect(north(table.play('HT H7 H4 HA DT'))).toBe('KQJ.98.765.432');
    expect(north(table.play('HT H7 H4 HA DT D7'))).toBe('KQJ.98.65.432');
  });

  test.each(['misere', 'piek', 'alleen-9', 'alleen-13'])('a closed contract stays closed: %s', (bid) => {
    const table = afterAuction(`${bid} pas pas pas`);
    const named = table.phase === 'naming' ? table.say('trump:S') : table;
    const played = named.play('SA ST S7 S4').play('SK');
    for (const letter of ['N', 'E', 'S', 'W'] as const) expect(openTo(played, letter)).toBe('');
  });

  test('all declarers of open contracts lay down at the same moment', () => {
    const table = afterAuction('open-misere open-piek pas open-misere').play('SA ST S7 S4');
    expect(openTo(table, 'S')).toBe('N E W');
    expect(table.eventsOf('hands-laid-open')).toHaveLength(1);
  });
});

describe('R5.1: exposure=second-lead, when the first card of the second trick is on the table', () => {
  test('not at the end of the first trick, but one card later', () => {
    const table = afterAuction('pas open-misere pas pas', pagatWith({ exposure: 'second-lead' }));
    const oneTrick = table.play('SA ST S7 S4');
    expect(openTo(oneTrick, 'W')).toBe('');
    expect(oneTrick.eventsOf('hands-laid-open')).toHaveLength(0);
    const led = oneTrick.play('SK');
    expect(openTo(led, 'W')).toBe('E');
    expect(led.play('S9 S6 S3').eventsOf('hands-laid-open')).toHaveLength(1);
  });
});

describe('R5.1: exposure=start, from the start', () => {
  test('before the first card is led', () => {
    const table = afterAuction('pas open-misere pas pas', pagatWith({ exposure: 'start' }));
    expect(table.phase).toBe('play');
    expect(openTo(table, 'N')).toBe('E');
    expect(table.play('SA ST S7 S4').eventsOf('hands-laid-open')).toHaveLength(1);
  });
});
