import type { CardSet } from '../../engine/cardSet.js';
import { SUITS, type Suit, suitFromLetter } from '../../engine/cards.js';
import type { Contract } from '../../engine/ruleset.js';
import { TRICK_MODELS, type TrickModel } from './fit.js';
import { featuresOf, type HandFeatures } from './hand.js';
import { ALL_TRICKS, type TrickChances } from './pay.js';

const dot = (weights: HandFeatures, features: HandFeatures): number =>
  weights.trumps * features.trumps +
  weights.trumpAce * features.trumpAce +
  weights.trumpKing * features.trumpKing +
  weights.trumpQueen * features.trumpQueen +
  weights.trumpJack * features.trumpJack +
  weights.sideAces * features.sideAces +
  weights.backedKings * features.backedKings +
  weights.guardedKings * features.guardedKings +
  weights.queens * features.queens +
  weights.voids * features.voids +
  weights.singletons * features.singletons +
  weights.doubletons * features.doubletons +
  weights.longCards * features.longCards;

const clamped = (tricks: number): number => Math.min(ALL_TRICKS, Math.max(0, tricks));

/** The tricks that the declaring side is expected to take with this trump, by a model of a hand of thirteen cards. */
export const expectedTricks = (model: TrickModel, hand: CardSet, trump: Suit | null): number =>
  clamped(model.constant + dot(model.weights, featuresOf(hand, trump)));

/** The suits among which the trump of a contract will be. */
function trumpChoices(contract: Contract): readonly (Suit | null)[] {
  const fixed = suitFromLetter(contract.trump);
  if (fixed !== null) return [fixed];
  return contract.trump === 'none' ? [null] : SUITS;
}

/** The tricks that a declarer with this hand can expect, so many others having bid for tricks too; the best suit is trump where it is chosen. */
export function declarerTricks(hand: CardSet, contract: Contract, rivals: number): number {
  const model = TRICK_MODELS[contract.side];
  let most = 0;
  for (const trump of trumpChoices(contract)) most = Math.max(most, expectedTricks(model, hand, trump));
  return clamped(most + model.bidding - model.rival * rivals);
}

/** The area of the bell curve below a value, in spreads from its mean; the logistic curve comes within a hundredth. */
const below = (spreads: number): number => 1 / (1 + Math.exp(-1.702 * spreads));

/** Spreads an expected number of tricks over the whole numbers, as a bell curve whose tails fall on 0 and 13. */
export function trickChances(expected: number, spread: number): TrickChances {
  const chances: number[] = [];
  let lower = 0;
  for (let tricks = 0; tricks <= ALL_TRICKS; tricks += 1) {
    const upper = tricks === ALL_TRICKS ? 1 : below((tricks + 0.5 - expected) / spread);
    chances.push(upper - lower);
    lower = upper;
  }
  return chances;
}

/** The spread of the result around an expected number of tricks. */
export const spreadOf = ({ spread, narrowing }: TrickModel, expected: number): number =>
  Math.max(0.8, spread - narrowing * (expected - 8));
