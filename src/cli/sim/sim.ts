import { ok, type Result } from '../../engine/result.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { SEAT_LETTERS, seatsOf } from '../../engine/seats.js';
import { namedIn } from '../../i18n/index.js';
import { headerText, newHeader } from '../../notation/header.js';
import { foreignCommand } from '../../session/foreignPlayer.js';
import { simRuleset } from '../../session/randomDeals.js';
import { type SimOptions, type SimStop, simulate, simulateWithPrograms } from '../../session/simulate.js';
import type { SimTally } from '../../session/tally.js';
import type { FileError } from '../../storage/textFile.js';
import { openTextWriter, type TextWriter } from '../../storage/textWriter.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { foreignSentence } from '../foreign.js';
import { columns } from '../layout.js';
import { seedTag } from '../match/setup.js';
import type { RawOptions } from '../options/raw.js';
import { complain, refuse, writeJson, writeLine, writeText } from '../output.js';
import { printable } from '../printable.js';
import { Progress } from './progress.js';
import { readSim, type SimRequest } from './readSim.js';
import { type SimReport, simReport } from './report.js';

/** The header of what is written down of a simulation. */
function simHeader({ ruleset, players, seats, seed, duplicate }: SimRequest): string {
  // Deals that are played with every rotation of the bots have no bot of their own at a seat.
  const names = duplicate ? undefined : seats;
  return headerText(newHeader({ ruleset: simRuleset(ruleset), players, names, seed: seedTag(seed) }));
}

/** The file for the deals with its header in it; null when none is wanted. */
function openRecord(request: SimRequest): Result<TextWriter | null, FileError> {
  if (request.out === null) return ok(null);
  const writer = openTextWriter(request.out);
  if (!writer.ok) return writer;
  const written = writer.value.append(simHeader(request));
  return written.ok ? writer : written;
}

/** Plays the deals, with foreign programs where there are some. */
async function play(options: SimOptions): Promise<Result<SimTally, SimStop>> {
  const isForeign = seatsOf(options.players).some((seat) => foreignCommand(options.seats[seat]) !== null);
  return isForeign ? simulateWithPrograms(options) : ok(await simulate(options));
}

/** What came of a simulation; the first failure to write it down is told when all has been played. */
interface Outcome {
  readonly played: Result<SimTally, SimStop>;
  readonly written: Result<null, FileError>;
}

async function playAll(context: Context, request: SimRequest, record: TextWriter | null): Promise<Outcome> {
  const { progress: label } = context.texts.cli.sim;
  const progress = new Progress(context.stderr, request.deals, (done) => label(done, request.deals));
  let written: Result<null, FileError> = ok(null);
  const write = (text: string): void => {
    if (written.ok && record !== null) written = record.append(text);
  };
  try {
    const played = await play({
      ...request,
      onProgress: (done) => progress.show(done),
      onRecord: record === null ? undefined : write,
    });
    if (!played.ok) write(played.error.text);
    return { played, written };
  } catch (error) {
    // Whoever looks for the fault needs the seed, also where chance has chosen it.
    throw new Error(`a simulation failed, seed ${request.seed}`, { cause: error });
  } finally {
    progress.clear();
    record?.close();
  }
}

/** Tells what stopped a simulation, and the record to that point: of the match, or the one deal where each is played by itself. */
async function tellStop(context: Context, request: SimRequest, { fault, text }: SimStop): Promise<ExitCode> {
  const sentence = foreignSentence(context.texts, fault);
  const record = simHeader(request) + text;
  if (request.json) {
    const { code, seat } = fault;
    await writeJson(context, {
      error: { code, seat: SEAT_LETTERS[seat], message: printable(sentence), record },
    });
  } else await writeText(context.stdout, record.endsWith('\n') ? record : `${record}\n`);
  return complain(context, sentence, EXIT.failed);
}

const points = (amount: number): string => (amount > 0 ? `+${amount.toFixed(3)}` : amount.toFixed(3));

async function print(
  context: Context,
  ruleset: Ruleset,
  report: SimReport,
  tally: SimTally,
  seed: string,
): Promise<void> {
  const { cli, game } = namedIn(context.texts, ruleset);
  const { stdout } = context;
  const perSecond = report.dealsPerSecond.toFixed(1);
  await writeLine(stdout, cli.sim.summary(report.deals, report.passedOut, perSecond, seed));
  const { bot, seats, mean, interval } = cli.sim.columns;
  const rows = report.bots.map((one) => [
    one.bot,
    one.seats.join(' '),
    points(one.mean),
    `${points(one.low)} .. ${points(one.high)}`,
  ]);
  for (const line of columns([[bot, seats, mean, interval], ...rows])) await writeLine(stdout, line);
  for (const one of report.bots) {
    const contracts = Object.entries(one.contracts).map(([id, { bid, made }]) =>
      cli.sim.contract(game.contractName(id), made, bid),
    );
    if (contracts.length > 0) await writeLine(stdout, cli.sim.contracts(one.bot, contracts.join(', ')));
  }
  const games = Object.entries(tally.games).map(([id, count]) => `${game.gameName(id)} ${count}`);
  if (games.length > 0) await writeLine(stdout, cli.sim.games(games.join(', ')));
}

/** `rikken sim`: bots against bots. */
export async function runSim(
  _argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { texts } = context;
  const request = readSim(texts, options);
  if (!request.ok) return refuse(context, request.error);
  const { ruleset, players, seed, json } = request.value;
  const record = openRecord(request.value);
  if (!record.ok) return refuse(context, texts.cli.problem.cannotWrite(record.error.path, record.error.code));
  const start = performance.now();
  const { played, written } = await playAll(context, request.value, record.value);
  const seconds = (performance.now() - start) / 1000;
  if (!played.ok) return tellStop(context, request.value, played.error);
  if (!written.ok)
    return refuse(context, texts.cli.problem.cannotWrite(written.error.path, written.error.code));
  const tally = played.value;
  const report = simReport(ruleset.id, players, tally, seconds);
  if (json) await writeJson(context, report);
  else await print(context, ruleset, report, tally, seed);
  return EXIT.done;
}
