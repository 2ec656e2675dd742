import {
  type CardSet,
  cardsOf,
  FULL_PACK,
  fromCards,
  lowestRank,
  ofSuit,
} from '../../../../src/engine/cardSet.js';
import { ALL_CARDS, type Card, rankOf, SUITS } from '../../../../src/engine/cards.js';
import { type Random, randomFor, shuffled } from '../../../../src/engine/random.js';
import type { Place, SolverPosition } from '../../../../src/solver/position.js';

const PLACES = [0, 1, 2, 3] as const;

/** A position at the start of a trick, without trump. */
export const opening = (hands: SolverPosition['hands'], leader: Place): SolverPosition => ({
  hands,
  trump: null,
  leader,
  trick: [],
  duty: null,
});

/** One of the four places, each equally likely. */
export function anyPlace(random: Random): Place {
  return PLACES[random.below(4)] ?? 0;
}

/** The cards cut into four hands of so many, clockwise from place 0; the rest stays out. */
export const handsOf = (cards: readonly Card[], size: number): SolverPosition['hands'] => {
  const hand = (place: Place): CardSet => fromCards(cards.slice(place * size, (place + 1) * size));
  return [hand(0), hand(1), hand(2), hand(3)];
};

/** How many cards of the hand are unsafe: his i-th lowest of a suit above the i-th lowest outside his hand. */
function unsafeCards(hand: CardSet): number {
  let count = 0;
  for (const suit of SUITS) {
    let mine = hand[suit];
    let theirs = FULL_PACK[suit] & ~mine;
    while (mine !== 0 && theirs !== 0) {
      if ((lowestRank(mine) ?? 0) > (lowestRank(theirs) ?? 0)) count += 1;
      mine &= mine - 1;
      theirs &= theirs - 1;
    }
  }
  return count;
}

/** The pack with its first thirteen cards drawn at random and the rest in no special order: a quarter of a whole shuffle. */
function withHandDrawn(random: Random): Card[] {
  const pack = [...ALL_CARDS];
  for (let place = 0; place < 13; place += 1) {
    const drawn = place + random.below(pack.length - place);
    const [card, other] = [pack[drawn], pack[place]];
    if (card === undefined || other === undefined) throw new RangeError('drawn outside the pack');
    pack[place] = card;
    pack[drawn] = other;
  }
  return pack;
}

/**
 * Full random deals in which place 0 holds from `least` to `most` unsafe cards, each with a random leader. His thirteen cards are drawn
 * until they fit, then the others' are dealt, which gives the same deals as drawing whole deals until one fits.
 */
export function dealsWithUnsafe(seed: string, count: number, least: number, most: number): SolverPosition[] {
  const random = randomFor(seed, 'exact goals', least, most);
  return Array.from({ length: count }, () => {
    for (;;) {
      const pack = withHandDrawn(random);
      const mine = pack.slice(0, 13);
      const unsafe = unsafeCards(fromCards(mine));
      if (unsafe < least || unsafe > most) continue;
      return opening(handsOf([...mine, ...shuffled(pack.slice(13), random)], 13), anyPlace(random));
    }
  });
}

/** How an ending is dealt: from the whole pack, from a few neighbouring ranks, or with low cards for one place. */
export const ENDINGS = ['whole pack', 'few ranks', 'low hand'] as const;
export type EndingKind = (typeof ENDINGS)[number];

/** An ending of so many cards a hand with a random leader; `low` is the place that gets low cards in a low-hand ending. */
export function ending(random: Random, size: number, kind: EndingKind, low: Place): SolverPosition {
  const pack = kind === 'few ranks' ? ALL_CARDS.filter((card) => rankOf(card) < size + 2) : ALL_CARDS;
  const cards = shuffled(pack, random).slice(0, 4 * size);
  const hands = handsOf(cards, size);
  return opening(kind === 'low hand' ? lowered(hands, low, random) : hands, anyPlace(random));
}

/** The same suit lengths, but the place holds the lowest cards of each suit, except that now and then one is exchanged. */
function lowered(hands: SolverPosition['hands'], low: Place, random: Random): SolverPosition['hands'] {
  const given: Card[][] = [[], [], [], []];
  for (const suit of SUITS) {
    const lengths = PLACES.map((place) => cardsOf(ofSuit(hands[place], suit)).length);
    const all = PLACES.flatMap((place) => cardsOf(ofSuit(hands[place], suit))).sort((a, b) => a - b);
    const mine = lengths[low] ?? 0;
    if (mine > 0 && mine < all.length && random.below(2) === 0) {
      const moved = all.splice(mine - 1, 1);
      all.splice(mine, 0, ...moved);
    }
    given[low]?.push(...all.slice(0, mine));
    const rest = shuffled(all.slice(mine), random);
    for (const place of PLACES.filter((other) => other !== low)) {
      given[place]?.push(...rest.splice(0, lengths[place] ?? 0));
    }
  }
  const hand = (place: Place): CardSet => fromCards(given[place] ?? []);
  return [hand(0), hand(1), hand(2), hand(3)];
}
