import type { CardSet } from '../../engine/cardSet.js';
import { SUITS, type Suit, suitFromLetter, suitOf } from '../../engine/cards.js';
import { missingAce } from '../../engine/naming.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import type { Contract, Ruleset, Side } from '../../engine/ruleset.js';
import { cannotTakeTrick, certainTricks } from './certain.js';
import { CIRCUMSTANCES, type Circumstance, circumstancesOf } from './circumstances.js';
import { EXACT_HAND_FEATURES, exactHandFeatures } from './exactHand.js';
import { EXACT_MODELS, TRICK_MODELS } from './fit.js';
import { featuresOf, HAND_FEATURES } from './hand.js';
import { chancePast, chancesByStep, type Model, meanOfSteps, scoreOf } from './model.js';
import { ALL_TRICKS, meanOf, payTable, type TrickChances } from './pay.js';
import { remembered } from './remembered.js';

/** What a contract is expected to come to for its declarer. */
export interface Outlook {
  readonly contract: Contract;
  readonly tricks: number;
  /** The chance that it is made. */
  readonly chance: number;
  /** The points of the declarer, in the ruleset's unit. */
  readonly points: number;
}

/** What a declarer's tricks are estimated from: his hand with the trump he would have, and the circumstances. */
export const TRICK_FEATURES = [...HAND_FEATURES, ...CIRCUMSTANCES] as const;
export type TrickFeature = (typeof TRICK_FEATURES)[number];

/** What the chance of an exact contract is estimated from. */
export const EXACT_FEATURES = [...EXACT_HAND_FEATURES, ...CIRCUMSTANCES] as const;
export type ExactFeature = (typeof EXACT_FEATURES)[number];

/** Which model an exact contract is judged by: whether the hand is laid open, and whether a trick must be taken. */
const exactModelOf = ({ exposure, goal }: Contract) =>
  EXACT_MODELS[exposure === 'none' ? 'closed' : 'open'][goal.tricks === 0 ? 'none' : 'some'];

/** The suits among which the trump of a contract will be, as far as its declarer can tell; null where others decide or there is none. */
export function trumpChoices({ trump }: Contract, deal: ObservedDeal): readonly (Suit | null)[] {
  if (trump === 'declarer') return SUITS;
  const fixed = suitFromLetter(trump);
  if (fixed !== null) return [fixed];
  if (trump === 'turned' && deal.turned !== null) return [suitOf(deal.turned)];
  const missing = trump === 'ace-suit' ? missingAce(deal.hand) : null;
  return [missing === null ? null : suitOf(missing)];
}

/** What the circumstances of a contract add to the score of a hand. */
export const circumstanceScore = (
  observation: Observation,
  deal: ObservedDeal,
  contract: Contract,
  weights: Model<Circumstance>['weights'],
): number => scoreOf(weights, CIRCUMSTANCES, circumstancesOf(observation, deal, contract));

/** What a hand is worth with a trump: its part of the score of a side, and the tricks that it takes from the top. */
const handScore = {
  alone: remembered((hand: CardSet, trump: Suit | null) => handScoreOf('alone', hand, trump)),
  'called-card': remembered((hand: CardSet, trump: Suit | null) => handScoreOf('called-card', hand, trump)),
  'fourth-ace': remembered((hand: CardSet, trump: Suit | null) => handScoreOf('fourth-ace', hand, trump)),
};

const handScoreOf = (side: Side, hand: CardSet, trump: Suit | null): number =>
  scoreOf(TRICK_MODELS[side].weights, HAND_FEATURES, featuresOf(hand, trump));

const certain = remembered((hand: CardSet, trump: Suit) => certainTricks(hand, trump));

/** The same chances when fewer tricks than so many cannot be. */
const atLeast = (least: number, chances: TrickChances): TrickChances =>
  least === 0
    ? chances
    : chances.map((chance, tricks) => {
        if (tricks < least) return 0;
        return tricks > least ? chance : chances.slice(0, least + 1).reduce((sum, one) => sum + one, 0);
      });

/** The chances of the numbers of tricks of the declaring side, with the trump that promises most. */
function tricksOf(observation: Observation, deal: ObservedDeal, contract: Contract): TrickChances {
  const { weights, steps } = TRICK_MODELS[contract.side];
  let best = Number.NEGATIVE_INFINITY;
  let least = 0;
  for (const trump of trumpChoices(contract, deal)) {
    best = Math.max(best, handScore[contract.side](deal.hand, trump));
    if (trump !== null) least = Math.max(least, certain(deal.hand, trump));
  }
  return atLeast(least, chancesByStep(steps, best + circumstanceScore(observation, deal, contract, weights)));
}

/** The chance that a contract is made, from the chances of the numbers of tricks. */
function chanceMade(contract: Contract, chances: TrickChances): number {
  let sum = 0;
  for (let tricks = contract.goal.tricks; tricks <= ALL_TRICKS; tricks += 1) sum += chances[tricks] ?? 0;
  return sum;
}

/** What the declarer of a contract about taking tricks can expect from the chances of their numbers. */
export function trickOutlook(ruleset: Ruleset, contract: Contract, chances: TrickChances): Outlook {
  const points = meanOf(payTable(ruleset, contract).declarer, chances);
  return { contract, tricks: meanOfSteps(chances), chance: chanceMade(contract, chances), points };
}

/** What the declarer of an exact contract can expect from the chance to make it. */
export function exactOutlook(ruleset: Ruleset, contract: Contract, chance: number): Outlook {
  const pays = payTable(ruleset, contract).declarer;
  const { tricks } = contract.goal;
  // Who misses an exact contract mostly takes one trick too many.
  const points = chance * (pays[tricks] ?? 0) + (1 - chance) * (pays[Math.min(ALL_TRICKS, tricks + 1)] ?? 0);
  return { contract, tricks, chance, points };
}

/** What a seat can expect of a contract that it would play itself, as far as the auction has come. */
export function outlookOf(observation: Observation, deal: ObservedDeal, contract: Contract): Outlook {
  const { ruleset } = observation;
  if (contract.goal.kind === 'at-least')
    return trickOutlook(ruleset, contract, tricksOf(observation, deal, contract));
  if (contract.goal.tricks === 0 && cannotTakeTrick(deal.hand)) return exactOutlook(ruleset, contract, 1);
  const { weights, steps } = exactModelOf(contract);
  const score =
    scoreOf(weights, EXACT_HAND_FEATURES, exactHandFeatures(deal.hand, contract.goal.tricks)) +
    circumstanceScore(observation, deal, contract, weights);
  return exactOutlook(ruleset, contract, chancePast(steps, score, 0));
}
