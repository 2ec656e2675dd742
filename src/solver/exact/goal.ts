import type { Card } from '../../engine/cards.js';
import type { Place, SolverPosition } from '../position.js';

/**
 * One declarer's wish in a position without trump: to take exactly so many tricks from here to the end, the trick on the table
 * included; 0 is misère, 1 piek before its trick. The three others play as one side that wants him to fail, and all hands are
 * known. Of several declarers in one deal (R8.3) each is asked about by himself, against the coalition of the three others,
 * fellow declarers among them: a goal that holds holds whatever the others wish.
 */
export interface ExactGoal {
  readonly declarer: Place;
  readonly tricks: number;
}

/** How long a search may take. */
export interface ExactOptions {
  /** After so many positions at the start of a trick the search stops; without it, it runs to the end. */
  readonly nodes?: number;
  /** Asked every few thousand nodes; the search stops as soon as it answers true. */
  readonly cancelled?: () => boolean;
}

/** Whether the declarer reaches his goal against the best defence; null when the search was stopped first. */
export interface ExactResult {
  readonly made: boolean | null;
  /** Every arrival at the start of a trick, also those that the table answers at once. */
  readonly nodes: number;
}

/** Whether the goal is reached after this card, with best play on both sides from then on. */
export interface ExactMove {
  readonly card: Card;
  readonly made: boolean | null;
}

interface ExactMoves {
  /** Every legal card of the place whose turn it is, in the order of a sorted hand. */
  readonly moves: readonly ExactMove[];
  readonly nodes: number;
}

/** A line in which no side gives anything away; shorter than the deal once the goal has failed or the search was stopped. */
interface ExactLine extends ExactResult {
  readonly cards: readonly Card[];
}

/**
 * Answers for goals of an exact number of tricks, with its own table. What was learnt serves every later position, of any deal,
 * declarer and goal; positions of one deal and declarer, one after another, are the cheapest.
 */
export interface ExactSolver {
  /** Whether the declarer can reach his goal; throws when the position has a trump suit, a called card or unequal hands. */
  solve(position: SolverPosition, goal: ExactGoal, options?: ExactOptions): ExactResult;
  /** The same after each legal card: which cards keep the goal and which break it. The budget is for all cards together. */
  moves(position: SolverPosition, goal: ExactGoal, options?: ExactOptions): ExactMoves;
  /** One line of best play: how the declarer makes it, or how he is beaten. */
  line(position: SolverPosition, goal: ExactGoal, options?: ExactOptions): ExactLine;
  /** Forgets all that was learnt, so that the next solve is a fresh one. */
  forget(): void;
}
