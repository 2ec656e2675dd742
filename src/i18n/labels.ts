import type { Card, Suit } from '../engine/cards.js';
import type { PerSeat, Seat } from '../engine/seats.js';

/** How the things on the table are written in one place: on screen, in a log, in plain ASCII. */
export interface Labels {
  /** A card: `A♠`, `10♥`, or in ASCII as in a record: `SA`, `H10`. */
  card(card: Card): string;
  /** A suit's sign: `♠`, or in ASCII its letter. */
  suit(suit: Suit): string;
  /** Who sits at a seat. */
  seat(seat: Seat): string;
}

const GLYPHS = ['♠', '♥', '♦', '♣'] as const;
const LETTERS = ['S', 'H', 'D', 'C'] as const;
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

/** The rank of a card as it stands on it: A K Q J 10 ... 2, in every language. */
export const rankLabel = (card: Card): string => RANKS[card % RANKS.length] ?? '';

/** The labels for players with these names; ASCII writes suits as letters. */
export function labelsFor(names: PerSeat<string>, ascii: boolean): Labels {
  const signs = ascii ? LETTERS : GLYPHS;
  const sign = (card: Card): string => signs[Math.floor(card / RANKS.length)] ?? '';
  return {
    card: (card) => (ascii ? sign(card) + rankLabel(card) : rankLabel(card) + sign(card)),
    suit: (suit) => signs[suit],
    seat: (seat) => names[seat],
  };
}
