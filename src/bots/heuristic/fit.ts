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
      trumps: 1.91,
      longTrumps: -0.455,
      trumpAce: 2.841,
      trumpKing: 2.147,
      trumpQueen: 1.371,
      trumpJack: 0.655,
      trumpTen: 0.168,
      sideAces: 1.687,
      backedKings: 1.902,
      guardedKings: 0.942,
      backedQueens: 1.097,
      guardedQueens: 0.407,
      voids: 2.565,
      singletons: 1.575,
      doubletons: 0.561,
      longCards: 0.661,
      leads: -0.025,
      playsLast: 0.326,
      rivals: -0.36,
      exactRivals: -0.084,
      passes: 0.079,
      joined: 0,
      cut: -0.78,
      riffle: -0.175,
      open: -0.429,
      praatje: 0,
    },
    steps: [
      11.624, 12.592, 13.662, 15.032, 16.824, 18.794, 20.579, 22.277, 24.189, 26.31, 28.325, 30.534, 32.196,
    ],
  },
  'called-card': {
    weights: {
      trumps: 0.682,
      longTrumps: -0.161,
      trumpAce: 1.066,
      trumpKing: 0.839,
      trumpQueen: 0.515,
      trumpJack: 0.33,
      trumpTen: 0.178,
      sideAces: 0.823,
      backedKings: 0.576,
      guardedKings: 0.64,
      backedQueens: 0.2,
      guardedQueens: 0.278,
      voids: 1.156,
      singletons: 0.729,
      doubletons: 0.262,
      longCards: -0.094,
      leads: 0.008,
      playsLast: 0.05,
      rivals: -0.117,
      exactRivals: 0,
      passes: 0.061,
      joined: 0,
      cut: -0.226,
      riffle: 0.067,
      open: 0,
      praatje: 0,
    },
    steps: [-3.803, -2.57, -0.916, 0.843, 2.254, 3.422, 4.484, 5.526, 6.569, 7.629, 8.795, 10.161, 11.931],
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
      sideAces: 0.085,
      backedKings: 0.465,
      guardedKings: 0.277,
      backedQueens: 0.307,
      guardedQueens: 0.135,
      voids: 0.842,
      singletons: 0.35,
      doubletons: 0.046,
      longCards: -0.188,
      leads: -0.052,
      playsLast: -0.464,
      rivals: 0.243,
      exactRivals: 0.222,
      passes: 0.204,
      joined: 0,
      cut: 0.074,
      riffle: -0.758,
      open: 0,
      praatje: 0,
    },
    steps: [-8.511, -7.599, -6.605, -5.388, -3.672, -2.575, -1.346, -0.441, 0.376, 1.154, 2.027, 3.006, 4.67],
  },
  namer: {
    weights: {
      trumps: 0.598,
      longTrumps: -0.074,
      trumpAce: -0.278,
      trumpKing: 0.682,
      trumpQueen: 0.408,
      trumpJack: 0.243,
      trumpTen: 0.267,
      sideAces: -0.258,
      backedKings: 0.495,
      guardedKings: 0.592,
      backedQueens: 0.147,
      guardedQueens: 0.206,
      voids: 0.135,
      singletons: -0.012,
      doubletons: 0.007,
      longCards: -0.024,
      leads: 0.149,
      playsLast: 0.229,
      rivals: -0.226,
      exactRivals: 0.163,
      passes: 0.062,
      joined: 0.299,
      cut: 0.107,
      riffle: 0,
      open: 0,
      praatje: 0,
    },
    steps: [-6.245, -5.272, -4.063, -2.568, -1.115, 0.04, 0.96, 1.926, 2.814, 3.698, 4.7, 5.765, 7.422],
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
        safety: -0.126,
        weakest: 0.192,
        firstExcess: -0.089,
        secondExcess: -0.094,
        thirdExcess: -0.067,
        worstExcess: -0.006,
        nextExcess: -0.019,
        voids: -0.497,
        singletons: -0.304,
        longest: 0.521,
        lowCards: 0.284,
        planned: 0,
        leads: -0.419,
        playsLast: 0.128,
        rivals: -0.093,
        exactRivals: 0.088,
        passes: 0.079,
        joined: -0.47,
        cut: -0.215,
        riffle: 0.171,
        open: 0,
        praatje: 0,
      },
      steps: [3.194],
    },
    some: {
      weights: {
        safety: 0.115,
        weakest: -0.077,
        firstExcess: -0.065,
        secondExcess: -0.062,
        thirdExcess: -0.058,
        worstExcess: -0.005,
        nextExcess: 0.001,
        voids: -0.63,
        singletons: -0.257,
        longest: 0.284,
        lowCards: 0.212,
        planned: 0.061,
        leads: -0.343,
        playsLast: 0.092,
        rivals: -0.183,
        exactRivals: -0.081,
        passes: 0.05,
        joined: 0.168,
        cut: -0.257,
        riffle: -0.087,
        open: 0,
        praatje: 0,
      },
      steps: [1.219],
    },
  },
  open: {
    none: {
      weights: {
        safety: 0.002,
        weakest: 0.151,
        firstExcess: -0.132,
        secondExcess: -0.111,
        thirdExcess: -0.265,
        worstExcess: -0.033,
        nextExcess: -0.058,
        voids: -0.123,
        singletons: -0.106,
        longest: 0.491,
        lowCards: 0.349,
        planned: 0,
        leads: -0.453,
        playsLast: 0.084,
        rivals: -0.264,
        exactRivals: 0.252,
        passes: 0.072,
        joined: 0.211,
        cut: -0.412,
        riffle: 0.273,
        open: -0.013,
        praatje: -0.424,
      },
      steps: [3.925],
    },
    some: {
      weights: {
        safety: 0.145,
        weakest: 0.114,
        firstExcess: -0.054,
        secondExcess: -0.177,
        thirdExcess: -0.097,
        worstExcess: 0.042,
        nextExcess: 0.06,
        voids: -0.115,
        singletons: -0.233,
        longest: 0.194,
        lowCards: 0.162,
        planned: -0.19,
        leads: -0.302,
        playsLast: -0.218,
        rivals: -0.245,
        exactRivals: 0.053,
        passes: 0.196,
        joined: -0.056,
        cut: -0.226,
        riffle: -0.007,
        open: -0.006,
        praatje: -1.009,
      },
      steps: [1.822],
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
  calledByAces: [0.005, 0.364, 0.646, 0.822, 0.983],
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
          kings: -0.06,
          queens: -0.077,
          longest: 0.1,
          shortness: -0.227,
          toSpeak: 0.126,
          passes: 0.101,
          goal: -0.405,
          cut: 0.35,
        },
        steps: [-9.839, -8.321, -6.821, -5.401, -4.192, -2.805, -1.432, 0.053, 1.963, 3.358],
      },
    },
    'called-card': {
      partner: {
        weights: {
          aces: 0.614,
          kings: 0.457,
          queens: 0.224,
          longest: -0.147,
          shortness: -0.042,
          toSpeak: 0.205,
          passes: 0.195,
          goal: -0.607,
          cut: 0.321,
        },
        steps: [-8.801, -7.41, -6.356, -5.439, -4.607, -3.769, -2.902, -1.977, -0.727, 0.904],
      },
      opponent: {
        weights: {
          aces: -0.637,
          kings: -0.424,
          queens: -0.225,
          longest: 0.192,
          shortness: -0.143,
          toSpeak: 0.333,
          passes: 0.32,
          goal: -0.536,
          cut: 0.276,
        },
        steps: [-8.821, -7.488, -6.487, -5.604, -4.772, -3.946, -3.071, -2.091, -0.857, 0.772],
      },
    },
    'fourth-ace': {
      partner: {
        weights: {
          aces: 0.018,
          kings: 0.582,
          queens: 0.233,
          longest: -0.377,
          shortness: 0.373,
          toSpeak: -0.138,
          passes: 0.033,
          goal: 0.142,
          cut: 0.038,
        },
        steps: [-5.315, -3.971, -2.941, -1.819, -0.981, -0.102, 0.694, 1.599, 2.67, 4.234],
      },
      opponent: {
        weights: {
          aces: 0,
          kings: -0.514,
          queens: -0.255,
          longest: 0.223,
          shortness: -0.244,
          toSpeak: -0.172,
          passes: -0.14,
          goal: 0.142,
          cut: 0.213,
        },
        steps: [-5.306, -3.819, -2.759, -1.612, -0.684, 0.154, 0.944, 1.852, 2.783, 4.24],
      },
    },
  },
  exact: {
    closed: {
      weights: {
        aces: 0.069,
        kings: 0.045,
        queens: 0.075,
        longest: 0.029,
        shortness: -0.129,
        toSpeak: -0.135,
        passes: -0.07,
        goal: -0.415,
        cut: 0.032,
      },
      steps: [0.302],
    },
    open: {
      weights: {
        aces: -0.008,
        kings: 0.061,
        queens: -0.005,
        longest: -0.052,
        shortness: -0.075,
        toSpeak: 0.001,
        passes: -0.09,
        goal: -1.14,
        cut: 0.63,
      },
      steps: [-0.103],
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
      aces: -0.288,
      kings: -0.246,
      queens: -0.092,
      longest: 0.025,
      shortness: 0.085,
      toSpeak: 0.657,
      passes: -0.655,
      goal: 0,
      cut: 0.289,
    },
    steps: [-0.248],
  },
  exact: 0.238,
  forced: -0.137,
};

/** The chance that a bid is not overbid. */
export const STANDS: Model<OverbidFeature> = {
  weights: {
    others: 0.255,
    partnership: -0.633,
    fixedTrump: -0.807,
    fixedHeld: 0.099,
    exactClosed: -0.387,
    exactOpen: 0.373,
    alone: -0.097,
    acesNone: -0.214,
    acesOne: -0.131,
    honours: -0.019,
    leftToSpeak: -0.398,
  },
  steps: [-2.212],
};

/** What each feature of a called card is worth in tricks. */
export const CALL_WEIGHTS: Readonly<Record<CallFeature, number>> = {
  singleton: 0.167,
  doubleton: 0.174,
  tripleton: 0.147,
  long: 0.201,
  nextBelow: 0.283,
  twoBelow: -0.079,
  shortBelow: -0.213,
};
