import { type Context, EXIT, type ExitCode } from '../context.js';
import { isSet, type RawOptions, textsOf } from '../options/raw.js';
import { readRulesetId, withHouseRules } from '../options/ruleset.js';
import { refuse, writeJson, writeLine } from '../output.js';
import { rulePage } from './page.js';
import { writeVariants } from './variants.js';

/** Wider lines are hard to read. */
const WIDEST = 100;

/** `rikken rules [id]`: the rule page of a ruleset, or without an id which rulesets there are. */
export async function runRules(
  argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { texts, stdout } = context;
  const [id] = argumentsGiven;
  const json = isSet(options, 'json');
  if (id === undefined) {
    await writeVariants(context, json);
    return EXIT.done;
  }
  const preset = readRulesetId(texts, 'rules', id);
  if (!preset.ok) return refuse(context, preset.error);
  const ruleset = withHouseRules(texts, preset.value, textsOf(options, 'rule'));
  if (!ruleset.ok) return refuse(context, ruleset.error);
  if (json) await writeJson(context, ruleset.value);
  else {
    const width = Math.min(stdout.columns || 80, WIDEST);
    for (const line of rulePage(texts, ruleset.value, width)) await writeLine(stdout, line);
  }
  return EXIT.done;
}
