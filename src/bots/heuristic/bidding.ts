import type { Bid, ChooseGame } from '../../engine/action.js';
import { countAces } from '../../engine/auction.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { contractById, gameById } from '../../engine/ruleset.js';
import type { Decision } from '../bot.js';
import type { Character } from './character.js';
import { countedOutlook } from './counted.js';
import { gameValue } from './gameValue.js';
import { type Outlook, outlookOf } from './outlook.js';
import { valueOfPassing } from './passing.js';

interface ChosenGame {
  readonly action: ChooseGame;
  readonly points: number;
}

interface Candidate {
  readonly bid: Bid;
  readonly outlook: Outlook;
}

/** Everything that may be bid, with what it promises. */
function candidates(
  observation: Observation,
  deal: ObservedDeal,
  { estimates }: Character,
): readonly Candidate[] {
  const { ruleset, legal } = observation;
  return legal.flatMap((action) => {
    const contract = action.type === 'bid' ? contractById(ruleset, action.bid) : null;
    if (action.type !== 'bid' || contract === null) return [];
    const outlook =
      estimates === 'fitted'
        ? outlookOf(observation, deal, contract)
        : countedOutlook(ruleset, deal, contract);
    return [{ bid: action, outlook }];
  });
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
  const all = candidates(observation, deal, character);
  const [first, ...rest] = all;
  const top = first && rest.reduce((a, b) => (b.outlook.points > a.outlook.points + 1e-9 ? b : a), first);
  const mayPass = observation.legal.some((action) => action.type === 'pass');
  const passing = valueOfPassing(observation, deal);
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
