import type { Texts } from '../../i18n/index.js';
import { shippedRulesets } from '../../notation/index.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { columns } from '../layout.js';
import { isSet, type RawOptions } from '../options/raw.js';
import { writeJson, writeLine } from '../output.js';
import { rulesetLine, rulesetName } from './names.js';

/** A ruleset that can be chosen, with its name and one line about it. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** The rulesets that ship with the program. */
export const variants = (texts: Texts): readonly Variant[] =>
  shippedRulesets().map((ruleset) => ({
    id: ruleset.id,
    name: rulesetName(texts, ruleset),
    description: rulesetLine(texts, ruleset),
  }));

/** Writes which rulesets there are, as a table or as JSON. */
export async function writeVariants(context: Context, json: boolean): Promise<void> {
  const all = variants(context.texts);
  if (json) return writeJson(context, all);
  const rows = all.map(({ id, name, description }) => [id, name, description]);
  for (const line of columns(rows)) await writeLine(context.stdout, line);
}

/** `rikken variants`: id, name and one line for every ruleset. */
export async function runVariants(
  _argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  await writeVariants(context, isSet(options, 'json'));
  return EXIT.done;
}
