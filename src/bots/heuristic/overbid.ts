import { countAces } from '../../engine/auction.js';
import { type CardSet, suitSize } from '../../engine/cardSet.js';
import { suitFromLetter } from '../../engine/cards.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { biddable, type Contract, type Ruleset } from '../../engine/ruleset.js';
import type { Seat } from '../../engine/seats.js';
import { STANDS } from './fit.js';
import { chancePast, scoreOf } from './model.js';
import { ALL_TRICKS } from './pay.js';
import { remembered } from './remembered.js';

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

const isPartnership = ({ side, aces }: Contract): boolean => side === 'called-card' && aces === null;
const isAlone = ({ side, goal, aces }: Contract): boolean =>
  goal.kind === 'at-least' && side === 'alone' && aces === null;

/** With what others could go over a bid. */
const above = remembered((ruleset: Ruleset, contract: Contract) => {
  const higher = biddable(ruleset).filter(({ rank }) => rank > contract.rank);
  const [next] = higher;
  const reachable = ruleset.raise === 'next-step' ? higher.filter(({ rank }) => rank === next?.rank) : higher;
  const exact = reachable.filter(({ goal }) => goal.kind === 'exactly');
  const trumps = reachable.filter(isPartnership).map(({ trump }) => suitFromLetter(trump));
  return {
    isChosen: trumps.some((suit) => suit === null),
    fixed: trumps.find((suit) => suit !== null) ?? null,
    exactClosed: exact.some(({ exposure }) => exposure === 'none'),
    exactOpen: exact.some(({ exposure }) => exposure !== 'none'),
    alone: reachable.find(isAlone)?.goal.tricks ?? ALL_TRICKS,
    aces: ruleset.troela !== 'off' && reachable.some(({ aces }) => aces !== null),
  };
});

const [KING, ACE] = [11, 12] as const;

/** How many aces and kings a hand holds. */
const countHonours = (hand: CardSet): number =>
  hand.reduce((sum, mask) => sum + ((mask >> ACE) & 1) + ((mask >> KING) & 1), 0);

/** How many of the others have not passed, and how many have not spoken. */
const othersLeft = remembered((observation: Observation, { active, calls }: ObservedDeal) => {
  const others = active.filter((seat) => seat !== observation.seat);
  const passed = (seat: Seat): boolean => calls.some((call) => call.seat === seat && call.type === 'pass');
  return {
    others: others.filter((seat) => !passed(seat)).length,
    leftToSpeak: others.filter((seat) => !calls.some((call) => call.seat === seat)).length,
  };
});

/** The features of a bid that a seat thinks of making now. */
export function overbidFeatures(
  observation: Observation,
  deal: ObservedDeal,
  contract: Contract,
): OverbidFeatures {
  const { hand } = deal;
  const { others, leftToSpeak } = othersLeft(observation, deal);
  const { isChosen, fixed, exactClosed, exactOpen, alone, aces } = above(observation.ruleset, contract);
  const held = aces ? countAces(hand) : null;
  const each = (condition: boolean): number => (condition ? others : 0);
  return {
    others,
    partnership: each(isChosen),
    fixedTrump: each(fixed !== null),
    fixedHeld: fixed === null ? 0 : others * suitSize(hand, fixed),
    exactClosed: each(exactClosed),
    exactOpen: each(exactOpen),
    alone: others * (ALL_TRICKS - alone),
    acesNone: each(held === 0),
    acesOne: each(held === 1),
    honours: others * countHonours(hand),
    leftToSpeak,
  };
}

/** The chance that a bid that a seat thinks of making now will not be overbid. */
export const chanceStands = (observation: Observation, deal: ObservedDeal, contract: Contract): number =>
  chancePast(
    STANDS.steps,
    scoreOf(STANDS.weights, OVERBID_FEATURES, overbidFeatures(observation, deal, contract)),
    0,
  );
