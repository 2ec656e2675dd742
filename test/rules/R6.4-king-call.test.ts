import { describe, expect, test } from 'vitest';
import { card } from '../support/hands.js';
import { deal, pagatWith, seat } from '../support/table.js';

const rik = (hand: string) => deal({ dealer: 'W', hands: `N:${hand} ? ? ?` }).auction('rik pas pas pas');

/** Three aces may be used for a rik only where troela is not mandatory. */
const rikWithThreeAces = (hand: string) =>
  deal({
    dealer: 'W',
    hands: `N:${hand} ? ? ?`,
    ruleset: pagatWith({ troela: 'optional' }),
  }).auction('rik pas pas pas');

describe('R6.4: who holds every side ace calls a king he lacks', () => {
  test('any of a side suit', () => {
    expect(rik('AK32.A32.A32.A32').say('trump:S').legal).toBe('call:HK call:DK call:CK');
    expect(rik('AK32.A32.A32.A32').say('trump:H').legal).toBe('call:DK call:CK');
    expect(rik('A432.AK2.A32.A32').say('trump:S').legal).toBe('call:DK call:CK');
  });

  test('not his own, not that of trump, not a queen, not blind', () => {
    const table = rik('A432.AK2.A32.A32').say('trump:S');
    expect(table.refusal('call:HK')).toEqual({ code: 'call-own-card', card: card('HK') });
    expect(table.refusal('call:SK')).toEqual({ code: 'call-trump', card: card('SK') });
    expect(table.refusal('call:DQ')).toMatchObject({ code: 'call-higher-rank', card: card('DQ') });
    expect(table.refusal('call:DK:blind')).toEqual({ code: 'call-not-blind', card: card('DK') });
  });

  test('its holder is the partner', () => {
    const table = deal({ dealer: 'W', hands: 'N:AK32.A32.A32.A32 ? ?.K?.?.? ?' })
      .auction('rik pas pas pas')
      .say('trump:S call:HK');
    expect(table.deal.partner).toBe(seat('S'));
  });

  test('with the side aces but not that of trump as well', () => {
    const table = rikWithThreeAces('KQ32.A32.A32.A32').say('trump:S');
    expect(table.legal).toBe('call:HK call:DK call:CK');
  });

  test('whose trump is among his three aces still lacks a side ace', () => {
    expect(rikWithThreeAces('KQ32.A32.A32.A32').say('trump:H').legal).toBe('call:SA');
    expect(rikWithThreeAces('AQ32.A32.A65432.-').say('trump:H').legal).toBe('call:CA:blind');
  });

  test('holding all those kings he calls a queen, and so on', () => {
    expect(rik('A.AKQ2.AK32.AK32').say('trump:S').legal).toBe('call:DQ call:CQ');
    expect(rik('A.AKQ2.AKQ3.AKQ3').say('trump:S').legal).toBe('call:HJ call:DJ call:CJ');
    expect(rik('A.AKQJ.AKQJ.AKQ3').say('trump:S').legal).toBe('call:CJ');
  });
});
