import type { CallCard, NameTrump } from '../../engine/action.js';
import { type CardSet, countRanks, suitSize } from '../../engine/cardSet.js';
import { rankOf, suitOf } from '../../engine/cards.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import type { Decision } from '../bot.js';
import type { Reason } from '../reason.js';
import { CALL_WEIGHTS, TRICK_MODELS } from './fit.js';
import { featuresOf, HAND_FEATURES } from './hand.js';
import { chancesByStep, meanOfSteps, scoreOf } from './model.js';
import { circumstanceScore } from './outlook.js';

const maxBy = <Item>(items: readonly Item[], score: (item: Item) => number): Item => {
  const [first, ...rest] = items;
  if (first === undefined) throw new Error('nothing to choose from');
  return rest.reduce((best, item) => (score(item) > score(best) ? item : best), first);
};

/** Names the trump with which the own hand is expected to take most tricks. */
export function decideTrump(observation: Observation, deal: ObservedDeal): Decision {
  const options = observation.legal.filter((action): action is NameTrump => action.type === 'trump');
  const side = deal.contracts[0]?.contract.side ?? 'alone';
  const { weights, steps } = TRICK_MODELS[side === 'fourth-ace' ? 'namer' : side];
  const score = ({ suit }: NameTrump): number => scoreOf(weights, HAND_FEATURES, featuresOf(deal.hand, suit));
  const action = maxBy(options, score);
  const { suit } = action;
  const [declared] = deal.contracts;
  const around =
    declared === undefined ? 0 : circumstanceScore(observation, deal, declared.contract, weights);
  const tricks = meanOfSteps(chancesByStep(steps, score(action) + around));
  return { action, reason: { code: 'best-trump', suit, length: suitSize(deal.hand, suit), tricks } };
}

/** The cards of a suit directly below the called one: they become high once it has fallen. */
function promoted(hand: CardSet, call: CallCard): number {
  const mask = hand[suitOf(call.card)];
  let count = 0;
  for (let rank = rankOf(call.card) - 1; rank >= 0 && ((mask >> rank) & 1) === 1; rank -= 1) count += 1;
  return count;
}

/** What of a hand decides how good a call is. */
export const CALL_FEATURES = [
  'singleton',
  'doubleton',
  'tripleton',
  'long',
  /** The next card below the called one, and the one after that as well. */
  'nextBelow',
  'twoBelow',
  /** The same beside at most one other card. */
  'shortBelow',
] as const;
export type CallFeature = (typeof CALL_FEATURES)[number];

/** The features of a call; a void suit has none of them. */
export function callFeatures(hand: CardSet, call: CallCard): Readonly<Record<CallFeature, number>> {
  const length = suitSize(hand, suitOf(call.card));
  const next = promoted(hand, call);
  return {
    singleton: length === 1 ? 1 : 0,
    doubleton: length === 2 ? 1 : 0,
    tripleton: length === 3 ? 1 : 0,
    long: length > 3 ? 1 : 0,
    nextBelow: next > 0 ? 1 : 0,
    twoBelow: next > 1 ? 1 : 0,
    shortBelow: next > 0 && length <= 2 ? 1 : 0,
  };
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
  const action = maxBy(options, (call) =>
    scoreOf(CALL_WEIGHTS, CALL_FEATURES, callFeatures(deal.hand, call)),
  );
  return { action, reason: callReason(deal.hand, action) };
}
