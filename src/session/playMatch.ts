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

/** A value that is there already, or will be. */
type Now<Value> = Value | Promise<Value>;

/** Waits for something that has begun, but no longer than until the signal is aborted; null then. */
async function orAborted<Value>(signal: AbortSignal, begun: Promise<Value>): Promise<Value | null> {
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

/** Begins something and waits for it, but no longer than until the signal is aborted; null then. */
export function unlessAborted<Value>(signal: AbortSignal, start: () => Now<Value>): Now<Value | null> {
  if (signal.aborted) return null;
  const begun = start();
  return begun instanceof Promise ? orAborted(signal, begun) : begun;
}

/**
 * Whoever decides for the hand that is to act is asked, and sees what his own seat sees (R11.3). The answer of a bot is there at
 * once, and waiting for what is there would take longer than the thinking.
 */
function decision(state: TurnState, { players, signal }: MatchOptions): Now<Action | null> {
  const player = players[state.by];
  if (player === null) throw new Error(`nobody plays for seat ${state.by}`);
  const observation = observe(state, state.by);
  return unlessAborted<Action>(signal, () => player.act(observation, signal));
}

/** The entry of a seat's decision; waits only for those who do not answer at once. */
function seatEntry(state: TurnState, options: MatchOptions): Now<Entry | null> {
  const entry = (action: Action | null): Entry | null =>
    action === null ? null : { ...action, seat: state.turn };
  const decided = decision(state, options);
  return decided instanceof Promise ? decided.then(entry) : entry(decided);
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
    const next: Now<Entry | null> = hasTurn(state) ? seatEntry(state, options) : chanceEntry(state, options);
    const entry: Entry | null = next instanceof Promise ? await next : next;
    if (entry === null) return state;
    const step = apply(state, entry);
    if (!step.ok) throw new IllegalEntry(entry, step.error, state);
    const taken = { before: state, entry, after: step.value.state, events: step.value.events };
    state = step.value.state;
    const told = unlessAborted(signal, () => onStep(taken));
    if (told instanceof Promise) await told;
  }
  return state;
}
