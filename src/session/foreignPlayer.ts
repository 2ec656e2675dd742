import { type Action, sameAction } from '../engine/action.js';
import type { Observation } from '../engine/observation.js';
import { err, ok, type Result } from '../engine/result.js';
import { SEAT_LETTERS, type Seat } from '../engine/seats.js';
import { actionWord, observedRecord, parseActionWord } from '../notation/index.js';
import type { ForeignProgram, Silence } from './foreignProgram.js';
import type { Player } from './player.js';

/** How a seat is named at which a foreign program plays: this, then its command. */
export const FOREIGN = 'exec:';

/** The command of a foreign program at a seat with this name, or null for a bot of our own. */
export const foreignCommand = (name: string): string | null =>
  name.startsWith(FOREIGN) ? name.slice(FOREIGN.length).trim() : null;

/** What a foreign program did instead of deciding; `found` is its own words, cleaned by whoever shows them. */
export interface ForeignFault {
  readonly code: Silence['code'] | 'unreadable' | 'refused' | 'illegal';
  readonly command: string;
  readonly seat: Seat;
  readonly found: string;
  /** The words of what would have been legal; empty where that is not the point. */
  readonly legal: readonly string[];
}

type Fault = Omit<ForeignFault, 'command' | 'seat'>;

const fault = (code: Fault['code'], found: string, legal: readonly string[] = []) =>
  err({ code, found, legal });

/** The value of a text of JSON; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The action that an answer names, if the rules allow it. */
function actionOf(line: string, id: number, legal: readonly Action[]): Result<Action, Fault> {
  const answer = parsed(line);
  if (typeof answer !== 'object' || answer === null || !('id' in answer) || answer.id !== id) {
    return fault('unreadable', line);
  }
  if ('error' in answer) return fault('refused', JSON.stringify(answer.error));
  if (!('action' in answer) || typeof answer.action !== 'string') return fault('unreadable', line);
  const action = parseActionWord(answer.action);
  const allowed = action.ok ? legal.find((one) => sameAction(one, action.value)) : undefined;
  return allowed === undefined ? fault('illegal', answer.action, legal.map(actionWord)) : ok(allowed);
}

/**
 * A foreign program as a player: it gets the deal in play as its seat sees it. What it does wrong is told to `onFault`, which must
 * stop the match: such a decision never comes.
 */
export function foreignPlayer(
  command: string,
  program: ForeignProgram,
  onFault: (fault: ForeignFault) => void,
): Player {
  let id = 0;
  const decide = async (observation: Observation): Promise<Result<Action, Fault>> => {
    id += 1;
    const rik = observedRecord(observation);
    const line = await program.ask(JSON.stringify({ id, rik, seat: SEAT_LETTERS[observation.seat] }));
    return line.ok ? actionOf(line.value, id, observation.legal) : err({ ...line.error, legal: [] });
  };
  return {
    act: async (observation, signal) => {
      const decided = await decide(observation);
      if (decided.ok) return decided.value;
      // A program that was closed because the match was left has done nothing wrong.
      if (!signal.aborted) onFault({ ...decided.error, command, seat: observation.seat });
      return new Promise<Action>(() => {});
    },
  };
}
