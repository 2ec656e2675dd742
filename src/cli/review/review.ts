import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DealReview, reviewDeal } from '../../analysis/review.js';
import { reviewSolvers } from '../../analysis/reviewSolvers.js';
import { reviewTotals } from '../../analysis/reviewTotals.js';
import { err, ok, type Result } from '../../engine/result.js';
import { perSeat, SEAT_LETTERS, SEATS, type Seat, seatsOf } from '../../engine/seats.js';
import { namedIn } from '../../i18n/index.js';
import { type Labels, labelsFor } from '../../i18n/labels.js';
import { type RecordHeader, type ReplayedDeal, replayRecord } from '../../notation/index.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { wrapped } from '../layout.js';
import { isSet, type RawOptions, textOf } from '../options/raw.js';
import { readCount } from '../options/values.js';
import { complain, refuse, writeJson, writeLine } from '../output.js';
import { printable } from '../printable.js';
import type { RecordFailure } from '../record/followRecord.js';
import { loadRecord } from '../record/loadRecord.js';
import { illegalSentence } from '../record/sentences.js';
import { Progress } from '../sim/progress.js';
import { reviewJson, totalsJson } from './reviewJson.js';
import { reviewLines, type Show, totalLines } from './show.js';

/** The deals to be reviewed, and who sat at their table. */
interface Chosen {
  readonly header: RecordHeader;
  readonly deals: readonly ReplayedDeal[];
}

const MOST_BOARDS = 1_000_000;

const boardOf = ({ record }: ReplayedDeal): number => record.board.value;

/** The deals with a number, or all; or the sentence that there is none. */
function withBoard(
  { texts }: Context,
  file: string,
  deals: readonly ReplayedDeal[],
  board: number | null,
): Result<readonly ReplayedDeal[], string> {
  const { review } = texts.cli;
  if (deals.length === 0) return err(review.noDeals(printable(file)));
  const chosen = board === null ? deals : deals.filter((deal) => boardOf(deal) === board);
  if (chosen.length > 0) return ok(chosen);
  const boards = deals.map(boardOf);
  return err(review.noSuchBoard(board ?? 0, `${Math.min(...boards)} .. ${Math.max(...boards)}`));
}

/** The sentence about a deal of which a hand is not known, or null. */
function unknownHand({ texts }: Context, file: string, deals: readonly ReplayedDeal[]): string | null {
  for (const deal of deals) {
    const missing = SEATS.find((seat) => deal.record.hands.value[seat] === null);
    if (missing !== undefined)
      return texts.cli.review.unknownHand(printable(file), boardOf(deal), SEAT_LETTERS[missing]);
  }
  return null;
}

/** Reads and replays a record, and takes from it what was asked for. */
async function chosenDeals(
  context: Context,
  file: string,
  board: number | null,
): Promise<Result<Chosen, RecordFailure>> {
  const record = await loadRecord(context, file);
  if (!record.ok) return record;
  const replayed = replayRecord(record.value);
  if (!replayed.ok) {
    const sentence = illegalSentence(context.texts, printable(file), replayed.error);
    return err({ exit: EXIT.failed, sentence });
  }
  const deals = withBoard(context, file, replayed.value.deals, board);
  if (!deals.ok) return err({ exit: EXIT.usage, sentence: deals.error });
  const unknown = unknownHand(context, file, deals.value);
  if (unknown !== null) return err({ exit: EXIT.usage, sentence: unknown });
  return ok({ header: record.value, deals: deals.value });
}

/** A deal with its review. */
interface Reviewed {
  readonly board: number;
  readonly review: DealReview;
}

const cardsIn = ({ record }: ReplayedDeal): number => record.cards.length;

/** Reviews deals one after another, each handed on when it is ready; signals come through between two cards. */
async function* reviewAll(context: Context, deals: readonly ReplayedDeal[]): AsyncGenerator<Reviewed> {
  const total = Math.max(
    1,
    deals.reduce((sum, deal) => sum + cardsIn(deal), 0),
  );
  const { progress: label } = context.texts.cli.review;
  const progress = new Progress(context.stderr, total, (done) => label(done, total));
  const solvers = reviewSolvers();
  let before = 0;
  try {
    for (const deal of deals) {
      const steps = reviewDeal(solvers, deal);
      let step = steps.next();
      for (let done = before; step.done !== true; step = steps.next()) {
        done += 1;
        progress.show(Math.min(done, total));
        await nextTurn();
      }
      before += cardsIn(deal);
      progress.clear();
      yield { board: boardOf(deal), review: step.value };
    }
  } finally {
    progress.clear();
  }
}

/** Longer names would push the table beyond the screen. */
const LONGEST_NAME = 12;

/** What a seat is called: by the player's name, behind its letter where somebody else has the same name; else by its letter. */
function nameAt({ names }: RecordHeader, seat: Seat): string {
  const name = printable(names[seat] ?? '').slice(0, LONGEST_NAME);
  const letter = SEAT_LETTERS[seat];
  if (name === '') return letter;
  const isShared = SEATS.some((other) => other !== seat && names[other] === names[seat]);
  return isShared ? `${letter} ${name}` : name;
}

/** Cards with their signs, and players by name where the record has one. */
const labelsIn = (header: RecordHeader): Labels =>
  labelsFor(
    perSeat((seat) => nameAt(header, seat)),
    false,
  );

const cardsOf = ({ review }: Reviewed) => (review.kind === 'judged' ? review.cards : []);

async function printAll(context: Context, { header, deals }: Chosen): Promise<void> {
  const { stdout } = context;
  const texts = namedIn(context.texts, header.ruleset);
  const { review: words } = texts.cli;
  const show: Show = {
    texts,
    labels: labelsIn(header),
    players: header.players,
    width: stdout.columns || 80,
  };
  const reviewed: Reviewed[] = [];
  for await (const one of reviewAll(context, deals)) {
    reviewed.push(one);
    if (reviewed.length === 1)
      for (const line of wrapped(words.note, show.width)) await writeLine(stdout, line);
    await writeLine(stdout, '');
    for (const line of reviewLines(show, one.board, one.review)) await writeLine(stdout, line);
  }
  const judged = reviewed.filter(({ review }) => review.kind === 'judged');
  if (judged.length === 0) return;
  const totals = reviewTotals(judged.flatMap(cardsOf));
  await writeLine(stdout, '');
  if (judged.length > 1) await writeLine(stdout, words.together(judged.length));
  for (const line of totalLines(show, (seat) => totals[seat])) await writeLine(stdout, line);
}

async function printJson(context: Context, { header, deals }: Chosen): Promise<void> {
  const { players } = header;
  const reviewed: Reviewed[] = [];
  for await (const one of reviewAll(context, deals)) reviewed.push(one);
  await writeJson(context, {
    deals: reviewed.map(({ board, review }) => reviewJson(board, players, review)),
    totals: totalsJson(reviewTotals(reviewed.flatMap(cardsOf)), seatsOf(players)),
  });
}

/** `rikken review <file.rik>`: what every card cost against the best with all cards open. */
export async function runReview(
  argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const [file = ''] = argumentsGiven;
  const text = textOf(options, 'board');
  const board = text === null ? ok(null) : readCount(context.texts, '--board', text, 1, MOST_BOARDS);
  if (!board.ok) return refuse(context, board.error);
  const chosen = await chosenDeals(context, file, board.value);
  if (!chosen.ok) return complain(context, chosen.error.sentence, chosen.error.exit);
  await (isSet(options, 'json') ? printJson : printAll)(context, chosen.value);
  return EXIT.done;
}
