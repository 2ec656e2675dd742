import { cardsOf, fromCards } from '../../../src/engine/cardSet.js';
import { type Card, type Suit, suitOf } from '../../../src/engine/cards.js';
import type { Place, SolverPosition } from '../../../src/solver/index.js';

const PLACES: readonly Place[] = [0, 1, 2, 3];
const after = (place: Place, steps: number): Place => PLACES[(place + steps) % 4] ?? 0;

/** A position that is played on in place: hands as lists of cards. The rules in it are those of the rulebook, written down once more. */
export interface Table {
  readonly rules: SolverPosition;
  readonly hands: readonly [Card[], Card[], Card[], Card[]];
  readonly trick: Card[];
  leader: Place;
  wasLed: boolean;
  /** Whether the trick on the table is still the one of the position, which can have been led face down. */
  isFirst: boolean;
}

export const toTable = (position: SolverPosition): Table => {
  const [north, east, south, west] = position.hands;
  return {
    rules: position,
    hands: [cardsOf(north), cardsOf(east), cardsOf(south), cardsOf(west)],
    trick: [...position.trick],
    leader: position.leader,
    wasLed: position.duty?.wasLed ?? false,
    isFirst: true,
  };
};

/** The position that a table shows now. */
export function toPosition({ rules, hands, trick, leader, wasLed, isFirst }: Table): SolverPosition {
  const [north, east, south, west] = hands;
  const { duty } = rules;
  const isHeld = duty !== null && hands[duty.holder].includes(duty.card);
  return {
    ...rules,
    hands: [fromCards(north), fromCards(east), fromCards(south), fromCards(west)],
    trick: [...trick],
    leader,
    duty: isHeld ? { ...duty, wasLed } : null,
    led: isFirst ? rules.led : undefined,
    unruffableNow: isFirst && rules.unruffableNow,
  };
}

const turnOf = (table: Table): Place => after(table.leader, table.trick.length);

function ledSuit({ trick, rules, isFirst }: Table): Suit | null {
  const [lead] = trick;
  if (lead === undefined) return null;
  return isFirst && rules.led !== undefined ? rules.led : suitOf(lead);
}

/** The suit that ruffs in this trick, or null (R7.3, `noRuff`). */
function ruffing(table: Table): Suit | null {
  const { rules, isFirst } = table;
  const led = ledSuit(table);
  const banned =
    (isFirst && rules.unruffableNow === true) || (led !== null && led === (rules.unruffable ?? null));
  return banned ? null : rules.trump;
}

/** What who cannot follow may play (R7.1, R7.3). */
function discards(table: Table, held: readonly Card[], isHolder: boolean): readonly Card[] {
  const { trump, mustRuff, duty } = table.rules;
  const trumps = held.filter((card) => suitOf(card) === trump);
  if (trump !== null && ruffing(table) === null) {
    return trumps.length < held.length ? held.filter((card) => suitOf(card) !== trump) : held;
  }
  const free = mustRuff === true && trumps.length > 0 ? trumps : held;
  const isKept = isHolder && duty?.discard === 'last-resort' && held.length > 1;
  return isKept ? free.filter((card) => card !== duty.card) : free;
}

/** The legal cards of the place whose turn it is (R7.1, R7.3). */
export function legalCards(table: Table): readonly Card[] {
  const place = turnOf(table);
  const held = table.hands[place];
  const { duty } = table.rules;
  const isHolder = duty !== null && duty.holder === place && held.includes(duty.card);
  const isBound = isHolder && !(duty.firstLeadOnly && table.wasLed);
  const led = ledSuit(table);
  if (led === null) {
    if (!isBound || duty.holderLead === 'free') return held;
    return held.filter((card) => suitOf(card) !== suitOf(duty.card) || card === duty.card);
  }
  if (isBound && led === suitOf(duty.card)) return [duty.card];
  const following = held.filter((card) => suitOf(card) === led);
  return following.length > 0 ? following : discards(table, held, isHolder);
}

/** Who wins a trick of four cards (R7.2). */
function winnerOf(table: Table): Place {
  const led = ledSuit(table);
  const trump = ruffing(table);
  let best = 0;
  let strongest = -2;
  table.trick.forEach((card, index) => {
    const suit = suitOf(card);
    const strength = suit === trump ? 100 + card : suit === led ? card : -1;
    if (strength > strongest) {
      best = index;
      strongest = strength;
    }
  });
  return after(table.leader, best);
}

/** Plays a card; the fourth completes the trick. Gives back what takes it all back. */
export function playCard(table: Table, card: Card): () => void {
  const hand = table.hands[turnOf(table)];
  const index = hand.indexOf(card);
  const { leader, wasLed, isFirst } = table;
  hand.splice(index, 1);
  table.trick.push(card);
  if (table.trick.length < 4) {
    return () => {
      table.trick.pop();
      hand.splice(index, 0, card);
    };
  }
  const { duty } = table.rules;
  const winner = winnerOf(table);
  table.wasLed = wasLed || (duty !== null && ledSuit(table) === suitOf(duty.card));
  const trick = table.trick.splice(0);
  table.leader = winner;
  table.isFirst = false;
  return () => {
    trick.pop();
    table.trick.push(...trick);
    table.leader = leader;
    table.wasLed = wasLed;
    table.isFirst = isFirst;
    hand.splice(index, 0, card);
  };
}
