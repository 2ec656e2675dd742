import { describe, expect, test } from 'vitest';
import { HEARTS, SPADES } from '../../src/engine/cards.js';
import { card } from '../support/hands.js';
import { deal, pagatWith } from '../support/table.js';

/** N has all aces; E is void in hearts, S in spades, W in diamonds. */
const HANDS = 'N:AKQ.AKQ.AKQ9.A87 JT98.-.JT876.KQJT -.JT987.5432.9654 765432.65432.-.32';

/** N plays alone with spades as trump. */
const alone = (ruleset = pagatWith({}), hands = HANDS) =>
  deal({ dealer: 'W', ruleset, hands }).auction('alleen-9 pas pas pas').say('trump:S');

describe('R7.1: follow suit if you can', () => {
  const table = alone();

  test('who leads may lead anything', () => {
    expect(table.legal.split(' ')).toHaveLength(13);
  });

  test('who holds the suit plays it', () => {
    expect(table.play('CA').legal).toBe('CK CQ CJ CT');
    expect(table.play('CA').refusal('E:SJ')).toEqual({ code: 'must-follow-suit', suit: 3 });
    expect(table.play('HA SJ').refusal('S:D5')).toEqual({ code: 'must-follow-suit', suit: HEARTS });
    expect(table.play('SA').refusal('E:D6')).toEqual({ code: 'must-follow-suit', suit: SPADES });
  });

  test('who does not may play anything: a small card, or trump', () => {
    expect(table.play('HA').legal.split(' ')).toHaveLength(13);
    expect(table.play('HA').refusal('E:D6')).toBeNull();
    expect(table.play('HA').refusal('E:S8')).toBeNull();
  });

  test('there is no duty to overtake or to ruff', () => {
    expect(table.play('CA').refusal('E:CT')).toBeNull();
    expect(table.play('C7 CT').refusal('S:C9')).toBeNull();
    expect(table.play('DK D6 D5').refusal('W:H6')).toBeNull();
    expect(table.play('DK D6 D5').refusal('W:S2')).toBeNull();
  });

  test('nobody plays a card he does not hold', () => {
    expect(table.refusal('D2')).toEqual({ code: 'card-not-held', card: card('D2') });
    expect(table.play('SA SJ H7 S2').refusal('SA')).toEqual({ code: 'card-not-held', card: card('SA') });
  });

  test('without trump one follows all the same', () => {
    const misere = deal({ dealer: 'W' }).auction('misere pas pas pas');
    const led = misere.legal.split(' ')[0] ?? '';
    const follows = misere.play(led).legal.split(' ');
    expect(follows.every((word) => word.startsWith(led.charAt(0)))).toBe(true);
  });
});

describe('R7.1: mustRuff, who cannot follow must trump', () => {
  const ruleset = pagatWith({ mustRuff: true });
  const table = alone(ruleset);

  test('any trump, high or low', () => {
    expect(table.play('HA').legal).toBe('SJ ST S9 S8');
    expect(table.play('HA').refusal('E:D6')).toEqual({ code: 'must-ruff', trump: SPADES });
  });

  test('no duty to overruff', () => {
    const bothVoid = 'N:AKQ.AKQ.AKQ98.A7 T98.JT98.-.KQJT98 -.765.JT765432.65 J765432.432.-.432';
    expect(alone(ruleset, bothVoid).play('DA ST DJ').legal).toBe('SJ S7 S6 S5 S4 S3 S2');
  });

  test('who can follow follows, who has no trump may discard', () => {
    expect(table.play('DA').legal).toBe('DJ DT D8 D7 D6');
    expect(table.play('SA SJ').refusal('S:H7')).toBeNull();
  });

  test('without trump there is nothing to ruff with', () => {
    const misere = deal({ dealer: 'W', ruleset, hands: HANDS }).auction('misere pas pas pas');
    expect(misere.play('HA').legal.split(' ')).toHaveLength(13);
  });
});
