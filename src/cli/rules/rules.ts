import { err, ok } from '../../engine/result.js';
import type { Ruleset } from '../../engine/ruleset.js';
import type { Texts } from '../../i18n/index.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { isSet, type RawOptions, textOf, textsOf, wasGiven } from '../options/raw.js';
import { readPlayers, readRuleset, withHouseRules } from '../options/ruleset.js';
import type { Reading } from '../options/values.js';
import { readVariant } from '../options/variant.js';
import { refuse, writeJson, writeLine } from '../output.js';
import { dataDifferences } from './dataDiff.js';
import { diffPage } from './diff.js';
import { writeNewClub } from './newClub.js';
import { rulePage } from './page.js';
import { writeVariants } from './variants.js';

/** Wider lines are hard to read. */
const WIDEST = 100;

const pageWidth = ({ stdout }: Context): number => Math.min(stdout.columns || 80, WIDEST);

/** The ruleset of a page: the one that is named, or that of `--variant`; with house rules on top. */
function readPage(texts: Texts, id: string | undefined, options: RawOptions): Reading<Ruleset> {
  if (id === undefined) return readRuleset(texts, options);
  if (wasGiven(options, 'variant')) return err(texts.cli.problem.optionsExclude(id, '--variant'));
  const preset = readVariant(texts, 'rules', id);
  return preset.ok ? withHouseRules(texts, preset.value, textsOf(options, 'rule')) : preset;
}

/** The two rulesets of `--diff`: both named, or one and that of `--variant` and `--rule`. */
function readTwo(texts: Texts, options: RawOptions): Reading<readonly [Ruleset, Ruleset]> {
  const ids = textsOf(options, 'diff');
  const [first, second, ...more] = ids;
  const changed = wasGiven(options, 'variant') || wasGiven(options, 'rule');
  if (first === undefined || more.length > 0 || (second === undefined) !== changed) {
    return err(texts.cli.problem.twoRulesets(ids.length));
  }
  const one = readVariant(texts, '--diff', first);
  if (!one.ok) return one;
  const other =
    second !== undefined
      ? readVariant(texts, '--diff', second)
      : wasGiven(options, 'variant')
        ? readRuleset(texts, options)
        : withHouseRules(texts, one.value, textsOf(options, 'rule'));
  return other.ok ? ok([one.value, other.value]) : other;
}

async function writeDiff(context: Context, options: RawOptions): Promise<ExitCode> {
  const two = readTwo(context.texts, options);
  if (!two.ok) return refuse(context, two.error);
  const [one, other] = two.value;
  if (isSet(options, 'json')) {
    await writeJson(context, { rulesets: [one.id, other.id], differences: dataDifferences(one, other) });
    return EXIT.done;
  }
  for (const line of diffPage(context.texts, one, other, pageWidth(context)))
    await writeLine(context.stdout, line);
  return EXIT.done;
}

async function writePage(context: Context, id: string | undefined, options: RawOptions): Promise<ExitCode> {
  const ruleset = readPage(context.texts, id, options);
  if (!ruleset.ok) return refuse(context, ruleset.error);
  const players = readPlayers(context.texts, options);
  if (!players.ok) return refuse(context, players.error);
  if (isSet(options, 'json')) {
    await writeJson(context, ruleset.value);
    return EXIT.done;
  }
  const houseRules = textsOf(options, 'rule');
  const width = pageWidth(context);
  const page = { ruleset: ruleset.value, players: players.value, houseRules, width };
  for (const line of rulePage(context.texts, page)) await writeLine(context.stdout, line);
  return EXIT.done;
}

/** `rikken rules [id]`: the rule page of a ruleset, which rulesets there are, their differences, or a new club file. */
export async function runRules(
  argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const [id] = argumentsGiven;
  const file = textOf(options, 'new');
  const apart = [...(wasGiven(options, 'diff') ? ['--diff'] : []), ...(file === null ? [] : ['--new'])];
  const [one, other] = [...apart, ...(id === undefined || apart.length === 0 ? [] : [id])];
  if (one !== undefined && other !== undefined) {
    return refuse(context, context.texts.cli.problem.optionsExclude(one, other));
  }
  if (file !== null) return writeNewClub(context, file, options);
  if (wasGiven(options, 'diff')) return writeDiff(context, options);
  const named = id !== undefined || ['variant', 'rule', 'players'].some((name) => wasGiven(options, name));
  if (named) return writePage(context, id, options);
  await writeVariants(context, isSet(options, 'json'));
  return EXIT.done;
}
