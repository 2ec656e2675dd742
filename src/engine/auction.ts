import type { Bid, ChooseGame, Pass } from './action.js';
import { type CardSet, has } from './cardSet.js';
import { ACE, cardOf, SUITS } from './cards.js';
import type { RuleError } from './ruleError.js';
import { announcedContract, biddable, type Contract, contractById, type Ruleset } from './ruleset.js';
import type { Seat } from './seats.js';
import type { Call, Deal, Declared } from './state.js';

/** What of a deal the auction is about. */
export type AuctionDeal = Pick<Deal, 'active' | 'calls' | 'announcer'>;

/** How many aces a hand holds. */
export const countAces = (hand: CardSet): number =>
  SUITS.filter((suit) => has(hand, cardOf(suit, ACE))).length;

/** Whether a hand with so many aces may bid a contract that asks for aces; four stand for three where the ruleset says how (R5.3). */
function hasAcesFor(ruleset: Ruleset, contract: Contract, aces: number): boolean {
  if (contract.aces === null || contract.aces === aces) return true;
  return contract.side === 'fourth-ace' && aces === 4 && ruleset.fourAces !== 'none';
}

/**
 * The bids that stand: the highest one and those that joined it, in the order in which they were made (R4.2). Announced aces stand
 * as the first bid (R5.4).
 */
export function standingBids(ruleset: Ruleset, deal: Pick<Deal, 'calls' | 'announcer'>): readonly Declared[] {
  const announced = announcedContract(ruleset);
  let standing: Declared[] =
    deal.announcer === null || announced === null ? [] : [{ seat: deal.announcer, contract: announced }];
  for (const call of deal.calls) {
    if (call.type !== 'bid') continue;
    const contract = contractById(ruleset, call.bid);
    if (contract === null) throw new Error(`the auction has a bid ${call.bid} that is not in the ruleset`);
    const joins = standing[0]?.contract.rank === contract.rank;
    standing = [...(joins ? standing : []), { seat: call.seat, contract }];
  }
  return standing;
}

/** Whether a contract may be played beside a standing bid (R4.2). */
export function mayJoin(ruleset: Ruleset, contract: Contract, standing: Contract): boolean {
  if (ruleset.join === 'off' || !contract.joinable || !standing.joinable) return false;
  return ruleset.join === 'equal-rank' ? contract.rank === standing.rank : contract.id === standing.id;
}

const hasPassed = (deal: AuctionDeal, seat: Seat): boolean =>
  deal.calls.some((call) => call.seat === seat && call.type === 'pass');

/**
 * Whose turn it is to speak, or null when the auction has ended: everybody has passed or holds a standing bid, a bid stands that
 * nothing outranks and nobody may join, or a game was chosen (R4.1, R4.3, R4.5).
 */
export function nextToSpeak(ruleset: Ruleset, deal: AuctionDeal): Seat | null {
  const { active, calls } = deal;
  const standing = standingBids(ruleset, deal);
  const highest = standing[0]?.contract;
  if (highest !== undefined) {
    const canGoOn = biddable(ruleset).some(
      (contract) => contract.rank > highest.rank || mayJoin(ruleset, contract, highest),
    );
    if (!canGoOn) return null;
  }
  const last = calls.at(-1);
  if (last?.type === 'game') return null;
  const after = last === undefined ? -1 : active.indexOf(last.seat);
  const order = [...active.slice(after + 1), ...active.slice(0, after + 1)];
  return order.find((seat) => !hasPassed(deal, seat) && !standing.some((bid) => bid.seat === seat)) ?? null;
}

/** The contract that a seat is bound to announce at this turn, or null (R5.3, R4.7). */
function announcementDue(ruleset: Ruleset, deal: Deal, seat: Seat): Contract | null {
  if (ruleset.troela !== 'mandatory' || deal.unknown[seat] > 0) return null;
  if (deal.calls.some((call) => call.seat === seat)) return null;
  const aces = countAces(deal.hands[seat]);
  const due = biddable(ruleset).find((contract) => contract.side === 'fourth-ace' && contract.aces === aces);
  const standing = standingBids(ruleset, deal)[0]?.contract;
  return due === undefined || (standing !== undefined && standing.rank >= due.rank) ? null : due;
}

/** Whether a seat is the only one left that has not passed, while nothing was bid (R4.5). */
const isLastToSpeak = (deal: AuctionDeal, seat: Seat): boolean =>
  deal.announcer === null &&
  deal.calls.every((call) => call.type === 'pass') &&
  deal.active.every((other) => other === seat || hasPassed(deal, other));

/** Whether special games can be played at this table: not with three players (R11.3). */
const hasGames = (deal: AuctionDeal): boolean => deal.active.length === 4;

/** The games that a seat may choose instead of bidding: the last to speak, where the ruleset lets him (R4.5). */
function gamesToChoose(ruleset: Ruleset, deal: AuctionDeal, seat: Seat): readonly string[] {
  const { passOut } = ruleset;
  return passOut.kind === 'dealer-chooses' && hasGames(deal) && isLastToSpeak(deal, seat)
    ? passOut.games
    : [];
}

/** The game that follows now that the auction has ended without a bid, or null when the cards are thrown in (R4.5). */
export function gameAfterPassing(ruleset: Ruleset, deal: AuctionDeal): string | null {
  const last = deal.calls.at(-1);
  if (last?.type === 'game') return last.game;
  return ruleset.passOut.kind === 'game' && hasGames(deal) ? ruleset.passOut.game : null;
}

/** Why a bid must wait until another has been made, or null (R4.4). */
function refusePrerequisite(calls: readonly Call[], contract: Contract): RuleError | null {
  const earlier = calls.some((call) => call.type === 'bid' && contract.after.includes(call.bid));
  if (contract.after.length === 0 || earlier) return null;
  return { code: 'needs-earlier-bid', bid: contract.id, after: contract.after };
}

/**
 * The step above a standing bid for who wants to make a certain bid (R4.6). A bid that asks for aces is a step only for who makes
 * it: else nobody without them could ever go past it. Decided by us.
 */
const nextStep = (ruleset: Ruleset, standing: Contract, wanted: Contract): Contract | null =>
  biddable(ruleset).find(
    (candidate) => candidate.rank > standing.rank && (candidate.aces === null || candidate.id === wanted.id),
  ) ?? null;

/** Why a bid may not open or raise here although it is high enough (R4.4, R4.6), or null. */
function refuseStep(ruleset: Ruleset, deal: Deal, contract: Contract): RuleError | null {
  const standing = standingBids(ruleset, deal)[0]?.contract;
  if (standing === undefined && ruleset.mayOpen !== null && !ruleset.mayOpen.includes(contract.id)) {
    return { code: 'may-not-open', bid: contract.id, openings: ruleset.mayOpen };
  }
  if (standing !== undefined && ruleset.raise === 'next-step') {
    const next = nextStep(ruleset, standing, contract);
    if (next?.rank !== contract.rank)
      return { code: 'not-the-next-step', bid: contract.id, next: next?.id ?? null };
  }
  return refusePrerequisite(deal.calls, contract);
}

function refuseBid(ruleset: Ruleset, deal: Deal, seat: Seat, bid: string): RuleError | null {
  const contract = biddable(ruleset).find((candidate) => candidate.id === bid);
  if (contract === undefined) return { code: 'unknown-bid', bid };
  const standing = standingBids(ruleset, deal)[0]?.contract;
  const joins = standing !== undefined && mayJoin(ruleset, contract, standing);
  if (standing !== undefined && !joins && contract.rank <= standing.rank) {
    const beside = contract.rank === standing.rank;
    return { code: beside ? 'may-not-join' : 'bid-too-low', bid, standing: standing.id };
  }
  const known = deal.unknown[seat] === 0;
  if (known && contract.aces !== null && !hasAcesFor(ruleset, contract, countAces(deal.hands[seat]))) {
    return { code: 'needs-aces', bid, aces: contract.aces };
  }
  const due = announcementDue(ruleset, deal, seat);
  if (due !== null) {
    if (contract.rank < due.rank) return { code: 'must-announce-aces', bid: due.id };
    return contract.id === due.id ? null : refusePrerequisite(deal.calls, contract);
  }
  return joins ? null : refuseStep(ruleset, deal, contract);
}

function refusePass(ruleset: Ruleset, deal: Deal, seat: Seat): RuleError | null {
  const games = gamesToChoose(ruleset, deal, seat);
  if (games.length > 0) return { code: 'must-bid-or-choose', games };
  return ruleset.passOut.kind === 'dealer-bids' && isLastToSpeak(deal, seat) ? { code: 'must-bid' } : null;
}

/** Why a seat whose turn it is may not make this call, or null when it may (R4.1-R4.7, R5.3). */
export function refuseCall(
  ruleset: Ruleset,
  deal: Deal,
  seat: Seat,
  call: Pass | Bid | ChooseGame,
): RuleError | null {
  if (call.type === 'bid') return refuseBid(ruleset, deal, seat, call.bid);
  const due = announcementDue(ruleset, deal, seat);
  if (due !== null) return { code: 'must-announce-aces', bid: due.id };
  if (call.type === 'pass') return refusePass(ruleset, deal, seat);
  if (!ruleset.games.some((game) => game.id === call.game)) return { code: 'unknown-game', game: call.game };
  return gamesToChoose(ruleset, deal, seat).includes(call.game)
    ? null
    : { code: 'may-not-choose', game: call.game };
}

/** The calls that a seat whose turn it is may make: pass first where allowed, the bids from low to high, then the games. */
export function legalCalls(ruleset: Ruleset, deal: Deal, seat: Seat): readonly (Pass | Bid | ChooseGame)[] {
  const calls: readonly (Pass | Bid | ChooseGame)[] = [
    { type: 'pass' },
    ...biddable(ruleset).map((contract): Bid => ({ type: 'bid', bid: contract.id })),
    ...gamesToChoose(ruleset, deal, seat).map((game): ChooseGame => ({ type: 'game', game })),
  ];
  return calls.filter((call) => refuseCall(ruleset, deal, seat, call) === null);
}
