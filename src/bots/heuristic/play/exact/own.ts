import { type CardSet, isEmpty, lowest } from '../../../../engine/cardSet.js';
import { rankOf, SUITS, type Suit } from '../../../../engine/cards.js';
import { chanceOfTricks } from '../../safety.js';
import type { ExactSituation } from './table.js';
import { chanceForcedOver } from './tricks.js';

/** How many of the other hands may hold cards of a suit. */
function handsWith(s: ExactSituation, suit: Suit): number {
  let hands = 0;
  for (const seat of s.opponents) if (s.known.mayHold[seat][suit] !== 0) hands += 1;
  return hands;
}

/** The chance to take exactly so many more tricks with what is left of the hand. */
export const chanceOfNeeds = (s: ExactSituation, hand: CardSet, needs: number): number =>
  chanceOfTricks(hand, needs, s.known.others, (suit) => handsWith(s, suit));

/** The chance that the best low lead from a hand is overtaken; 1 when nothing is left to lead. */
export function exitChance(s: ExactSituation, hand: CardSet): number {
  if (isEmpty(hand)) return 1;
  let best = 0;
  for (const suit of SUITS) {
    const card = lowest(hand, suit);
    if (card === null) continue;
    let stays = 1;
    for (const seat of s.opponents) stays *= 1 - chanceForcedOver(s, seat, suit, rankOf(card));
    best = Math.max(best, 1 - stays);
  }
  return best;
}
