import type { Action, Entry } from '../../src/engine/action.js';
import { apply } from '../../src/engine/apply.js';
import { drawForDealer, nextDeal } from '../../src/engine/deal.js';
import { legalActions } from '../../src/engine/legal.js';
import { newMatch } from '../../src/engine/match.js';
import { pick, type Random, randomFor } from '../../src/engine/random.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import type { PlayerCount } from '../../src/engine/seats.js';
import { type GameState, hasTurn, type TurnState } from '../../src/engine/state.js';
import type { Step } from '../../src/engine/step.js';

/** Chooses among the legal actions of a state. */
export type Chooser = (state: TurnState, legal: readonly Action[], random: Random) => Action;

/** Any legal action, each equally likely. */
export const anything: Chooser = (_state, legal, random) => pick(legal, random);

/**
 * Any legal action, but passing in most turns of the auction: with uniform choices nearly every deal is bid up to the top of
 * the ladder, and the low contracts never get played.
 */
export const mostlyPassing: Chooser = (_state, legal, random) => {
  const pass = legal.find((action) => action.type === 'pass');
  return pass !== undefined && random.below(4) > 0 ? pass : pick(legal, random);
};

/** The entry that follows a state: chance where chance is due, else what the chooser picks; null when the match is over. */
export function nextEntry(state: GameState, seed: string, choose: Chooser): Entry | null {
  const { ruleset, players, dealt } = state.match;
  if (state.phase === 'over') return null;
  if (state.phase === 'draw') return drawForDealer(players, randomFor(seed, 'draw'));
  if (state.phase === 'deal') {
    const random = randomFor(seed, 'deal', dealt);
    return nextDeal(ruleset, players, state.dealer, state.previous?.deal ?? null, random);
  }
  const decision = state.deal.calls.length * 100 + state.deal.tricks.length * 10 + state.deal.table.length;
  const random = randomFor(seed, 'choice', dealt, decision, state.phase);
  return { ...choose(state, legalActions(state), random), seat: state.turn };
}

/** Applies an entry that must be legal. */
export function mustApply(state: GameState, entry: Entry): Step {
  const step = apply(state, entry);
  if (!step.ok) throw new Error(`refused: ${JSON.stringify({ entry, error: step.error })}`);
  return step.value;
}

export interface Visit {
  readonly before: GameState;
  readonly entry: Entry;
  readonly step: Step;
}

/** Plays so many deals (thrown-in ones too) or to the end of the match, yielding every step. */
export function* randomMatch(
  seed: string,
  deals: number,
  choose: Chooser = anything,
  ruleset: Ruleset = pagat,
  players: PlayerCount = 4,
): Generator<Visit> {
  let state = newMatch(ruleset, players);
  for (;;) {
    const entry = nextEntry(state, seed, choose);
    if (entry === null || (state.match.dealt >= deals && !hasTurn(state))) return;
    const step = mustApply(state, entry);
    yield { before: state, entry, step };
    state = step.state;
  }
}
