import { err, ok } from '../../engine/result.js';
import { type GameGoal, gameById, type SpecialGame } from '../../engine/ruleset.js';
import { type PerSeat, perSeat, SEAT_LETTERS, type Seat, withSeat } from '../../engine/seats.js';
import type { GameOutcome } from '../../engine/specialGame.js';
import type { Texts } from '../../i18n/index.js';
import { parseSeat } from '../../notation/words.js';
import { type RawOptions, textOf } from '../options/raw.js';
import { listWords, type Reading, readSeat, shortened } from '../options/values.js';
import type { ScoredTable } from './scoredTable.js';

const NOBODY: GameOutcome = { counted: perSeat(() => 0), queenTaker: null, lastTaker: null };
const LARGEST_TOTAL = 1_000_000;

/** What a list of numbers per seat is about, and what they must come to together; null where that does not matter. */
interface Counting {
  readonly option: 'taken' | 'totals';
  readonly sum: number | null;
  readonly lowest: number;
}

const TRICKS: Counting = { option: 'taken', sum: 13, lowest: 0 };
const QUEENS: Counting = { option: 'taken', sum: 4, lowest: 0 };
const TOTALS: Counting = { option: 'totals', sum: null, lowest: -LARGEST_TOTAL };

/** What of a game has to be told, by what the game is about. */
const ASKED: Readonly<Record<GameGoal['kind'], readonly string[]>> = {
  tricks: ['taken'],
  queens: ['taken'],
  'spade-queen': ['queen', 'last'],
  begging: ['totals'],
};

/** Every option that tells something of a game, or of a contract. */
const TOLD = ['taken', 'queen', 'last', 'totals', 'tricks', 'declarer', 'partner'] as const;

/** Numbers per seat written `N=1,E=5,S=4,W=3`; a seat that is left out has taken nothing. */
function readCounts(
  texts: Texts,
  { active }: ScoredTable,
  text: string,
  { option, sum, lowest }: Counting,
): Reading<PerSeat<number>> {
  const letters = active.map((seat) => SEAT_LETTERS[seat]);
  const where = `--${option}`;
  let counted: PerSeat<number> = perSeat(() => 0);
  const named: Seat[] = [];
  for (const part of text.split(',')) {
    const [, letter = '', figure = ''] = /^\s*([a-z])=([+-]?\d{1,7})\s*$/i.exec(part) ?? [];
    const seat = parseSeat(letter);
    const count = Number(figure);
    const isGood = seat !== null && active.includes(seat) && !named.includes(seat) && count >= lowest;
    if (!isGood) return err(texts.cli.score.notACount(where, shortened(part), listWords(letters)));
    named.push(seat);
    counted = withSeat(counted, seat, count);
  }
  const total = active.reduce<number>((all, seat) => all + counted[seat], 0);
  if (sum !== null && total !== sum) return err(texts.cli.score.wrongSum(where, total, sum));
  // Nobody's total can be guessed, but who took nothing may be left out.
  const missing = sum === null ? active.find((seat) => !named.includes(seat)) : undefined;
  return missing === undefined ? ok(counted) : err(texts.cli.score.seatMissing(where, SEAT_LETTERS[missing]));
}

function readTakers(texts: Texts, table: ScoredTable, options: RawOptions): Reading<GameOutcome> {
  const queen = readSeat(texts, '--queen', textOf(options, 'queen') ?? '', table.active);
  if (!queen.ok) return queen;
  const last = readSeat(texts, '--last', textOf(options, 'last') ?? '', table.active);
  if (!last.ok) return last;
  return ok({ ...NOBODY, queenTaker: queen.value, lastTaker: last.value });
}

function readCounted(
  texts: Texts,
  table: ScoredTable,
  options: RawOptions,
  counting: Counting,
): Reading<GameOutcome> {
  const counted = readCounts(texts, table, textOf(options, counting.option) ?? '', counting);
  return counted.ok ? ok({ ...NOBODY, counted: counted.value }) : counted;
}

/** The game that a word names, or null: there is none with three players. */
export const gameAsked = ({ ruleset, players }: ScoredTable, id: string): SpecialGame | null =>
  players === 3 ? null : gameById(ruleset, id);

/** How a game went, from the options that tell it, or which of them are missing or too many. */
export function readOutcome(
  texts: Texts,
  table: ScoredTable,
  game: SpecialGame,
  options: RawOptions,
): Reading<GameOutcome> {
  const asked = ASKED[game.goal.kind];
  const missing = asked.find((name) => textOf(options, name) === null);
  if (missing !== undefined) return err(texts.cli.score.optionNeeded(game.id, `--${missing}`));
  const surplus = TOLD.find((name) => !asked.includes(name) && textOf(options, name) !== null);
  if (surplus !== undefined) return err(texts.cli.score.optionNotFor(game.id, `--${surplus}`));
  switch (game.goal.kind) {
    case 'tricks':
      return readCounted(texts, table, options, TRICKS);
    case 'queens':
      return readCounted(texts, table, options, QUEENS);
    case 'begging':
      return readCounted(texts, table, options, TOTALS);
    case 'spade-queen':
      return readTakers(texts, table, options);
  }
}

/** The option about a game that was given although a contract is to be settled, or null. */
export const gameOptionGiven = (options: RawOptions): string | null =>
  TOLD.slice(0, 4).find((name) => textOf(options, name) !== null) ?? null;
