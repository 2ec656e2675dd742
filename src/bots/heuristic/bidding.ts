import type { Bid, ChooseGame } from '../../engine/action.js';
import { countAces, standingBids } from '../../engine/auction.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { type Contract, contractById, gameById } from '../../engine/ruleset.js';
import type { Seat } from '../../engine/seats.js';
import type { Decision } from '../bot.js';
import type { Character } from './character.js';
import { gameValue } from './gameValue.js';
import { type Bidder, type Outlook, outlookOf } from './outlook.js';
import { valueAgainst, valueUnopened } from './passing.js';

interface ChosenGame {
  readonly action: ChooseGame;
  readonly points: number;
}

interface Candidate {
  readonly bid: Bid;
  readonly outlook: Outlook;
}

/** Whether a seat would lead to the first trick of its own contract (R5.6). */
const leadsFirst = (deal: ObservedDeal, seat: Seat, contract: Contract): boolean =>
  contract.lead === 'declarer' || (contract.lead === 'dealer-left' && deal.active[0] === seat);

/** How many others have bid a contract about taking tricks. */
function countRivals({ ruleset, seat }: Observation, deal: ObservedDeal): number {
  const seats = deal.calls.flatMap((call) => {
    const contract = call.type === 'bid' && call.seat !== seat ? contractById(ruleset, call.bid) : null;
    return contract?.goal.kind === 'at-least' ? [call.seat] : [];
  });
  return new Set(seats).size;
}

function candidates(observation: Observation, deal: ObservedDeal): readonly Candidate[] {
  const { ruleset, seat, legal } = observation;
  const bidder: Bidder = { hand: deal.hand, rivals: countRivals(observation, deal) };
  return legal.flatMap((action) => {
    const contract = action.type === 'bid' ? contractById(ruleset, action.bid) : null;
    if (action.type !== 'bid' || contract === null) return [];
    return [{ bid: action, outlook: outlookOf(ruleset, bidder, contract, leadsFirst(deal, seat, contract)) }];
  });
}

/** What the deal is expected to bring if this seat passes. */
function passingValue({ ruleset }: Observation, deal: ObservedDeal): number {
  const [standing] = standingBids(ruleset, deal);
  if (standing !== undefined) return valueAgainst(ruleset, deal.hand, standing.contract);
  return valueUnopened(ruleset, deal.active.length - 1 - deal.calls.length);
}

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

/** The special game that brings most, where one may be chosen. */
function bestGame({ ruleset, legal }: Observation, deal: ObservedDeal): ChosenGame | null {
  const games = legal.flatMap((action): readonly ChosenGame[] => {
    const game = action.type === 'game' ? gameById(ruleset, action.game) : null;
    return action.type === 'game' && game !== null ? [{ action, points: gameValue(deal.hand, game) }] : [];
  });
  return games.reduce<ChosenGame | null>(
    (top, one) => (top === null || one.points > top.points ? one : top),
    null,
  );
}

/** Chooses the call with the best expected points; the lowest of equals, which leaves the others room. */
export function decideCall(observation: Observation, deal: ObservedDeal, character: Character): Decision {
  const all = candidates(observation, deal);
  const [first, ...rest] = all;
  const top = first && rest.reduce((a, b) => (b.outlook.points > a.outlook.points + 1e-9 ? b : a), first);
  const mayPass = observation.legal.some((action) => action.type === 'pass');
  const passing = passingValue(observation, deal);
  const chosen = bestGame(observation, deal);
  if (chosen !== null && (top === undefined || chosen.points > top.outlook.points)) {
    const { action, points } = chosen;
    return { action, reason: { code: 'choose-game', game: action.game, points } };
  }
  if (top !== undefined && !mayPass) return bidding(top, null, deal);
  if (
    top !== undefined &&
    top.outlook.points > passing + character.caution * top.outlook.contract.value.base
  ) {
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
