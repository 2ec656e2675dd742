import type { Action } from '../../engine/action.js';
import { refuseCall } from '../../engine/auction.js';
import { NO_CARDS, size } from '../../engine/cardSet.js';
import { refuseCalledCard, refuseTrump } from '../../engine/naming.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { refusePlay } from '../../engine/play.js';
import type { RuleError } from '../../engine/ruleError.js';
import { type PerSeat, perSeat, type Seat } from '../../engine/seats.js';
import type { Deal, FinishedDeal } from '../../engine/state.js';

/** A finished deal in the form in which a seat sees one in play, so that its last trick can be shown on the same table. */
const finishedAsSeen = ({ deal }: FinishedDeal, seat: Seat): ObservedDeal => ({
  ...deal,
  dealt: deal.dealt[seat],
  hand: deal.hands[seat],
  open: perSeat(() => null),
  handSizes: perSeat((other) => size(deal.hands[other])),
});

/** The deal that is on the table: the one in play, or else the finished one until the next is dealt; null before the first. */
export const dealOf = ({ deal, finished, seat }: Observation): ObservedDeal | null =>
  deal ?? (finished === null ? null : finishedAsSeen(finished, seat));

/** An observed deal as the engine's rules take one: what the seat does not see is unknown. */
function asDeal(deal: ObservedDeal, seat: Seat): Deal {
  const own = <Value>(value: Value, others: Value): PerSeat<Value> =>
    perSeat((other) => (other === seat ? value : others));
  return {
    ...deal,
    dealt: own(deal.dealt, NO_CARDS),
    hands: own(deal.hand, NO_CARDS),
    unknown: perSeat((other) => (other === seat ? 0 : deal.handSizes[other])),
    statedPartner: null,
    open: [],
  };
}

/** Why the rules refuse a decision of the observer's, or null when they do not. */
export function whyNot({ ruleset, deal: seen, seat }: Observation, action: Action): RuleError | null {
  if (seen === null) return null;
  const deal = asDeal(seen, seat);
  switch (action.type) {
    case 'pass':
    case 'bid':
      return refuseCall(ruleset, deal, seat, action);
    case 'trump':
      return refuseTrump(deal, action);
    case 'call':
      return refuseCalledCard(ruleset, deal, seat, action);
    case 'play':
      return refusePlay(ruleset, deal, seat, action);
  }
}
