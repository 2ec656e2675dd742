import type { Action, DealEntry, Entry } from '../../src/engine/action.js';
import { apply } from '../../src/engine/apply.js';
import { newMatch } from '../../src/engine/match.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { perSeat, type Seat } from '../../src/engine/seats.js';
import { type GameState, hasTurn, type TurnState } from '../../src/engine/state.js';
import { entryText } from '../../src/notation/entryText.js';
import { headerText, newHeader } from '../../src/notation/header.js';
import { type AppliedEntry, type PlayedDeal, playedDeal } from './played.js';

/** What the seat whose turn it is does. */
export type Choose = (state: TurnState) => Action;

/** A match that is played and written down at the same time. */
export interface Recording {
  readonly state: GameState;
  readonly text: string;
  /** The entries of the deal in play, or of the one just finished. */
  readonly steps: readonly AppliedEntry[];
  readonly played: readonly PlayedDeal[];
}

const NAMES = ['Truus', 'Sjef', 'Mien', 'Harrie', null] as const;

/** A recording of which only the header stands there. */
export function newRecording(ruleset: Ruleset, seed: string | null = null): Recording {
  const text = headerText(newHeader({ ruleset, players: 4, names: NAMES, seed }));
  return { state: newMatch(ruleset, 4), text, steps: [], played: [] };
}

/** The recording with one more entry, which must be legal. */
export function record(recording: Recording, entry: Entry): Recording {
  const { state, text, played } = recording;
  const step = apply(state, entry);
  if (!step.ok) throw new Error(`refused: ${JSON.stringify({ entry, error: step.error })}`);
  const { state: after, events } = step.value;
  const steps = [...(hasTurn(state) || state.phase === 'draw' ? recording.steps : []), { entry, events }];
  const next = { state: after, text: text + entryText(state, entry, after), steps, played };
  if (!hasTurn(state) || hasTurn(after)) return next;
  return { ...next, played: [...played, playedDeal(steps, after, played.at(-1)?.deal ?? null)] };
}

/** Plays the deal that has been dealt to its end. */
export function playOut(recording: Recording, choose: Choose): Recording {
  let next = recording;
  while (hasTurn(next.state)) next = record(next, { ...choose(next.state), seat: next.state.turn });
  return next;
}

/** The entry that deals these hands. */
export const dealOf = (dealer: Seat, hands: DealEntry['hands'], board = 1): DealEntry => ({
  type: 'deal',
  board,
  dealer,
  hands,
  unknown: perSeat(() => 0),
  statedPartner: null,
});
