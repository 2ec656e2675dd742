import { describe, expect, test } from 'vitest';
import { SPADES } from '../../src/engine/cards.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { card } from '../support/hands.js';
import { deal, pagatWith, type Table } from '../support/table.js';

const HANDS = 'N:KQJT98.K2.A9876.- A2.QJT.KQJ.KQJT9 76.A43.T5.A87654 543.98765.432.32';

/** N plays rik with spades as trump and calls the ace of hearts, which S holds. */
const rik = (changes: Partial<Ruleset> = {}, hands = HANDS): Table =>
  deal({ dealer: 'W', hands, ruleset: pagatWith(changes) })
    .auction('rik pas pas pas')
    .say('trump:S call:HA');

/** S, the partner, is on lead after two tricks. */
const partnerLeads = (changes: Partial<Ruleset> = {}): Table => rik(changes).play('S8 SA S6 S3 CK CA C2 D6');

const mustPlayAce = { code: 'must-play-called-card', card: card('HA') } as const;

describe('R7.3: when anybody else leads the called suit, the partner plays the called card', () => {
  test('an opponent leads it', () => {
    const table = rik().play('S8 SA S6 S3').play('HQ');
    expect(table.turn).toBe('S');
    expect(table.legal).toBe('HA');
    expect(table.refusal('H3')).toEqual(mustPlayAce);
    expect(table.refusal('S7')).toEqual(mustPlayAce);
  });

  test('declarer leads it', () => {
    expect(rik().play('H2 HT').legal).toBe('HA');
  });

  test('even if the trick is already ruffed', () => {
    const voidEast = 'N:KQJT98.K2.A9876.- A2.-.KQJT.KQJT987 76.A43.532.A6543 543.QJT98765.4.2';
    const table = rik({}, voidEast).play('H2 S2');
    expect(table.legal).toBe('HA');
    expect(table.play('HA H5').trickWinners).toBe('E');
  });

  test('the other suits do not bind him', () => {
    const table = rik().play('D6 DJ');
    expect(table.legal).toBe('DT D5');
    expect(table.play('D5').turn).toBe('W');
  });

  test('once it has been played the suit is like any other', () => {
    const table = rik().play('S8 SA S6 S3').play('HQ HA H5 H2');
    expect(table.play('H4').refusal('W:H6')).toBeNull();
    expect(table.play('H3 H9').legal).toBe('HK');
  });

  test('leading the suit himself he may lead another card of it', () => {
    const table = partnerLeads();
    expect(table.turn).toBe('S');
    expect(table.refusal('H3')).toBeNull();
    expect(table.refusal('HA')).toBeNull();
    expect(table.play('H3 H9 HK HT').trickWinners).toBe('E S N');
  });

  test('he may discard it on another suit', () => {
    const voidSouth = 'N:KQJT98.K2.A9876.- A2.QJT5.KQJ.KQJT 76.A43.-.A9876543 543.9876.T5432.2';
    const table = rik({}, voidSouth).play('DA DJ');
    expect(table.refusal('HA')).toBeNull();
    expect(table.refusal('C3')).toBeNull();
    expect(table.play('HA D2').trickWinners).toBe('N');
  });
});

describe('R7.3: holderLead=must-play', () => {
  test('leading the suit himself it must be that card', () => {
    const table = partnerLeads({ holderLead: 'must-play' });
    expect(table.refusal('H3')).toEqual(mustPlayAce);
    expect(table.refusal('HA')).toBeNull();
    expect(table.refusal('D5')).toBeNull();
  });
});

describe('R7.3: firstLeadOnly, the duty binds only the first time the suit is led', () => {
  test('the first time it does', () => {
    expect(rik({ firstLeadOnly: true }).play('H2 HT').legal).toBe('HA');
  });

  test('after the holder has led the suit he is free', () => {
    const table = partnerLeads({ firstLeadOnly: true }).play('H3 H9 HK HT').play('H2 HJ');
    expect(table.legal).toBe('HA H4');
    expect(partnerLeads().play('H3 H9 HK HT').play('H2 HJ').legal).toBe('HA');
  });

  test('with holderLead=must-play his first lead of the suit is that card', () => {
    const table = partnerLeads({ firstLeadOnly: true, holderLead: 'must-play' });
    expect(table.refusal('H3')).toEqual(mustPlayAce);
  });
});

describe('R7.3: discard=last-resort, the called card is discarded only with no other card', () => {
  const voidSouth = 'N:KQJT98.K2.A9876.- A2.QJT5.KQJ.KQJT 76.A43.-.A9876543 543.9876.T5432.2';

  test('any other card goes first', () => {
    const table = rik({ discard: 'last-resort' }, voidSouth).play('DA DJ');
    expect(table.refusal('HA')).toEqual({ code: 'keep-called-card', card: card('HA') });
    for (const word of ['H4', 'S7', 'C3']) expect(table.refusal(word)).toBeNull();
  });

  test('the duty to play it stays, and so does leading it', () => {
    expect(rik({ discard: 'last-resort' }, voidSouth).play('H2 H5').legal).toBe('HA');
    expect(partnerLeads({ discard: 'last-resort' }).refusal('HA')).toBeNull();
  });

  test('as the last card it is discarded', () => {
    const hands = 'N:AKQJT98.2.AKQJ2.- 765.KQJ98.T987.2 -.A.-.AKQJT9876543 432.T76543.6543.-';
    let table = rik({ discard: 'last-resort' }, hands).play('D2 DT C3 D3 C2 C4 H3 H2 C5 H4 S8 H8');
    const lowest = () => table.legal.split(' ').at(-1) ?? '';
    for (const lead of ['SA', 'SK', 'SQ', 'SJ', 'ST', 'S9', 'DA', 'DK', 'DQ']) {
      table = table.play(lead);
      table = table.play(lowest());
      expect(table.refusal('S:HA')).toEqual({ code: 'keep-called-card', card: card('HA') });
      table = table.play(lowest());
      table = table.play(lowest());
    }
    table = table.play('DJ');
    expect(table.play(lowest()).legal).toBe('HA');
  });
});

describe('R7.3: noRuff, a trump is a last resort and does not win', () => {
  const voidEast = 'N:KQJT98.K2.A9876.- A2.-.KQJT.KQJT987 76.A43.532.A6543 543.QJT98765.4.2';

  test('noRuff=called: in a trick of the called suit', () => {
    const table = rik({ noRuff: 'called' }, voidEast).play('H2');
    expect(table.refusal('E:S2')).toEqual({ code: 'may-not-ruff', trump: SPADES });
    expect(table.refusal('E:DK')).toBeNull();
    expect(table.play('DK HA H5').trickWinners).toBe('S');
  });

  test('noRuff=called: other suits may be ruffed', () => {
    const table = rik({ noRuff: 'called' }).play('S8 SA S6 S3 CK CA C2');
    expect(table.refusal('N:S9')).toBeNull();
  });

  test('noRuff=off: it may be ruffed and the ruff wins', () => {
    expect(rik({}, voidEast).play('H2 S2 HA H5').trickWinners).toBe('E');
  });
});

describe('R7.3: noRuff=called, with nothing but trumps', () => {
  test('who has nothing else plays one, in vain', () => {
    const trumpsEast = 'N:2.K2.A98765.A876 AKQJT9876543.-.-.2 -.A43.KQJT2.KQJT9 -.QJT98765.43.543';
    const table = rik({ noRuff: 'called' }, trumpsEast).play('CA C2 CK C5').play('H2');
    expect(table.legal.split(' ')).toHaveLength(12);
    expect(table.play('SA HA H5').trickWinners).toBe('N S');
  });
});

describe('R7.3: callVoid, how the ace of a suit not held is called', () => {
  /** N lacks the ace of hearts, in which he has cards, and that of clubs, in which he is void. */
  const oneOpen = 'N:KQJT98.K2.A9876.- ? ? ?';
  /** N has the ace of every side suit that he has cards in. */
  const noneOpen = 'N:KQJT98.A2.A9876.- ? ? ?';
  const calls = (callVoid: Ruleset['callVoid'], hands: string): Table =>
    deal({ dealer: 'W', hands, ruleset: pagatWith({ callVoid }) })
      .auction('rik pas pas pas')
      .say('trump:S');

  test('blind: only without another choice, and he may lead face down', () => {
    expect(calls('blind', oneOpen).legal).toBe('call:HA');
    expect(calls('blind', noneOpen).legal).toBe('call:CA:blind');
    expect(calls('blind', noneOpen).say('call:CA:blind').refusal('D6*')).toBeNull();
  });

  test('allowed: openly at any time, which gives no right to a face-down lead', () => {
    expect(calls('allowed', oneOpen).legal).toBe('call:HA call:CA');
    expect(calls('allowed', oneOpen).refusal('call:CA:blind')).toEqual({
      code: 'call-not-blind',
      card: card('CA'),
    });
    expect(calls('allowed', oneOpen).say('call:CA').refusal('D6*')).toEqual({
      code: 'face-down-not-allowed',
    });
    expect(calls('allowed', noneOpen).legal).toBe('call:CA');
  });

  test('open: only without another choice, openly', () => {
    expect(calls('open', oneOpen).legal).toBe('call:HA');
    expect(calls('open', noneOpen).legal).toBe('call:CA');
    expect(calls('open', noneOpen).say('call:CA').refusal('D6*')).toEqual({ code: 'face-down-not-allowed' });
  });

  test('face-down: at any time, and he may lead face down', () => {
    expect(calls('face-down', oneOpen).legal).toBe('call:HA call:CA:blind');
    expect(calls('face-down', oneOpen).say('call:CA:blind').refusal('D6*')).toBeNull();
    expect(calls('face-down', oneOpen).say('call:HA').refusal('D6*')).toEqual({
      code: 'face-down-not-allowed',
    });
  });

  test('whichever, a king only when every side ace is held', () => {
    for (const callVoid of ['blind', 'allowed', 'open', 'face-down'] as const) {
      expect(calls(callVoid, noneOpen).refusal('call:HK')).toMatchObject({ code: 'call-higher-rank' });
      expect(calls(callVoid, 'N:AQ32.A32.A32.A32 ? ? ?').legal).toBe('call:HK call:DK call:CK');
    }
  });

  test('the duty binds the holder of a card that was called so', () => {
    const hands = 'N:KQJT98.K2.A9876.- A2.QJT.KQJ.KQJT9 76.A43.T5.A87654 543.98765.432.32';
    const led = calls('allowed', hands).say('call:CA').play('S8 SA S6 S3 C9');
    expect(led.legal).toBe('CA');
  });
});

describe('R7.3: several of these rules at once', () => {
  test('the holder must ruff where he would have discarded it, and lead it when he leads its suit', () => {
    const strict: Partial<Ruleset> = { mustRuff: true, discard: 'last-resort', holderLead: 'must-play' };
    const voidSouth = 'N:KQJT98.K2.A9876.- A2.QJT5.KQJ.KQJT 76.A43.-.A9876543 543.9876.T5432.2';
    // Void in diamonds he must ruff, so that the called card cannot go.
    expect(rik(strict, voidSouth).play('DA DJ').legal).toBe('S7 S6');
    const leading = partnerLeads({ ...strict, mustRuff: false });
    expect(leading.refusal('H4')).toEqual(mustPlayAce);
    expect(leading.refusal('D5')).toBeNull();
  });
});
