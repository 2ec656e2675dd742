import { randomBytes } from 'node:crypto';
import { SEED_ALGORITHM } from '../../engine/random.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { type PerSeat, type PlayerCount, perSeat, type Seat, seatsOf } from '../../engine/seats.js';
import type { PlayOptions } from '../playOptions.js';

/** Everything that decides how a match goes, besides what its player does. */
export interface MatchSetup {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  /** Without the name of its algorithm. */
  readonly seed: string;
  /** Where the person at the keyboard sits. */
  readonly seat: Seat;
  /** The bot of every seat, also of the person's: there it plays with `--auto`. */
  readonly bots: PerSeat<string>;
  /** The match is for practice: every choice of the person's is held against a bot's. */
  readonly practice: boolean;
  /** The names of the others; that of the person is up to the language. */
  readonly names: PerSeat<string | null>;
}

/** Who sits at the person's left, and on from there. */
const NEIGHBOURS = ['Harrie', 'Truus', 'Sjef', 'Riet'] as const;

/** Names for the others at the table, clockwise from the person's left; null for the person and for empty places. */
export function namesAround(players: PlayerCount, seat: Seat): PerSeat<string | null> {
  const seats = seatsOf(players);
  const own = seats.indexOf(seat);
  return perSeat((other) => {
    const place = seats.indexOf(other);
    return place < 0 || other === seat
      ? null
      : (NEIGHBOURS[(place - own - 1 + seats.length) % seats.length] ?? null);
  });
}

/** A seed that nobody can foresee, short enough to be typed again. */
export const freshSeed = (): string => randomBytes(6).toString('hex');

const PREFIX = `${SEED_ALGORITHM}:`;

/** A seed as it stands in a record, with the name of its algorithm. */
export const seedTag = (seed: string): string => PREFIX + seed;

/** The seed without the name of its algorithm, whether or not that stands before it. */
export const seedText = (seed: string): string =>
  seed.startsWith(PREFIX) ? seed.slice(PREFIX.length) : seed;

/** The setup of a new match as it was asked for. */
export const setupFrom = (options: PlayOptions): MatchSetup => ({
  ruleset: options.ruleset,
  players: options.players,
  seed: options.seed === null ? freshSeed() : seedText(options.seed),
  seat: options.seat,
  bots: options.bots,
  practice: options.practice,
  names: namesAround(options.players, options.seat),
});
