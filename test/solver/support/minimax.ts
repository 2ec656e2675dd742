import { cardsOf, remove, size } from '../../../src/engine/cardSet.js';
import { type Card, type Suit, suitOf } from '../../../src/engine/cards.js';
import type { Place, Side, SolverPosition } from '../../../src/solver/index.js';

/**
 * Plain minimax over the rules as the rulebook states them, with a memo on the exact position and nothing else: no bounds, no
 * ordering, no equivalence of cards. What the solver answers must be what this answers.
 */
export interface Minimax {
  /** Tricks of the counted side from here to the end, the trick on the table included. */
  value(position: SolverPosition): number;
}

const PLACES: readonly Place[] = [0, 1, 2, 3];
const after = (place: Place, steps: number): Place => PLACES[(place + steps) % 4] ?? 0;

const ledSuit = (position: SolverPosition): Suit | null => {
  const [lead] = position.trick;
  return lead === undefined ? null : (position.led ?? suitOf(lead));
};

const trumpsWin = (position: SolverPosition): boolean =>
  position.unruffableNow !== true &&
  (ledSuit(position) === null || ledSuit(position) !== (position.unruffable ?? null));

/** The place whose turn it is. */
export const turnOf = (position: SolverPosition): Place => after(position.leader, position.trick.length);

/** The legal cards of the place whose turn it is, by R7.1 and R7.3. */
export function legalCards(position: SolverPosition): readonly Card[] {
  const place = turnOf(position);
  const hand = position.hands[place];
  const held = cardsOf(hand);
  const led = ledSuit(position);
  const { duty, trump } = position;
  const isBound = duty !== null && duty.holder === place && !(duty.firstLeadOnly && duty.wasLed);
  if (led === null) {
    if (!isBound || duty.holderLead === 'free') return held;
    return held.filter((card) => suitOf(card) !== suitOf(duty.card) || card === duty.card);
  }
  if (isBound && led === suitOf(duty.card)) return [duty.card];
  const following = held.filter((card) => suitOf(card) === led);
  if (following.length > 0) return following;
  if (trump !== null && !trumpsWin(position)) {
    const others = held.filter((card) => suitOf(card) !== trump);
    return others.length > 0 ? others : held;
  }
  const trumps = held.filter((card) => suitOf(card) === trump);
  const free = position.mustRuff === true && trumps.length > 0 ? trumps : held;
  const kept = duty?.holder === place && duty.discard === 'last-resort' && size(hand) > 1 ? duty.card : null;
  return free.filter((card) => card !== kept);
}

/** Who wins a trick of four cards (R7.2). */
function winnerOf(position: SolverPosition): Place {
  const led = ledSuit(position);
  const trump = trumpsWin(position) ? position.trump : null;
  const strength = (card: Card): number => {
    if (suitOf(card) === trump) return 100 + card;
    return suitOf(card) === led ? card : -1;
  };
  const best = position.trick.reduce(
    (winner, card, index) => (strength(card) > strength(position.trick[winner] ?? card) ? index : winner),
    0,
  );
  return after(position.leader, best);
}

/** The position after a legal card; a complete trick is taken from the table. */
export function play(position: SolverPosition, card: Card): SolverPosition {
  const place = turnOf(position);
  const strip = (owner: Place) =>
    owner === place ? remove(position.hands[owner], card) : position.hands[owner];
  const next: SolverPosition = {
    ...position,
    hands: [strip(0), strip(1), strip(2), strip(3)],
    trick: [...position.trick, card],
    duty: position.duty?.card === card ? null : position.duty,
  };
  if (next.trick.length < 4) return next;
  const led = ledSuit(next);
  const { duty } = next;
  return {
    ...next,
    trick: [],
    leader: winnerOf(next),
    duty: duty === null ? null : { ...duty, wasLed: duty.wasLed || led === suitOf(duty.card) },
    led: undefined,
    unruffableNow: false,
  };
}

const keyOf = (position: SolverPosition): string =>
  [
    position.hands.join(';'),
    position.leader,
    position.trick.join(','),
    position.duty?.wasLed ?? '',
    position.led ?? '',
  ].join('|');

/** A minimax for one counted side and one maximising side. */
export function createMinimax(counted: Side, maximise: Side = counted): Minimax {
  const memo = new Map<string, number>();
  function value(position: SolverPosition): number {
    if (position.trick.length === 0 && position.hands.every((hand) => size(hand) === 0)) return 0;
    const key = keyOf(position);
    const known = memo.get(key);
    if (known !== undefined) return known;
    const values = legalCards(position).map((card) => valueAfter(position, card));
    const wants = ((maximise >> turnOf(position)) & 1) === 1;
    const best = wants ? Math.max(...values) : Math.min(...values);
    memo.set(key, best);
    return best;
  }
  function valueAfter(position: SolverPosition, card: Card): number {
    const next = play(position, card);
    const taken = next.trick.length === 0 ? (counted >> next.leader) & 1 : 0;
    return taken + value(next);
  }
  return { value };
}

/** The value of each legal card by minimax, as the solver lists them. */
export function minimaxMoves(position: SolverPosition, counted: Side, maximise: Side = counted) {
  const minimax = createMinimax(counted, maximise);
  const legal = new Set(legalCards(position));
  return cardsOf(position.hands[turnOf(position)])
    .filter((card) => legal.has(card))
    .map((card) => {
      const next = play(position, card);
      const taken = next.trick.length === 0 ? (counted >> next.leader) & 1 : 0;
      const value = taken + minimax.value(next);
      return { card, low: value, high: value };
    });
}
