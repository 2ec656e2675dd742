import type { Action } from '../engine/action.js';
import { type CardSet, NO_CARDS } from '../engine/cardSet.js';
import { rankOf, suitOf } from '../engine/cards.js';
import type { Observation, ObservedDeal } from '../engine/observation.js';

/** The cards of the hand that the observer decides for: his own, or the open one that he plays (R11.3). */
function handOf({ seat, turn, by }: Observation, deal: ObservedDeal): CardSet {
  const whose = by === seat && turn !== null ? turn : seat;
  return (whose === seat ? deal.hand : deal.open[whose]) ?? NO_CARDS;
}

/** The ranks of a suit, as bits, that no other hand can hold or have on the table: those in hand, and those of earlier tricks. */
function ranksPassed(observation: Observation, deal: ObservedDeal, suit: number): number {
  let mask = handOf(observation, deal)[suit] ?? 0;
  for (const { plays } of deal.tricks) {
    for (const { card } of plays) if (suitOf(card) === suit) mask |= 1 << rankOf(card);
  }
  return mask;
}

/** Whether single cards have a worth of their own: the queens of a special game (R10.3, R10.4). */
const countsCards = ({ game }: ObservedDeal): boolean => game !== null && game.goal.kind !== 'tricks';

/**
 * Whether two cards of the hand come to the same: of one suit, played alike, and with no card between them that somebody else
 * can still put there. A called card, and any where single cards count, is equal to no other.
 */
export function isEqualCard(observation: Observation, one: Action, other: Action): boolean {
  const { deal } = observation;
  if (deal === null || one.type !== 'play' || other.type !== 'play') return false;
  if (one.card === null || other.card === null || one.faceDown !== other.faceDown) return false;
  const suit = suitOf(one.card);
  const named = [deal.called?.card ?? null, deal.fourthAce];
  if (suit !== suitOf(other.card) || countsCards(deal)) return false;
  if (named.includes(one.card) || named.includes(other.card)) return false;
  const low = Math.min(rankOf(one.card), rankOf(other.card));
  const high = Math.max(rankOf(one.card), rankOf(other.card));
  const passed = ranksPassed(observation, deal, suit);
  for (let rank = low + 1; rank < high; rank += 1) if ((passed & (1 << rank)) === 0) return false;
  return true;
}
