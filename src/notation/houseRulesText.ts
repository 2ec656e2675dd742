import type { Ruleset } from '../engine/ruleset.js';
import { houseRulesBetween } from './houseRules.js';
import { shippedRuleset } from './shippedRulesets.js';

/** The house rules by which a ruleset differs from the shipped one of the same id; null when there is none, or they cannot say it. */
export function houseRulesOf(ruleset: Ruleset): string | null {
  const shipped = shippedRuleset(ruleset.id);
  return shipped && houseRulesBetween(shipped, ruleset);
}

/**
 * The house rules by which a ruleset differs from the shipped one of the same id: what `applyHouseRules` makes it from again;
 * empty when there is no difference. Throws when house rules cannot express the difference.
 */
export function houseRulesText(ruleset: Ruleset): string {
  const text = houseRulesOf(ruleset);
  if (text === null) throw new RangeError(`house rules cannot make ${ruleset.id} from a shipped ruleset`);
  return text;
}
