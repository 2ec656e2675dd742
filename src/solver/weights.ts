/** What a card gains or loses in the order of moves; only differences matter. Ranks count from the lowest card still in play. */
export interface Weights {
  /** By who has the highest and the second highest card of the suit: the player, a friend, the enemy behind or before him. */
  readonly leadTops: readonly number[];
  readonly leadLength: number;
  readonly leadEnemyLength: number;
  readonly leadTrump: number;
  /** For each trump of the enemy who has most. */
  readonly leadTrumpEnemyLength: number;
  readonly leadSingleton: number;
  readonly leadFriendSingleton: number;
  readonly leadEnemyRuff: number;
  readonly leadFriendRuff: number;
  readonly leadHighest: number;
  /** The second highest card, with the next below it. */
  readonly leadSequence: number;
  readonly leadMiddle: number;
  readonly leadRank: number;
  readonly leadRankToFriend: number;
  /** The lead that refuted the last position of the same shape, and the last two that refuted any at this depth. */
  readonly leadShape: number;
  readonly leadKiller: number;
  readonly leadSecondKiller: number;
  /** By position in the trick, from second hand: overtaking when a friend wins anyway, */
  readonly overtakeSafe: readonly number[];
  /** beating what lies there for certain, */
  readonly beatSure: readonly number[];
  /** overtaking a friend who may yet be beaten, */
  readonly overtakeFriend: readonly number[];
  /** and beating an enemy without being certain to win. */
  readonly beat: readonly number[];
  readonly ruff: number;
  readonly ruffSafe: number;
  readonly underRuff: number;
  readonly discardLength: number;
  readonly discardRank: number;
  readonly discardGuard: number;
  readonly discardBareHighest: number;
  readonly discardHighest: number;
  readonly discardToVoid: number;
}

/**
 * Found by coordinate descent on the geometric and the plain mean of the trick nodes of random deals of eleven cards a hand, not
 * on the share of first moves that refute: a better share often grows the tree (second killers, replies to the last card).
 */
export const WITH_TRUMP: Weights = {
  leadTops: [-7, 2, 0, -6, 24, 16, 21, 24, 7, 21, 4, -2, -6, 3, -6, -14],
  leadLength: 2,
  leadEnemyLength: 2,
  leadTrump: -1,
  leadTrumpEnemyLength: -3,
  leadSingleton: 4,
  leadFriendSingleton: 3,
  leadEnemyRuff: -45,
  leadFriendRuff: 18,
  leadHighest: 10,
  leadSequence: 12,
  leadMiddle: 4,
  leadRank: 1,
  leadRankToFriend: 1,
  leadShape: 90,
  leadKiller: 6,
  leadSecondKiller: 0,
  overtakeSafe: [-20, -20, -20],
  beatSure: [40, 40, 40],
  overtakeFriend: [-10, -10, -10],
  beat: [15, 20, 20],
  ruff: 30,
  ruffSafe: -15,
  underRuff: -25,
  discardLength: -2,
  discardRank: 1,
  discardGuard: -3,
  discardBareHighest: -4,
  discardHighest: -4,
  discardToVoid: 5,
};

/** The same without trumps. */
export const NO_TRUMP: Weights = {
  leadTops: [0, 0, -3, -6, 16, 16, 16, 12, 4, 21, -2, 4, -6, 0, -6, -9],
  leadLength: -1,
  leadEnemyLength: 2,
  leadTrump: -1,
  leadTrumpEnemyLength: -3,
  leadSingleton: 4,
  leadFriendSingleton: 6,
  leadEnemyRuff: -30,
  leadFriendRuff: 18,
  leadHighest: 10,
  leadSequence: 4,
  leadMiddle: 7,
  leadRank: 1,
  leadRankToFriend: 1,
  leadShape: 60,
  leadKiller: 12,
  leadSecondKiller: 3,
  overtakeSafe: [-20, -20, -20],
  beatSure: [40, 40, 40],
  overtakeFriend: [-10, -10, -10],
  beat: [10, 20, 20],
  ruff: 30,
  ruffSafe: -15,
  underRuff: -25,
  discardLength: 1,
  discardRank: 1,
  discardGuard: -6,
  discardBareHighest: -4,
  discardHighest: -4,
  discardToVoid: 5,
};
