import type { SolverPosition } from '../../../src/solver/index.js';
import type { Deck } from './deck.js';

/** No suit: none is led at the start of a trick, none ruffs without trump. */
const NONE = -1;

/** More than any card's number, so that it lifts a trump above every other card. */
const TRUMPED = 100;

/** A trick on the table. A search writes over the cards of one that it has done with, so that it makes no new ones. */
export interface Trick {
  leader: number;
  /** Whether the suit of the called card was led before: 1 or 0. */
  wasLed: number;
  /** The cards from the leader on; only those that have been played count. */
  readonly cards: [number, number, number, number];
  /** The suit to be followed. */
  led: number;
  /** The suit that ruffs. */
  ruffing: number;
}

/** The rules of play of one position, on sets of its cards. */
export interface Rules {
  /** The trick that lies on the table in the position. */
  readonly first: Trick;
  /** The cards of a hand that may be played by who comes so many turns after the leader (R7.1, R7.3). */
  legal(trick: Trick, turn: number, hand: number): number;
  /** Lays a card on the trick, so many turns after the leader's. */
  lay(trick: Trick, turn: number, card: number): void;
  /** The place that wins a trick of four cards (R7.2). */
  winnerOf(trick: Trick): number;
  /** Whether the suit of the called card has been led when this trick is complete: 1 or 0. */
  wasLedAfter(trick: Trick): number;
}

const suitOf = (card: number): number => Math.floor(card / 13);

/** A trick before its first card. */
export const emptyTrick = (leader: number, wasLed: number): Trick => ({
  leader,
  wasLed,
  cards: [0, 0, 0, 0],
  led: NONE,
  ruffing: NONE,
});

/** The rules of play as the rulebook has them, written down once more for sets of cards as bits. */
export function rulesOf(position: SolverPosition, { ofSuit, only }: Deck): Rules {
  const { duty } = position;
  const trump = position.trump ?? NONE;
  const trumpCards = ofSuit[trump] ?? 0;
  const unruffable = position.unruffable ?? NONE;
  const mustRuff = position.mustRuff === true;
  const holder = duty?.holder ?? NONE;
  const called = duty === null ? 0 : only(duty.card);
  const calledSuit = duty === null ? NONE : suitOf(duty.card);
  const mustLeadIt = duty?.holderLead === 'must-play';
  const firstLeadOnly = duty?.firstLeadOnly === true;
  const lastResort = duty?.discard === 'last-resort';

  function discards(trick: Trick, hand: number, isHolder: boolean): number {
    const trumps = hand & trumpCards;
    if (trump !== trick.ruffing) return trumps === hand ? hand : hand & ~trumps;
    const free = mustRuff && trumps !== 0 ? trumps : hand;
    return isHolder && lastResort && hand !== called ? free & ~called : free;
  }

  function legal(trick: Trick, turn: number, hand: number): number {
    const isHolder = (hand & called) !== 0 && ((trick.leader + turn) & 3) === holder;
    const isBound = isHolder && !(firstLeadOnly && trick.wasLed === 1);
    if (turn === 0) return isBound && mustLeadIt ? hand & (~(ofSuit[calledSuit] ?? 0) | called) : hand;
    if (isBound && trick.led === calledSuit) return called;
    const following = hand & (ofSuit[trick.led] ?? 0);
    return following !== 0 ? following : discards(trick, hand, isHolder);
  }

  function lay(trick: Trick, turn: number, card: number): void {
    trick.cards[turn] = card;
    if (turn !== 0) return;
    trick.led = suitOf(card);
    trick.ruffing = trick.led === unruffable ? NONE : trump;
  }

  function winnerOf({ cards, led, ruffing, leader }: Trick): number {
    const strength = (card: number): number => {
      const suit = suitOf(card);
      if (suit === ruffing) return TRUMPED + card;
      return suit === led ? card : NONE;
    };
    let best = 0;
    let strongest = strength(cards[0]);
    for (let turn = 1; turn < 4; turn += 1) {
      const next = strength(cards[turn] ?? NONE);
      if (next <= strongest) continue;
      best = turn;
      strongest = next;
    }
    return (leader + best) & 3;
  }

  const wasLedAfter = ({ led, wasLed }: Trick): number => (led === calledSuit ? 1 : wasLed);

  function firstTrick(): Trick {
    const trick = emptyTrick(position.leader, duty?.wasLed === true ? 1 : 0);
    position.trick.forEach((card, turn) => {
      lay(trick, turn, card);
    });
    if (position.trick.length === 0) return trick;
    // A first card that lies face down is followed as if it were of the suit named (R7.4).
    trick.led = position.led ?? trick.led;
    if (position.unruffableNow === true || trick.led === unruffable) trick.ruffing = NONE;
    else trick.ruffing = trump;
    return trick;
  }

  return { first: firstTrick(), legal, lay, winnerOf, wasLedAfter };
}
