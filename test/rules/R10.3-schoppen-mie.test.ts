import { describe, expect, test } from 'vitest';
import { gather } from '../../src/engine/rulesets/gather.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import { toernooi } from '../../src/engine/rulesets/toernooi.js';
import { settled } from '../support/games.js';
import { card } from '../support/hands.js';
import { deal, pagatWith, type Table, withRules } from '../support/table.js';

/** E is void in hearts and holds the queen of spades; N has the four highest hearts. */
const VOID_EAST = 'N:A54.AKQJ.A87.A87 Q32.-.KQJT9.KQJT9 K76.T987.654.654 JT98.65432.32.32';
/** N has spades and two aces, E and S one small spade each; each of the other suits is in one hand. */
const ONLY_SPADES = 'N:AKQJT987654.A.A.- 3.-.KQJT98765432.- 2.KQJT98765432.-.- -.-.-.AKQJT98765432';

const played = (hands: string, ruleset = punten): Table =>
  deal({
    dealer: 'W',
    hands,
    ruleset: withRules(ruleset, { troela: 'off', passOut: { kind: 'game', game: 'schoppen-mie' } }),
  }).auction('pas pas pas pas');

const mie = (ruleset: typeof pagat, queenTaker: 0 | 1 | 2 | 3, lastTaker: 0 | 1 | 2 | 3): string =>
  settled(ruleset, 'schoppen-mie', { queenTaker, lastTaker });

describe('R10.3: schoppen-mie, avoid the queen of spades and the last trick', () => {
  test('the taker pays each other player, for the queen and for the last trick', () => {
    expect(mie(pagat, 0, 1)).toBe('N -2 E -2 S +2 W +2');
    expect(mie(pagat, 2, 3)).toBe('N +2 E +2 S -2 W -2');
  });

  test('both if they are taken by one player', () => {
    expect(mie(pagat, 0, 0)).toBe('N -6 E +2 S +2 W +2');
    expect(mie(pagat, 3, 3)).toBe('N +2 E +2 S +2 W -6');
  });

  test('in punten and toernooi five for each', () => {
    expect(mie(punten, 0, 1)).toBe('N -10 E -10 S +10 W +10');
    expect(mie(toernooi, 0, 0)).toBe('N -30 E +10 S +10 W +10');
  });

  test('in gather whoever took neither is credited ten', () => {
    expect(mie(gather, 0, 1)).toBe('N 0 E 0 S +10 W +10');
    expect(mie(gather, 0, 0)).toBe('N 0 E +10 S +10 W +10');
  });

  test('played: who took the queen, and who took the last trick', () => {
    // E discards the queen on a heart that N wins, and N wins all tricks but the clubs and diamonds that E is left with.
    const table = played(VOID_EAST, toernooi).play('HA D9 H7 H2 HK DT H8 H3 HQ DJ H9 H4 HJ SQ HT H5');
    expect(table.trickWinners).toBe('N N N N');
    const { settlement, deal: over } = table.playOut().finished;
    if (settlement.kind !== 'game') throw new Error('no game');
    const last = over.tricks.at(-1)?.winner;
    expect(settlement.result).toMatchObject({ queenTaker: 0, lastTaker: last });
    expect(table.playOut().score).toBe(
      settled(toernooi, 'schoppen-mie', {
        queenTaker: 0,
        ...(last === undefined ? {} : { lastTaker: last }),
      }),
    );
  });

  test('played: the last trick is the thirteenth, whoever took the first', () => {
    const hands = 'N:Q.T987.5432.5432 J98.65432.T9.T98 T765.-.AKQJ.KQJ76 AK432.AKQJ.876.A';
    const table = played(hands, pagat).play('D5 DT DA D6').playOut();
    const { deal: over, settlement } = table.finished;
    if (settlement.kind !== 'game') throw new Error('no game');
    const [first, last] = [over.tricks[0]?.winner, over.tricks[12]?.winner];
    expect(first).toBe(2);
    expect(last).not.toBe(first);
    expect(settlement.result.lastTaker).toBe(last);
    const withQueen = over.tricks.find((trick) => trick.plays.some((play) => play.card === card('SQ')));
    expect(settlement.result.queenTaker).toBe(withQueen?.winner);
  });

  test('it is played to the last trick, though the queen has fallen', () => {
    expect(played(VOID_EAST).playOut().finished.deal.tricks).toHaveLength(13);
  });
});

describe('R10.3: spadeBan=3, no spade is led or discarded in the first three tricks', () => {
  const noSpades = { code: 'no-spades-yet', tricks: 3 } as const;

  test.each([
    ['punten', punten],
    ['toernooi', toernooi],
  ] as const)('%s: none is led', (_, ruleset) => {
    const table = played(ONLY_SPADES, ruleset);
    expect(table.legal).toBe('HA DA');
    expect(table.refusal('SQ')).toEqual(noSpades);
    const second = table.play('HA D2 H2 C2');
    expect(second.trickWinners).toBe('N');
    expect(second.legal).toBe('DA');
  });

  test('none is discarded', () => {
    const led = played(ONLY_SPADES).play('HA');
    expect(led.refusal('E:S3')).toEqual(noSpades);
    expect(led.legal.split(' ').every((word) => word.startsWith('D'))).toBe(true);
  });

  test('following suit goes before the ban, and who has only spades may lead one', () => {
    const third = played(ONLY_SPADES).play('HA D2 H2 C2 DA D3 H3 C3');
    expect(third.trickWinners).toBe('N N');
    expect(third.legal.split(' ')).toHaveLength(11);
    const led = third.play('S4');
    expect(led.legal).toBe('S3');
    expect(led.play('S3').legal).toBe('S2');
  });

  test('who has only spades may discard one', () => {
    const spadesEast = 'N:-.AKQJ.AKQJ.AKQJT AKQJT98765432.-.-.- -.T9876.T9876.987 -.5432.5432.65432';
    expect(played(spadesEast).play('HA').legal.split(' ')).toHaveLength(13);
  });

  test('from the fourth trick on spades are free', () => {
    const three = played(VOID_EAST).play('HA D9 H7 H2 HK DT H8 H3 HQ DJ H9 H4');
    expect(three.refusal('N:S4')).toBeNull();
    const led = three.play('HJ');
    for (const word of ['SQ', 'S3', 'S2', 'DK', 'C9']) expect(led.refusal(`E:${word}`)).toBeNull();
    expect(played(VOID_EAST).play('HA D9 H7 H2 HK DT H8 H3 HQ').refusal('E:SQ')).toEqual(noSpades);
  });

  test('in pagat and gather there is no ban', () => {
    for (const ruleset of [pagat, gather]) {
      expect(played(ONLY_SPADES, ruleset).refusal('N:SQ')).toBeNull();
      expect(played(ONLY_SPADES, ruleset).play('HA').refusal('E:S3')).toBeNull();
    }
  });

  test('another number of tricks is a house rule', () => {
    const one = played(VOID_EAST, withRules(pagat, { spadeBan: 1 }));
    expect(one.refusal('N:S4')).toEqual({ code: 'no-spades-yet', tricks: 1 });
    expect(one.play('HA D9 H7 H2').refusal('N:S4')).toBeNull();
  });

  test('it binds in this game only', () => {
    const other = deal({
      dealer: 'W',
      hands: ONLY_SPADES,
      ruleset: pagatWith({ spadeBan: 3, troela: 'off', passOut: { kind: 'game', game: 'mie-en' } }),
    }).auction('pas pas pas pas');
    expect(other.refusal('N:SQ')).toBeNull();
    const misere = deal({
      dealer: 'W',
      hands: ONLY_SPADES,
      ruleset: pagatWith({ spadeBan: 3, troela: 'off' }),
    }).auction('misere pas pas pas');
    expect(misere.refusal('N:SQ')).toBeNull();
  });
});

describe('R10.3: toernooi, who cannot follow must discard the queen of spades', () => {
  const threeTricks = 'HA D9 H7 H2 HK DT H8 H3 HQ DJ H9 H4';

  test('from the fourth trick on', () => {
    const led = played(VOID_EAST, toernooi).play(threeTricks).play('HJ');
    expect(led.legal).toBe('SQ');
    expect(led.refusal('E:DK')).toEqual({ code: 'must-discard-queen', card: card('SQ') });
  });

  test('not before', () => {
    const second = played(VOID_EAST, toernooi).play('HA D9 H7 H2 HK');
    expect(second.refusal('E:SQ')).toMatchObject({ code: 'no-spades-yet' });
    expect(second.refusal('E:DK')).toBeNull();
  });

  test('who can follow does, and need not lead her', () => {
    const three = played(VOID_EAST, toernooi).play(threeTricks);
    expect(three.play('DA').legal).toBe('DK DQ');
    const east = three.play('DA DQ D4 D2').play('D7');
    expect(east.legal).toBe('DK');
    const onLead = east.play('DK D5 D3');
    expect(onLead.turn).toBe('E');
    for (const word of ['SQ', 'S3', 'CK']) expect(onLead.refusal(word)).toBeNull();
  });

  test('in punten he may keep her', () => {
    expect(played(VOID_EAST).play(threeTricks).play('HJ').refusal('E:DK')).toBeNull();
  });

  test('in a misère nobody has to', () => {
    const misere = deal({
      dealer: 'W',
      hands: VOID_EAST,
      ruleset: withRules(toernooi, { stopWhenDecided: false }),
    });
    const led = misere.auction('misere pas pas pas').play(threeTricks).play('HJ');
    expect(led.refusal('E:DK')).toBeNull();
  });
});
