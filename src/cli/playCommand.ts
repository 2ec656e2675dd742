import { err, ok } from '../engine/result.js';
import { type PerSeat, type PlayerCount, perSeat, type Seat, seatsOf } from '../engine/seats.js';
import type { Texts } from '../i18n/index.js';
import type { Context, ExitCode } from './context.js';
import { DEFAULT_BOT, LEVELS, readBots } from './options/bots.js';
import { isSet, type RawOptions, textOf, wasGiven } from './options/raw.js';
import { readPlayers, readRuleset, readSeed } from './options/ruleset.js';
import { type Reading, readCount, readSeat, readWord, shortened } from './options/values.js';
import { refuse } from './output.js';
import { play } from './play.js';
import {
  DEFAULT_SPEED,
  type MatchChoice,
  type PlayOptions,
  type Seating,
  SPEEDS,
  type TableChoices,
} from './playOptions.js';

/** Options each of which asks for a new match. */
const STARTING = [
  'new',
  'variant',
  'rule',
  'players',
  'seed',
  'deals',
  'target',
  'seat',
  'bots',
  'level',
] as const;

const SPEED_WORDS = ['0', '1', '2', '3', '4', '5'] as const;

/** How the table looks and runs, as `play` and `replay` take it. */
export function readTableChoices(texts: Texts, options: RawOptions): Reading<TableChoices> {
  const word = readWord(texts, '--speed', textOf(options, 'speed') ?? String(DEFAULT_SPEED), SPEED_WORDS);
  if (!word.ok) return word;
  return ok({
    speed: SPEEDS.find((speed) => String(speed) === word.value) ?? DEFAULT_SPEED,
    plain: isSet(options, 'plain'),
    ascii: isSet(options, 'ascii'),
    colour: options.color !== false,
    auto: isSet(options, 'auto'),
  });
}

/** The bot of `--level` for every place, that of the seat too; null when it was not given. */
function readLevel(texts: Texts, options: RawOptions): Reading<string | null> {
  const level = textOf(options, 'level');
  if (level === null) return ok(null);
  if (wasGiven(options, 'bots')) return err(texts.cli.problem.optionsExclude('--level', '--bots'));
  return readWord(texts, '--level', level, LEVELS);
}

/** The bots around a seat: those of `--bots`, clockwise from its left; at the seat itself the default, for `--auto`. */
function readBotsAround(
  texts: Texts,
  options: RawOptions,
  players: PlayerCount,
  seat: Seat,
): Reading<PerSeat<string>> {
  const others = players - 1;
  const names = readBots(texts, '--bots', textOf(options, 'bots') ?? DEFAULT_BOT, others);
  if (!names.ok) return names;
  return ok(perSeat((other) => names.value[(other - seat + others) % players] ?? DEFAULT_BOT));
}

/** Where the player sits among so many, and the bots around. */
export function readSeating(texts: Texts, options: RawOptions, players: PlayerCount): Reading<Seating> {
  const seat = readSeat(texts, '--seat', textOf(options, 'seat') ?? 'S', seatsOf(players));
  if (!seat.ok) return seat;
  const level = readLevel(texts, options);
  if (!level.ok) return level;
  const everywhere = level.value;
  const bots =
    everywhere === null ? readBotsAround(texts, options, players, seat.value) : ok(perSeat(() => everywhere));
  return bots.ok ? ok({ seat: seat.value, bots: bots.value, practice: isSet(options, 'practice') }) : bots;
}

/** The house rules that `--deals` and `--target` stand for. */
function readEnd(texts: Texts, options: RawOptions): Reading<readonly string[]> {
  const rules: string[] = [];
  for (const name of ['deals', 'target'] as const) {
    const text = textOf(options, name);
    if (text === null) continue;
    const count = readCount(texts, `--${name}`, text, 1, 9999);
    if (!count.ok) return count;
    rules.push(`${name}=${count.value}`);
  }
  return rules.length < 2 ? ok(rules) : err(texts.cli.problem.optionsExclude('--deals', '--target'));
}

function readMatchChoice(texts: Texts, options: RawOptions): Reading<MatchChoice> {
  const starting = STARTING.find((name) => wasGiven(options, name));
  if (!wasGiven(options, 'resume')) return ok({ kind: starting === undefined ? 'newest' : 'new' });
  // Whether a match is for practice is settled when it begins.
  const excluded = starting ?? (isSet(options, 'practice') ? 'practice' : undefined);
  if (excluded !== undefined) {
    return err(texts.cli.problem.optionsExclude('--resume', `--${excluded}`));
  }
  return ok({ kind: 'resume', id: textOf(options, 'resume') });
}

/** Reads what `rikken play` was asked, or says what is wrong with it. */
export function readPlayOptions(texts: Texts, options: RawOptions): Reading<PlayOptions> {
  const table = readTableChoices(texts, options);
  if (!table.ok) return table;
  const match = readMatchChoice(texts, options);
  if (!match.ok) return match;
  const end = readEnd(texts, options);
  if (!end.ok) return end;
  const ruleset = readRuleset(texts, options, end.value);
  if (!ruleset.ok) return ruleset;
  const players = readPlayers(texts, options);
  if (!players.ok) return players;
  const seed = readSeed(texts, options);
  if (!seed.ok) return seed;
  const seating = readSeating(texts, options, players.value);
  if (!seating.ok) return seating;
  return ok({
    ...table.value,
    ...seating.value,
    match: match.value,
    ruleset: ruleset.value,
    players: players.value,
    seed: seed.value,
  });
}

/** `rikken [play]`: the table. */
export async function runPlay(
  argumentsGiven: readonly string[],
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const [surplus] = argumentsGiven;
  if (surplus !== undefined) {
    return refuse(context, context.texts.cli.problem.tooManyArguments('play', shortened(surplus)));
  }
  const options = readPlayOptions(context.texts, raw);
  return options.ok ? play(options.value, context) : refuse(context, options.error);
}
