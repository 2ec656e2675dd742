import { standingBids } from '../../engine/auction.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { type Contract, contractById } from '../../engine/ruleset.js';
import type { Seat } from '../../engine/seats.js';
import { remembered } from './remembered.js';

/** What a player knows besides his cards when he thinks of playing a contract. */
export const CIRCUMSTANCES = [
  /** Whether he leads to the first trick, or plays last to it. */
  'leads',
  'playsLast',
  /** How many others have bid for tricks, have bid for few or none, and have passed. */
  'rivals',
  'exactRivals',
  'passes',
  /** How many already play the same kind of contract beside him. */
  'joined',
  /** Whether the pack is only cut, or riffled: both leave longer suits than a full shuffle. */
  'cut',
  'riffle',
  /** Whether the hand is laid open, and the defenders may consult. */
  'open',
  'praatje',
] as const;

export type Circumstance = (typeof CIRCUMSTANCES)[number];
export type Circumstances = Readonly<Record<Circumstance, number>>;

const one = (condition: boolean): number => (condition ? 1 : 0);

/** How many seats play to the first trick before this one, or null where that depends on who the partner is (R5.6). */
function placeInFirstTrick({ active }: ObservedDeal, seat: Seat, contract: Contract): number | null {
  const own = active.indexOf(seat);
  switch (contract.lead) {
    case 'dealer-left':
      return own;
    case 'declarer':
      return 0;
    case 'declarer-left':
      return active.length - 1;
    case 'partner':
      return null;
  }
}

/** What the auction has told so far, whichever contract is thought of. */
const heardSoFar = remembered(({ ruleset, seat }: Observation, deal: ObservedDeal) => {
  const rivals = new Set<Seat>();
  const exactRivals = new Set<Seat>();
  let passes = 0;
  for (const call of deal.calls) {
    if (call.type === 'pass') passes += 1;
    if (call.type !== 'bid' || call.seat === seat) continue;
    const isExact = contractById(ruleset, call.bid)?.goal.kind === 'exactly';
    (isExact ? exactRivals : rivals).add(call.seat);
  }
  const standing = standingBids(ruleset, deal).filter((bid) => bid.seat !== seat);
  return { rivals: rivals.size, exactRivals: exactRivals.size, passes, standing };
});

/** The circumstances in which a seat would play a contract, as far as the auction has come. */
export function circumstancesOf(
  observation: Observation,
  deal: ObservedDeal,
  contract: Contract,
): Circumstances {
  const { ruleset, seat } = observation;
  const { rivals, exactRivals, passes, standing } = heardSoFar(observation, deal);
  const place = placeInFirstTrick(deal, seat, contract);
  return {
    leads: one(place === 0),
    playsLast: one(place === deal.active.length - 1),
    rivals,
    exactRivals,
    passes,
    joined: standing[0]?.contract.rank === contract.rank ? standing.length : 0,
    cut: one(ruleset.shuffle === 'cut'),
    riffle: one(ruleset.shuffle === 'riffle'),
    open: one(contract.exposure !== 'none'),
    praatje: one(contract.exposure === 'praatje'),
  };
}
