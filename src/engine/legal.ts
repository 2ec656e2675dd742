import type { Action } from './action.js';
import { legalCalls } from './auction.js';
import { legalCallsOfCard, legalTrumps } from './naming.js';
import { legalPlays } from './play.js';
import type { TurnState } from './state.js';

/** What the seat whose turn it is may do, in the order in which a table shows it; never empty while its hand is known. */
export function legalActions(state: TurnState): readonly Action[] {
  const { match, deal, turn } = state;
  switch (state.phase) {
    case 'auction':
      return legalCalls(match.ruleset, deal, turn);
    case 'naming':
      return legalTrumps(deal);
    case 'calling':
      return legalCallsOfCard(match.ruleset, deal, turn);
    case 'play':
      return legalPlays(match.ruleset, deal, turn);
  }
}
