import { type CardSet, cardsOf, has, isEmpty, ofSuit, remove, size } from '../../engine/cardSet.js';
import { type Card, type Suit, suitOf } from '../../engine/cards.js';
import type { Place, SolverPosition } from '../position.js';

const PLACES = [0, 1, 2, 3] as const;

/** The place so many turns clockwise after another. */
export function placeAfter(place: Place, turns: number): Place {
  return PLACES[(place + turns) & 3] ?? place;
}

/** The place whose turn it is; with four cards on the table that is the leader again. */
export const turnOf = (position: SolverPosition): Place => placeAfter(position.leader, position.trick.length);

/** The suit to be followed, or null at the start of a trick. */
export function suitLed(position: SolverPosition): Suit | null {
  const [first] = position.trick;
  return first === undefined ? null : (position.led ?? suitOf(first));
}

/** The cards that the place whose turn it is may play when nothing but following suit is asked (R7.1), as a sorted hand. */
export function legalCards(position: SolverPosition): readonly Card[] {
  const hand = position.hands[turnOf(position)];
  const led = suitLed(position);
  const following = led === null ? hand : ofSuit(hand, led);
  return cardsOf(isEmpty(following) ? hand : following);
}

/** Who wins the trick so far, without trump, and with which card; null at the start of a trick. */
export function winnerSoFar(position: SolverPosition): { readonly place: Place; readonly card: Card } | null {
  const led = suitLed(position);
  let winner: { readonly place: Place; readonly card: Card } | null = null;
  position.trick.forEach((card, turn) => {
    if (suitOf(card) === led && (winner === null || card > winner.card)) {
      winner = { place: placeAfter(position.leader, turn), card };
    }
  });
  return winner;
}

function handsAfter(hands: SolverPosition['hands'], place: Place, card: Card): SolverPosition['hands'] {
  const without = (at: Place): CardSet => (at === place ? remove(hands[at], card) : hands[at]);
  return [without(0), without(1), without(2), without(3)];
}

/** The position after a card, and who took the trick when it was the fourth; throws when the card is not in hand. */
export function afterCard(
  position: SolverPosition,
  card: Card,
): { readonly position: SolverPosition; readonly taker: Place | null } {
  const place = turnOf(position);
  if (!has(position.hands[place], card)) throw new RangeError(`place ${place} does not hold card ${card}`);
  const trick = [...position.trick, card];
  const played = { ...position, hands: handsAfter(position.hands, place, card), trick };
  const taker = trick.length < 4 ? null : (winnerSoFar(played)?.place ?? null);
  if (taker === null) return { position: played, taker };
  const { led: _, ...rest } = played;
  return { position: { ...rest, leader: taker, trick: [] }, taker };
}

/** How many tricks are still to be taken, the one on the table included. */
export const tricksToCome = (position: SolverPosition): number =>
  size(position.hands[position.leader]) + (position.trick.length === 0 ? 0 : 1);

/** Throws unless the position is one of four equal hands without trump and without a called card. */
export function checkPosition(position: SolverPosition): void {
  const { hands, leader, trick } = position;
  if (position.trump !== null || position.duty !== null) {
    throw new RangeError('exact goals are solved without trump and without a called card');
  }
  if (trick.length > 3) throw new RangeError('a trick on the table has at most three cards');
  const whole = (place: Place): number =>
    size(hands[place]) + (((place - leader) & 3) < trick.length ? 1 : 0);
  if (PLACES.some((place) => whole(place) !== whole(leader))) throw new RangeError('the hands are not equal');
}
