import { describe, expect, test } from 'vitest';
import { deal, pagatWith, seat, type Table } from '../support/table.js';

const HANDS = 'N:KQJT98.K2.A9876.- A2.QJT.KQJ.KQJT9 76.A43.T5.A87654 543.98765.432.32';
const ALL = ['N', 'E', 'S', 'W'] as const;

/** N plays rik with spades as trump and calls the ace of hearts, which S holds. */
const rik = (ruleset = pagatWith({})): Table =>
  deal({ dealer: 'W', hands: HANDS, ruleset }).auction('rik pas pas pas').say('trump:S call:HA');

/** Which seats know who the partner is. */
const whoKnows = (table: Table): string =>
  ALL.filter((letter) => table.seenBy(letter).deal?.partner === seat('S')).join(' ');

describe('R6.6: the holder of the called card is the partner, and only he knows', () => {
  test('at first only he himself', () => {
    expect(whoKnows(rik())).toBe('S');
    for (const letter of ['N', 'E', 'W'] as const) {
      expect(rik().seenBy(letter).deal).toMatchObject({ partner: null, partnerShown: false });
    }
  });

  test('he is shown to all as soon as the called card is played', () => {
    const before = rik().play('S8 SA S6 S3 HQ');
    expect(whoKnows(before)).toBe('S');
    const after = before.play('HA');
    expect(whoKnows(after)).toBe('N E S W');
    expect(after.eventsOf('partner-shown')).toEqual([{ type: 'partner-shown', seat: seat('S') }]);
    expect(whoKnows(after.play('H5 H2'))).toBe('N E S W');
  });

  test('or when a trick that he led in the called suit is complete without it', () => {
    const led = rik().play('S8 SA S6 S3 CK CA C2 D6').play('H3 H9 HK');
    expect(whoKnows(led)).toBe('S');
    const complete = led.play('HT');
    expect(whoKnows(complete)).toBe('N E S W');
    expect(complete.deal.partnerShown).toBe(true);
    expect(complete.eventsOf('partner-shown')).toHaveLength(1);
  });

  test('not by leading another suit', () => {
    expect(whoKnows(rik().play('S8 SA S6 S3 CK CA C2 D6').play('D5 D2 D7 DK'))).toBe('S');
  });

  test('also when he discards it', () => {
    const hands = 'N:KQJT98.K2.A9876.- A2.QJT5.KQJ.KQJT 76.A43.-.A9876543 543.9876.T5432.2';
    const table = deal({ dealer: 'W', hands }).auction('rik pas pas pas').say('trump:S call:HA');
    expect(whoKnows(table.play('DA DJ'))).toBe('S');
    expect(whoKnows(table.play('DA DJ HA'))).toBe('N E S W');
  });

  test('leading the suit shows nobody where only its first lead binds, for then it proves nothing', () => {
    const table = rik(pagatWith({ firstLeadOnly: true })).play('S8 SA S6 S3 CK CA C2 D6');
    expect(whoKnows(table.play('H3 H9 HK HT'))).toBe('S');
  });

  test('declarer, who may call any holder, learns it no sooner', () => {
    expect(rik().seenBy('N').deal?.partner).toBeNull();
    expect(rik().play('S8 SA S6 S3').seenBy('N').deal?.partner).toBeNull();
  });
});
