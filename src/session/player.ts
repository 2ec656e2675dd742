import type { Action } from '../engine/action.js';
import type { Observation } from '../engine/observation.js';

/** Whoever decides for a seat: a bot, a human at a screen, lines of a script. */
export interface Player {
  /**
   * The decision in this position, which must be one of `observation.legal`. When the signal is aborted the answer is no
   * longer wanted and the promise may be rejected.
   */
  act(observation: Observation, signal: AbortSignal): Action | Promise<Action>;
}
