import { type Card, rankOf, type Suit, suitOf } from '../../../engine/cards.js';

/** Trumps rank above every card of the suit led. */
const TRUMP_STRENGTH = 100;

/** How strong a card is in a trick: its rank in the suit led, a hundred more as a trump, below zero when it cannot win. */
export function strengthOf(card: Card, led: Suit, trump: Suit | null): number {
  if (suitOf(card) === trump) return TRUMP_STRENGTH + rankOf(card);
  return suitOf(card) === led ? rankOf(card) : -1;
}

/** Whether this strength is that of a trump. */
export const isTrumpStrength = (strength: number): boolean => strength >= TRUMP_STRENGTH;

/** The rank of the card with this strength; -1 for a card that cannot win. */
export const rankOfStrength = (strength: number): number =>
  isTrumpStrength(strength) ? strength - TRUMP_STRENGTH : strength;
