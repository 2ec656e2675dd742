import { err, ok } from '../../engine/result.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { RULESETS, rulesetById } from '../../engine/rulesets/index.js';
import type { Texts } from '../../i18n/index.js';
import { type Reading, readWord } from './values.js';

/** The shipped ruleset with this id; `where` names the option or argument in the sentence that refuses others. */
export function readVariant(texts: Texts, where: string, id: string): Reading<Ruleset> {
  const ruleset = rulesetById(id);
  if (ruleset !== null) return ok(ruleset);
  const refused = readWord(
    texts,
    where,
    id,
    RULESETS.map((one) => one.id),
  );
  return refused.ok ? err(refused.value) : refused;
}
