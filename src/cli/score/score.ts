import type { Ruleset } from '../../engine/ruleset.js';
import { type PerSeat, SEAT_LETTERS, seatsOf } from '../../engine/seats.js';
import { addDeltas, settleContract } from '../../engine/settlement.js';
import type { ContractResult } from '../../engine/state.js';
import type { Texts } from '../../i18n/index.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { isSet, type RawOptions } from '../options/raw.js';
import { readPlayers, readRuleset } from '../options/ruleset.js';
import { refuse, writeJson, writeLine } from '../output.js';
import { scoresLine, seatScores } from '../seatScores.js';
import { type Declaration, readDeclarations } from './declarations.js';

/** Settles every contract on its own, with the others as fellow declarers (R8.3). */
const settle = (ruleset: Ruleset, all: readonly Declaration[]): readonly ContractResult[] =>
  all.map(({ contract, declarer, partner, tricks }) => {
    const fellows = all.map((other) => other.declarer).filter((seat) => seat !== declarer);
    return settleContract(ruleset, { seat: declarer, contract }, partner, tricks, seatsOf(4), fellows);
  });

/** A result in words: what was needed and taken, the sum, and what everybody gets. */
function explain(texts: Texts, declaration: Declaration, result: ContractResult): readonly string[] {
  const { game, rules, cli } = texts;
  const { contract, declarer, partner, tricks } = declaration;
  const side = game.list(
    [declarer, ...(partner === null ? [] : [partner])].map((seat) => SEAT_LETTERS[seat]),
  );
  const need = rules.goalOf(contract.goal);
  return [
    cli.score.goal(game.contractName(contract.id), side, game.tricks(tricks), need, result.made),
    `  ${game.sum(result)}`,
    `  ${scoresLine(result.deltas)}`,
  ];
}

async function print(
  context: Context,
  declarations: readonly Declaration[],
  results: readonly ContractResult[],
  total: PerSeat<number>,
): Promise<void> {
  for (const [index, declaration] of declarations.entries()) {
    const result = results[index];
    if (result === undefined) continue;
    for (const line of explain(context.texts, declaration, result)) await writeLine(context.stdout, line);
  }
  if (results.length > 1) {
    await writeLine(context.stdout, `${context.texts.cli.score.total}\n  ${scoresLine(total)}`);
  }
}

/** `rikken score`: settles contracts by the rules of a ruleset. */
export async function runScore(
  words: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { texts } = context;
  const ruleset = readRuleset(texts, options);
  if (!ruleset.ok) return refuse(context, ruleset.error);
  const players = readPlayers(texts, options);
  if (!players.ok) return refuse(context, players.error);
  const declarations = readDeclarations(texts, ruleset.value, words, options);
  if (!declarations.ok) return refuse(context, declarations.error);
  const results = settle(ruleset.value, declarations.value);
  const total = addDeltas(results.map((result) => result.deltas));
  if (isSet(options, 'json')) {
    await writeJson(context, { ruleset: ruleset.value.id, deltas: seatScores(total) });
  } else await print(context, declarations.value, results, total);
  return EXIT.done;
}
