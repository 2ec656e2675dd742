import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card } from '../../src/engine/cards.js';
import { dealPackets, gather, nextDeal, prepare } from '../../src/engine/deal.js';
import { randomFor } from '../../src/engine/random.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { dealText, names } from '../support/pack.js';
import { deal, pagatWith, seat } from '../support/table.js';

const SEEDS = Array.from({ length: 60 }, (_, seed) => `seed ${seed}`);

/** A new pack after it has been made ready for the next deal. */
const readied = (ruleset: Ruleset, seed: string) => prepare(ALL_CARDS, ruleset, randomFor(seed, 'deal', 1));

/** Whether a pack is another with some cards moved from the top to the bottom. */
function isCutOf(before: readonly Card[], after: readonly Card[]): boolean {
  const [first] = after;
  const top = first === undefined ? 0 : before.indexOf(first);
  return names(after) === names([...before.slice(top), ...before.slice(0, top)]);
}

/**
 * Into how many stacks a pack that began in the order of `ALL_CARDS` has to be sorted so that each keeps that order: one when
 * untouched, two after a riffle, four after two.
 */
function stacks(after: readonly Card[]): number {
  const place = new Map(after.map((card, index) => [card, index]));
  const placeOf = (card: Card | undefined): number => (card === undefined ? -1 : (place.get(card) ?? -1));
  return ALL_CARDS.filter((card, index) => placeOf(card) < placeOf(ALL_CARDS[index - 1])).length + 1;
}

describe('R3.2: after the first deal the pack is never shuffled but cut once', () => {
  test('every card keeps the neighbours it had, but for the one place of the cut', () => {
    for (const seed of SEEDS) {
      const after = readied(pagat, seed);
      expect(isCutOf(ALL_CARDS, after)).toBe(true);
      expect(names(after)).not.toBe(names(ALL_CARDS));
    }
  });

  test('the next deal comes from the gathered tricks of this one', () => {
    const played = deal({ dealer: 'W' }).auction('misere pas pas pas').playOut().finished.deal;
    const pack = gather(played, 4, seat('N'));
    const everyCut = Array.from({ length: 52 }, (_, top) => [...pack.slice(top), ...pack.slice(0, top)]);
    const possible = new Set(everyCut.map((each) => dealText(dealPackets(each, pagat, 4, seat('N')))));
    const dealt = SEEDS.map((seed) => nextDeal(pagat, 4, seat('N'), played, randomFor(seed)));
    expect(dealt.every((each) => possible.has(dealText(each.hands)))).toBe(true);
    expect(new Set(dealt.map((each) => dealText(each.hands))).size).toBeGreaterThan(20);
    expect(dealt.every((each) => each.board === played.board + 1)).toBe(true);
  });
});

describe('R3.2: shuffle=riffle, two loose riffles and a cut', () => {
  test('the cards lie in a few interleaved runs of the old order', () => {
    const counts = SEEDS.map((seed) => stacks(readied(pagatWith({ shuffle: 'riffle' }), seed)));
    // Two riffles leave at most four runs, and the cut may split one of them.
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  });

  test('no card is lost and it is more than a cut', () => {
    for (const seed of SEEDS) {
      const after = readied(pagatWith({ shuffle: 'riffle' }), seed);
      expect(new Set(after).size).toBe(52);
      expect(isCutOf(ALL_CARDS, after)).toBe(false);
    }
  });
});

describe('R3.2: shuffle=every-deal, fully mixed', () => {
  test('nothing of the old order is left', () => {
    for (const seed of SEEDS) {
      const after = readied(pagatWith({ shuffle: 'every-deal' }), seed);
      expect(new Set(after).size).toBe(52);
      expect(stacks(after)).toBeGreaterThan(15);
    }
  });
});
