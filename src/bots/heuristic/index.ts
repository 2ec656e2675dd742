import type { Action, PlayCard } from '../../engine/action.js';
import { countRanks, has, suitSize } from '../../engine/cardSet.js';
import { ACE, type Card, cardOf, rankOf, SUITS, type Suit, suitOf } from '../../engine/cards.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { ledSuit, trickWinner } from '../../engine/play.js';
import { contractById } from '../../engine/ruleset.js';
import type { Played } from '../../engine/state.js';
import type { Bot, Decision } from '../bot.js';

const isSeen = (play: Played): play is Played & { readonly card: Card } => play.card !== null;

/** Length and honours of a suit as trump. */
function trumpStrength(deal: ObservedDeal, suit: Suit): number {
  return countRanks(deal.hand[suit]) + countRanks(deal.hand[suit] >> 9) / 2;
}

function quickTricks(deal: ObservedDeal): number {
  return SUITS.filter((suit) => has(deal.hand, cardOf(suit, ACE))).length;
}

function decideCall(observation: Observation, deal: ObservedDeal): Decision {
  const [first] = observation.legal;
  if (first === undefined) throw new Error('not on turn');
  const tricks = Math.max(...SUITS.map((suit) => trumpStrength(deal, suit))) + quickTricks(deal);
  const bid = observation.legal.find((action) => {
    const contract = action.type === 'bid' ? contractById(observation.ruleset, action.bid) : null;
    return contract?.side === 'called-card' && contract.trump === 'declarer';
  });
  if (first.type === 'pass' && bid?.type === 'bid' && tricks >= 8) {
    return {
      action: bid,
      reason: { code: 'bid-pays', contract: bid.bid, tricks, chance: 0.6, points: 1, passing: 0 },
    };
  }
  return { action: first, reason: { code: 'nothing-pays', passing: 0 } };
}

function decidePlay(observation: Observation, deal: ObservedDeal, plays: readonly PlayCard[]): Decision {
  const { seat, ruleset } = observation;
  const cards = plays.flatMap((play) => (play.card === null || play.faceDown ? [] : [play.card]));
  const led = ledSuit(deal.table, deal.called);
  const wins = (card: Card): boolean =>
    led === null
      ? rankOf(card) === ACE
      : trickWinner(
          ruleset,
          [...deal.table.filter(isSeen), { seat, card, faceDown: false }],
          deal.trump,
          deal.called,
        ) === seat;
  const cost = (card: Card): number => rankOf(card) + (suitOf(card) === deal.trump ? 20 : 0);
  const byCost = cards.toSorted((a, b) => cost(a) - cost(b));
  const avoiding = deal.contracts.some(
    (declared) => declared.seat === seat && declared.contract.goal.kind === 'exactly',
  );
  const winner = byCost.find((card) => wins(card));
  if (winner !== undefined && !avoiding) return play(winner, 'cheapest-winner');
  const losers = byCost.filter((card) => !wins(card));
  const low = avoiding ? losers.at(led === null ? 0 : -1) : losers[0];
  const card = low ?? byCost[0];
  if (card === undefined) throw new Error('no card to play');
  return play(card, 'play-low');
}

const play = (card: Card, code: 'cheapest-winner' | 'play-low'): Decision => ({
  action: { type: 'play', card, faceDown: false },
  reason: { code, card },
});

const isPlay = (action: Action): action is PlayCard => action.type === 'play';

function decide(observation: Observation): Decision {
  const { deal, legal, phase } = observation;
  const [only] = legal;
  if (deal === null || only === undefined) throw new Error('it is not the turn of this seat');
  if (legal.length === 1) return { action: only, reason: { code: 'only-choice' } };
  if (phase === 'auction') return decideCall(observation, deal);
  if (phase === 'play') return decidePlay(observation, deal, legal.filter(isPlay));
  const suitOfAction = (action: Action): Suit =>
    action.type === 'trump' ? action.suit : action.type === 'call' ? suitOf(action.card) : 0;
  const score = (action: Action): number =>
    action.type === 'trump'
      ? trumpStrength(deal, suitOfAction(action))
      : -suitSize(deal.hand, suitOfAction(action));
  const best = legal.reduce((a, b) => (score(b) > score(a) ? b : a));
  const held = suitSize(deal.hand, suitOfAction(best));
  return best.type === 'call'
    ? { action: best, reason: { code: 'call-short-suit', card: best.card, held } }
    : { action: best, reason: { code: 'best-trump', suit: suitOfAction(best), length: held, tricks: held } };
}

/** A player with the rules of thumb of a decent table. */
export const heuristicBot: Bot = { name: 'heuristic', decide: (observation) => decide(observation) };
