// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers only look like others
import type { Side } from '../../engine/ruleset.js';
import type { Model } from './model.js';
import type { CallFeature } from './naming.js';
import type { ExactFeature, TrickFeature } from './outlook.js';
import type { OverbidFeature } from './overbid.js';
import type { WatcherFeature } from './passing.js';

/**
 * Written by `npm run calibrate -- --fit --deals 1600`: fitted to 1600 deals of self-play at each of 13 tables (seed fit), every
 * shipped ruleset among them, with bids as the bots make them and others near to the line. Not to be edited by hand.
 */

/** The tricks of a declaring side: by its kind for who bids, and for who names trump in a contract with the fourth ace. */
export const TRICK_MODELS: Readonly<Record<Side | 'namer', Model<TrickFeature>>> = {
  alone: {
    weights: {
      trumps: 2.283,
      longTrumps: -0.828,
      trumpAce: 2.866,
      trumpKing: 2.153,
      trumpQueen: 1.412,
      trumpJack: 0.732,
      trumpTen: 0.167,
      sideAces: 1.805,
      backedKings: 1.767,
      guardedKings: 0.957,
      backedQueens: 1.146,
      guardedQueens: 0.334,
      voids: 2.513,
      singletons: 1.528,
      doubletons: 0.509,
      longCards: 0.478,
      leads: -0.176,
      playsLast: 0.134,
      rivals: -0.361,
      exactRivals: -0.226,
      passes: 0.11,
      joined: 0,
      cut: -0.767,
      riffle: -0.107,
      open: -0.187,
      praatje: 0,
    },
    steps: [
      14.268, 15.255, 16.38, 17.681, 19.29, 21.047, 22.862, 24.479, 26.316, 28.34, 30.467, 32.664, 34.581,
    ],
  },
  'called-card': {
    weights: {
      trumps: 0.651,
      longTrumps: -0.142,
      trumpAce: 1.071,
      trumpKing: 0.815,
      trumpQueen: 0.531,
      trumpJack: 0.312,
      trumpTen: 0.214,
      sideAces: 0.744,
      backedKings: 0.659,
      guardedKings: 0.588,
      backedQueens: 0.267,
      guardedQueens: 0.232,
      voids: 1.131,
      singletons: 0.694,
      doubletons: 0.24,
      longCards: -0.104,
      leads: -0.036,
      playsLast: 0.006,
      rivals: -0.143,
      exactRivals: 0,
      passes: 0.055,
      joined: 0,
      cut: -0.139,
      riffle: 0.158,
      open: 0,
      praatje: 0,
    },
    steps: [-3.976, -2.747, -1.11, 0.714, 2.058, 3.246, 4.325, 5.352, 6.355, 7.419, 8.567, 9.908, 11.661],
  },
  'fourth-ace': {
    weights: {
      trumps: 0,
      longTrumps: 0,
      trumpAce: 0,
      trumpKing: 0,
      trumpQueen: 0,
      trumpJack: 0,
      trumpTen: 0,
      sideAces: 0.087,
      backedKings: 0.385,
      guardedKings: 0.328,
      backedQueens: 0.232,
      guardedQueens: 0.114,
      voids: 0.683,
      singletons: 0.539,
      doubletons: -0.052,
      longCards: -0.23,
      leads: -0.066,
      playsLast: -0.409,
      rivals: 0.211,
      exactRivals: 0.157,
      passes: 0.101,
      joined: 0,
      cut: 0.308,
      riffle: -0.584,
      open: 0,
      praatje: 0,
    },
    steps: [-8.681, -7.772, -6.785, -5.592, -3.966, -2.902, -1.532, -0.482, 0.262, 1.033, 1.83, 2.821, 4.355],
  },
  namer: {
    weights: {
      trumps: 0.694,
      longTrumps: -0.452,
      trumpAce: -0.316,
      trumpKing: 0.69,
      trumpQueen: 0.321,
      trumpJack: 0.173,
      trumpTen: 0.343,
      sideAces: -0.297,
      backedKings: 0.585,
      guardedKings: 0.633,
      backedQueens: 0.23,
      guardedQueens: 0.459,
      voids: 0.38,
      singletons: 0.199,
      doubletons: 0.042,
      longCards: 0.05,
      leads: 0.231,
      playsLast: 0.214,
      rivals: -0.18,
      exactRivals: 0.127,
      passes: 0.057,
      joined: 0.335,
      cut: 0.164,
      riffle: 0,
      open: 0,
      praatje: 0,
    },
    steps: [-5.689, -4.72, -3.532, -1.877, -0.536, 0.579, 1.663, 2.711, 3.58, 4.49, 5.435, 6.591, 8.211],
  },
};

interface ByGoal {
  readonly none: Model<ExactFeature>;
  readonly some: Model<ExactFeature>;
}

/** The chance to make an exact contract: by whether the hand is laid open, and whether the goal is no trick or some. */
export const EXACT_MODELS: Readonly<Record<'closed' | 'open', ByGoal>> = {
  closed: {
    none: {
      weights: {
        safety: -0.082,
        weakest: 0.121,
        firstExcess: -0.109,
        secondExcess: -0.114,
        thirdExcess: -0.089,
        worstExcess: -0.011,
        nextExcess: 0.011,
        voids: -0.621,
        singletons: -0.4,
        longest: 0.535,
        lowCards: 0.227,
        planned: 0,
        leads: -0.469,
        playsLast: 0.075,
        rivals: -0.096,
        exactRivals: 0.372,
        passes: 0.096,
        joined: -0.176,
        cut: -0.409,
        riffle: -0.128,
        open: 0,
        praatje: 0,
      },
      steps: [2.472],
    },
    some: {
      weights: {
        safety: 0.072,
        weakest: -0.027,
        firstExcess: -0.062,
        secondExcess: -0.038,
        thirdExcess: -0.053,
        worstExcess: -0.015,
        nextExcess: -0.015,
        voids: -0.447,
        singletons: -0.196,
        longest: 0.25,
        lowCards: 0.225,
        planned: 0.011,
        leads: -0.356,
        playsLast: 0.102,
        rivals: -0.141,
        exactRivals: -0.242,
        passes: 0.073,
        joined: 0.228,
        cut: -0.194,
        riffle: 0.047,
        open: 0,
        praatje: 0,
      },
      steps: [1.325],
    },
  },
  open: {
    none: {
      weights: {
        safety: 0.329,
        weakest: -0.109,
        firstExcess: -0.299,
        secondExcess: -0.26,
        thirdExcess: -0.299,
        worstExcess: 0.205,
        nextExcess: 0.091,
        voids: -0.006,
        singletons: -0.023,
        longest: 0.504,
        lowCards: 0.255,
        planned: 0,
        leads: -0.294,
        playsLast: 0.043,
        rivals: -0.257,
        exactRivals: 0.347,
        passes: 0.205,
        joined: 0.694,
        cut: -0.425,
        riffle: 0.512,
        open: -0.014,
        praatje: -0.646,
      },
      steps: [4.234],
    },
    some: {
      weights: {
        safety: 0.202,
        weakest: 0.047,
        firstExcess: 0.033,
        secondExcess: -0.042,
        thirdExcess: 0.045,
        worstExcess: -0.065,
        nextExcess: -0.176,
        voids: -0.101,
        singletons: -0.001,
        longest: 0.139,
        lowCards: 0.177,
        planned: -0.073,
        leads: 0.034,
        playsLast: 0.014,
        rivals: -0.102,
        exactRivals: -0.163,
        passes: 0.133,
        joined: -0.042,
        cut: -0.173,
        riffle: 0.149,
        open: -0.007,
        praatje: -1.073,
      },
      steps: [1.991],
    },
  },
};

interface ByRole {
  readonly partner: Model<WatcherFeature>;
  readonly opponent: Model<WatcherFeature>;
}

/**
 * What becomes of the contracts of others: how often a hand with so many aces turns out to be the partner, the tricks around the goal
 * by the role of who passed, and the chance that an exact contract is made.
 */
export const OTHERS: {
  readonly calledByAces: readonly number[];
  readonly tricks: Readonly<Record<Side, ByRole>>;
  readonly exact: Readonly<Record<'closed' | 'open', Model<WatcherFeature>>>;
} = {
  calledByAces: [0.005, 0.364, 0.631, 0.825, 0.981],
  tricks: {
    alone: {
      partner: {
        weights: {
          aces: 0,
          kings: 0,
          queens: 0,
          longest: 0,
          shortness: 0,
          toSpeak: 0,
          passes: 0,
          goal: 0,
          cut: 0,
        },
        steps: [0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4, 6.3, 7.2, 8.1],
      },
      opponent: {
        weights: {
          aces: -0.054,
          kings: -0.05,
          queens: -0.056,
          longest: 0.166,
          shortness: -0.28,
          toSpeak: 0.06,
          passes: 0.052,
          goal: -0.33,
          cut: 0.647,
        },
        steps: [-9.047, -7.545, -5.776, -4.325, -3.179, -1.841, -0.42, 1.113, 3.179, 5.027],
      },
    },
    'called-card': {
      partner: {
        weights: {
          aces: 0.646,
          kings: 0.425,
          queens: 0.212,
          longest: -0.102,
          shortness: -0.108,
          toSpeak: 0.114,
          passes: 0.143,
          goal: -0.585,
          cut: 0.397,
        },
        steps: [-8.54, -7.207, -6.148, -5.21, -4.341, -3.525, -2.64, -1.682, -0.469, 1.179],
      },
      opponent: {
        weights: {
          aces: -0.641,
          kings: -0.424,
          queens: -0.239,
          longest: 0.2,
          shortness: -0.15,
          toSpeak: 0.31,
          passes: 0.28,
          goal: -0.526,
          cut: 0.328,
        },
        steps: [-8.696, -7.435, -6.431, -5.519, -4.671, -3.854, -2.977, -2, -0.801, 0.836],
      },
    },
    'fourth-ace': {
      partner: {
        weights: {
          aces: 0.018,
          kings: 0.652,
          queens: 0.326,
          longest: -0.408,
          shortness: 0.561,
          toSpeak: -0.279,
          passes: -0.189,
          goal: 0.144,
          cut: 0.023,
        },
        steps: [-5.39, -4.079, -3.037, -1.89, -0.798, -0.033, 0.748, 1.608, 2.667, 4.207],
      },
      opponent: {
        weights: {
          aces: 0,
          kings: -0.493,
          queens: -0.253,
          longest: 0.193,
          shortness: -0.166,
          toSpeak: -0.24,
          passes: -0.183,
          goal: 0.145,
          cut: 0.294,
        },
        steps: [-5.424, -4.063, -2.934, -1.636, -0.544, 0.193, 0.913, 1.789, 2.761, 4.195],
      },
    },
  },
  exact: {
    closed: {
      weights: {
        aces: 0.056,
        kings: 0.042,
        queens: 0.081,
        longest: 0.04,
        shortness: -0.136,
        toSpeak: -0.2,
        passes: -0.081,
        goal: -0.253,
        cut: -0.017,
      },
      steps: [0.339],
    },
    open: {
      weights: {
        aces: 0.033,
        kings: -0.001,
        queens: 0,
        longest: -0.026,
        shortness: -0.025,
        toSpeak: 0.183,
        passes: 0.12,
        goal: -1.148,
        cut: -0.062,
      },
      steps: [0.25],
    },
  },
};

/**
 * What follows a pass when nobody has bid: the chance that another opens, the share of exact contracts among the openings, and what a
 * forced opening or a chosen game brings the others, in units of the smallest base.
 */
export const UNOPENED: {
  readonly opened: Model<WatcherFeature>;
  readonly exact: number;
  readonly forced: number;
} = {
  opened: {
    weights: {
      aces: -0.259,
      kings: -0.22,
      queens: -0.076,
      longest: 0.026,
      shortness: 0.08,
      toSpeak: 0.659,
      passes: -0.657,
      goal: 0,
      cut: 0.241,
    },
    steps: [-0.21],
  },
  exact: 0.232,
  forced: -0.149,
};

/** The chance that a bid is not overbid. */
export const STANDS: Model<OverbidFeature> = {
  weights: {
    others: 0.274,
    partnership: -0.588,
    fixedTrump: -0.798,
    fixedHeld: 0.11,
    exactClosed: -0.363,
    exactOpen: 0.328,
    alone: -0.089,
    acesNone: -0.212,
    acesOne: -0.132,
    honours: -0.016,
    leftToSpeak: -0.434,
  },
  steps: [-2.2],
};

/** What each feature of a called card is worth in tricks. */
export const CALL_WEIGHTS: Readonly<Record<CallFeature, number>> = {
  singleton: 0.252,
  doubleton: 0.22,
  tripleton: 0.161,
  long: 0.132,
  nextBelow: 0.157,
  twoBelow: 0.082,
  shortBelow: -0.028,
};
