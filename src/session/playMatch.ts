import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Action, Entry } from '../engine/action.js';
import { apply } from '../engine/apply.js';
import type { Event } from '../engine/event.js';
import { observe } from '../engine/observation.js';
import type { RuleError } from '../engine/ruleError.js';
import type { PerSeat } from '../engine/seats.js';
import { type GameState, hasTurn, type TurnState } from '../engine/state.js';
import type { Chance } from './chance.js';
import type { Player } from './player.js';

/** One entry of the log, with the states around it. */
export interface StepTaken {
  readonly before: GameState;
  readonly entry: Entry;
  readonly after: GameState;
  readonly events: readonly Event[];
}

export interface MatchOptions {
  /** Where to begin: a new match, or one to go on with. */
  readonly state: GameState;
  readonly chance: Chance;
  /** Who decides for each seat; null for places that never decide. */
  readonly players: PerSeat<Player | null>;
  /** Called with every step, the next one waits for it: first the save is written here, then everybody is told. */
  readonly onStep: (step: StepTaken) => void | Promise<void>;
  /** Ends the match where it is. */
  readonly signal: AbortSignal;
}

/** A fault of the program: a player or the dealer did what the rules do not allow. */
export class IllegalEntry extends Error {
  constructor(
    readonly entry: Entry,
    readonly ruleError: RuleError,
    /** Where the match was, so that a report shows the whole deal. */
    readonly state: GameState,
  ) {
    super(`the rules refuse an entry: ${JSON.stringify({ entry, ruleError })}`);
  }
}

/** Begins something and waits for it, but no longer than until the signal is aborted; null then. */
export async function unlessAborted<Value>(
  signal: AbortSignal,
  start: () => Value | Promise<Value>,
): Promise<Value | null> {
  if (signal.aborted) return null;
  const begun = start();
  if (!(begun instanceof Promise)) return begun;
  let stop = (): void => {};
  const aborted = new Promise<null>((resolve) => {
    stop = () => resolve(null);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([begun, aborted]);
  } catch (error) {
    // A player that is told to stop may say so by failing.
    if (signal.aborted) return null;
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Whoever decides for the hand that is to act is asked, and sees what his own seat sees (R11.3). */
async function decision(state: TurnState, options: MatchOptions): Promise<Entry | null> {
  const { players, signal } = options;
  const player = players[state.by];
  if (player === null) throw new Error(`nobody plays for seat ${state.by}`);
  const observation = observe(state, state.by);
  const action = await unlessAborted<Action>(signal, () => player.act(observation, signal));
  return action === null ? null : { ...action, seat: state.turn };
}

async function chanceEntry(state: GameState, { chance, signal }: MatchOptions): Promise<Entry | null> {
  // Bots answer at once: without this a match among them would let no signal and no input through until its end.
  await nextTurn();
  return signal.aborted ? null : chance(state);
}

/**
 * The game loop: asks for what comes next, applies it, hands the step on, until the match is over, chance has nothing more
 * to give, or the signal is aborted. Returns the last state. An illegal decision is a bug and throws `IllegalEntry`.
 */
export async function playMatch(options: MatchOptions): Promise<GameState> {
  const { onStep, signal } = options;
  let { state } = options;
  while (state.phase !== 'over') {
    const entry: Entry | null = hasTurn(state)
      ? await decision(state, options)
      : await chanceEntry(state, options);
    if (entry === null) return state;
    const step = apply(state, entry);
    if (!step.ok) throw new IllegalEntry(entry, step.error, state);
    const taken = { before: state, entry, after: step.value.state, events: step.value.events };
    state = step.value.state;
    await unlessAborted(signal, () => onStep(taken));
  }
  return state;
}
