import { ok } from '../../engine/result.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { activeSeats, dealtSeats, type PlayerCount, type Seat, seatsOf } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { type RawOptions, textOf } from '../options/raw.js';
import { readPlayers, readRuleset } from '../options/ruleset.js';
import { type Reading, readSeat } from '../options/values.js';

/** The table at which something is to be settled. */
export interface ScoredTable {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  readonly dealer: Seat;
  /** The seats that settle. */
  readonly active: readonly Seat[];
  /** The seats that have cards: with three players the empty place too. */
  readonly places: readonly Seat[];
}

/** A table whose dealer matters only where he sits out, with five players. */
export const scoredTable = (ruleset: Ruleset, players: PlayerCount, dealer: Seat): ScoredTable => ({
  ruleset,
  players,
  dealer,
  active: activeSeats(players, dealer),
  places: dealtSeats(players, dealer),
});

/** The table of `--variant`, `--rule`, `--players` and `--dealer`; the dealer is the last seat where nobody says who. */
export function readScoredTable(texts: Texts, options: RawOptions): Reading<ScoredTable> {
  const ruleset = readRuleset(texts, options);
  if (!ruleset.ok) return ruleset;
  const players = readPlayers(texts, options);
  if (!players.ok) return players;
  const seats = seatsOf(players.value);
  const text = textOf(options, 'dealer');
  const dealer = text === null ? ok(seats.at(-1) ?? 0) : readSeat(texts, '--dealer', text, seats);
  return dealer.ok ? ok(scoredTable(ruleset.value, players.value, dealer.value)) : dealer;
}
