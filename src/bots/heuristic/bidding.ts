import type { Bid, ChooseGame } from '../../engine/action.js';
import { countAces, standingBids } from '../../engine/auction.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { biddable, contractById, gameById } from '../../engine/ruleset.js';
import type { Decision } from '../bot.js';
import type { Character } from './character.js';
import { countedOutlook } from './counted.js';
import { gameValue } from './gameValue.js';
import { type Outlook, outlookOf } from './outlook.js';
import { chanceStands } from './overbid.js';
import { valueOfPassing } from './passing.js';

interface ChosenGame {
  readonly action: ChooseGame;
  readonly points: number;
}

/** A bid that may be made, with what it promises. */
interface Candidate {
  readonly bid: Bid;
  readonly outlook: Outlook;
  /** What it is expected to bring beyond passing; nothing where it is overbid. */
  readonly gain: number;
}

/** How often a higher bid that would still pay can be made after this one was overbid: the auction may have gone past it. */
const STILL_OPEN = 0.5;

/** The bids of a seat by the fitted models, from the lowest up; who is overbid may yet play a higher contract. */
function fittedCandidates(
  observation: Observation,
  deal: ObservedDeal,
  passing: number,
): readonly (Outlook & { readonly gain: number })[] {
  const { ruleset } = observation;
  const standing = standingBids(ruleset, deal)[0]?.contract.rank ?? Number.NEGATIVE_INFINITY;
  const all: (Outlook & { readonly gain: number })[] = [];
  let rank = Number.POSITIVE_INFINITY;
  // The best gains of the steps from this one up, from the next one up, and from the one after that.
  let [fromHere, fromNext, beyondNext] = [0, 0, 0];
  for (const contract of biddable(ruleset).toReversed()) {
    if (contract.rank < standing) break;
    if (contract.rank < rank) [fromNext, beyondNext] = [fromHere, fromNext];
    rank = contract.rank;
    const outlook = outlookOf(observation, deal, contract);
    const stands = chanceStands(observation, deal, contract);
    // Whoever goes over this bid takes at least the next step.
    const gain = stands * (outlook.points - passing) + (1 - stands) * STILL_OPEN * beyondNext;
    all.unshift({ ...outlook, gain });
    if (contract.aces === null) fromHere = Math.max(fromHere, gain);
  }
  return all;
}

/** Everything that a seat may bid, given what passing is expected to bring. */
export function candidates(
  observation: Observation,
  deal: ObservedDeal,
  { estimates }: Character,
  passing: number,
): readonly Candidate[] {
  const { ruleset, legal } = observation;
  const fitted = estimates === 'fitted' ? fittedCandidates(observation, deal, passing) : [];
  return legal.flatMap((action) => {
    const contract = action.type === 'bid' ? contractById(ruleset, action.bid) : null;
    if (action.type !== 'bid' || contract === null) return [];
    const known = fitted.find((one) => one.contract.id === contract.id);
    if (known !== undefined) return [{ bid: action, outlook: known, gain: known.gain }];
    const outlook = countedOutlook(ruleset, deal, contract);
    return [{ bid: action, outlook, gain: outlook.points - passing }];
  });
}

const SAME = 1e-9;

/** The candidate with the highest value, the first of equals; undefined when there is none. */
function bestBy(all: readonly Candidate[], value: (candidate: Candidate) => number): Candidate | undefined {
  const [first, ...rest] = all;
  return first && rest.reduce((top, one) => (value(one) > value(top) + SAME ? one : top), first);
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
function bestGame(observation: Observation, deal: ObservedDeal): ChosenGame | null {
  const { ruleset, legal } = observation;
  const games = legal.flatMap((action): readonly ChosenGame[] => {
    const game = action.type === 'game' ? gameById(ruleset, action.game) : null;
    return action.type === 'game' && game !== null
      ? [{ action, points: gameValue(observation, deal, game) }]
      : [];
  });
  return games.reduce<ChosenGame | null>(
    (top, one) => (top === null || one.points > top.points ? one : top),
    null,
  );
}

/** Chooses the call with the best expected points; the lowest of equals, which leaves the others room. */
export function decideCall(observation: Observation, deal: ObservedDeal, character: Character): Decision {
  const mayPass = observation.legal.some((action) => action.type === 'pass');
  const passing = valueOfPassing(observation, deal);
  const all = candidates(observation, deal, character, passing);
  const top = bestBy(all, mayPass ? ({ gain }) => gain : ({ outlook }) => outlook.points);
  const chosen = bestGame(observation, deal);
  if (chosen !== null && (top === undefined || chosen.points > top.outlook.points)) {
    const { action, points } = chosen;
    return { action, reason: { code: 'choose-game', game: action.game, points } };
  }
  if (top !== undefined && !mayPass) return bidding(top, null, deal);
  if (top !== undefined && top.gain > character.caution * top.outlook.contract.value.base)
    return bidding(top, passing, deal);
  const best = top?.outlook;
  return {
    action: { type: 'pass' },
    reason: { code: 'nothing-pays', best: best?.contract.id ?? null, points: best?.points ?? 0, passing },
  };
}
