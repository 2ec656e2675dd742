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
      trumps: 1.754,
      longTrumps: 0.098,
      trumpAce: 3.066,
      trumpKing: 2.261,
      trumpQueen: 1.285,
      trumpJack: 0.709,
      trumpTen: 0.319,
      sideAces: 1.551,
      backedKings: 1.529,
      guardedKings: 0.668,
      backedQueens: 1.141,
      guardedQueens: 0.074,
      voids: 0.815,
      singletons: 0.358,
      doubletons: -0.021,
      longCards: 0.976,
      leads: -0.091,
      playsLast: 0.333,
      rivals: -0.355,
      exactRivals: 0.049,
      passes: 0.039,
      joined: 0,
      cut: -0.222,
      riffle: 0.388,
      open: 0,
      praatje: 0,
    },
    steps: [
      9.938, 10.894, 11.934, 13.207, 15.053, 17.148, 18.94, 20.578, 22.337, 24.363, 26.332, 28.115, 29.74,
    ],
  },
  'called-card': {
    weights: {
      trumps: 0.743,
      longTrumps: -0.106,
      trumpAce: 1.029,
      trumpKing: 0.798,
      trumpQueen: 0.477,
      trumpJack: 0.237,
      trumpTen: 0.147,
      sideAces: 0.805,
      backedKings: 0.533,
      guardedKings: 0.559,
      backedQueens: 0.237,
      guardedQueens: 0.4,
      voids: 0.799,
      singletons: 0.513,
      doubletons: 0.159,
      longCards: 0.025,
      leads: -0.125,
      playsLast: 0,
      rivals: -0.207,
      exactRivals: 0,
      passes: 0.03,
      joined: 0,
      cut: -0.193,
      riffle: 0.067,
      open: 0,
      praatje: 0,
    },
    steps: [-3.528, -2.508, -1.131, 0.656, 2.159, 3.26, 4.388, 5.462, 6.448, 7.518, 8.608, 10.001, 11.592],
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
      sideAces: 0.084,
      backedKings: 0.426,
      guardedKings: 1.032,
      backedQueens: 0.079,
      guardedQueens: -0.267,
      voids: 1.59,
      singletons: 0.745,
      doubletons: 0.066,
      longCards: -0.383,
      leads: -0.057,
      playsLast: -0.865,
      rivals: -0.031,
      exactRivals: 0.137,
      passes: 0.07,
      joined: 0,
      cut: -0.068,
      riffle: 0.284,
      open: 0,
      praatje: 0,
    },
    steps: [-8.364, -7.47, -6.543, -5.527, -4.271, -2.929, -1.774, -0.678, 0.026, 0.576, 1.51, 2.938, 4.068],
  },
  namer: {
    weights: {
      trumps: 0.517,
      longTrumps: -0.071,
      trumpAce: -0.076,
      trumpKing: 0.674,
      trumpQueen: 0.139,
      trumpJack: 0.451,
      trumpTen: 0.284,
      sideAces: -0.054,
      backedKings: 0.381,
      guardedKings: 0.506,
      backedQueens: 0.046,
      guardedQueens: -0.002,
      voids: -0.096,
      singletons: -0.671,
      doubletons: -0.287,
      longCards: 0.085,
      leads: -0.148,
      playsLast: 0.084,
      rivals: -0.276,
      exactRivals: -0.073,
      passes: 0.065,
      joined: 0.097,
      cut: 0.073,
      riffle: 0,
      open: 0,
      praatje: 0,
    },
    steps: [-6.51, -5.597, -4.609, -3.421, -2.085, -0.863, 0.223, 1.209, 1.859, 2.436, 3.389, 4.81, 6.072],
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
        safety: -0.228,
        weakest: 0.241,
        firstExcess: -0.103,
        secondExcess: -0.097,
        thirdExcess: -0.082,
        worstExcess: -0.022,
        nextExcess: 0.021,
        voids: -0.495,
        singletons: -0.217,
        longest: 0.476,
        lowCards: 0.172,
        planned: 0,
        leads: -0.418,
        playsLast: 0.418,
        rivals: 0,
        exactRivals: 0,
        passes: -0.042,
        joined: 0,
        cut: -0.33,
        riffle: 0.32,
        open: 0,
        praatje: 0,
      },
      steps: [2.827],
    },
    some: {
      weights: {
        safety: 0.127,
        weakest: -0.05,
        firstExcess: 0.016,
        secondExcess: 0.005,
        thirdExcess: 0,
        worstExcess: -0.053,
        nextExcess: -0.01,
        voids: -0.218,
        singletons: -0.091,
        longest: 0.248,
        lowCards: 0.238,
        planned: 0.059,
        leads: 0.034,
        playsLast: -0.062,
        rivals: 0,
        exactRivals: 0,
        passes: 0,
        joined: 0,
        cut: -0.189,
        riffle: 0.182,
        open: 0,
        praatje: 0,
      },
      steps: [2.128],
    },
  },
  open: {
    none: {
      weights: {
        safety: 0.385,
        weakest: 0.104,
        firstExcess: -0.068,
        secondExcess: -0.113,
        thirdExcess: -0.122,
        worstExcess: 0.048,
        nextExcess: 0.018,
        voids: -0.062,
        singletons: -0.274,
        longest: 0.417,
        lowCards: 0.256,
        planned: 0,
        leads: -0.194,
        playsLast: 0.065,
        rivals: 0,
        exactRivals: 0,
        passes: -0.036,
        joined: 0,
        cut: -0.458,
        riffle: 0.443,
        open: -0.015,
        praatje: 0.021,
      },
      steps: [4.39],
    },
    some: {
      weights: {
        safety: 0.213,
        weakest: 0.069,
        firstExcess: 0.05,
        secondExcess: -0.109,
        thirdExcess: -0.09,
        worstExcess: 0.01,
        nextExcess: 0.049,
        voids: 0.128,
        singletons: 0.039,
        longest: 0.224,
        lowCards: 0.283,
        planned: 0.092,
        leads: 0.21,
        playsLast: -0.006,
        rivals: 0,
        exactRivals: 0,
        passes: 0.056,
        joined: 0,
        cut: -0.014,
        riffle: 0,
        open: -0.014,
        praatje: 0.102,
      },
      steps: [4.101],
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
  calledByAces: [0.005, 0.371, 0.631, 0.849, 0.949],
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
          aces: -0.089,
          kings: -0.131,
          queens: -0.016,
          longest: 0.06,
          shortness: -0.103,
          toSpeak: -0.2,
          passes: -0.098,
          goal: -0.211,
          cut: 0.682,
        },
        steps: [-6.852, -5.633, -4.18, -2.902, -1.931, -0.802, 0.577, 2.116, 3.355, 4.734],
      },
    },
    'called-card': {
      partner: {
        weights: {
          aces: 0.646,
          kings: 0.413,
          queens: 0.168,
          longest: -0.087,
          shortness: -0.097,
          toSpeak: -0.033,
          passes: 0.036,
          goal: -0.575,
          cut: 0.5,
        },
        steps: [-8.5, -7.214, -6.131, -5.121, -4.205, -3.381, -2.535, -1.616, -0.385, 1.036],
      },
      opponent: {
        weights: {
          aces: -0.612,
          kings: -0.381,
          queens: -0.202,
          longest: 0.257,
          shortness: -0.176,
          toSpeak: 0.247,
          passes: 0.2,
          goal: -0.542,
          cut: 0.322,
        },
        steps: [-8.721, -7.414, -6.366, -5.379, -4.495, -3.69, -2.827, -1.9, -0.592, 1.021],
      },
    },
    'fourth-ace': {
      partner: {
        weights: {
          aces: 0.017,
          kings: 0.285,
          queens: 0.239,
          longest: -0.225,
          shortness: 0.082,
          toSpeak: 0.124,
          passes: -0.224,
          goal: 0.137,
          cut: 0.31,
        },
        steps: [-5.131, -4.041, -2.851, -1.749, -0.833, -0.034, 0.513, 1.457, 2.844, 4.123],
      },
      opponent: {
        weights: {
          aces: 0,
          kings: -0.41,
          queens: -0.105,
          longest: -0.148,
          shortness: -0.041,
          toSpeak: 0.163,
          passes: 0.21,
          goal: 0.153,
          cut: 0.09,
        },
        steps: [-5.753, -4.585, -3.265, -2.164, -1.159, -0.419, 0.14, 1.079, 2.449, 3.602],
      },
    },
  },
  exact: {
    closed: {
      weights: {
        aces: 0.071,
        kings: -0.027,
        queens: 0.064,
        longest: 0.157,
        shortness: -0.231,
        toSpeak: -0.312,
        passes: -0.093,
        goal: -0.228,
        cut: 0.004,
      },
      steps: [1.284],
    },
    open: {
      weights: {
        aces: -0.069,
        kings: -0.06,
        queens: 0.08,
        longest: 0.112,
        shortness: -0.072,
        toSpeak: -0.036,
        passes: -0.071,
        goal: -0.588,
        cut: 0.127,
      },
      steps: [1.689],
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
      aces: -0.239,
      kings: -0.216,
      queens: -0.079,
      longest: -0.052,
      shortness: 0.161,
      toSpeak: 0.702,
      passes: -0.695,
      goal: 0,
      cut: 0.061,
    },
    steps: [-0.675],
  },
  exact: 0.169,
  forced: -0.1,
};

/** The chance that a bid is not overbid. */
export const STANDS: Model<OverbidFeature> = {
  weights: {
    others: 0.28,
    partnership: -0.612,
    fixedTrump: -0.914,
    fixedHeld: 0.118,
    exactClosed: -0.311,
    exactOpen: 0.292,
    alone: -0.084,
    acesNone: -0.226,
    acesOne: -0.126,
    honours: -0.008,
    leftToSpeak: -0.425,
  },
  steps: [-2.189],
};

/** What each feature of a called card is worth in tricks. */
export const CALL_WEIGHTS: Readonly<Record<CallFeature, number>> = {
  singleton: 0.156,
  doubleton: 0.31,
  tripleton: 0.219,
  long: 0.193,
  nextBelow: 0.154,
  twoBelow: -0.055,
  shortBelow: 0.19,
};
