import type { Side } from '../../engine/ruleset.js';
import type { HandFeatures } from './hand.js';

/** A linear estimate of the tricks of the declaring side, with the spread of the result around it. */
export interface TrickModel {
  readonly constant: number;
  readonly weights: HandFeatures;
  /** The spread when eight tricks are expected, and how much narrower it gets with each trick more. */
  readonly spread: number;
  readonly narrowing: number;
  /** Added in the auction, where trump is not known yet, and taken off for each other player who has bid for tricks. */
  readonly bidding: number;
  readonly rival: number;
}

const ALONE: HandFeatures = {
  trumps: 0.99,
  trumpAce: 1.27,
  trumpKing: 1.22,
  trumpQueen: 0.74,
  trumpJack: 0.48,
  sideAces: 1.02,
  backedKings: 0.9,
  guardedKings: 0.59,
  queens: 0.54,
  voids: 0.72,
  singletons: 0.51,
  doubletons: 0.22,
  longCards: 0.33,
};

const WITH_CALLED_CARD: HandFeatures = {
  trumps: 0.65,
  trumpAce: 0.88,
  trumpKing: 0.73,
  trumpQueen: 0.51,
  trumpJack: 0.29,
  sideAces: 0.67,
  backedKings: 0.66,
  guardedKings: 0.43,
  queens: 0.37,
  voids: 0.54,
  singletons: 0.26,
  doubletons: 0.18,
  longCards: 0.25,
};

/** The declarer holds the other three aces whatever is trump, so that they tell nothing. */
const WITH_FOURTH_ACE: HandFeatures = {
  trumps: 0.39,
  trumpAce: 0,
  trumpKing: 0.43,
  trumpQueen: 0.56,
  trumpJack: 0.25,
  sideAces: 0,
  backedKings: 0.45,
  guardedKings: 0.2,
  queens: 0.35,
  voids: 0.3,
  singletons: 0.3,
  doubletons: 0.2,
  longCards: 0,
};

/** How many tricks each kind of side takes: least squares over the forced contracts of 2,000 deals of self-play. */
export const TRICK_MODELS: Readonly<Record<Side, TrickModel>> = {
  alone: { constant: -4.33, weights: ALONE, spread: 1.05, narrowing: 0.08, bidding: 0, rival: 0 },
  'called-card': {
    constant: 2.42,
    weights: WITH_CALLED_CARD,
    spread: 1.92,
    narrowing: 0.2,
    bidding: 0.15,
    rival: 0.35,
  },
  'fourth-ace': {
    constant: 7.2,
    weights: WITH_FOURTH_ACE,
    spread: 1.95,
    narrowing: 0.15,
    bidding: -1.1,
    rival: 0.1,
  },
};

/** The chance of an exact contract from the safety of the hand: a logistic curve over the log-odds of that safety. */
export interface ExactModel {
  readonly constant: number;
  readonly slope: number;
  /** Added when the declarer leads to the first trick. */
  readonly leading: number;
  /** Taken off for each other player who has bid for tricks. */
  readonly rival: number;
}

/** By whether the hand is laid open, for contracts without any trick and for those with some: logistic fits over 1,500 deals. */
export const EXACT_MODELS: Readonly<
  Record<'closed' | 'open', { readonly none: ExactModel; readonly some: ExactModel }>
> = {
  closed: {
    none: { constant: 0.12, slope: 0.65, leading: -0.4, rival: 0 },
    some: { constant: 0.3, slope: 0.52, leading: -0.2, rival: 0.3 },
  },
  open: {
    none: { constant: -1.1, slope: 0.9, leading: -0.3, rival: 0.1 },
    some: { constant: -0.1, slope: 0.6, leading: -0.5, rival: 0.1 },
  },
};
