import type { Result } from '../engine/result.js';
import type { Ruleset } from '../engine/ruleset.js';
import type { PerSeat, PlayerCount, Seat } from '../engine/seats.js';

/** How fast the others play: 0 waits for a key, 5 does not wait at all. */
export const SPEEDS = [0, 1, 2, 3, 4, 5] as const;
export type Speed = (typeof SPEEDS)[number];
export const DEFAULT_SPEED: Speed = 3;

/** How the table looks and runs, whatever is played on it. */
export interface TableChoices {
  readonly speed: Speed;
  /** Lines instead of the full screen. */
  readonly plain: boolean;
  readonly ascii: boolean;
  /** False with `--no-color`. */
  readonly colour: boolean;
  /** A bot plays the player's seat too. */
  readonly auto: boolean;
}

/** Who decides at which seat. */
export interface Seating {
  /** Where the player sits. */
  readonly seat: Seat;
  /** The bot of every seat, the player's own too: it plays there with `--auto`. */
  readonly bots: PerSeat<string>;
  /** Every choice of the player's is held against a bot's, after it was made. */
  readonly practice: boolean;
}

/** Where the match to be played comes from. */
export type MatchChoice =
  /** The newest unfinished match that no running table has locked, for practice the newest of those; or else a new one. */
  | { readonly kind: 'newest' }
  | { readonly kind: 'new' }
  /** `--resume`: null lists the unfinished matches. */
  | { readonly kind: 'resume'; readonly id: string | null };

/** What `rikken play` was asked, read and checked. */
export interface PlayOptions extends TableChoices, Seating {
  readonly match: MatchChoice;
  /** The rules of a new match, house rules included. */
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  /** Null: any. */
  readonly seed: string | null;
}

/** What `rikken replay` was asked, read and checked. */
export interface ReplayOptions extends TableChoices {
  readonly file: string;
  /** The deal to begin with; null: the first. */
  readonly board: number | null;
  /** Walk through what was played instead of playing again. */
  readonly step: boolean;
  /** The seats that were asked for, held against the number of players that the record turns out to have. */
  readonly seating: (players: PlayerCount) => Result<Seating, string>;
}
