import type { DealEntry } from '../engine/action.js';
import { err, ok, type Result } from '../engine/result.js';
import { withSeat } from '../engine/seats.js';
import type { RikRecord } from '../notation/index.js';
import { chanceFromDeals } from '../session/chance.js';
import type { Context, ExitCode } from './context.js';
import { Journal } from './match/journal.js';
import { dealAgain, inMatches } from './match/recordedDeals.js';
import { type MatchSetup, seedText } from './match/setup.js';
import { sitDown } from './match/sitDown.js';
import { Sitting } from './match/sitting.js';
import { stepThrough } from './match/stepThrough.js';
import type { Opening } from './match/tableSide.js';
import { complain, refuse } from './output.js';
import type { ReplayOptions, Seating } from './playOptions.js';
import { loadRecord } from './record/loadRecord.js';

/** Where a record names no seed, the bots take this one: the same deals and choices give the same answers. */
const USUAL_SEED = 'replay';

/** The record from the deal that was asked for on, or the sentence that there is none. */
function fromBoard(context: Context, record: RikRecord, board: number | null): Result<RikRecord, string> {
  const { plain } = context.texts;
  const { deals } = record;
  if (deals.length === 0) return err(plain.noDeals);
  const first = board === null ? 0 : deals.findIndex((deal) => deal.board.value === board);
  if (first >= 0) return ok({ ...record, deals: deals.slice(first) });
  const boards = [...new Set(deals.map((deal) => deal.board.value))];
  return err(plain.noSuchBoard(board ?? 0, Math.min(...boards), Math.max(...boards)));
}

/** The deals of a record as they are dealt again, or the sentence that the cards of one are not all known. */
function dealsAgain(context: Context, record: RikRecord): Result<readonly DealEntry[], string> {
  const entries: DealEntry[] = [];
  for (const deal of record.deals) {
    const entry = dealAgain(deal);
    if (entry === null) return err(context.texts.plain.unknownCards(deal.board.value));
    entries.push(entry);
  }
  return ok(entries);
}

function setupOf({ seat, bots, practice }: Seating, record: RikRecord, deals: number): MatchSetup {
  return {
    // However the deals go this time, all of them are played.
    ruleset: { ...record.ruleset, end: { kind: 'deals', count: deals } },
    players: record.players,
    seed: record.seed === null ? USUAL_SEED : seedText(record.seed),
    seat,
    bots,
    practice,
    names: withSeat(record.names, seat, null),
  };
}

/** The recorded matches as they come to the table, one after another. Nothing is kept: the deals are in their file. */
function openings(seating: Seating, record: RikRecord, deals: readonly DealEntry[]): Opening[] {
  return inMatches(record.players, deals).map((match) => {
    const journal = new Journal(null, () => {});
    const setup = setupOf(seating, record, match.length);
    const sitting = new Sitting({ setup, chance: chanceFromDeals(match), record: journal.record });
    return { sitting, journal, notice: null, recap: [] };
  });
}

async function playAgain(
  context: Context,
  options: ReplayOptions,
  seating: Seating,
  record: RikRecord,
): Promise<ExitCode> {
  const { plain } = context.texts;
  const deals = dealsAgain(context, record);
  if (!deals.ok) return refuse(context, deals.error);
  const [first, ...rest] = openings(seating, record, deals.value);
  if (first === undefined) return refuse(context, plain.noDeals);
  return sitDown({
    context,
    choices: options,
    asks: !options.auto,
    first,
    afterMatch: 'again',
    another: () => rest.shift() ?? null,
    farewell: () => plain.replayLeft,
  });
}

/** `rikken replay <file.rik>`: recorded deals once more, to be played anew or, with `--step`, as they were played. */
export async function replay(options: ReplayOptions, context: Context): Promise<ExitCode> {
  const loaded = await loadRecord(context, options.file);
  if (!loaded.ok) return complain(context, loaded.error.sentence, loaded.error.exit);
  const record = fromBoard(context, loaded.value, options.board);
  if (!record.ok) return refuse(context, record.error);
  const seating = options.seating(record.value.players);
  if (!seating.ok) return refuse(context, seating.error);
  return options.step
    ? stepThrough(context, options, seating.value, record.value)
    : playAgain(context, options, seating.value, record.value);
}
