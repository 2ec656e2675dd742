import { err, ok } from '../../engine/result.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { type PerSeat, type PlayerCount, perSeat, seatsOf } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { freshSeed, seedText } from '../match/setup.js';
import { DEFAULT_BOT, readBots } from '../options/bots.js';
import { isSet, type RawOptions, textOf } from '../options/raw.js';
import { readPlayers, readRuleset, readSeed } from '../options/ruleset.js';
import { type Reading, readCount } from '../options/values.js';

/** What `rikken sim` was asked, read and checked. */
export interface SimRequest {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  readonly seats: PerSeat<string>;
  readonly seed: string;
  readonly deals: number;
  readonly duplicate: boolean;
  readonly out: string | null;
  readonly json: boolean;
}

const USUAL_DEALS = '160';
const MOST_DEALS = 100_000_000;

/** Reads what `rikken sim` was asked, or says what is wrong with it. */
export function readSim(texts: Texts, options: RawOptions): Reading<SimRequest> {
  const ruleset = readRuleset(texts, options);
  if (!ruleset.ok) return ruleset;
  const players = readPlayers(texts, options);
  if (!players.ok) return players;
  const seed = readSeed(texts, options);
  if (!seed.ok) return seed;
  const deals = readCount(texts, '--deals', textOf(options, 'deals') ?? USUAL_DEALS, 1, MOST_DEALS);
  if (!deals.ok) return deals;
  const duplicate = isSet(options, 'duplicate');
  const out = textOf(options, 'out');
  // A record has one player at each seat, whom no other can follow there.
  if (duplicate && out !== null) return err(texts.cli.problem.optionsExclude('--duplicate', '--out'));
  const places = seatsOf(players.value).length;
  const names = readBots(texts, '--seats', textOf(options, 'seats') ?? DEFAULT_BOT, places);
  if (!names.ok) return names;
  return ok({
    ruleset: ruleset.value,
    players: players.value,
    seats: perSeat((seat) => names.value[seat] ?? DEFAULT_BOT),
    seed: seed.value === null ? freshSeed() : seedText(seed.value),
    deals: deals.value,
    duplicate,
    out,
    json: isSet(options, 'json'),
  });
}
