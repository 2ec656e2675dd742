import type { Event } from './event.js';
import type { Result } from './result.js';
import type { RuleError } from './ruleError.js';
import type { GameState } from './state.js';

/** The next state, and what happened on the way to it. */
export interface Step {
  readonly state: GameState;
  readonly events: readonly Event[];
}

/** A step, or why the entry is refused. */
export type StepResult = Result<Step, RuleError>;

/** A step with more events put before its own. */
export const after = (events: readonly Event[], step: Step): Step => ({
  state: step.state,
  events: [...events, ...step.events],
});
