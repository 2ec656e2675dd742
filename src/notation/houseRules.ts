import { err, ok, type Result } from '../engine/result.js';
import type { MatchEnd, Ruleset } from '../engine/ruleset.js';
import { rulesetById } from '../engine/rulesets/index.js';

/** Why a house rule cannot be applied; `at` is the index in the text at which the wrong part begins. */
export interface HouseRuleError {
  readonly code: 'unknown-rule' | 'rule-twice' | 'bad-rule-value' | 'not-yet';
  readonly found: string;
  /** What is accepted there; empty where the code says it all. */
  readonly expected: readonly string[];
  readonly at: number;
}

/** How one house rule is read into a ruleset and written out of one. */
interface HouseRule {
  readonly key: string;
  /** Rules of the same group exclude each other. */
  readonly group: string;
  readonly accepts: readonly string[];
  /** The ruleset with the value applied, or null when it is none that is accepted. */
  readonly read: (ruleset: Ruleset, value: string) => Ruleset | null;
  /** The value in a ruleset, or null where this rule says nothing about it. */
  readonly write: (ruleset: Ruleset) => string | null;
}

const COUNT = /^[1-9]\d{0,3}$/;

/** The match ends after so many deals, rounds of dealing, or at so many points (R8.4). */
const endRule = (kind: MatchEnd['kind']): HouseRule => ({
  key: kind,
  group: 'end',
  accepts: ['1 .. 9999'],
  read: (ruleset, value) => (COUNT.test(value) ? { ...ruleset, end: { kind, count: Number(value) } } : null),
  write: ({ end }) => (end.kind === kind ? String(end.count) : null),
});

/** The house rules that can be applied, in the order in which they are written. */
const HOUSE_RULES: readonly HouseRule[] = [endRule('deals'), endRule('rounds'), endRule('target')];

/** Keys of section 12 of the rulebook that cannot be applied yet. */
const LATER_RULES: readonly string[] = [
  'packets',
  'firstPacket',
  'shuffle',
  'passOut',
  'raise',
  'mayOpen',
  'join',
  'troela',
  'troelaTrump',
  'fourAces',
  'fourthAceLeads',
  'piek',
  'beter',
  'exposure',
  'praatjeHands',
  'openLead',
  'mustRuff',
  'holderLead',
  'firstLeadOnly',
  'discard',
  'callVoid',
  'noRuff',
  'stopWhenDecided',
  'failed',
  'fellowDeclarers',
  'slam',
  'spadeBan',
  'minutes',
];

/** The keys that `applyHouseRules` takes. */
export const HOUSE_RULE_KEYS: readonly string[] = HOUSE_RULES.map((rule) => rule.key);

/** Applies house rules to a ruleset: `key=value`, several with spaces between (section 12 of the rulebook). */
export function applyHouseRules(ruleset: Ruleset, text: string): Result<Ruleset, HouseRuleError> {
  let applied = ruleset;
  const groups = new Set<string>();
  for (const { 0: word, index: at } of text.matchAll(/\S+/g)) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(word) ?? [];
    const rule = HOUSE_RULES.find((candidate) => candidate.key === key);
    if (rule === undefined) {
      const code = LATER_RULES.includes(key) ? 'not-yet' : 'unknown-rule';
      return err({ code, found: key, expected: HOUSE_RULE_KEYS, at });
    }
    if (groups.has(rule.group)) return err({ code: 'rule-twice', found: word, expected: [], at });
    groups.add(rule.group);
    const next = rule.read(applied, value);
    if (next === null) {
      const valueAt = at + Math.min(word.length, key.length + 1);
      return err({ code: 'bad-rule-value', found: word, expected: rule.accepts, at: valueAt });
    }
    applied = next;
  }
  return ok(applied);
}

/**
 * The house rules by which a ruleset differs from the shipped one of the same id: what `applyHouseRules` makes it from again;
 * empty when there is no difference. Throws when house rules cannot express the difference.
 */
export function houseRulesText(ruleset: Ruleset): string {
  const preset = rulesetById(ruleset.id);
  if (preset === null) throw new RangeError(`no ruleset ${ruleset.id} is shipped`);
  const text = HOUSE_RULES.flatMap((rule) => {
    const value = rule.write(ruleset);
    return value === null || value === rule.write(preset) ? [] : [`${rule.key}=${value}`];
  }).join(' ');
  const again = applyHouseRules(preset, text);
  if (!again.ok || JSON.stringify(again.value) !== JSON.stringify(ruleset)) {
    throw new RangeError(`ruleset ${ruleset.id} differs by more than house rules can say`);
  }
  return text;
}
