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
      trumps: 1.921,
      longTrumps: -0.524,
      trumpAce: 2.204,
      trumpKing: 1.848,
      trumpQueen: 1.03,
      trumpJack: 0.737,
      trumpTen: 0.195,
      sideAces: 1.395,
      backedKings: 1.648,
      guardedKings: 1.056,
      backedQueens: 1.046,
      guardedQueens: 0.496,
      voids: 1.866,
      singletons: 0.947,
      doubletons: 0.169,
      longCards: 0.396,
      leads: 0.081,
      playsLast: 0.484,
      rivals: -0.298,
      exactRivals: -0.122,
      passes: 0.049,
      joined: 0,
      cut: -0.718,
      riffle: 0.033,
      open: 0.152,
      praatje: 0,
    },
    steps: [
      10.44, 11.423, 12.555, 13.9, 15.203, 16.922, 18.381, 19.841, 21.686, 23.645, 25.801, 27.78, 29.498,
    ],
  },
  'called-card': {
    weights: {
      trumps: 0.594,
      longTrumps: -0.048,
      trumpAce: 1.07,
      trumpKing: 0.707,
      trumpQueen: 0.493,
      trumpJack: 0.373,
      trumpTen: 0.17,
      sideAces: 0.736,
      backedKings: 0.605,
      guardedKings: 0.502,
      backedQueens: 0.389,
      guardedQueens: 0.336,
      voids: 0.845,
      singletons: 0.484,
      doubletons: 0.197,
      longCards: -0.138,
      leads: -0.079,
      playsLast: 0.042,
      rivals: -0.16,
      exactRivals: 0,
      passes: 0.053,
      joined: 0,
      cut: -0.103,
      riffle: 0.083,
      open: 0,
      praatje: 0,
    },
    steps: [-3.464, -2.339, -0.995, 0.591, 1.616, 2.741, 3.711, 4.664, 5.657, 6.673, 7.96, 9.262, 11.087],
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
      sideAces: 0.072,
      backedKings: 0.515,
      guardedKings: 0.458,
      backedQueens: -0.179,
      guardedQueens: -0.21,
      voids: -0.014,
      singletons: -0.316,
      doubletons: -0.159,
      longCards: -0.064,
      leads: 0.437,
      playsLast: -0.607,
      rivals: 0.361,
      exactRivals: 0.639,
      passes: 0.4,
      joined: 0,
      cut: -0.103,
      riffle: 0,
      open: 0,
      praatje: 0,
    },
    steps: [
      -7.239, -6.325, -5.333, -4.379, -3.128, -2.261, -1.394, -0.817, -0.057, 0.842, 1.738, 2.588, 3.679,
    ],
  },
  namer: {
    weights: {
      trumps: 0.264,
      longTrumps: -0.373,
      trumpAce: -0.037,
      trumpKing: 0.9,
      trumpQueen: 0.973,
      trumpJack: 0.189,
      trumpTen: 0.221,
      sideAces: -0.016,
      backedKings: 0.191,
      guardedKings: -0.005,
      backedQueens: 0.18,
      guardedQueens: 0.012,
      voids: 0.368,
      singletons: -0.168,
      doubletons: 0.109,
      longCards: -0.107,
      leads: -0.124,
      playsLast: -0.067,
      rivals: -0.062,
      exactRivals: 0.296,
      passes: 0.062,
      joined: 0.057,
      cut: -0.012,
      riffle: 0,
      open: 0,
      praatje: 0,
    },
    steps: [-6.165, -5.218, -4.11, -3.268, -2.064, -1.046, -0.011, 0.658, 1.46, 2.383, 3.319, 4.203, 5.424],
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
        safety: 1.053,
        weakest: -0.689,
        leads: 0.226,
        playsLast: 0.079,
        rivals: 0.177,
        exactRivals: -0.089,
        passes: 0.064,
        joined: 0.225,
        cut: -0.087,
        riffle: -0.203,
        open: 0,
        praatje: 0,
      },
      steps: [0.79],
    },
    some: {
      weights: {
        safety: 0.373,
        weakest: 0.061,
        leads: -0.177,
        playsLast: 0.229,
        rivals: 0.028,
        exactRivals: 0.099,
        passes: 0.165,
        joined: 0.008,
        cut: 0.221,
        riffle: 0.234,
        open: 0,
        praatje: 0,
      },
      steps: [0.573],
    },
  },
  open: {
    none: {
      weights: {
        safety: 0.765,
        weakest: 0.125,
        leads: -0.1,
        playsLast: -0.197,
        rivals: -0.049,
        exactRivals: 0.069,
        passes: 0.387,
        joined: -0.215,
        cut: -0.008,
        riffle: 0,
        open: -0.008,
        praatje: -0.026,
      },
      steps: [2.312],
    },
    some: {
      weights: {
        safety: 0.686,
        weakest: 0.156,
        leads: 0.039,
        playsLast: -0.057,
        rivals: -0.197,
        exactRivals: -0.035,
        passes: 0.229,
        joined: -0.054,
        cut: 0.144,
        riffle: 0.014,
        open: -0.004,
        praatje: 0.417,
      },
      steps: [1.221],
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
  calledByAces: [0.005, 0.367, 0.635, 0.897, 0.949],
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
          aces: -0.043,
          kings: -0.056,
          queens: -0.061,
          longest: 0.189,
          shortness: -0.25,
          toSpeak: 0.163,
          passes: 0.09,
          goal: -0.198,
          cut: 0.573,
        },
        steps: [-5.872, -4.464, -3.15, -2.159, -1.134, 0.245, 1.566, 3.23, 5.21, 6.443],
      },
    },
    'called-card': {
      partner: {
        weights: {
          aces: 0.656,
          kings: 0.531,
          queens: 0.27,
          longest: -0.019,
          shortness: -0.156,
          toSpeak: -0.047,
          passes: -0.042,
          goal: -0.626,
          cut: 0.172,
        },
        steps: [-8.334, -7.355, -6.324, -5.424, -4.613, -3.761, -2.859, -1.746, -0.503, 1.238],
      },
      opponent: {
        weights: {
          aces: -0.716,
          kings: -0.433,
          queens: -0.271,
          longest: 0.266,
          shortness: -0.262,
          toSpeak: 0.354,
          passes: 0.34,
          goal: -0.602,
          cut: 0.159,
        },
        steps: [-8.998, -7.978, -6.916, -6.038, -5.225, -4.387, -3.498, -2.422, -1.262, 0.639],
      },
    },
    'fourth-ace': {
      partner: {
        weights: {
          aces: 0.018,
          kings: 0.491,
          queens: 0.743,
          longest: -0.672,
          shortness: 0.422,
          toSpeak: -0.15,
          passes: -0.052,
          goal: 0.147,
          cut: 0.039,
        },
        steps: [-5.496, -4.336, -3.558, -2.683, -2.155, -1.302, -0.255, 0.634, 1.495, 2.548],
      },
      opponent: {
        weights: {
          aces: 0,
          kings: -0.285,
          queens: -0.043,
          longest: 0.06,
          shortness: -0.046,
          toSpeak: 0.004,
          passes: 0.07,
          goal: 0.114,
          cut: -0.244,
        },
        steps: [-4.281, -3.104, -2.164, -1.274, -0.71, 0.138, 1.009, 1.878, 2.566, 3.697],
      },
    },
  },
  exact: {
    closed: {
      weights: {
        aces: 0.072,
        kings: 0.065,
        queens: 0.194,
        longest: 0.091,
        shortness: -0.067,
        toSpeak: -0.262,
        passes: -0.082,
        goal: -0.056,
        cut: 0.306,
      },
      steps: [2.02],
    },
    open: {
      weights: {
        aces: 0.038,
        kings: 0,
        queens: 0.032,
        longest: 0.312,
        shortness: -0.447,
        toSpeak: -0.085,
        passes: 0.088,
        goal: -1.781,
        cut: 0.433,
      },
      steps: [1.507],
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
      aces: -0.283,
      kings: -0.246,
      queens: -0.084,
      longest: 0.034,
      shortness: 0.067,
      toSpeak: 0.735,
      passes: -0.733,
      goal: 0,
      cut: 0.596,
    },
    steps: [-0.105],
  },
  exact: 0.153,
  forced: -0.1,
};

/** The chance that a bid is not overbid. */
export const STANDS: Model<OverbidFeature> = {
  weights: {
    others: 0.14,
    partnership: -0.54,
    fixedTrump: -0.916,
    fixedHeld: 0.115,
    exactClosed: -0.251,
    exactOpen: 0.206,
    alone: -0.083,
    acesNone: -0.195,
    acesOne: -0.101,
    honours: 0.019,
    leftToSpeak: -0.404,
  },
  steps: [-2.115],
};

/** What each feature of a called card is worth in tricks. */
export const CALL_WEIGHTS: Readonly<Record<CallFeature, number>> = {
  singleton: 0.213,
  doubleton: 0.329,
  tripleton: 0.275,
  long: 0.287,
  nextBelow: 0.095,
  twoBelow: -0.177,
  shortBelow: -0.246,
};
