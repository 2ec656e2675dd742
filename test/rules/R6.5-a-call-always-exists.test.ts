import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCards, has } from '../../src/engine/cardSet.js';
import { ALL_CARDS, rankOf, SUITS, suitOf } from '../../src/engine/cards.js';
import { legalCalledCards } from '../../src/engine/naming.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { deal } from '../support/table.js';

const TEN = 8;

describe('R6.5: with every hand and every trump there is a card to call', () => {
  test('at worst a ten', () => {
    const table = deal({ dealer: 'W', hands: 'N:A.AKQJ.AKQJ.AKQJ ? ? ?' }).auction('rik pas pas pas');
    expect(table.say('trump:S').legal).toBe('call:HT call:DT call:CT');
    const one = deal({ dealer: 'W', hands: 'N:-.AKQJT.AKQJ.AKQJ ? ? ?' }).auction('troela pas pas pas');
    expect(one.contracts).toBe('N troela');
    expect(
      legalCalledCards(pagat, one.deal.hands[0], 0).map((call) => [suitOf(call.card), rankOf(call.card)]),
    ).toEqual([
      [2, TEN],
      [3, TEN],
    ]);
  });

  test('the call depends on trump as well as on the hand', () => {
    const table = deal({ dealer: 'W', hands: 'N:AK32.A432.K2.432 ? ? ?' }).auction('rik pas pas pas');
    const calls = ['S', 'H', 'D', 'C'].map((suit) => table.say(`trump:${suit}`).legal);
    expect(calls).toEqual(['call:DA call:CA', 'call:DA call:CA', 'call:CA', 'call:DA']);
  });

  test('for any hand: side suits only, cards he lacks, all of one rank from ace to ten, blind only when void', () => {
    const hand = fc.shuffledSubarray([...ALL_CARDS], { minLength: 13, maxLength: 13 }).map(fromCards);
    fc.assert(
      fc.property(hand, fc.constantFrom(...SUITS), (held, trump) => {
        const calls = legalCalledCards(pagat, held, trump);
        expect(calls.length).toBeGreaterThan(0);
        expect(new Set(calls.map((call) => rankOf(call.card))).size).toBe(1);
        for (const { card, blind } of calls) {
          expect(suitOf(card)).not.toBe(trump);
          expect(has(held, card)).toBe(false);
          expect(rankOf(card)).toBeGreaterThanOrEqual(TEN);
          expect(blind).toBe(held[suitOf(card)] === 0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
