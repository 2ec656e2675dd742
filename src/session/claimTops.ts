import type { PlayState } from '../analysis/position.js';
import { apply } from '../engine/apply.js';
import type { CardSet } from '../engine/cardSet.js';
import { countRanks } from '../engine/cardSet.js';
import { SUITS, type Suit } from '../engine/cards.js';
import { legalActions } from '../engine/legal.js';
import type { Seat } from '../engine/seats.js';
import type { Deal } from '../engine/state.js';

/** Whether no card of a hand in a suit can be beaten by one that another hand has of that suit. */
const isHighest = (mine: number, other: number): boolean => mine === 0 || other < (mine & -mine);

/**
 * Whether a hand that can never be led away from its own cards is never ruffed by another: that one has no trump, or follows every
 * card of the other suits. It throws none of those away before, for it has them as often as they are led.
 */
function neverRuffs(leader: CardSet, other: CardSet, trump: Suit | null): boolean {
  if (trump === null || other[trump] === 0) return true;
  return SUITS.every((suit) => suit === trump || countRanks(other[suit]) >= countRanks(leader[suit]));
}

/** Whether whoever leads takes every trick, in whatever order he plays his cards and whatever the others do. */
function takesAll({ hands, leader, places, trump }: Deal): boolean {
  const mine = hands[leader];
  const others = places.filter((seat) => seat !== leader).map((seat) => hands[seat]);
  return others.every(
    (other) => SUITS.every((suit) => isHighest(mine[suit], other[suit])) && neverRuffs(mine, other, trump),
  );
}

/**
 * The one seat that takes the rest of the tricks whatever anybody plays, the trick on the table included; null when there is none,
 * or when it cannot be told from the cards as they lie. At most so many ways to complete the trick are looked at.
 */
export function takerOfRest(state: PlayState, ways: number): Seat | null {
  const number = state.deal.tricks.length;
  let left = ways;
  const takerFrom = (at: PlayState): Seat | null => {
    if (at.deal.tricks.length > number || at.deal.table.length === 0)
      return takesAll(at.deal) ? at.deal.leader : null;
    let taker: Seat | null = null;
    for (const action of legalActions(at)) {
      left -= 1;
      const step = left < 0 ? null : apply(at, { ...action, seat: at.turn });
      if (step === null || !step.ok || step.value.state.phase !== 'play') return null;
      const next = takerFrom(step.value.state);
      if (next === null || (taker !== null && next !== taker)) return null;
      taker = next;
    }
    return taker;
  };
  return takerFrom(state);
}
