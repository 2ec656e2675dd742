import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cannotTakeTrick, certainTricks } from '../../src/bots/heuristic/certain.js';
import { HEARTS, SPADES } from '../../src/engine/cards.js';
import { hands } from '../support/hands.js';

const hand = (cards: string) => hands(`N:${cards} ? ? ?`)[0];

describe('what a hand takes from the top', () => {
  it.each([
    ['AKQJT987.AKQ.AK.-', 13, 'all of it'],
    ['AKQJT9654.AKQ.7.-', 12, 'the lone seven is not high'],
    ['AKQJT9.AK2.AKQ.2', 6, 'seven trumps may be in one hand'],
    ['AKQJT98.A32.A2.2', 9, 'seven rounds draw the six others, then the aces are good'],
    ['AK65432.A32.A2.2', 2, 'a trump may stay out, and side aces be ruffed'],
  ] as const)('%s with spades as trump: %i, %s', (cards, tricks, _why) => {
    expect(certainTricks(hand(cards), SPADES)).toBe(tricks);
  });

  it('depends on what is trump', () => {
    expect(certainTricks(hand('AKQJT987.AKQ.AK.-'), HEARTS)).toBe(3);
  });
});

describe('hands that cannot take a trick', () => {
  it.each([
    ['32.5432.5432.432', true, 'the lowest cards of every suit'],
    ['2.32.5432.765432', true, 'seven low clubs lie below those outside'],
    ['8642.2.2.QT86432', true, 'gaps are safe as long as a card outside fits below each'],
    ['3.432.5432.65432', false, 'the two of spades is outside'],
    ['AQT8642.2.2.8642', true, 'by the time the ace is played nobody has a spade'],
    ['A32.5432.5432.32', false, 'the ace of three falls in the third round'],
  ] as const)('%s: %s, %s', (cards, cannot, _why) => {
    expect(cannotTakeTrick(hand(cards))).toBe(cannot);
  });

  it('a higher card never makes a hand safe', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 7 }),
        (ranks) => {
          const mask = ranks.reduce((set, rank) => set | (1 << rank), 0);
          const top = Math.max(...ranks);
          if (top === 12) return;
          const raised = (mask & ~(1 << top)) | (1 << (top + 1));
          if (!cannotTakeTrick([mask, 0, 0, 0])) expect(cannotTakeTrick([raised, 0, 0, 0])).toBe(false);
        },
      ),
    );
  });
});
