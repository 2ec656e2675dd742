import type { Action } from './action.js';
import { legalCalls } from './auction.js';
import { legalCalledCards, legalTrumps } from './naming.js';
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
    case 'calling': {
      if (deal.trump === null) throw new Error('a card is called before trump is named');
      return legalCalledCards(match.ruleset, deal.hands[turn], deal.trump);
    }
    case 'play':
      return legalPlays(match.ruleset, deal, turn);
  }
}
