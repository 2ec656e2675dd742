import { type CardSet, countRanks } from '../../engine/cardSet.js';
import { RANK_COUNT, SUITS, type Suit } from '../../engine/cards.js';
import { ANY_RANK } from './ranks.js';

/** How many of the highest cards of a suit are held without a gap. */
function topCards(mask: number): number {
  let count = 0;
  while (count < RANK_COUNT && ((mask >> (RANK_COUNT - 1 - count)) & 1) === 1) count += 1;
  return count;
}

/** Whether the others must have run out of a suit when its highest cards have been played, whoever holds the rest. */
const isDrawn = (mask: number): boolean => topCards(mask) >= RANK_COUNT - countRanks(mask);

/** The tricks that a suit takes from the top whoever holds the others: all of it once they must have run out. */
const fromTheTop = (mask: number): number => (isDrawn(mask) ? countRanks(mask) : topCards(mask));

/**
 * The tricks that a hand takes from the top with this trump, however the other cards lie: nothing but the trumps themselves where they
 * cannot all be drawn, because side suits might be ruffed. A ruff before the first lead is left out of account.
 */
export function certainTricks(hand: CardSet, trump: Suit): number {
  let tricks = fromTheTop(hand[trump]);
  if (!isDrawn(hand[trump])) return tricks;
  for (const suit of SUITS) if (suit !== trump) tricks += fromTheTop(hand[suit]);
  return tricks;
}

/** Whether no card of a suit can ever win: its lowest lies below the lowest outside, the next below the next one outside, and so on. */
function isSafe(mask: number): boolean {
  const others = ANY_RANK & ~mask;
  let lower = others;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    if (lower === 0) return true;
    const lowest = rest & -rest;
    // The cheapest card left outside must still lie above this one.
    if ((lower & -lower) < lowest) return false;
    lower &= lower - 1;
  }
  return true;
}

/** Whether a hand cannot take a trick without trump, whatever the others hold: its lowest cards lie below the lowest outside, one by one. */
export const cannotTakeTrick = (hand: CardSet): boolean => hand.every(isSafe);
