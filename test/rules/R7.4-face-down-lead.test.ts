import { describe, expect, test } from 'vitest';
import { CLUBS, SPADES } from '../../src/engine/cards.js';
import { card } from '../support/hands.js';
import { deal, pagatWith, seat, type Table } from '../support/table.js';

const HANDS = 'N:KQJT98.A2.A9876.- A2.KQJT.KQJ.KQJT 76.543.T5.A98765 543.9876.432.432';
/** The same with W, who sits behind S, void in clubs. */
const VOID_WEST = 'N:KQJT98.A2.A9876.- A2.KQJT.KQJ.KQJT -.543.5.A98765432 76543.9876.T432.-';

/** N plays rik with spades as trump and calls the ace of clubs, which S holds, blind. */
const rik = (hands = HANDS, ruleset = pagatWith({})): Table =>
  deal({ dealer: 'W', hands, ruleset }).auction('rik pas pas pas').say('trump:S call:CA:blind');

describe('R7.4: a declarer who called blind may lead face down', () => {
  test('any card of his hand', () => {
    for (const word of ['SK*', 'S8*', 'HA*', 'H2*', 'DA*', 'D6*']) expect(rik().refusal(word)).toBeNull();
    expect(rik().legal.split(' ')).toHaveLength(26);
    expect(rik().refusal('DK*')).toEqual({ code: 'card-not-held', card: card('DK') });
  });

  test('it counts as a lead of the called suit: who holds that suit follows it', () => {
    const table = rik().play('D6*');
    expect(table.legal).toBe('CK CQ CJ CT');
    expect(table.refusal('E:DK')).toEqual({ code: 'must-follow-suit', suit: CLUBS });
    expect(table.play('CT CA').legal).toBe('C4 C3 C2');
  });

  test('the holder plays the called card', () => {
    const table = rik().play('D6* CT');
    expect(table.legal).toBe('CA');
    expect(table.refusal('S:C5')).toEqual({ code: 'must-play-called-card', card: card('CA') });
  });

  test('who is void may ruff or discard', () => {
    const table = rik(VOID_WEST).play('D6* CT CA');
    expect(table.refusal('W:D2')).toBeNull();
    expect(table.play('S3').trickWinners).toBe('W');
  });

  test('nobody but declarer sees the card until the trick is complete', () => {
    const table = rik().play('D6* CK CA');
    for (const letter of ['E', 'S', 'W'] as const) {
      expect(table.seenBy(letter).deal?.table[0]).toEqual({ seat: seat('N'), card: null, faceDown: true });
      expect(table.eventsOf('card-played', letter)[0]?.card).toBeNull();
    }
    expect(table.seenBy('N').deal?.table[0]?.card).toBe(card('D6'));
    expect(table.eventsOf('card-played', 'N')[0]?.card).toBe(card('D6'));
  });

  test('after the trick it is turned up for all', () => {
    const table = rik().play('D6* CK CA');
    expect(table.eventsOf('card-turned-up')).toEqual([]);
    const complete = table.play('C2');
    expect(complete.eventsOf('card-turned-up', 'E')).toEqual([
      { type: 'card-turned-up', seat: seat('N'), card: card('D6') },
    ]);
    expect(complete.seenBy('E').deal?.tricks[0]?.plays[0]?.card).toBe(card('D6'));
  });

  test('if it is no trump the highest card of the called suit wins', () => {
    expect(rik().play('DA* CK CA C2').trickWinners).toBe('S');
    expect(rik().play('HA* CK CA C2').trickWinners).toBe('S');
  });

  test('if it is a trump it counts as one', () => {
    expect(rik().play('S8* CK CA C2').trickWinners).toBe('N');
  });

  test('the higher of two trumps wins', () => {
    expect(rik(VOID_WEST).play('S8* CK CA S7').trickWinners).toBe('N');
    const high = 'N:QJT985.A2.A9876.- A2.KQJT.KQJ.KQJT -.543.5.A98765432 K7643.9876.T432.-';
    expect(rik(high).play('S8* CK CA SK').trickWinners).toBe('W');
  });
});

describe('R7.4: not always', () => {
  test('only on lead', () => {
    const table = rik().play('D6').play('DJ D5 D2');
    expect(table.turn).toBe('E');
    expect(table.play('CK CA C2').refusal('N:S8*')).toEqual({ code: 'face-down-not-leading' });
    expect(table.play('SA S6 S3').refusal('N:S8*')).toEqual({ code: 'face-down-not-leading' });
  });

  test('only declarer', () => {
    expect(rik().play('D6 DJ D5 D2').refusal('E:SA*')).toEqual({ code: 'face-down-not-allowed' });
  });

  test('not the partner either', () => {
    const aceSouth = 'N:KQJT98.A2.A9876.- 62.KQJT.KQJ.KQJT A7.543.T5.A98765 543.9876.432.432';
    const table = rik(aceSouth).play('S8 S2 SA S3');
    expect(table.turn).toBe('S');
    expect(table.refusal('S:C5*')).toEqual({ code: 'face-down-not-allowed' });
  });

  test('not when the call was no blind one', () => {
    const open = deal({ dealer: 'W', hands: 'N:KQJT98.K2.A9876.- ? ? ?' })
      .auction('rik pas pas pas')
      .say('trump:S call:HA');
    expect(open.refusal('D6*')).toEqual({ code: 'face-down-not-allowed' });
    const king = deal({ dealer: 'W', hands: 'N:AK32.A32.A32.A32 ? ? ?' })
      .auction('rik pas pas pas')
      .say('trump:S call:HK');
    expect(king.refusal('H2*')).toEqual({ code: 'face-down-not-allowed' });
    const alone = deal({ dealer: 'W', hands: HANDS }).auction('alleen-9 pas pas pas').say('trump:S');
    expect(alone.refusal('D6*')).toEqual({ code: 'face-down-not-allowed' });
  });

  test('once per deal', () => {
    const table = rik().play('S8* CK CA C2');
    expect(table.turn).toBe('N');
    expect(table.refusal('D6*')).toMatchObject({ code: 'face-down-not-allowed' });
    expect(table.legal.split(' ')).toHaveLength(12);
  });

  test('as long as the called card is unplayed: at a later lead too, but not after it fell', () => {
    const later = rik().play('S8 S2 S7 S3');
    expect(later.turn).toBe('N');
    expect(later.refusal('D6*')).toBeNull();
    const fell = rik().play('D6 DJ D5 D2').play('CK CA C2 S8');
    expect(fell.turn).toBe('N');
    expect(fell.refusal('D7*')).toEqual({ code: 'face-down-not-allowed' });
  });

  test('nor after it was discarded', () => {
    const shortSouth = 'N:KQJT98.A2.A9876.- A2.KQJT.KQJ.KQJT 76.543.-.A9876543 543.9876.T5432.2';
    const table = rik(shortSouth).play('DA DJ CA D2');
    expect(table.trickWinners).toBe('N');
    expect(table.refusal('D6*')).toEqual({ code: 'face-down-not-allowed' });
  });
});

describe('R7.3: noRuff=face-down, in that trick a trump is a last resort and never wins', () => {
  const table = rik(VOID_WEST, pagatWith({ noRuff: 'face-down' }));

  test('who has something else may not ruff', () => {
    const led = table.play('D6* CT CA');
    expect(led.refusal('W:S3')).toEqual({ code: 'may-not-ruff', trump: SPADES });
    expect(led.refusal('W:D2')).toBeNull();
  });

  test('who leads face down lays no trump either, as long as he has something else', () => {
    expect(table.refusal('N:S8*')).toEqual({ code: 'may-not-ruff', trump: SPADES });
    expect(table.refusal('N:S8')).toBeNull();
    for (const word of ['HA*', 'D6*']) expect(table.refusal(`N:${word}`)).toBeNull();
  });

  test('with nothing but trumps he does, and it does not win', () => {
    const onlyTrumps = 'N:AKQJT98765432.-.-.- -.KQJT.AKQJ.KQJT9 -.A987.T98.876543 -.65432.765432.A2';
    const blind = deal({ dealer: 'W', hands: onlyTrumps, ruleset: pagatWith({ noRuff: 'face-down' }) })
      .auction('rik pas pas pas')
      .say('trump:S call:HA:blind');
    expect(blind.play('SA* HT HA H6').trickWinners).toBe('S');
  });

  test('who has nothing but trumps plays one, in vain', () => {
    const trumpsWest = 'N:-.A65432.A765432.- -.KQJT.KQJT.KQJT9 -.987.98.A8765432 AKQJT98765432.-.-.-';
    const led = rik(trumpsWest, pagatWith({ noRuff: 'face-down' })).play('D2* C9 CA');
    expect(led.legal.split(' ')).toHaveLength(13);
    expect(led.play('SA').trickWinners).toBe('S');
  });

  test('other tricks may be ruffed', () => {
    const led = rik(VOID_WEST, pagatWith({ noRuff: 'face-down' }))
      .play('D6 DJ D5 D2')
      .play('CK CA');
    expect(led.refusal('W:S3')).toBeNull();
  });
});
