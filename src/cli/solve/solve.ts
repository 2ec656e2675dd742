import { err, ok, type Result } from '../../engine/result.js';
import type { ReadError } from '../../notation/index.js';
import { solveAll } from '../../session/solveAll.js';
import { systemCode } from '../../storage/textFile.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { type RawOptions, textOf } from '../options/raw.js';
import { refuse, writeJson, writeLine } from '../output.js';
import { printable } from '../printable.js';
import { unreadableSentence } from '../record/sentences.js';
import { textIn } from '../record/textIn.js';
import { Progress } from '../sim/progress.js';
import { dealsIn, type ListError, type ListedDeal, readHands } from './dealsIn.js';
import { type AskedDeal, askAbout, setupSentence } from './questions.js';
import { readSolve, type SolveRequest } from './readSolve.js';
import { allLines, pairJson, type Solved, shortLine, solvedJson, solvedLines } from './show.js';

/** So many deals are held in memory at once. */
const MOST_DEALS = 100_000;

/** The cards that were asked about: one deal of the command line, or those of a file or of standard input. */
interface Cards {
  readonly deals: readonly ListedDeal[];
  /** The file that they stand in; null for a deal of the command line. */
  readonly file: string | null;
}

/** The deal of `--deal`, or the sentence that it is none. */
function typedDeal({ texts }: Context, text: string): Result<Cards, string> {
  const place = { line: 1, column: 1 };
  const read = readHands(text, place);
  if (!read.ok) return err(`--deal: ${texts.cli.record.unreadable(read.error)}`);
  const deal = { ...read.value, board: null, trump: null, leader: null, ...place };
  return ok({ deals: [deal], file: null });
}

const isReadError = (error: ListError): error is ReadError => error.code !== 'five-players';

/** The deals of a file, or the sentence why there are none. */
async function listedDeals(context: Context, file: string): Promise<Result<Cards, string>> {
  const { problem, solve } = context.texts.cli;
  const name = printable(file);
  try {
    const list = await dealsIn(textIn(context, file), MOST_DEALS);
    if (!list.ok && isReadError(list.error)) return err(unreadableSentence(context.texts, name, list.error));
    if (!list.ok) return err(solve.fivePlayers(`${name}:${list.error.line}`));
    if (list.value.length === 0) return err(solve.noDeals(name));
    if (list.value.length > MOST_DEALS) return err(solve.tooManyDeals(name, MOST_DEALS));
    return ok({ deals: list.value, file: name });
  } catch (error) {
    const code = systemCode(error);
    if (code === null) throw error;
    return err(problem.cannotRead(name, code));
  }
}

async function cardsOf(
  context: Context,
  file: string | undefined,
  typed: string | null,
): Promise<Result<Cards, string>> {
  const { problem, solve } = context.texts.cli;
  if (typed !== null)
    return file === undefined
      ? typedDeal(context, typed)
      : err(problem.optionsExclude('--deal', '<file.rik>'));
  if (file === undefined && context.stdin.isTTY === true) return err(solve.needsDeal());
  return listedDeals(context, file ?? '-');
}

/** The questions about all deals, or the sentence about the first whose cards make no position. */
function askAll(
  { texts }: Context,
  request: SolveRequest,
  cards: Cards,
): Result<readonly AskedDeal[], string> {
  const asked: AskedDeal[] = [];
  for (const [index, deal] of cards.deals.entries()) {
    const one = askAbout(request, deal, index);
    const where = cards.file === null ? '--deal' : `${cards.file}:${deal.line}`;
    if (!one.ok) return err(setupSentence(texts, where, one.error));
    asked.push(one.value);
  }
  return ok(asked);
}

/** A deal with all answers about it, in the order of the questions. */
interface SolvedDeal {
  readonly board: string;
  readonly solved: readonly Solved[];
}

async function answerAll(context: Context, asked: readonly AskedDeal[]): Promise<readonly SolvedDeal[]> {
  const groups = asked.flatMap((deal) => deal.groups);
  const { progress: label } = context.texts.cli.solve;
  const total = asked.length;
  const progress = new Progress(context.stderr, total, (done) => label(done, total));
  const onProgress = (done: number): void => {
    if (total > 1) progress.show(Math.floor((done * total) / groups.length));
  };
  try {
    const answers = (
      await solveAll(
        groups.map((group) => group.map(({ question }) => question)),
        { onProgress },
      )
    ).values();
    return asked.map(({ board, groups: own }) => ({
      board,
      solved: own.flatMap((group) => {
        const found = answers.next().value ?? [];
        return group.flatMap((one, index) => {
          const answer = found[index];
          return answer === undefined ? [] : [{ ...one, answer }];
        });
      }),
    }));
  } finally {
    progress.clear();
  }
}

function dealJson(request: SolveRequest, { solved }: SolvedDeal): unknown {
  if (request.all) return solved.map(pairJson);
  return solved.map(solvedJson)[0] ?? null;
}

const listJson = (request: SolveRequest, deal: SolvedDeal): object =>
  request.all
    ? { board: deal.board, results: deal.solved.map(pairJson) }
    : Object.assign({ board: deal.board }, ...deal.solved.map(solvedJson));

/** The lines about a deal; one of several has its number above or before them. */
function dealLines(
  { texts, stdout }: Context,
  request: SolveRequest,
  deal: SolvedDeal,
  isOne: boolean,
): readonly string[] {
  const width = stdout.columns || 80;
  const title = isOne ? [] : [texts.cli.solve.board(deal.board).trimEnd()];
  if (request.all) return [...title, ...allLines(texts, deal.solved)];
  if (isOne || request.moves || request.line)
    return [...title, ...deal.solved.flatMap((one) => solvedLines(texts, request, one, width))];
  return deal.solved.map((one) => shortLine(texts, request, deal.board, one));
}

/** `rikken solve`: the best that a side can do with all cards open. */
export async function runSolve(
  argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const [file] = argumentsGiven;
  const request = readSolve(context.texts, options);
  if (!request.ok) return refuse(context, request.error);
  const cards = await cardsOf(context, file, textOf(options, 'deal'));
  if (!cards.ok) return refuse(context, cards.error);
  const asked = askAll(context, request.value, cards.value);
  if (!asked.ok) return refuse(context, asked.error);
  const solved = await answerAll(context, asked.value);
  const { json } = request.value;
  const isTyped = cards.value.file === null;
  const [only] = solved;
  if (json && isTyped && only !== undefined) await writeJson(context, dealJson(request.value, only));
  else if (json)
    await writeJson(
      context,
      solved.map((deal) => listJson(request.value, deal)),
    );
  else {
    for (const deal of solved) {
      for (const line of dealLines(context, request.value, deal, solved.length === 1))
        await writeLine(context.stdout, line);
    }
  }
  return EXIT.done;
}
