import { countAces } from '../../src/engine/auction.js';
import { type CardSet, cardsOf, suitSize } from '../../src/engine/cardSet.js';
import { rankOf, SUITS, suitOf } from '../../src/engine/cards.js';
import type { Contract } from '../../src/engine/ruleset.js';

/** Roughly how many tricks a hand takes with its best suit as trump: what it is long in, and its high cards elsewhere. */
export function strength(hand: CardSet): number {
  const high = (suit: number): number =>
    cardsOf(hand)
      .filter((card) => suitOf(card) === suit)
      .reduce<number>((sum, card) => sum + Math.max(0, rankOf(card) - 9) / 3, 0);
  return Math.max(
    ...SUITS.map((trump) => {
      const side = SUITS.filter((suit) => suit !== trump).reduce<number>((sum, suit) => sum + high(suit), 0);
      return high(trump) / 2 + suitSize(hand, trump) + side / 1.5 - 2;
    }),
  );
}

/** How dangerous a hand is when it should take no trick: the cards of each suit against the lowest it could hold. */
export const danger = (hand: CardSet): number =>
  SUITS.reduce<number>((sum, suit) => {
    const low = cardsOf(hand)
      .filter((card) => suitOf(card) === suit)
      .map(rankOf)
      .toReversed();
    return sum + low.reduce((worst, rank, index) => Math.max(worst, rank - 2 * index), 0);
  }, 0);

/** How well a hand suits a contract, the higher the better. */
export function fitness(contract: Contract, hand: CardSet): number {
  if (contract.aces !== null) return countAces(hand) === contract.aces ? 100 : 0;
  return contract.goal.kind === 'exactly' ? -danger(hand) : strength(hand);
}
