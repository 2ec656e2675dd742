import type { CardSet } from '../engine/cardSet.js';
import type { Card, Suit } from '../engine/cards.js';
import type { Ruleset } from '../engine/ruleset.js';

/** One of the four places at the table, clockwise from N. With five players the caller numbers the four that were dealt cards. */
export type Place = 0 | 1 | 2 | 3;

/** Some of the places as a mask: bit p stands for place p, so N and S together are 0b0101. */
export type Side = number;

/** Who must play the called card, and which forms of R7.3 bind him. Null in a position once the card has been played. */
export interface CalledCardDuty {
  readonly card: Card;
  readonly holder: Place;
  /** Whether the holder who leads the suit himself must lead this card. */
  readonly holderLead: Ruleset['holderLead'];
  /** Whether the duty binds only the first time that the suit is led. */
  readonly firstLeadOnly: boolean;
  /** Whether the suit has been led in a complete trick, which matters with `firstLeadOnly`. */
  readonly wasLed: boolean;
  /** When the holder may discard the card. */
  readonly discard: Ruleset['discard'];
}

/**
 * A position with all cards known: any ending of four equal hands, also with a trick half played. Not carried is what
 * a declarer may still lead face down (R7.4): with open cards that is one more kind of lead, which the solver leaves out.
 */
export interface SolverPosition {
  /** The cards still in hand, by place; a place that has played to the trick on the table has one card less. */
  readonly hands: readonly [CardSet, CardSet, CardSet, CardSet];
  readonly trump: Suit | null;
  /** Who led, or now leads, the current trick. */
  readonly leader: Place;
  /** The cards on the table in the order in which they were played, from the leader; at most three. */
  readonly trick: readonly Card[];
  readonly duty: CalledCardDuty | null;
  /** The suit to be followed in the trick on the table when its first card lies face down (R7.4); else that card's own. */
  readonly led?: Suit;
  /** Whether who cannot follow must trump (R7.1). */
  readonly mustRuff?: boolean;
  /** The suit in whose tricks trumps neither win nor may be played by who has something else (R7.3, `noRuff: called`). */
  readonly unruffable?: Suit | null;
  /** Whether the same holds for the trick on the table, whatever its suit (R7.3, `noRuff: face-down`). */
  readonly unruffableNow?: boolean;
}

/** How long a search may take and who helps whom. */
export interface SolveOptions {
  /** After so many trick nodes the search stops and answers an interval; without it, it runs to the end. */
  readonly nodes?: number;
  /** Asked every few thousand nodes; the search stops as soon as it answers true. */
  readonly cancelled?: () => boolean;
  /**
   * The places that want the counted side to take many tricks; the others want few. Without it the counted side itself.
   * All four (0b1111) give the most that can happen under any play, none (0) the least.
   */
  readonly maximise?: Side;
}

/** A number of tricks, from the trick on the table to the end, exact or as an interval; with the trick nodes searched. */
export type SolveResult =
  | { readonly exact: true; readonly tricks: number; readonly nodes: number }
  | { readonly exact: false; readonly low: number; readonly high: number; readonly nodes: number };

/** What the counted side takes, this trick included, when a card is played now: exact when `low` equals `high`. */
export interface MoveValue {
  readonly card: Card;
  readonly low: number;
  readonly high: number;
}

export interface MovesResult {
  /** Every legal card of the place whose turn it is, in the order of a sorted hand. */
  readonly moves: readonly MoveValue[];
  readonly nodes: number;
}

/** Whether a bound holds; null when the budget ran out first. */
export interface BoundResult {
  readonly holds: boolean | null;
  readonly nodes: number;
}

/** A best line of play: the cards from the position on; shorter than the deal when the budget ran out. */
export interface LineResult {
  readonly cards: readonly Card[];
  readonly result: SolveResult;
}

/**
 * A double-dummy solver with its own table. Positions of one deal are best given to one solver one after another: what was
 * learnt for one serves the next as long as trump, sides and rules stay the same.
 */
export interface Solver {
  /** The tricks that the places of `side` take with best play on all sides. */
  solve(position: SolverPosition, side: Side, options?: SolveOptions): SolveResult;
  /** Whether the places of `side` take at least `tricks` tricks with best play on all sides. */
  atLeast(position: SolverPosition, side: Side, tricks: number, options?: SolveOptions): BoundResult;
  /** The value of every legal card, not only of the best. */
  moves(position: SolverPosition, side: Side, options?: SolveOptions): MovesResult;
  /** One line of best play to the end. */
  bestLine(position: SolverPosition, side: Side, options?: SolveOptions): LineResult;
  /** Forgets all that was learnt, so that the next solve is a fresh one. */
  forget(): void;
}
