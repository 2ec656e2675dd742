import type { DealEntry, Entry } from '../engine/action.js';
import { drawForDealer, nextDeal } from '../engine/deal.js';
import { randomFor } from '../engine/random.js';
import { type GameState, hasTurn } from '../engine/state.js';

/** What follows where no seat has to decide: the draw, a deal, the last deal; null when there is nothing more to play. */
export type Chance = (state: GameState) => Entry | null;

/** Draws and deals from a seed: the same seed and the same play give the same cards. */
export const chanceFromSeed =
  (seed: string): Chance =>
  (state) => {
    const { ruleset, players, dealt } = state.match;
    if (state.phase === 'draw') return drawForDealer(players, randomFor(seed, 'draw'));
    if (state.phase !== 'deal') return null;
    const previous = state.previous?.deal ?? null;
    return nextDeal(ruleset, players, state.dealer, previous, randomFor(seed, 'deal', dealt));
  };

/** Deals the recorded deals of one match in their order; after the last of them the match ends. */
export const chanceFromDeals =
  (deals: readonly DealEntry[]): Chance =>
  (state) => {
    if (hasTurn(state) || state.phase === 'over') return null;
    return deals[state.match.dealt] ?? (state.phase === 'deal' ? { type: 'last-deal' } : null);
  };
