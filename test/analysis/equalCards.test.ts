import { describe, expect, it } from 'vitest';
import { isEqualCard } from '../../src/analysis/equalCards.js';
import type { Action } from '../../src/engine/action.js';
import { punten } from '../../src/engine/rulesets/punten.js';
import type { SeatLetter } from '../../src/engine/seats.js';
import { card } from '../support/hands.js';
import { deal, type Table, withRules } from '../support/table.js';

const play = (word: string): Action => ({
  type: 'play',
  card: card(word.replace('*', '')),
  faceDown: word.endsWith('*'),
});

/** Whether two cards come to the same for a seat: whose turn it is, unless another is named. */
function isEqual(table: Table, one: string, other: string, seat: SeatLetter | null = table.by): boolean {
  if (seat === null) throw new Error('nobody is to play');
  const view = table.seenBy(seat);
  const [a, b] = [play(one), play(other)];
  expect(isEqualCard(view, b, a)).toBe(isEqualCard(view, a, b));
  return isEqualCard(view, a, b);
}

/** N plays alone with spades as trump; S follows from these hearts to two that lie there. */
const third = (hearts: string, led: string, second: string): Table =>
  deal({ hands: `N:AKQT98.${led}.?.? ?.${second}.?.? 43.${hearts}.?.? ?` })
    .auction('alleen-8 pas pas pas')
    .say('trump:S')
    .play(`H${led} H${second}`);

describe('cards that come to the same', () => {
  it('are neighbours in the hand', () => {
    const table = third('KQJ4', '2', '5');
    expect(isEqual(table, 'HK', 'HQ')).toBe(true);
    expect(isEqual(table, 'HK', 'HJ')).toBe(true);
    expect(isEqual(table, 'HJ', 'H4')).toBe(false);
  });

  it('have only cards of earlier tricks between them', () => {
    const table = deal({ hands: 'N:?.T?.?.? ?.8?.?.? AKJT98.KJ9.?.? ?.Q?.?.?', dealer: 'E' })
      .auction('alleen-8 pas pas pas')
      .say('trump:S');
    expect(isEqual(table, 'HK', 'HJ')).toBe(false);
    expect(isEqual(table.play('H9 HQ HT H8'), 'HK', 'HJ', 'S')).toBe(true);
  });

  it('have no card on the table between them, for that decides who takes the trick', () => {
    expect(isEqual(third('KJ4', 'Q', '5'), 'HK', 'HJ')).toBe(false);
  });

  it('are of one suit, and lie face up both or face down both', () => {
    const blind = deal({ hands: 'N:AK98.-.AK84.K7652 ? ? ?', dealer: 'W' })
      .auction('rik pas pas pas')
      .say('trump:C call:HA:blind');
    expect(isEqual(blind, 'S9*', 'S8*')).toBe(true);
    expect(isEqual(blind, 'S9*', 'S8')).toBe(false);
    expect(isEqual(blind, 'SA', 'DA')).toBe(false);
  });

  it('are never the called card', () => {
    const table = deal({ hands: 'N:AK98.2.AK84.K765 ?.AK?.?.? ? ?' })
      .auction('rik pas pas pas')
      .say('trump:S call:HA')
      .play('D4');
    expect(isEqual(table, 'HA', 'HK')).toBe(false);
  });

  it('are no queens where queens count (R10.3)', () => {
    const inGame = deal({
      hands: 'N:KQJ.?.?.? ? ? ?',
      ruleset: withRules(punten, { spadeBan: 0 }),
      dealer: 'W',
    });
    expect(isEqual(inGame.say('pas pas pas game:schoppen-mie'), 'SQ', 'SJ')).toBe(false);
    expect(isEqual(inGame.say('pas pas pas game:een-of-vijf'), 'SQ', 'SJ')).toBe(true);
  });

  it('are those of the open hand for who plays it (R11.3)', () => {
    const table = deal({ hands: 'N:? ? AK98.K2.AK84.K76 654.A3.?.?', players: 3, dealer: 'E' })
      .auction('rik pas pas')
      .say('trump:C call:HA')
      .play('S9');
    expect([table.turn, table.by]).toEqual(['W', 'S']);
    expect(isEqual(table, 'S6', 'S4')).toBe(true);
  });
});
