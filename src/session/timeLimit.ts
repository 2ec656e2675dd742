import type { Ruleset } from '../engine/ruleset.js';
import type { GameState } from '../engine/state.js';
import type { Chance } from './chance.js';

const MINUTE = 60_000;

/** A moment in milliseconds, of which only differences count. */
export type Clock = () => number;

/** Whether a match by these rules ends when its time is up (R8.4). */
export const hasTimeLimit = ({ end }: Ruleset): boolean => end?.kind === 'minutes';

/** Whether the time is up after so many milliseconds; it is looked at only after a settled deal, never in the middle of one (R8.4). */
function isTimeUp(state: GameState, elapsed: number): boolean {
  const { end } = state.match.ruleset;
  if (end?.kind !== 'minutes' || state.phase !== 'deal' || state.previous === null) return false;
  return state.previous.settlement.kind !== 'thrown-in' && elapsed >= end.count * MINUTE;
}

/** Lets chance go on until the time of the match is up; then the deal that was settled last ends it. */
export const untilTimeIsUp =
  (chance: Chance, elapsed: () => number): Chance =>
  (state) =>
    isTimeUp(state, elapsed()) ? { type: 'last-deal' } : chance(state);
