// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers only look like others
import type { Side } from '../../engine/ruleset.js';
import type { Model } from './model.js';
import type { CallFeature } from './naming.js';
import type { ExactFeature, TrickFeature } from './outlook.js';
import type { OverbidFeature } from './overbid.js';
import type { WatcherFeature } from './passing.js';

/**
 * Written by `npm run calibrate -- --fit --deals 320`: fitted to 320 deals of self-play at each of 13 tables (seed fit), every
 * shipped ruleset among them, with bids as the bots make them and others near to the line. Not to be edited by hand.
 */

/** The tricks of a declaring side: by its kind for who bids, and for who names trump in a contract with the fourth ace. */
export const TRICK_MODELS: Readonly<Record<Side | 'namer', Model<TrickFeature>>> = {
  alone: {
    weights: {
      trumps: 2.145,
      longTrumps: -0.792,
      trumpAce: 2.528,
      trumpKing: 2.036,
      trumpQueen: 1.078,
      trumpJack: 0.767,
      trumpTen: 0.367,
      sideAces: 1.491,
      backedKings: 1.183,
      guardedKings: 0.597,
      backedQueens: 1.219,
      guardedQueens: -0.068,
      voids: 1.644,
      singletons: 0.854,
      doubletons: 0.001,
      longCards: 0.847,
      leads: 0.038,
      playsLast: 0.388,
      rivals: -0.249,
      exactRivals: 0.288,
      passes: -0.092,
      joined: 0,
      cut: -0.552,
      riffle: -0.063,
      open: -0.059,
      praatje: 0,
    },
    steps: [
      12.193, 13.137, 14.115, 15.183, 16.513, 18.068, 19.707, 21.338, 23.354, 25.363, 27.327, 28.867, 30.521,
    ],
  },
  'called-card': {
    weights: {
      trumps: 0.726,
      longTrumps: -0.194,
      trumpAce: 1.134,
      trumpKing: 0.889,
      trumpQueen: 0.491,
      trumpJack: 0.129,
      trumpTen: 0.134,
      sideAces: 0.749,
      backedKings: 0.895,
      guardedKings: 0.528,
      backedQueens: 0.157,
      guardedQueens: 0.244,
      voids: 1.1,
      singletons: 0.605,
      doubletons: 0.183,
      longCards: -0.197,
      leads: -0.008,
      playsLast: 0.031,
      rivals: -0.133,
      exactRivals: 0,
      passes: 0.072,
      joined: 0,
      cut: -0.457,
      riffle: -0.271,
      open: 0,
      praatje: 0,
    },
    steps: [-3.666, -2.668, -1.38, 0.457, 1.954, 3.157, 4.237, 5.288, 6.31, 7.324, 8.512, 9.765, 11.457],
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
      sideAces: 0.098,
      backedKings: 0.316,
      guardedKings: 0.424,
      backedQueens: -0.07,
      guardedQueens: -0.572,
      voids: 0.59,
      singletons: -0.306,
      doubletons: -0.667,
      longCards: -0.148,
      leads: -0.576,
      playsLast: -0.36,
      rivals: 0.039,
      exactRivals: -0.16,
      passes: -0.263,
      joined: 0,
      cut: 0.292,
      riffle: -0.171,
      open: 0,
      praatje: 0,
    },
    steps: [
      -9.773, -8.886, -7.971, -6.986, -6.064, -4.924, -3.097, -2.122, -1.284, -0.372, 0.467, 1.624, 3.147,
    ],
  },
  namer: {
    weights: {
      trumps: 0.81,
      longTrumps: -0.948,
      trumpAce: -0.121,
      trumpKing: 0.735,
      trumpQueen: 0.216,
      trumpJack: 0.441,
      trumpTen: 0.329,
      sideAces: -0.103,
      backedKings: 0.353,
      guardedKings: 0.238,
      backedQueens: 0.111,
      guardedQueens: -0.13,
      voids: -0.147,
      singletons: -0.589,
      doubletons: -0.531,
      longCards: 0.069,
      leads: 0.373,
      playsLast: 0.395,
      rivals: -0.093,
      exactRivals: -0.022,
      passes: 0.054,
      joined: 0.139,
      cut: 0.134,
      riffle: 0,
      open: 0,
      praatje: 0,
    },
    steps: [-5.394, -4.471, -3.458, -2.196, -1.071, 0.08, 1.488, 2.358, 3.124, 4.117, 5.223, 6.438, 7.967],
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
        safety: -0.104,
        weakest: 0.127,
        firstExcess: -0.109,
        secondExcess: -0.145,
        thirdExcess: -0.111,
        worstExcess: 0.014,
        nextExcess: 0.034,
        voids: -0.664,
        singletons: -0.625,
        longest: 0.631,
        lowCards: 0.299,
        planned: 0,
        leads: -0.632,
        playsLast: 0.142,
        rivals: -0.177,
        exactRivals: 0.008,
        passes: 0.108,
        joined: 0.057,
        cut: -0.72,
        riffle: -0.156,
        open: 0,
        praatje: 0,
      },
      steps: [3.161],
    },
    some: {
      weights: {
        safety: 0.163,
        weakest: -0.189,
        firstExcess: -0.084,
        secondExcess: -0.046,
        thirdExcess: -0.077,
        worstExcess: -0.031,
        nextExcess: 0.027,
        voids: -0.42,
        singletons: 0.003,
        longest: 0.255,
        lowCards: 0.238,
        planned: 0.06,
        leads: -0.265,
        playsLast: 0.041,
        rivals: -0.098,
        exactRivals: 0.098,
        passes: 0.081,
        joined: -0.138,
        cut: -0.514,
        riffle: -0.145,
        open: 0,
        praatje: 0,
      },
      steps: [0.97],
    },
  },
  open: {
    none: {
      weights: {
        safety: 0.258,
        weakest: -0.04,
        firstExcess: -0.247,
        secondExcess: 0.035,
        thirdExcess: 0.128,
        worstExcess: -0.316,
        nextExcess: -0.478,
        voids: -0.51,
        singletons: 0.546,
        longest: 0.608,
        lowCards: 0.042,
        planned: 0,
        leads: -0.386,
        playsLast: -0.581,
        rivals: 0.148,
        exactRivals: 0.455,
        passes: 0.329,
        joined: 0.235,
        cut: -0.431,
        riffle: 0.466,
        open: -0.008,
        praatje: 0.275,
      },
      steps: [2.516],
    },
    some: {
      weights: {
        safety: 0.086,
        weakest: -0.111,
        firstExcess: -0.079,
        secondExcess: -0.066,
        thirdExcess: -0.151,
        worstExcess: -0.106,
        nextExcess: -0.002,
        voids: -0.101,
        singletons: -0.277,
        longest: 0.201,
        lowCards: 0.218,
        planned: -0.067,
        leads: -0.186,
        playsLast: 0.141,
        rivals: 0.091,
        exactRivals: 0.326,
        passes: 0.256,
        joined: -0.044,
        cut: -0.444,
        riffle: -0.161,
        open: -0.004,
        praatje: -0.28,
      },
      steps: [1.283],
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
  calledByAces: [0.006, 0.366, 0.667, 0.783, 0.933],
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
          aces: -0.15,
          kings: -0.032,
          queens: -0.066,
          longest: 0.186,
          shortness: -0.185,
          toSpeak: 0.041,
          passes: -0.001,
          goal: -0.718,
          cut: 0.392,
        },
        steps: [-12.144, -10.96, -9.503, -7.98, -6.725, -5.201, -3.89, -2.631, -1.515, 0.289],
      },
    },
    'called-card': {
      partner: {
        weights: {
          aces: 0.691,
          kings: 0.446,
          queens: 0.241,
          longest: -0.085,
          shortness: -0.073,
          toSpeak: -0.001,
          passes: -0.086,
          goal: -0.59,
          cut: 0.347,
        },
        steps: [-8.875, -7.456, -6.376, -5.432, -4.599, -3.776, -2.964, -2.014, -0.87, 0.634],
      },
      opponent: {
        weights: {
          aces: -0.71,
          kings: -0.392,
          queens: -0.207,
          longest: 0.203,
          shortness: -0.14,
          toSpeak: 0.37,
          passes: 0.323,
          goal: -0.573,
          cut: 0.247,
        },
        steps: [-9.141, -7.795, -6.79, -5.892, -5.034, -4.218, -3.392, -2.44, -1.291, 0.279],
      },
    },
    'fourth-ace': {
      partner: {
        weights: {
          aces: 0.021,
          kings: 0.334,
          queens: 0.492,
          longest: -0.753,
          shortness: 0.576,
          toSpeak: -0.115,
          passes: -0.053,
          goal: 0.167,
          cut: 0.471,
        },
        steps: [-6.265, -5.432, -4.395, -2.861, -1.977, -1.271, -0.501, 0.416, 1.642, 3.087],
      },
      opponent: {
        weights: {
          aces: 0,
          kings: -0.352,
          queens: -0.206,
          longest: -0.021,
          shortness: -0.059,
          toSpeak: 0.017,
          passes: -0.051,
          goal: 0.134,
          cut: 0.466,
        },
        steps: [-5.035, -4.292, -3.306, -1.859, -0.973, -0.214, 0.541, 1.463, 2.697, 4.301],
      },
    },
  },
  exact: {
    closed: {
      weights: {
        aces: 0.078,
        kings: 0.085,
        queens: 0.032,
        longest: 0.157,
        shortness: -0.16,
        toSpeak: -0.031,
        passes: -0.055,
        goal: -0.041,
        cut: -0.304,
      },
      steps: [1.315],
    },
    open: {
      weights: {
        aces: 0.121,
        kings: -0.026,
        queens: 0.123,
        longest: 0.06,
        shortness: -0.131,
        toSpeak: -0.105,
        passes: -0.162,
        goal: -1.348,
        cut: -0.148,
      },
      steps: [-0.209],
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
      aces: -0.311,
      kings: -0.231,
      queens: -0.134,
      longest: -0.094,
      shortness: 0.099,
      toSpeak: 0.663,
      passes: -0.655,
      goal: 0,
      cut: 0.251,
    },
    steps: [-0.784],
  },
  exact: 0.23,
  forced: -0.134,
};

/** The chance that a bid is not overbid. */
export const STANDS: Model<OverbidFeature> = {
  weights: {
    others: 0.222,
    partnership: -0.624,
    fixedTrump: -0.842,
    fixedHeld: 0.12,
    exactClosed: -0.491,
    exactOpen: 0.346,
    alone: -0.067,
    acesNone: -0.27,
    acesOne: -0.118,
    honours: -0.013,
    leftToSpeak: -0.4,
  },
  steps: [-2.337],
};

/** What each feature of a called card is worth in tricks. */
export const CALL_WEIGHTS: Readonly<Record<CallFeature, number>> = {
  singleton: 0.019,
  doubleton: 0.168,
  tripleton: 0.1,
  long: -0.017,
  nextBelow: 0.222,
  twoBelow: -0.237,
  shortBelow: -0.193,
};
