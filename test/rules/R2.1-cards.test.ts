import { describe, expect, test } from 'vitest';
import { ALL_CARDS, cardName } from '../../src/engine/cards.js';
import { deal } from '../support/table.js';

describe('R2.1: 52 cards in four suits, from the ace down to the two', () => {
  test('a new pack has each card once', () => {
    const suits = ['S', 'H', 'D', 'C'];
    const ranks = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'];
    expect(ALL_CARDS.map(cardName)).toEqual(suits.flatMap((suit) => ranks.map((rank) => suit + rank)));
  });

  test('in a suit the ace is highest, then king, queen, jack, ten and so on down to the two', () => {
    const table = deal({
      hands: 'N:J982.76543.AK.AK Q73.AKQJ.J98.JT9 A6T.T982.QT7.876 K54.-.65432.Q5432',
      dealer: 'W',
    }).auction('misere pas pas pas');
    expect(table.play('S2 S3 S6 S4').trickWinners).toBe('S');
    expect(table.play('SJ SQ SA SK').trickWinners).toBe('S');
    expect(table.play('SJ SQ ST SK').trickWinners).toBe('W');
    expect(table.play('SJ S7 ST S5').trickWinners).toBe('N');
    expect(table.play('S9 S3 ST S4').trickWinners).toBe('S');
    expect(table.play('S8 S7 S6 S5').trickWinners).toBe('N');
  });
});
