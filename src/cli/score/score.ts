import { err, ok } from '../../engine/result.js';
import type { SpecialGame } from '../../engine/ruleset.js';
import { type PerSeat, SEAT_LETTERS } from '../../engine/seats.js';
import { addDeltas, settleContract } from '../../engine/settlement.js';
import { settleGame } from '../../engine/specialGame.js';
import type { ContractResult } from '../../engine/state.js';
import { namedIn, type Texts } from '../../i18n/index.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { isSet, type RawOptions } from '../options/raw.js';
import type { Reading } from '../options/values.js';
import { refuse, writeJson, writeLine } from '../output.js';
import { RECORD_LABELS } from '../record/sentences.js';
import { scoresLine, seatScores } from '../seatScores.js';
import { type Declaration, readDeclarations } from './declarations.js';
import { gameAsked, gameOptionGiven, readOutcome } from './outcomes.js';
import { readScoredTable, type ScoredTable } from './scoredTable.js';

/** What was settled: the points, and how they come about in words. */
interface Settled {
  readonly deltas: PerSeat<number>;
  readonly explained: readonly string[];
}

/** Settles every contract on its own, with the others as fellow declarers (R8.3). */
export const settleAll = (
  { ruleset, active }: ScoredTable,
  all: readonly Declaration[],
): readonly ContractResult[] =>
  all.map(({ contract, declarer, partner, tricks }) => {
    const fellows = all.map((other) => other.declarer).filter((seat) => seat !== declarer);
    return settleContract(ruleset, { seat: declarer, contract }, partner, tricks, active, fellows);
  });

/** A result in words: what was needed and taken, the sum, and what everybody gets. */
function explain(
  texts: Texts,
  { players }: ScoredTable,
  declaration: Declaration,
  result: ContractResult,
): readonly string[] {
  const { game, rules, cli } = texts;
  const { contract, declarer, partner, tricks } = declaration;
  const side = game.list(
    [declarer, ...(partner === null ? [] : [partner])].map((seat) => SEAT_LETTERS[seat]),
  );
  const need = rules.goalOf(contract.goal);
  return [
    cli.score.goal(game.contractName(contract.id), side, game.tricks(tricks), need, result.made),
    `  ${game.sum(result)}`,
    `  ${scoresLine(result.deltas, players)}`,
  ];
}

function settleContracts(
  texts: Texts,
  table: ScoredTable,
  words: readonly string[],
  options: RawOptions,
): Reading<Settled> {
  const declarations = readDeclarations(texts, table, words, options);
  if (!declarations.ok) return declarations;
  const told = gameOptionGiven(options);
  if (told !== null) return err(texts.cli.score.optionNotFor(words.join(' '), `--${told}`));
  const results = settleAll(table, declarations.value);
  const deltas = addDeltas(results.map((result) => result.deltas));
  const explained = results.flatMap((result, index) => {
    const declaration = declarations.value[index];
    return declaration === undefined ? [] : explain(texts, table, declaration, result);
  });
  const sum = results.length > 1 ? [texts.cli.score.total, `  ${scoresLine(deltas, table.players)}`] : [];
  return ok({ deltas, explained: [...explained, ...sum] });
}

function settleSpecialGame(
  texts: Texts,
  table: ScoredTable,
  game: SpecialGame,
  options: RawOptions,
): Reading<Settled> {
  const outcome = readOutcome(texts, table, game, options);
  if (!outcome.ok) return outcome;
  const { deltas, result } = settleGame(table.ruleset, game, outcome.value, table.active);
  const explained = [texts.game.gameResult(result, RECORD_LABELS), `  ${scoresLine(deltas, table.players)}`];
  return ok({ deltas, explained });
}

/** `rikken score`: settles contracts, or a game without one, by the rules of a ruleset. */
export async function runScore(
  words: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const table = readScoredTable(context.texts, options);
  if (!table.ok) return refuse(context, table.error);
  const { ruleset, players } = table.value;
  const texts = namedIn(context.texts, ruleset);
  const [only = ''] = words;
  const game = words.length === 1 ? gameAsked(table.value, only) : null;
  const settled =
    game === null
      ? settleContracts(texts, table.value, words, options)
      : settleSpecialGame(texts, table.value, game, options);
  if (!settled.ok) return refuse(context, settled.error);
  const { deltas, explained } = settled.value;
  if (isSet(options, 'json')) {
    await writeJson(context, { ruleset: ruleset.id, deltas: seatScores(deltas, players) });
  } else for (const line of explained) await writeLine(context.stdout, line);
  return EXIT.done;
}
