import type { Action } from '../../engine/action.js';
import { refuseCall } from '../../engine/auction.js';
import { type CardSet, NO_CARDS, size } from '../../engine/cardSet.js';
import { refuseCalledCard, refuseTrump } from '../../engine/naming.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { refusePlay } from '../../engine/play.js';
import type { RuleError } from '../../engine/ruleError.js';
import { perSeat, SEATS, type Seat } from '../../engine/seats.js';
import { type GameOutcome, outcomeOf } from '../../engine/specialGame.js';
import type { Deal, FinishedDeal } from '../../engine/state.js';

/** A finished deal in the form in which a seat sees one in play, so that its last trick can be shown on the same table. */
const finishedAsSeen = ({ deal }: FinishedDeal, seat: Seat): ObservedDeal => ({
  ...deal,
  dealt: deal.dealt[seat],
  hand: deal.hands[seat],
  open: perSeat((other) => (deal.open.includes(other) ? deal.hands[other] : null)),
  handSizes: perSeat((other) => size(deal.hands[other])),
});

/** The deal that is on the table: the one in play, or else the finished one until the next is dealt; null before the first. */
export const dealOf = ({ deal, finished, seat }: Observation): ObservedDeal | null =>
  deal ?? (finished === null ? null : finishedAsSeen(finished, seat));

/** An observed deal as the engine's rules take one: what the seat does not see is unknown. */
function asDeal(deal: ObservedDeal, seat: Seat): Deal {
  const inSight = (other: Seat): CardSet | null => (other === seat ? deal.hand : deal.open[other]);
  return {
    ...deal,
    dealt: perSeat((other) => (other === seat ? deal.dealt : NO_CARDS)),
    hands: perSeat((other) => inSight(other) ?? NO_CARDS),
    unknown: perSeat((other) => (inSight(other) === null ? deal.handSizes[other] : 0)),
    statedPartner: null,
    open: SEATS.filter((other) => deal.open[other] !== null),
  };
}

/** Whose hand the observer decides for, or would: the open hand of three players when that is his to play (R11.3), else his own. */
export const seatPlayed = ({ seat, turn, by }: Observation): Seat =>
  by === seat && turn !== null ? turn : seat;

/** The cards of that hand; none between deals. */
export function handPlayed(observation: Observation): CardSet {
  const { deal, seat } = observation;
  const played = seatPlayed(observation);
  return (played === seat ? deal?.hand : deal?.open[played]) ?? NO_CARDS;
}

/** Whether the observer plays a hand that is not his own now (R11.3). */
export const playsOpenHand = (observation: Observation): boolean =>
  seatPlayed(observation) !== observation.seat;

/** Whether the observer has no part in the deal on the table: with five players the dealer (R11.2). */
export function sitsOut(observation: Observation): boolean {
  const deal = dealOf(observation);
  return deal !== null && !deal.places.includes(observation.seat);
}

/** What a special game counts of each seat so far, and who took the queen of spades where that matters (section 10). */
export function countedSoFar(observation: Observation): GameOutcome | null {
  const deal = dealOf(observation);
  if (deal === null || deal.game === null) return null;
  return outcomeOf(deal.game, asDeal(deal, observation.seat), observation.match.totals);
}

/** Why the rules refuse a decision of the observer's, or null when they do not. */
export function whyNot(observation: Observation, action: Action): RuleError | null {
  const { ruleset, deal: seen } = observation;
  if (seen === null) return null;
  const deal = asDeal(seen, observation.seat);
  const seat = seatPlayed(observation);
  switch (action.type) {
    case 'pass':
    case 'bid':
    case 'game':
      return refuseCall(ruleset, deal, seat, action);
    case 'trump':
      return refuseTrump(deal, action);
    case 'call':
      return refuseCalledCard(ruleset, deal, seat, action);
    case 'play':
      return refusePlay(ruleset, deal, seat, action);
  }
}
