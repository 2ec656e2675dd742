import type { Reason } from '../../bots/reason.js';
import type { Action } from '../../engine/action.js';
import type { Labels } from '../labels.js';

/** Why a bot does what it does, as a good teacher at the table would say it. */
export interface ReasonTexts {
  /**
   * The rule of thumb behind a decision, in one sentence of at most some 140 characters with its numbers: chances in whole
   * percents, tricks and points with one decimal, points in the unit of the ruleset. It speaks of no person but those at
   * `labels.seat`, so that it can be said to the player whose choice it is as well as about him.
   */
  sentence(reason: Reason, labels: Labels): string;
  /** What a seat decides, in a few words that can stand in a sentence: `pas`, `rik`, `A♠`. */
  choice(action: Action, labels: Labels): string;
  /** What the bot would do, and why, to a player who asks before his choice. */
  hint(choice: string, why: string): string;
  /** What the bot would have done, and why, to a player who has chosen something else. */
  preferred(choice: string, why: string): string;
}
