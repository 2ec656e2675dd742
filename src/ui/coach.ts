import type { Action } from '../engine/action.js';
import type { Observation } from '../engine/observation.js';

/** What a bot would do, and why, in a sentence that can be printed. */
export interface Advice {
  readonly action: Action;
  readonly reason: string;
}

/** Whoever knows what a bot would do in the player's place: it sees no more than the player does. */
export interface Coach {
  /** Every choice of the player's is held against the bot's, after it was made. */
  readonly practice: boolean;
  /** What the bot would do for the player whose turn it is. */
  advise(observation: Observation): Advice;
  /** What all can say who play against a declarer, once every hand lies open; null when nothing is certain (R5.2). */
  readonly plan?: (observation: Observation) => string | null;
  /** What the bot would have done instead of a choice; null when that comes to the same. */
  betterThan(observation: Observation, chosen: Action): Advice | null;
}
