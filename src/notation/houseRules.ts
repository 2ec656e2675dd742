import { err, ok, type Result } from '../engine/result.js';
import type { Ruleset } from '../engine/ruleset.js';
import { type Unsound, unsoundness } from '../engine/soundness.js';
import { acceptedForms, completions, type HouseRule } from './houseRule.js';
import { APPLIED_RULES, HOUSE_RULE_KEYS, HOUSE_RULES } from './houseRuleTable.js';
import { sameValue } from './sameValue.js';

export { HOUSE_RULE_KEYS, HOUSE_RULES };

/** Why house rules cannot be applied; `at` is the index in the text at which the wrong part begins. */
export type HouseRuleError =
  | {
      readonly code: 'unknown-rule' | 'rule-twice' | 'bad-rule-value';
      readonly found: string;
      /** What is accepted there; empty where the code says it all. */
      readonly expected: readonly string[];
      readonly at: number;
    }
  /** Each rule is accepted, but what they make cannot be played. */
  | {
      readonly code: 'not-playable';
      readonly found: string;
      readonly expected: readonly string[];
      readonly at: number;
      readonly problems: readonly Unsound[];
    };

/** A rule with its value, and where they stand in the text. */
interface GivenRule {
  readonly rule: HouseRule;
  readonly word: string;
  readonly value: string;
  readonly at: number;
}

/** The rules that a text names, each group once. */
function givenRules(text: string): Result<readonly GivenRule[], HouseRuleError> {
  const given: GivenRule[] = [];
  for (const { 0: word, index: at } of text.matchAll(/\S+/g)) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(word) ?? [];
    const rule = HOUSE_RULES.find((candidate) => candidate.key === key);
    if (rule === undefined) return err({ code: 'unknown-rule', found: key, expected: HOUSE_RULE_KEYS, at });
    if (given.some((other) => other.rule.group === rule.group)) {
      return err({ code: 'rule-twice', found: word, expected: [], at });
    }
    given.push({ rule, word, value, at });
  }
  return ok(given);
}

/** What is accepted for a rule at this table: whole words, and forms for what cannot be listed. */
function expectedValues(rule: HouseRule, ruleset: Ruleset): readonly string[] {
  const words = completions(rule.accepts, ruleset).filter((word) => !word.startsWith('dealer-chooses'));
  return [
    ...words,
    ...acceptedForms(rule.accepts).filter((form) => !words.includes(form) && form !== 'GAME'),
  ];
}

/**
 * Applies house rules to a ruleset: `key=value`, several with spaces between, in any order (section 12 of the rulebook). What
 * they make must be playable.
 */
export function applyHouseRules(ruleset: Ruleset, text: string): Result<Ruleset, HouseRuleError> {
  const given = givenRules(text);
  if (!given.ok) return given;
  let applied = ruleset;
  for (const rule of APPLIED_RULES) {
    const one = given.value.find((candidate) => candidate.rule === rule);
    if (one === undefined) continue;
    const next = rule.read(applied, one.value);
    if (next === null) {
      const at = one.at + Math.min(one.word.length, rule.key.length + 1);
      return err({ code: 'bad-rule-value', found: one.word, expected: expectedValues(rule, applied), at });
    }
    applied = next;
  }
  const problems = given.value.length === 0 ? [] : unsoundness(applied);
  return problems.length === 0
    ? ok(applied)
    : err({ code: 'not-playable', found: text.trim(), expected: [], at: 0, problems });
}

/**
 * The house rules that make one ruleset out of another, as `applyHouseRules` takes them, no more than are needed; null when they
 * cannot express the difference.
 */
export function houseRulesBetween(base: Ruleset, ruleset: Ruleset): string | null {
  let current = base;
  const needed = new Map<HouseRule, string>();
  for (const rule of APPLIED_RULES) {
    const value = rule.write(ruleset);
    if (value === null || value === rule.write(current)) continue;
    const next = rule.read(current, value);
    if (next === null) return null;
    needed.set(rule, value);
    current = next;
  }
  if (!sameValue(current, ruleset)) return null;
  return HOUSE_RULES.flatMap((rule) => {
    const value = needed.get(rule);
    return value === undefined ? [] : [`${rule.key}=${value}`];
  }).join(' ');
}
