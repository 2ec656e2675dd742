import type { Action } from '../engine/action.js';
import type { Observation } from '../engine/observation.js';
import type { Random } from '../engine/random.js';
import type { Reason } from './reason.js';

/** What a bot chose, and why. */
export interface Decision {
  readonly action: Action;
  readonly reason: Reason;
}

/** A player made of rules: everything it knows is in the observation, all its chance comes from the stream. */
export interface Bot {
  readonly name: string;
  /** Chooses one of `observation.legal`; throws when it is not this seat's turn. */
  decide(observation: Observation, random: Random): Decision;
}
