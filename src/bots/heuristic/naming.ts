import type { CallCard, NameTrump } from '../../engine/action.js';
import { type CardSet, countRanks, suitSize } from '../../engine/cardSet.js';
import { ACE, rankOf, suitOf } from '../../engine/cards.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import type { Decision } from '../bot.js';
import type { Reason } from '../reason.js';
import { TRICK_MODELS } from './fit.js';
import { expectedTricks } from './tricks.js';

const maxBy = <Item>(items: readonly Item[], score: (item: Item) => number): Item => {
  const [first, ...rest] = items;
  if (first === undefined) throw new Error('nothing to choose from');
  return rest.reduce((best, item) => (score(item) > score(best) ? item : best), first);
};

/** Names the trump with which the own hand is expected to take most tricks. */
export function decideTrump(observation: Observation, deal: ObservedDeal): Decision {
  const options = observation.legal.filter((action): action is NameTrump => action.type === 'trump');
  const side = deal.contracts[0]?.contract.side ?? 'alone';
  const tricks = (action: NameTrump): number => expectedTricks(TRICK_MODELS[side], deal.hand, action.suit);
  const action = maxBy(options, tricks);
  return {
    action,
    reason: {
      code: 'best-trump',
      suit: action.suit,
      length: suitSize(deal.hand, action.suit),
      tricks: tricks(action),
    },
  };
}

/** The cards of a suit directly below the called one: they become high once it has fallen. */
function promoted(hand: CardSet, call: CallCard): number {
  const mask = hand[suitOf(call.card)];
  let count = 0;
  for (let rank = rankOf(call.card) - 1; rank >= 0 && ((mask >> rank) & 1) === 1; rank -= 1) count += 1;
  return count;
}

/** How good a call is: short suits are soon ruffed, and cards just below the called one win after it. */
function callScore(hand: CardSet, call: CallCard): number {
  const length = suitSize(hand, suitOf(call.card));
  const byLength = [0.3, 1, 0.7, 0.4, 0.2][length] ?? 0;
  return byLength + 0.5 * Math.min(2, promoted(hand, call)) * (length > 1 ? 1 : 0);
}

function callReason(hand: CardSet, call: CallCard): Reason {
  const { card } = call;
  const held = countRanks(hand[suitOf(card)]);
  if (call.blind) return { code: 'call-blind', card };
  if (promoted(hand, call) > 0 && held > 1) return { code: 'call-to-promote', card, held };
  return held <= 2 ? { code: 'call-short-suit', card, held } : { code: 'call-long-suit', card, held };
}

/** Calls the card whose holder will be the most useful partner. */
export function decideCalledCard(observation: Observation, deal: ObservedDeal): Decision {
  const options = observation.legal.filter((action): action is CallCard => action.type === 'call');
  const action = maxBy(options, (call) => callScore(deal.hand, call) + (rankOf(call.card) === ACE ? 1 : 0));
  return { action, reason: callReason(deal.hand, action) };
}
