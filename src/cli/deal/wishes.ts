import { countAces } from '../../engine/auction.js';
import { type CardSet, cardsOf, has, ofSuit, remove, suitSize } from '../../engine/cardSet.js';
import { ACE, type Card, cardOf, rankOf, SUITS, type Suit } from '../../engine/cards.js';
import type { Wish } from '../../i18n/texts/cli.js';

const longest = (hand: CardSet): number => Math.max(...SUITS.map((suit) => suitSize(hand, suit)));

/**
 * Whether a suit can well be kept without a trick: the lowest card is a four at most, the next a six, and so on, so that the
 * others mostly hold as many cards above as there are tricks in the suit.
 */
function isLow(hand: CardSet, suit: Suit): boolean {
  const upwards = cardsOf(ofSuit(hand, suit)).map(rankOf).toReversed();
  return upwards.every((rank, index) => rank <= 2 * index + 2);
}

const isLowEverywhere = (hand: CardSet): boolean => SUITS.every((suit) => isLow(hand, suit));

/** How many of the top cards of a suit a hand holds without a gap, from the ace down. */
function topCards(hand: CardSet, suit: Suit): number {
  let held = 0;
  while (held < suitSize(hand, suit) && has(hand, cardOf(suit, ACE - held))) held += 1;
  return held;
}

/** Tricks in the hand itself with this trump suit: its length less the missing honours, and the tops of the other suits. */
function ownTricks(hand: CardSet, trump: Suit): number {
  const honours = [ACE, ACE - 1, ACE - 2].map((rank) => cardOf(trump, rank));
  const missing = honours.filter((card) => !has(hand, card)).length;
  const trumps = Math.max(0, suitSize(hand, trump) - missing);
  const others = SUITS.filter((suit) => suit !== trump).map((suit) => topCards(hand, suit));
  return others.reduce((sum, tops) => sum + tops, trumps);
}

const bestOwnTricks = (hand: CardSet): number => Math.max(...SUITS.map((suit) => ownTricks(hand, suit)));

const aces = (hand: CardSet): readonly Card[] =>
  SUITS.map((suit) => cardOf(suit, ACE)).filter((ace) => has(hand, ace));

/** One ace, and without it a hand for no trick at all. */
function isForOneTrick(hand: CardSet): boolean {
  const [ace, ...more] = aces(hand);
  return ace !== undefined && more.length === 0 && isLowEverywhere(remove(hand, ace));
}

/** Whether a hand of thirteen is one that is wished for. */
export const FITS: Readonly<Record<Wish, (hand: CardSet) => boolean>> = {
  troela: (hand) => countAces(hand) === 3,
  'four-aces': (hand) => countAces(hand) === 4,
  misere: isLowEverywhere,
  piek: isForOneTrick,
  rik: (hand) => longest(hand) >= 5 && bestOwnTricks(hand) >= 5,
  alleen: (hand) => bestOwnTricks(hand) >= 8,
  'long-trump': (hand) => longest(hand) >= 7,
  void: (hand) => SUITS.some((suit) => suitSize(hand, suit) === 0),
};
