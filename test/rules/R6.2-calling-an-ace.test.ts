import { describe, expect, test } from 'vitest';
import { card } from '../support/hands.js';
import { deal, pagatWith, type Setup } from '../support/table.js';

const rik = (hand: string, more: Setup = {}) =>
  deal({ dealer: 'W', hands: `N:${hand} ? ? ?`, ...more }).auction('rik pas pas pas');

describe('R6.2: declarer calls an ace he lacks, of a side suit in which he holds a card', () => {
  test('the choice is among all such aces', () => {
    expect(rik('AKQJT9.K2.432.32').say('trump:S').legal).toBe('call:HA call:DA call:CA');
    expect(rik('AKQJT9.K2.A432.2').say('trump:S').legal).toBe('call:HA call:CA');
    expect(rik('AKQJT9.K2.A432.2').say('trump:H').legal).toBe('call:CA');
  });

  test('a single small card of the suit is enough', () => {
    expect(rik('AKQJT98765.2.A2.-').say('trump:S').legal).toBe('call:HA');
  });

  const table = rik('AKQJT9.K2.A9876.-').say('trump:S');

  test('not an ace of his own', () => {
    expect(table.refusal('call:DA')).toEqual({ code: 'call-own-card', card: card('DA') });
  });

  test('not one of a suit he does not hold, blind or openly, while another will do', () => {
    expect(table.refusal('call:CA')).toEqual({ code: 'call-held-suit', card: card('CA') });
    expect(table.refusal('call:CA:blind')).toEqual({ code: 'call-held-suit', card: card('CA') });
  });

  test('not a king while an ace can be called', () => {
    const king = rik('AKQJT9.Q2.A9876.-').say('trump:S').refusal('call:HK');
    expect(king).toMatchObject({ code: 'call-higher-rank', card: card('HK') });
  });

  test('he does not say blind when he holds the suit', () => {
    expect(table.refusal('call:HA:blind')).toEqual({ code: 'call-not-blind', card: card('HA') });
  });

  test('the declarer may lack the ace of trump', () => {
    expect(rik('KQJT98.K2.A9876.-').say('trump:S').legal).toBe('call:HA');
  });
});

describe('R6.2: callVoid=allowed, an ace of a suit he is void in may be called openly (R7.3)', () => {
  const ruleset = pagatWith({ callVoid: 'allowed' });

  test('beside the aces of the suits he holds', () => {
    const table = rik('AKQJT9.K2.A9876.-', { ruleset }).say('trump:S');
    expect(table.legal).toBe('call:HA call:CA');
    expect(table.refusal('call:CA:blind')).toEqual({ code: 'call-not-blind', card: card('CA') });
  });

  test('and where it would have been blind, with no right to lead face down', () => {
    const table = rik('AKQJT9.A2.98765.-', { ruleset }).say('trump:D');
    expect(table.legal).toBe('call:CA');
    expect(table.say('call:CA').refusal('SA*')).toEqual({ code: 'face-down-not-allowed' });
  });
});
