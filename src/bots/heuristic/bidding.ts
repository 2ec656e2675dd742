import type { Bid } from '../../engine/action.js';
import { countAces, standingBids } from '../../engine/auction.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { type Contract, contractById } from '../../engine/ruleset.js';
import type { Seat } from '../../engine/seats.js';
import type { Decision } from '../bot.js';
import { type Outlook, outlookOf } from './estimate.js';
import { valueAgainst } from './passing.js';

/** A bid must promise this much more than passing, in units of the smallest base of the ruleset. */
const MARGIN = 0.1;

interface Candidate {
  readonly bid: Bid;
  readonly outlook: Outlook;
}

/** Whether a seat would lead to the first trick of its own contract (R5.6). */
const leadsFirst = (deal: ObservedDeal, seat: Seat, contract: Contract): boolean =>
  contract.lead === 'declarer' || (contract.lead === 'dealer-left' && deal.active[0] === seat);

function candidates(observation: Observation, deal: ObservedDeal): readonly Candidate[] {
  return observation.legal.flatMap((action) => {
    const contract = action.type === 'bid' ? contractById(observation.ruleset, action.bid) : null;
    if (action.type !== 'bid' || contract === null) return [];
    const leads = leadsFirst(deal, observation.seat, contract);
    return [{ bid: action, outlook: outlookOf(observation.ruleset, deal.hand, contract, leads) }];
  });
}

/** What the deal is expected to bring if this seat passes. */
function passingValue(observation: Observation, deal: ObservedDeal): number {
  const [standing] = standingBids(observation.ruleset, deal.calls);
  return standing === undefined ? 0 : valueAgainst(observation.ruleset, deal.hand, standing.contract);
}

/** The smallest amount that a contract of the ruleset is worth: the unit in which small differences count. */
const unitOf = (observation: Observation): number =>
  Math.min(...observation.ruleset.contracts.map((contract) => contract.value.base));

function bidding({ bid, outlook }: Candidate, passing: number | null, deal: ObservedDeal): Decision {
  const { contract, tricks, chance, points } = outlook;
  if (contract.aces !== null) {
    return {
      action: bid,
      reason: { code: 'announce-aces', contract: contract.id, aces: countAces(deal.hand) },
    };
  }
  const facts = { contract: contract.id, tricks, chance, points };
  return passing === null
    ? { action: bid, reason: { code: 'bid-loses-least', ...facts } }
    : { action: bid, reason: { code: 'bid-pays', ...facts, passing } };
}

/** Chooses the call with the best expected points; the lowest of equals, which leaves the others room. */
export function decideCall(observation: Observation, deal: ObservedDeal): Decision {
  const all = candidates(observation, deal);
  const [first, ...rest] = all;
  const top = first && rest.reduce((a, b) => (b.outlook.points > a.outlook.points + 1e-9 ? b : a), first);
  const mayPass = observation.legal.some((action) => action.type === 'pass');
  const passing = passingValue(observation, deal);
  if (top !== undefined && !mayPass) return bidding(top, null, deal);
  if (top !== undefined && top.outlook.points > passing + MARGIN * unitOf(observation)) {
    return bidding(top, passing, deal);
  }
  return {
    action: { type: 'pass' },
    reason: {
      code: 'nothing-pays',
      best: top?.outlook.contract.id ?? null,
      points: top?.outlook.points ?? 0,
      passing,
    },
  };
}
