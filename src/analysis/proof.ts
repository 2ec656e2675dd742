import type { Bot } from '../bots/index.js';
import { type Action, sameAction } from '../engine/action.js';
import { observe } from '../engine/observation.js';
import { type Random, randomFor } from '../engine/random.js';
import type { TurnState } from '../engine/state.js';
import { redeals } from './redeal.js';

/** How often the hidden cards are dealt again for one decision, where so many deals fit. */
const REDEALS = 50;

/** A decision that was held against other deals of the cards that its seat cannot see. */
export interface Proved {
  /** How many other deals there were. */
  readonly redeals: number;
  readonly decision: Action;
  /** What the bot decides in the first of them in which it decides something else; null when it always stays with its choice. */
  readonly changed: Action | null;
}

/**
 * Asks a bot again after the hidden cards have been dealt anew, in every way respecting what its seat knows: whoever does not peek
 * decides the same. `seed` decides how they are dealt, and gives the bot the same chance every time.
 */
export function proveDecision(bot: Bot, state: TurnState, seed: string, most = REDEALS): Proved {
  const { by: seat, deal } = state;
  const place = [deal.board, deal.calls.length, deal.tricks.length, deal.table.length, state.phase] as const;
  const chance = (): Random => randomFor(seed, 'proof', 'bot', ...place);
  const decide = (position: TurnState): Action => bot.decide(observe(position, seat), chance()).action;
  const decision = decide(state);
  const positions = redeals(state, seat, randomFor(seed, 'proof', 'redeal', ...place), most);
  const changed = positions.map(decide).find((action) => !sameAction(action, decision)) ?? null;
  return { redeals: positions.length, decision, changed };
}
