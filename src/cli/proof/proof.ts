import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Proved, proveDecision } from '../../analysis/proof.js';
import { BOT_NAMES, type Bot, botByName } from '../../bots/index.js';
import { ok } from '../../engine/result.js';
import { SEAT_LETTERS } from '../../engine/seats.js';
import type { TurnState } from '../../engine/state.js';
import type { Texts } from '../../i18n/index.js';
import { actionWord } from '../../notation/index.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { freshSeed, seedText } from '../match/setup.js';
import { DEFAULT_BOT } from '../options/bots.js';
import { isSet, type RawOptions, textOf } from '../options/raw.js';
import { readPlayers, readRuleset, readSeed } from '../options/ruleset.js';
import { type Reading, readWord } from '../options/values.js';
import { complain, refuse, writeJson, writeLine } from '../output.js';
import { Progress } from '../sim/progress.js';
import { type ProofTable, playedPositions, recordedPositions } from './positions.js';

/** One decision that did not stay the same. */
interface Changed {
  readonly board: number;
  /** Which decision of the deal it is, counted from 1. */
  readonly number: number;
  readonly seat: string;
  readonly decision: string;
  readonly became: string;
}

/** What `proof --json` prints. */
interface ProofReport {
  readonly decisions: number;
  readonly redeals: number;
  readonly changed: readonly Changed[];
}

function readProof(texts: Texts, options: RawOptions): Reading<ProofTable> {
  const bot = readWord(texts, '--level', textOf(options, 'level') ?? DEFAULT_BOT, BOT_NAMES);
  if (!bot.ok) return bot;
  const ruleset = readRuleset(texts, options);
  if (!ruleset.ok) return ruleset;
  const players = readPlayers(texts, options);
  if (!players.ok) return players;
  const seed = readSeed(texts, options);
  if (!seed.ok) return seed;
  return ok({
    bot: bot.value,
    ruleset: ruleset.value,
    players: players.value,
    seed: seed.value === null ? freshSeed() : seedText(seed.value),
  });
}

const changedIn = (
  { by, deal }: TurnState,
  number: number,
  { decision, changed }: Proved,
): readonly Changed[] =>
  changed === null
    ? []
    : [
        {
          board: deal.board,
          number,
          seat: SEAT_LETTERS[by],
          decision: actionWord(decision),
          became: actionWord(changed),
        },
      ];

/** Holds every decision against other deals of the hidden cards. */
async function proveAll(
  context: Context,
  bot: Bot,
  positions: readonly TurnState[],
  seed: string,
): Promise<ProofReport> {
  const { progress: label } = context.texts.cli.proof;
  const progress = new Progress(context.stderr, positions.length, (done) => label(done, positions.length));
  let redeals = 0;
  const changed: Changed[] = [];
  let [board, number] = [0, 0];
  try {
    for (const [index, state] of positions.entries()) {
      number = state.deal.board === board ? number + 1 : 1;
      board = state.deal.board;
      const proved = proveDecision(bot, state, seed);
      redeals += proved.redeals;
      changed.push(...changedIn(state, number, proved));
      progress.show(index + 1);
      // Long work must let signals through.
      await nextTurn();
    }
  } finally {
    progress.clear();
  }
  return { decisions: positions.length, redeals, changed };
}

async function print(
  { texts, stdout }: Context,
  { decisions, redeals, changed }: ProofReport,
  table: ProofTable,
) {
  const { proof } = texts.cli;
  for (const { board, number, seat, decision, became } of changed) {
    await writeLine(stdout, proof.changed(board, number, seat, decision, became));
  }
  await writeLine(stdout, proof.summary(decisions, redeals, changed.length, table.bot, table.seed));
}

/** `rikken proof [file.rik]`: deals the hidden cards again for every decision of a bot, which must stay the same. */
export async function runProof(
  argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { texts } = context;
  const [file] = argumentsGiven;
  const table = readProof(texts, options);
  if (!table.ok) return refuse(context, table.error);
  const given = ['variant', 'rule', 'players'].find((name) => options[name] !== undefined);
  if (file !== undefined && given !== undefined) {
    return refuse(context, texts.cli.problem.optionsExclude(`--${given}`, '<file.rik>'));
  }
  const positions =
    file === undefined ? ok(await playedPositions(table.value)) : await recordedPositions(context, file);
  if (!positions.ok) return complain(context, positions.error.sentence, positions.error.exit);
  const bot = botByName(table.value.bot);
  if (bot === null) throw new Error(`there is no bot ${table.value.bot}`);
  const report = await proveAll(context, bot, positions.value, table.value.seed);
  if (isSet(options, 'json')) await writeJson(context, report);
  else await print(context, report, table.value);
  return report.changed.length === 0 ? EXIT.done : EXIT.failed;
}
