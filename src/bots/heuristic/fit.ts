import type { Side } from '../../engine/ruleset.js';
import type { HandFeatures } from './hand.js';

/** A linear estimate of the tricks of the declaring side, with the spread of the result around it. */
export interface TrickModel {
  readonly constant: number;
  readonly weights: HandFeatures;
  readonly spread: number;
}

const WITH_PARTNER: HandFeatures = {
  trumps: 0.59,
  trumpAce: 0.7,
  trumpKing: 0.78,
  trumpQueen: 0.41,
  trumpJack: 0.25,
  sideAces: 0.56,
  backedKings: 0.45,
  guardedKings: 0.63,
  queens: 0.4,
  voids: 0.55,
  singletons: 0.31,
  doubletons: 0,
  longCards: 0,
};

const ALONE: HandFeatures = {
  trumps: 0.91,
  trumpAce: 1.34,
  trumpKing: 1.02,
  trumpQueen: 0.77,
  trumpJack: 0.35,
  sideAces: 0.95,
  backedKings: 0.89,
  guardedKings: 0.7,
  queens: 0.44,
  voids: 0.87,
  singletons: 0.57,
  doubletons: 0.23,
  longCards: 0.09,
};

/** How many tricks each kind of side takes, fitted to self-play. */
export const TRICK_MODELS: Readonly<Record<Side, TrickModel>> = {
  alone: { constant: -3.83, weights: ALONE, spread: 1.15 },
  'called-card': { constant: 2.98, weights: WITH_PARTNER, spread: 1.75 },
  'fourth-ace': { constant: 4, weights: WITH_PARTNER, spread: 1.5 },
};

/** The chance of an exact contract from the safety of the hand: a logistic curve over the log-odds of that safety. */
export interface ExactModel {
  readonly constant: number;
  readonly slope: number;
}

/** By whether the hand is laid open. */
export const EXACT_MODELS: Readonly<Record<'closed' | 'open', ExactModel>> = {
  closed: { constant: -0.55, slope: 0.55 },
  open: { constant: -1.4, slope: 0.65 },
};
