import { matchEnd, type Ruleset } from './ruleset.js';
import { nextSeat, type PlayerCount, SEATS, seatsOf } from './seats.js';
import { addDeltas, NOTHING, settleDeal, winners } from './settlement.js';
import { outcomeOf, settleGame } from './specialGame.js';
import type { Deal, GameState, Match, Settlement } from './state.js';
import type { Step } from './step.js';

/** A match of which nothing has been dealt. */
export const newMatch = (ruleset: Ruleset, players: PlayerCount): GameState => ({
  phase: 'draw',
  match: { ruleset, players, draw: null, dealt: 0, settled: 0, totals: NOTHING, last: false },
});

/** Whether the match has ended now that a deal is finished; target and time are looked at only after a settled one (R8.4). */
function isOver(match: Match, settlement: Settlement): boolean {
  const { kind, count } = matchEnd(match.ruleset, match.players);
  if (match.last) return true;
  if (kind === 'deals') return match.settled >= count;
  if (kind === 'rounds') return match.dealt >= count * match.players;
  if (kind === 'target')
    return settlement.kind !== 'thrown-in' && SEATS.some((seat) => match.totals[seat] >= count);
  return false;
}

/** What a finished deal comes to. */
function settle(match: Match, deal: Deal): Settlement {
  if (deal.game !== null) {
    return settleGame(match.ruleset, deal.game, outcomeOf(deal.game, deal, match.totals), deal.active);
  }
  return deal.contracts.length === 0
    ? { kind: 'thrown-in', deltas: NOTHING }
    : settleDeal(match.ruleset, deal);
}

/** Puts the cards away after a deal: totals, the next dealer (R2.3), or the end of the match (R8.4). */
export function finishDeal(match: Match, deal: Deal): Step {
  const settlement = settle(match, deal);
  const after: Match = {
    ...match,
    settled: match.settled + (settlement.kind === 'thrown-in' ? 0 : 1),
    totals: addDeltas([match.totals, settlement.deltas]),
    last: deal.last,
  };
  const previous = { deal, settlement };
  const settled = { type: 'deal-settled', settlement } as const;
  if (isOver(after, settlement)) {
    const best = winners(after.totals, seatsOf(after.players));
    return {
      state: { phase: 'over', match: after, previous },
      events: [settled, { type: 'match-over', winners: best }],
    };
  }
  const dealer = nextSeat(seatsOf(after.players), deal.dealer);
  return { state: { phase: 'deal', match: after, dealer, previous }, events: [settled] };
}
