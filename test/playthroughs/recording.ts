import type { Action, DealEntry, Entry } from '../../src/engine/action.js';
import { apply } from '../../src/engine/apply.js';
import { newMatch } from '../../src/engine/match.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { type PlayerCount, perSeat, type Seat, seatsOf } from '../../src/engine/seats.js';
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

const NAMES = ['Truus', 'Sjef', 'Mien', 'Harrie', 'Toon'] as const;

/** A recording of which only the header stands there. */
export function newRecording(
  ruleset: Ruleset,
  seed: string | null = null,
  players: PlayerCount = 4,
): Recording {
  const names = perSeat((seat) => (seatsOf(players).includes(seat) ? NAMES[seat] : null));
  const text = headerText(newHeader({ ruleset, players, names, seed }));
  return { state: newMatch(ruleset, players), text, steps: [], played: [] };
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

/** The entry that deals these hands, with the card that is turned up where the ruleset wants one. */
export const dealOf = (
  dealer: Seat,
  hands: DealEntry['hands'],
  board = 1,
  turned: DealEntry['turned'] = null,
): DealEntry => ({
  type: 'deal',
  board,
  dealer,
  hands,
  unknown: perSeat(() => 0),
  turned,
  statedPartner: null,
  statedAnnouncer: null,
});
