import { countAces } from '../../engine/auction.js';
import { type CardSet, suitSize } from '../../engine/cardSet.js';
import { suitFromLetter } from '../../engine/cards.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { biddable, type Contract, type Ruleset } from '../../engine/ruleset.js';
import { STANDS } from './fit.js';
import { chancePast, scoreOf } from './model.js';

/**
 * What decides whether a bid will stand: who can still go over it, and with what. All but the last count once for each of
 * the others who has not passed.
 */
export const OVERBID_FEATURES = [
  'others',
  /** A partnership above it with trump of choice, or with a fixed trump, and how many cards of that suit the hand holds. */
  'partnership',
  'fixedTrump',
  'fixedHeld',
  /** A contract about few tricks above it, closed or open. */
  'exactClosed',
  'exactOpen',
  /** The lowest number of tricks alone above it, counted down from thirteen. */
  'alone',
  /** A duty to bid above it with three aces that one of the others may hold, while the hand has none or one. */
  'acesNone',
  'acesOne',
  /** The aces and kings of the hand. */
  'honours',
  'leftToSpeak',
] as const;

export type OverbidFeature = (typeof OVERBID_FEATURES)[number];
export type OverbidFeatures = Readonly<Record<OverbidFeature, number>>;

/** The contracts with which others could go over a bid. */
function above(ruleset: Ruleset, contract: Contract): readonly Contract[] {
  const higher = biddable(ruleset).filter(({ rank }) => rank > contract.rank);
  const [next] = higher;
  return ruleset.raise === 'next-step' ? higher.filter(({ rank }) => rank === next?.rank) : higher;
}

const isPartnership = ({ side, aces }: Contract): boolean => side === 'called-card' && aces === null;

const [KING, ACE] = [11, 12] as const;

/** How many aces and kings a hand holds. */
const countHonours = (hand: CardSet): number =>
  hand.reduce((sum, mask) => sum + ((mask >> ACE) & 1) + ((mask >> KING) & 1), 0);

/** How many of the others have not passed. */
const othersLeft = ({ active, calls }: ObservedDeal): number =>
  active.length - 1 - calls.filter(({ type }) => type === 'pass').length;

/** The features of a bid that a seat thinks of making now. */
export function overbidFeatures(
  { ruleset, seat }: Observation,
  deal: ObservedDeal,
  contract: Contract,
): OverbidFeatures {
  const { hand } = deal;
  const others = othersLeft(deal);
  const higher = above(ruleset, contract);
  const exact = higher.filter(({ goal }) => goal.kind === 'exactly');
  const alone = higher.find(
    ({ goal, side, aces }) => goal.kind === 'at-least' && side === 'alone' && aces === null,
  );
  const fixed = higher
    .filter(isPartnership)
    .map(({ trump }) => suitFromLetter(trump))
    .find((suit) => suit !== null);
  const isChosen = higher.some((one) => isPartnership(one) && suitFromLetter(one.trump) === null);
  const aces = ruleset.troela !== 'off' && higher.some((one) => one.aces !== null) ? countAces(hand) : 4;
  const each = (condition: boolean): number => (condition ? others : 0);
  const spoken = new Set(deal.calls.map((call) => call.seat)).size;
  return {
    others,
    partnership: each(isChosen),
    fixedTrump: each(fixed !== undefined),
    fixedHeld: fixed === undefined ? 0 : others * suitSize(hand, fixed),
    exactClosed: each(exact.some(({ exposure }) => exposure === 'none')),
    exactOpen: each(exact.some(({ exposure }) => exposure !== 'none')),
    alone: alone === undefined ? 0 : others * (13 - alone.goal.tricks),
    acesNone: each(aces === 0),
    acesOne: each(aces === 1),
    honours: others * countHonours(hand),
    leftToSpeak: deal.active.length - 1 - spoken + (deal.calls.some((call) => call.seat === seat) ? 1 : 0),
  };
}

/** The chance that a bid that a seat thinks of making now will not be overbid. */
export const chanceStands = (observation: Observation, deal: ObservedDeal, contract: Contract): number =>
  chancePast(
    STANDS.steps,
    scoreOf(STANDS.weights, OVERBID_FEATURES, overbidFeatures(observation, deal, contract)),
    0,
  );
