import {
  add,
  type CardSet,
  cardsOf,
  FULL_PACK,
  fromCards,
  has,
  highest,
  lowestRank,
  ofSuit,
  remove,
  union,
} from '../../../../src/engine/cardSet.js';
import { ALL_CARDS, type Card, rankOf, SUITS, suitOf } from '../../../../src/engine/cards.js';
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

/** How an ending is dealt: which cards take part, and whether one place is given low cards, or low cards and one winner. */
export const ENDINGS = ['whole pack', 'few ranks', 'two suits', 'low hand', 'low hand and a winner'] as const;
export type EndingKind = (typeof ENDINGS)[number];

const takesPart: Readonly<Record<EndingKind, (card: Card, size: number) => boolean>> = {
  'whole pack': () => true,
  'few ranks': (card, size) => rankOf(card) < size + 2,
  'two suits': (card) => suitOf(card) < 2,
  'low hand': () => true,
  'low hand and a winner': (card, size) => rankOf(card) < size + 4,
};

/** An ending of so many cards a hand with a random leader; `low` is the place that gets the low cards. */
export function ending(random: Random, size: number, kind: EndingKind, low: Place): SolverPosition {
  const pack = ALL_CARDS.filter((card) => takesPart[kind](card, size));
  const hands = handsOf(shuffled(pack, random).slice(0, 4 * size), size);
  const leader = anyPlace(random);
  if (kind === 'low hand') return opening(lowered(hands, low, random), leader);
  if (kind !== 'low hand and a winner') return opening(hands, leader);
  return opening(withWinner(lowered(hands, low, random), low, random), leader);
}

/** The same suit lengths, but the place has the highest card of one of its suits instead of its own highest there. */
function withWinner(hands: SolverPosition['hands'], place: Place, random: Random): SolverPosition['hands'] {
  const [own] = shuffled(cardsOf(hands[place]), random);
  if (own === undefined) return hands;
  const suit = suitOf(own);
  const everybody = hands.reduce((all, hand) => union(all, hand));
  const mine = highest(hands[place], suit);
  const best = highest(everybody, suit);
  if (mine === null || best === null || mine === best) return hands;
  const swapped = (hand: CardSet): CardSet => {
    if (has(hand, mine)) return add(remove(hand, mine), best);
    return has(hand, best) ? add(remove(hand, best), mine) : hand;
  };
  return [swapped(hands[0]), swapped(hands[1]), swapped(hands[2]), swapped(hands[3])];
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
