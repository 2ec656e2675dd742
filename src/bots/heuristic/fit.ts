import type { Side } from '../../engine/ruleset.js';
import type { Model } from './model.js';
import type { CallFeature } from './naming.js';
import type { ExactFeature, TrickFeature } from './outlook.js';
import type { WatcherFeature } from './passing.js';

/**
 * Written by `npm run calibrate -- --fit --deals 320`: fitted to 320 deals of self-play at each of 13 tables (seed fit), every
 * shipped ruleset among them, with bids as the bots make them and others near to the line. Not to be edited by hand.
 */

/** The tricks of a declaring side: by its kind for who bids, and for who names trump in a contract with the fourth ace. */
export const TRICK_MODELS: Readonly<Record<Side | 'namer', Model<TrickFeature>>> = {
  alone: {
    weights: {
      trumps: 1.719,
      longTrumps: -0.648,
      trumpAce: 2.079,
      trumpKing: 1.35,
      trumpQueen: 0.954,
      trumpJack: 0.812,
      trumpTen: 0.505,
      sideAces: 1.466,
      backedKings: 1.086,
      guardedKings: 0.874,
      backedQueens: 0.634,
      guardedQueens: 0.625,
      voids: 1.588,
      singletons: 0.795,
      doubletons: 0.175,
      longCards: -0.16,
      leads: 0.245,
      playsLast: 0.072,
      rivals: -0.261,
      exactRivals: 0.153,
      passes: -0.012,
      joined: 0,
      cut: -0.753,
      riffle: -0.077,
      goal: 0.093,
      open: 0.62,
      praatje: 0,
    },
    steps: [
      8.632, 9.864, 11.854, 13.343, 14.297, 15.638, 16.76, 17.966, 19.629, 21.457, 23.325, 24.872, 26.152,
    ],
  },
  'called-card': {
    weights: {
      trumps: 0.693,
      longTrumps: -0.125,
      trumpAce: 0.911,
      trumpKing: 0.767,
      trumpQueen: 0.552,
      trumpJack: 0.331,
      trumpTen: 0.29,
      sideAces: 0.735,
      backedKings: 0.713,
      guardedKings: 0.483,
      backedQueens: 0.374,
      guardedQueens: 0.249,
      voids: 0.893,
      singletons: 0.339,
      doubletons: 0.076,
      longCards: -0.098,
      leads: -0.122,
      playsLast: 0.125,
      rivals: -0.304,
      exactRivals: 0,
      passes: 0.001,
      joined: 0,
      cut: -0.313,
      riffle: 0.024,
      goal: -0.039,
      open: 0,
      praatje: 0,
    },
    steps: [-4.159, -3.131, -1.719, 0.014, 1.389, 2.458, 3.461, 4.556, 5.574, 6.6, 7.764, 9.142, 10.863],
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
      sideAces: 0.057,
      backedKings: 0.568,
      guardedKings: 0.603,
      backedQueens: 0.027,
      guardedQueens: 0.161,
      voids: 1.721,
      singletons: 0.828,
      doubletons: 0.121,
      longCards: -0.218,
      leads: 0.073,
      playsLast: -1.693,
      rivals: 0.438,
      exactRivals: 0.597,
      passes: 0.514,
      joined: 0,
      cut: -0.497,
      riffle: -0.202,
      goal: 0.152,
      open: 0,
      praatje: 0,
    },
    steps: [-5.707, -4.792, -3.804, -2.871, -1.695, -0.461, 0.701, 1.231, 2.15, 3.017, 3.589, 4.435, 5.556],
  },
  namer: {
    weights: {
      trumps: 0.405,
      longTrumps: 0.498,
      trumpAce: -0.056,
      trumpKing: 0.555,
      trumpQueen: 0.685,
      trumpJack: 0.395,
      trumpTen: 0.139,
      sideAces: -0.039,
      backedKings: 0.753,
      guardedKings: 0.411,
      backedQueens: 0.195,
      guardedQueens: 0.089,
      voids: 0.03,
      singletons: 0.109,
      doubletons: 0.022,
      longCards: -0.065,
      leads: 0.131,
      playsLast: -0.221,
      rivals: -0.239,
      exactRivals: 0.214,
      passes: 0.051,
      joined: 0.073,
      cut: 0.103,
      riffle: 0,
      goal: 0.136,
      open: 0,
      praatje: 0,
    },
    steps: [-5.109, -4.179, -3.139, -2.041, -0.532, 0.629, 1.695, 2.358, 3.362, 4.318, 5.008, 5.833, 7.116],
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
        safety: 0.684,
        weakest: -0.32,
        leads: -0.631,
        playsLast: -0.115,
        rivals: 0.171,
        exactRivals: -0.419,
        passes: 0.043,
        joined: -0.111,
        cut: -0.229,
        riffle: 0.387,
        goal: 0,
        open: 0,
        praatje: 0,
      },
      steps: [0.16],
    },
    some: {
      weights: {
        safety: 0.46,
        weakest: -0.092,
        leads: -0.067,
        playsLast: 0.206,
        rivals: 0.088,
        exactRivals: -0.326,
        passes: 0.162,
        joined: -0.037,
        cut: 0.018,
        riffle: 0.414,
        goal: -0.002,
        open: 0,
        praatje: 0,
      },
      steps: [0.554],
    },
  },
  open: {
    none: {
      weights: {
        safety: 0.59,
        weakest: 0.243,
        leads: 0.192,
        playsLast: 0.151,
        rivals: -0.022,
        exactRivals: -0.37,
        passes: 0.353,
        joined: -0.01,
        cut: 0.029,
        riffle: -0.007,
        goal: 0,
        open: -0.007,
        praatje: -0.24,
      },
      steps: [1.96],
    },
    some: {
      weights: {
        safety: 0.335,
        weakest: 0.129,
        leads: -0.099,
        playsLast: 0.029,
        rivals: -0.028,
        exactRivals: -0.143,
        passes: -0.158,
        joined: -0.026,
        cut: 0.257,
        riffle: 0.067,
        goal: -0.004,
        open: -0.004,
        praatje: -0.193,
      },
      steps: [1.129],
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
  calledByAces: [0.006, 0.364, 0.643, 0.833, 0.929],
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
          aces: -0.112,
          kings: 0.032,
          queens: 0.04,
          longest: 0.105,
          shortness: -0.16,
          toSpeak: 0.008,
          passes: 0.039,
          goal: -0.245,
          cut: 0.068,
        },
        steps: [-4.508, -3.765, -3.053, -2.492, -1.751, -0.657, 0.556, 1.862, 3.38, 4.95],
      },
    },
    'called-card': {
      partner: {
        weights: {
          aces: 0.641,
          kings: 0.502,
          queens: 0.167,
          longest: -0.088,
          shortness: -0.118,
          toSpeak: 0.174,
          passes: 0.108,
          goal: -0.872,
          cut: 0.423,
        },
        steps: [-10.694, -9.528, -8.44, -7.563, -6.677, -5.828, -4.998, -3.956, -2.819, -1.191],
      },
      opponent: {
        weights: {
          aces: -0.635,
          kings: -0.476,
          queens: -0.221,
          longest: 0.176,
          shortness: -0.131,
          toSpeak: 0.302,
          passes: 0.294,
          goal: -0.798,
          cut: 0.265,
        },
        steps: [-10.87, -9.736, -8.794, -7.942, -7.041, -6.222, -5.405, -4.457, -3.209, -1.429],
      },
    },
    'fourth-ace': {
      partner: {
        weights: {
          aces: 0.013,
          kings: 0.619,
          queens: 0.633,
          longest: -0.289,
          shortness: 0.245,
          toSpeak: -0.087,
          passes: -0.016,
          goal: 0.103,
          cut: 0.182,
        },
        steps: [-3.879, -2.782, -1.599, -0.654, -0.118, 0.731, 1.527, 2.139, 2.892, 4.217],
      },
      opponent: {
        weights: {
          aces: 0,
          kings: -0.478,
          queens: -0.512,
          longest: 0.143,
          shortness: -0.151,
          toSpeak: 0.086,
          passes: 0.099,
          goal: 0.124,
          cut: -0.279,
        },
        steps: [-4.651, -3.542, -2.295, -1.11, -0.559, 0.304, 0.991, 1.589, 2.477, 3.842],
      },
    },
  },
  exact: {
    closed: {
      weights: {
        aces: 0.064,
        kings: 0.079,
        queens: 0.095,
        longest: -0.006,
        shortness: -0.058,
        toSpeak: -0.347,
        passes: -0.147,
        goal: -0.016,
        cut: -0.315,
      },
      steps: [0.651],
    },
    open: {
      weights: {
        aces: 0.076,
        kings: -0.037,
        queens: -0.005,
        longest: -0.126,
        shortness: -0.096,
        toSpeak: 0.154,
        passes: 0.063,
        goal: -1.469,
        cut: 0.629,
      },
      steps: [-0.068],
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
      aces: -0.235,
      kings: -0.205,
      queens: -0.16,
      longest: -0.019,
      shortness: 0.097,
      toSpeak: 0.548,
      passes: -0.548,
      goal: 0,
      cut: 0.457,
    },
    steps: [0.04],
  },
  exact: 0.186,
  forced: -0.097,
};

/** What each feature of a called card is worth in tricks. */
export const CALL_WEIGHTS: Readonly<Record<CallFeature, number>> = {
  singleton: 0.305,
  doubleton: 0.172,
  tripleton: 0.142,
  long: 0.253,
  nextBelow: -0.08,
  twoBelow: 0,
  shortBelow: -0.082,
};
