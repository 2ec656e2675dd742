import { heuristicBot } from '../../src/bots/heuristic/index.js';
import type { Action } from '../../src/engine/action.js';
import { suitSize } from '../../src/engine/cardSet.js';
import { suitOf } from '../../src/engine/cards.js';
import { legalActions } from '../../src/engine/legal.js';
import { legalCalledCards } from '../../src/engine/naming.js';
import { observe } from '../../src/engine/observation.js';
import { pick, type Random, randomFor } from '../../src/engine/random.js';
import type { Seat } from '../../src/engine/seats.js';
import type { Choose } from './recording.js';

/** Plays like the sensible bot of whoever decides: with three players that of the open hand is somebody else (R11.3). */
export const sensibly: Choose = (state) =>
  heuristicBot.decide(observe(state, state.by), randomFor('playthrough')).action;

/** Plays any legal card; names trump and calls like the bot. */
export const anyhow =
  (random: Random): Choose =>
  (state) =>
    state.phase === 'play' ? pick(legalActions(state), random) : sensibly(state);

/** The bids that seats have planned, in the order in which they make them; who has none left passes. */
export type Plan = Partial<Record<Seat, readonly string[]>>;

/** Bids by the plan, and does the rest like another. */
export const planned =
  (plan: Plan, then: Choose): Choose =>
  (state) => {
    if (state.phase !== 'auction') return then(state);
    const made = state.deal.calls.filter((call) => call.seat === state.turn && call.type === 'bid').length;
    const bid = plan[state.turn]?.[made];
    return bid === undefined ? { type: 'pass' } : { type: 'bid', bid };
  };

/** Names the trump with which a card has to be called blind, and leads face down as soon as that is legal. */
export const blindly =
  (asTrump: boolean): Choose =>
  (state) => {
    const { deal, turn, match } = state;
    const legal = legalActions(state);
    const isWanted = (action: Action): boolean => {
      if (action.type === 'trump') {
        const calls = legalCalledCards(match.ruleset, deal.hands[turn], action.suit);
        return calls.some((call) => call.blind) && suitSize(deal.hands[turn], action.suit) > 4;
      }
      if (action.type !== 'play' || !action.faceDown || action.card === null) return false;
      return (suitOf(action.card) === deal.trump) === asTrump;
    };
    return legal.findLast(isWanted) ?? sensibly(state);
  };
