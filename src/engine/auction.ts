import type { Bid, Pass } from './action.js';
import { type CardSet, has } from './cardSet.js';
import { ACE, cardOf, SUITS } from './cards.js';
import type { RuleError } from './ruleError.js';
import { biddable, type Contract, type Ruleset } from './ruleset.js';
import type { Seat } from './seats.js';
import type { Call, Deal, Declared } from './state.js';

/** How many aces a hand holds. */
export const countAces = (hand: CardSet): number =>
  SUITS.filter((suit) => has(hand, cardOf(suit, ACE))).length;

/** The bids that stand: the highest one and those that joined it, in the order in which they were made (R4.2). */
export function standingBids(ruleset: Ruleset, calls: readonly Call[]): readonly Declared[] {
  let standing: Declared[] = [];
  for (const call of calls) {
    if (call.type !== 'bid') continue;
    const contract = ruleset.contracts.find((candidate) => candidate.id === call.bid);
    if (contract === undefined)
      throw new Error(`the auction has a bid ${call.bid} that is not in the ruleset`);
    const highest = standing[0];
    const joins = highest !== undefined && contract.rank === highest.contract.rank;
    standing = [...(joins ? standing : []), { seat: call.seat, contract }];
  }
  return standing;
}

/** Whether a contract may be played beside a standing bid (R4.2). */
export function mayJoin(ruleset: Ruleset, contract: Contract, standing: Contract): boolean {
  if (ruleset.join === 'off' || !contract.joinable || !standing.joinable) return false;
  return ruleset.join === 'equal-rank' ? contract.rank === standing.rank : contract.id === standing.id;
}

const hasPassed = (calls: readonly Call[], seat: Seat): boolean =>
  calls.some((call) => call.seat === seat && call.type === 'pass');

/**
 * Whose turn it is to speak, or null when the auction has ended: everybody has passed or holds a standing bid, or a bid
 * stands that nothing outranks and nobody may join (R4.1, R4.3).
 */
export function nextToSpeak(ruleset: Ruleset, deal: Pick<Deal, 'active' | 'calls'>): Seat | null {
  const { active, calls } = deal;
  const standing = standingBids(ruleset, calls);
  const highest = standing[0]?.contract;
  if (highest !== undefined) {
    const canGoOn = biddable(ruleset).some(
      (contract) => contract.rank > highest.rank || mayJoin(ruleset, contract, highest),
    );
    if (!canGoOn) return null;
  }
  const last = calls.at(-1);
  const after = last === undefined ? -1 : active.indexOf(last.seat);
  const order = [...active.slice(after + 1), ...active.slice(0, after + 1)];
  return order.find((seat) => !hasPassed(calls, seat) && !standing.some((bid) => bid.seat === seat)) ?? null;
}

/** The contract that a seat is bound to announce at this turn, or null (R5.3, R4.7). */
function announcement(ruleset: Ruleset, deal: Deal, seat: Seat): Contract | null {
  if (ruleset.troela !== 'mandatory' || deal.unknown[seat] > 0) return null;
  if (deal.calls.some((call) => call.seat === seat)) return null;
  const aces = countAces(deal.hands[seat]);
  const due = biddable(ruleset).find((contract) => contract.side === 'fourth-ace' && contract.aces === aces);
  const standing = standingBids(ruleset, deal.calls)[0]?.contract;
  return due === undefined || (standing !== undefined && standing.rank >= due.rank) ? null : due;
}

/** Whether a seat is the only one left that has not passed, while nothing was bid (R4.5). */
const isLastToSpeak = (deal: Deal, seat: Seat): boolean =>
  deal.calls.every((call) => call.type === 'pass') &&
  deal.active.every((other) => other === seat || hasPassed(deal.calls, other));

/** Why a bid must wait until another has been made, or null (R4.4). */
function refusePrerequisite(calls: readonly Call[], contract: Contract): RuleError | null {
  const earlier = calls.some((call) => call.type === 'bid' && contract.after.includes(call.bid));
  if (contract.after.length === 0 || earlier) return null;
  return { code: 'needs-earlier-bid', bid: contract.id, after: contract.after };
}

/** Why a bid may not open or raise here although it is high enough (R4.4, R4.6), or null. */
function refuseStep(ruleset: Ruleset, calls: readonly Call[], contract: Contract): RuleError | null {
  const standing = standingBids(ruleset, calls)[0]?.contract;
  if (standing === undefined && ruleset.mayOpen !== null && !ruleset.mayOpen.includes(contract.id)) {
    return { code: 'may-not-open', bid: contract.id, openings: ruleset.mayOpen };
  }
  if (standing !== undefined && ruleset.raise === 'next-step') {
    const next = biddable(ruleset).find((candidate) => candidate.rank > standing.rank);
    if (next?.rank !== contract.rank)
      return { code: 'not-the-next-step', bid: contract.id, next: next?.id ?? null };
  }
  return refusePrerequisite(calls, contract);
}

function refuseBid(ruleset: Ruleset, deal: Deal, seat: Seat, bid: string): RuleError | null {
  const contract = biddable(ruleset).find((candidate) => candidate.id === bid);
  if (contract === undefined) return { code: 'unknown-bid', bid };
  const standing = standingBids(ruleset, deal.calls)[0]?.contract;
  const joins = standing !== undefined && mayJoin(ruleset, contract, standing);
  if (standing !== undefined && !joins && contract.rank <= standing.rank) {
    const beside = contract.rank === standing.rank;
    return { code: beside ? 'may-not-join' : 'bid-too-low', bid, standing: standing.id };
  }
  const known = deal.unknown[seat] === 0;
  if (known && contract.aces !== null && countAces(deal.hands[seat]) !== contract.aces) {
    return { code: 'needs-aces', bid, aces: contract.aces };
  }
  const due = announcement(ruleset, deal, seat);
  if (due !== null) {
    if (contract.rank < due.rank) return { code: 'must-announce-aces', bid: due.id };
    return contract.id === due.id ? null : refusePrerequisite(deal.calls, contract);
  }
  return joins ? null : refuseStep(ruleset, deal.calls, contract);
}

/** Whether a seat must bid something because everybody else has passed (R4.5). */
const isForced = (ruleset: Ruleset, deal: Deal, seat: Seat): boolean =>
  ruleset.passOut === 'dealer-bids' && isLastToSpeak(deal, seat);

/** Why a seat whose turn it is may not make this call, or null when it may (R4.1-R4.7, R5.3). */
export function refuseCall(ruleset: Ruleset, deal: Deal, seat: Seat, call: Pass | Bid): RuleError | null {
  if (call.type === 'bid') return refuseBid(ruleset, deal, seat, call.bid);
  const due = announcement(ruleset, deal, seat);
  if (due !== null) return { code: 'must-announce-aces', bid: due.id };
  return isForced(ruleset, deal, seat) ? { code: 'must-bid' } : null;
}

/** The calls that a seat whose turn it is may make: pass first where allowed, then the bids from low to high. */
export function legalCalls(ruleset: Ruleset, deal: Deal, seat: Seat): readonly (Pass | Bid)[] {
  const calls: readonly (Pass | Bid)[] = [
    { type: 'pass' },
    ...biddable(ruleset).map((contract): Bid => ({ type: 'bid', bid: contract.id })),
  ];
  return calls.filter((call) => refuseCall(ruleset, deal, seat, call) === null);
}
