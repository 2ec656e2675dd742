import type { Entry } from './action.js';
import { apply } from './apply.js';
import type { Event } from './event.js';
import { newMatch } from './match.js';
import { err, ok, type Result } from './result.js';
import type { RuleError } from './ruleError.js';
import type { Ruleset } from './ruleset.js';
import type { PlayerCount } from './seats.js';
import type { GameState } from './state.js';

/** Everything a match is made of: its rules, and one entry for each chance and each decision. */
export interface Log {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  readonly entries: readonly Entry[];
}

/** The entry at which a log cannot be replayed, and why. */
export interface LogError {
  /** Index into `entries`. */
  readonly index: number;
  readonly error: RuleError;
  /** The state before that entry. */
  readonly state: GameState;
}

/** Replays a log from the beginning: the state it leads to, or the first entry that the rules refuse. */
export function replay(log: Log, onEvent: (event: Event) => void = () => {}): Result<GameState, LogError> {
  let state = newMatch(log.ruleset, log.players);
  for (const [index, entry] of log.entries.entries()) {
    const step = apply(state, entry);
    if (!step.ok) return err({ index, error: step.error, state });
    state = step.value.state;
    step.value.events.forEach(onEvent);
  }
  return ok(state);
}
