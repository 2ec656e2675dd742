import { describe, expect, test } from 'vitest';
import { card } from '../support/hands.js';
import { deal, seat } from '../support/table.js';

const rik = (hand: string, bid = 'rik') =>
  deal({ dealer: 'W', hands: `N:${hand} ? ? ?` }).auction(`${bid} pas pas pas`);

describe('R6.3: who holds the ace of every side suit he has cards in calls another blind', () => {
  test('the ace of the suit he is void in, and he says so', () => {
    const table = rik('KQJT98.A2.A9876.-').say('trump:S');
    expect(table.legal).toBe('call:CA:blind');
    const called = table.say('call:CA:blind');
    expect(called.deal.called).toEqual({ card: card('CA'), blind: true });
    expect(called.eventsOf('card-called', 'E')).toEqual([
      { type: 'card-called', seat: seat('N'), card: card('CA'), blind: true },
    ]);
  });

  test('he may not call it as if he held the suit', () => {
    const table = rik('KQJT98.A2.A9876.-').say('trump:S');
    expect(table.refusal('call:CA')).toEqual({ code: 'call-is-blind', card: card('CA') });
  });

  test('void in two suits he chooses', () => {
    expect(rik('KQJT9876.A5432.-.-').say('trump:S').legal).toBe('call:DA:blind call:CA:blind');
    expect(rik('AQJT9876.65432.-.-').say('trump:H').legal).toBe('call:DA:blind call:CA:blind');
  });

  test('lacking the ace of trump does not matter, nor having it', () => {
    expect(rik('KQJT98.A2.A9876.-').say('trump:S').legal).toBe('call:CA:blind');
    expect(rik('AQJT98765.A432.-.-').say('trump:S').legal).toBe('call:DA:blind call:CA:blind');
  });

  test('trump he is void in is no reason: it is never called', () => {
    const table = rik('KQJT98.A2.A9876.-').say('trump:C');
    expect(table.legal).toBe('call:SA');
    expect(table.refusal('call:CA:blind')).toEqual({ code: 'call-trump', card: card('CA') });
  });

  test('holding the ace of the one side suit he has, he does not call a king of it', () => {
    const table = rik('KQJT98.A2.A9876.-').say('trump:S');
    expect(table.refusal('call:HK')).toMatchObject({ code: 'call-higher-rank', card: card('HK') });
  });

  test('in rik beter too', () => {
    expect(rik('A2.KQJT98.A9876.-', 'rik-beter').legal).toBe('call:CA:blind');
  });
});
