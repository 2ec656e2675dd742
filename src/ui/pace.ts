/** How fast the others play: 0 waits for a key after every action, 5 does not wait at all. */
const SPEEDS = [0, 1, 2, 3, 4, 5] as const;
export type Speed = (typeof SPEEDS)[number];

/** Times in milliseconds; null waits for a key. */
export interface Pace {
  /** Before something that somebody else does is shown. */
  readonly step: number | null;
  /** How long a complete trick stays, unless a key comes first. */
  readonly trick: number | null;
  /** How long the contract is announced before the play, unless a key comes first. */
  readonly contract: number | null;
}

const PACES: Readonly<Record<Speed, Pace>> = {
  0: { step: null, trick: null, contract: null },
  1: { step: 1200, trick: 4000, contract: 6000 },
  2: { step: 600, trick: 2500, contract: 4000 },
  3: { step: 300, trick: 1500, contract: 2500 },
  4: { step: 150, trick: 800, contract: 1200 },
  5: { step: 0, trick: 0, contract: 0 },
};

/** The times of a speed. */
export const paceOf = (speed: Speed): Pace => PACES[speed];

/** Longest times once the player has claimed and everybody's last cards fall (R7.6). */
const CLAIMED: Pace = { step: 40, trick: 250, contract: 0 };

const shorter = (time: number | null, longest: number | null): number | null =>
  time === null || longest === null ? longest : Math.min(time, longest);

/** The times of a speed while a claimed deal is played out: quick at every speed, and without waiting for a key. */
export function claimedPace(speed: Speed): Pace {
  const { step, trick, contract } = paceOf(speed);
  return {
    step: shorter(step, CLAIMED.step),
    trick: shorter(trick, CLAIMED.trick),
    contract: shorter(contract, CLAIMED.contract),
  };
}

/**
 * How long the table stays clear after a trick that nobody dismissed, in milliseconds. Whoever meant to dismiss it and was
 * a moment late has not played a card that way.
 */
export const GATHERING = 250;

/** How long a result stays when nobody sits at the keyboard, in milliseconds. */
export const WATCHED_RESULT = 4000;

/** The next speed in a direction, the same one at either end. */
export const nextSpeed = (speed: Speed, by: -1 | 1): Speed =>
  SPEEDS.find((other) => other === speed + by) ?? speed;
