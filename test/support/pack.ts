import { type CardSet, cardsOf } from '../../src/engine/cardSet.js';
import { type Card, cardName, RANK_LETTERS, rankOf, SUITS, suitOf } from '../../src/engine/cards.js';
import type { PerSeat } from '../../src/engine/seats.js';

/** Cards in their order, as a test writes them: `SA SK HT`. */
export const names = (pack: readonly Card[]): string => pack.map(cardName).join(' ');

/** A hand as `[Deal]` writes it, with `-` for a void: `AK72.Q5.J983.-`. */
export const handText = (hand: CardSet): string =>
  SUITS.map((suit) =>
    cardsOf(hand)
      .filter((card) => suitOf(card) === suit)
      .map((card) => RANK_LETTERS.charAt(rankOf(card)))
      .join(''),
  )
    .map((holding) => holding || '-')
    .join('.');

/** The four hands clockwise from N, as in `[Deal]`. */
export const dealText = (hands: PerSeat<CardSet>): string =>
  `N:${[hands[0], hands[1], hands[2], hands[3]].map(handText).join(' ')}`;
