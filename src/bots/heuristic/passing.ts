import { countAces, standingBids } from '../../engine/auction.js';
import { countRanks } from '../../engine/cardSet.js';
import { SUITS } from '../../engine/cards.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { biddable, type Contract, gameById, type Ruleset } from '../../engine/ruleset.js';
import { OTHERS, UNOPENED } from './fit.js';
import { gameValue } from './gameValue.js';
import { featuresOf } from './hand.js';
import { chancePast, chancesByStep, type Model, scoreOf } from './model.js';
import { ALL_TRICKS, meanOf, payTable, type TrickChances } from './pay.js';

/** What a hand shows to who does not know what will be trump, and what the auction tells about the others. */
export const WATCHER_FEATURES = [
  'aces',
  'kings',
  'queens',
  'longest',
  'shortness',
  /** How many of the others have still to speak, and whether that is nobody or one. */
  'toSpeak',
  /** How many have passed. */
  'passes',
  'goal',
  'cut',
] as const;

export type WatcherFeature = (typeof WATCHER_FEATURES)[number];
type WatcherFeatures = Readonly<Record<WatcherFeature, number>>;

/** What decides about a contract of somebody else, from the hand of who watches. */
export function watcherFeatures(
  { ruleset }: Observation,
  { hand, calls, active }: ObservedDeal,
  contract: Contract | null,
): WatcherFeatures {
  const { backedKings, guardedKings, backedQueens, guardedQueens } = featuresOf(hand, null);
  const lengths = SUITS.map((suit) => countRanks(hand[suit]));
  return {
    aces: countAces(hand),
    kings: backedKings + guardedKings,
    queens: backedQueens + guardedQueens,
    longest: Math.max(...lengths),
    shortness: lengths.reduce((sum, length) => sum + Math.max(0, 3 - length), 0),
    toSpeak: Math.max(0, active.length - 1 - calls.length),
    passes: calls.filter((call) => call.type === 'pass').length,
    goal: contract?.goal.tricks ?? 0,
    cut: ruleset.shuffle === 'cut' ? 1 : 0,
  };
}

/** How far below and above the goal the tricks of other people's contracts are told apart. */
export const MARGIN = 5;

/** The chances of the numbers of tricks from those of the distance to the goal, from so many below it to as many above. */
function aroundGoal(goal: number, byDistance: readonly number[]): TrickChances {
  const chances = Array.from({ length: ALL_TRICKS + 1 }, () => 0);
  byDistance.forEach((chance, step) => {
    const tricks = Math.min(ALL_TRICKS, Math.max(0, goal - MARGIN + step));
    chances[tricks] = (chances[tricks] ?? 0) + chance;
  });
  return chances;
}

const tricksBy = (model: Model<WatcherFeature>, features: WatcherFeatures, goal: number): TrickChances =>
  aroundGoal(goal, chancesByStep(model.steps, scoreOf(model.weights, WATCHER_FEATURES, features)));

/** The chance of being the partner of somebody else's contract, from the number of aces in hand. */
function chancePartner(contract: Contract, aces: number): number {
  if (contract.side === 'alone') return 0;
  // The declarer holds all aces but one.
  if (contract.side === 'fourth-ace') return aces > 0 ? 1 : 0;
  return OTHERS.calledByAces[aces] ?? 0;
}

/** What somebody else's contract is expected to bring a hand, in the ruleset's unit. */
function valueAgainst(ruleset: Ruleset, contract: Contract, features: WatcherFeatures): number {
  const pays = payTable(ruleset, contract);
  const { kind, tricks } = contract.goal;
  if (kind === 'exactly') {
    const model = OTHERS.exact[contract.exposure === 'none' ? 'closed' : 'open'];
    const made = chancePast(model.steps, scoreOf(model.weights, WATCHER_FEATURES, features), 0);
    const failed = Math.min(ALL_TRICKS, tricks + 1);
    return made * (pays.opponent[tricks] ?? 0) + (1 - made) * (pays.opponent[failed] ?? 0);
  }
  const { partner, opponent } = OTHERS.tricks[contract.side];
  const asPartner = chancePartner(contract, features.aces);
  const against = meanOf(pays.opponent, tricksBy(opponent, features, tricks));
  if (asPartner === 0) return against;
  return asPartner * meanOf(pays.partner, tricksBy(partner, features, tricks)) + (1 - asPartner) * against;
}

/** The lowest bid of each kind, about taking tricks and about an exact number, that anybody can make. */
function lowestBids(ruleset: Ruleset): readonly [tricks: Contract | undefined, exact: Contract | undefined] {
  const open = biddable(ruleset).filter(({ aces }) => aces === null);
  return [
    open.find(({ goal }) => goal.kind === 'at-least'),
    open.find(({ goal }) => goal.kind === 'exactly'),
  ];
}

/** What a deal is expected to bring in which everybody has passed. */
function valuePassedOut(observation: Observation, deal: ObservedDeal): number {
  const { ruleset } = observation;
  const { passOut } = ruleset;
  const game = passOut.kind === 'game' ? gameById(ruleset, passOut.game) : null;
  if (game !== null) return gameValue(observation, deal, game);
  if (passOut.kind === 'throw-in' || passOut.kind === 'game') return 0;
  // The last to speak picks what is best for himself.
  const unit = Math.min(...ruleset.contracts.map(({ value }) => value.base));
  return UNOPENED.forced * unit;
}

/** What a pass is expected to bring when nothing stands: somebody else may still bid, or everybody passes. */
function valueUnopened(observation: Observation, deal: ObservedDeal): number {
  const { ruleset } = observation;
  const features = watcherFeatures(observation, deal, null);
  const passedOut = valuePassedOut(observation, deal);
  if (features.toSpeak === 0) return passedOut;
  const { opened, exact } = UNOPENED;
  const opens = chancePast(opened.steps, scoreOf(opened.weights, WATCHER_FEATURES, features), 0);
  const [tricks, trickless] = lowestBids(ruleset);
  const against = (contract: Contract | undefined): number =>
    contract === undefined ? 0 : valueAgainst(ruleset, contract, { ...features, goal: contract.goal.tricks });
  const share = trickless === undefined ? 0 : tricks === undefined ? 1 : exact;
  const others = (1 - share) * against(tricks) + share * against(trickless);
  return opens * others + (1 - opens) * passedOut;
}

/** What the deal is expected to bring a seat that passes now, in the ruleset's unit. */
export function valueOfPassing(observation: Observation, deal: ObservedDeal): number {
  const { ruleset } = observation;
  const [standing] = standingBids(ruleset, deal);
  if (standing === undefined) return valueUnopened(observation, deal);
  const { contract } = standing;
  return valueAgainst(ruleset, contract, watcherFeatures(observation, deal, contract));
}
