import { err, ok } from '../../engine/result.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { DEFAULT_RULESET, RULESETS, rulesetById } from '../../engine/rulesets/index.js';
import type { PlayerCount } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { applyHouseRules, HOUSE_RULE_KEYS, type HouseRuleError } from '../../notation/houseRules.js';
import { type RawOptions, textOf, textsOf } from './raw.js';
import { listWords, type Reading, readWord, shortened } from './values.js';

/** Rulesets of the rulebook that a later version will ship. */
const LATER_RULESETS: readonly string[] = [
  'gather',
  'punten',
  'brabants',
  'limburgs',
  'met-troef',
  'toernooi',
  'club-zonder',
  'oosterhout',
  'huiskamer',
];

const PLAYER_COUNTS = ['4'] as const;
const LATER_PLAYER_COUNTS: readonly string[] = ['3', '5'];

const rulesetIds = (): readonly string[] => RULESETS.map((ruleset) => ruleset.id);

/** The shipped ruleset with this id; `where` names the option or argument in the sentence that refuses others. */
export function readRulesetId(texts: Texts, where: string, id: string): Reading<Ruleset> {
  const ruleset = rulesetById(id);
  if (ruleset !== null) return ok(ruleset);
  const later = LATER_RULESETS.includes(id) || /\.json$|[\\/]/.test(id);
  if (later) return err(texts.cli.problem.laterValue(where, shortened(id), listWords(rulesetIds())));
  const refused = readWord(texts, where, id, rulesetIds());
  return refused.ok ? err(refused.value) : refused;
}

function refuseRule(texts: Texts, error: HouseRuleError): string {
  const { problem } = texts.cli;
  const keys = listWords(HOUSE_RULE_KEYS.map((key) => `${key}=`));
  switch (error.code) {
    case 'not-yet':
      return problem.laterValue('--rule', `${error.found}=`, keys);
    case 'unknown-rule':
      return problem.notARule(shortened(error.found), keys);
    case 'rule-twice':
      return problem.ruleTwice(shortened(error.found));
    case 'bad-rule-value':
      return problem.notOneOf('--rule', shortened(error.found), listWords(error.expected), null);
  }
}

/** The ruleset of `--variant` with the house rules of `--rule` and `extra` on top. */
export function readRuleset(
  texts: Texts,
  options: RawOptions,
  extra: readonly string[] = [],
): Reading<Ruleset> {
  const id = textOf(options, 'variant') ?? DEFAULT_RULESET.id;
  const preset = readRulesetId(texts, '--variant', id);
  return preset.ok ? withHouseRules(texts, preset.value, [...textsOf(options, 'rule'), ...extra]) : preset;
}

/** A ruleset with house rules on top, each written `key=value`. */
export function withHouseRules(texts: Texts, preset: Ruleset, rules: readonly string[]): Reading<Ruleset> {
  const odd = rules.find((rule) => rule.trim() === '' || /\s/.test(rule.trim()));
  if (odd !== undefined) {
    return err(refuseRule(texts, { code: 'unknown-rule', found: odd, expected: [], at: 0 }));
  }
  const applied = applyHouseRules(preset, rules.join(' '));
  return applied.ok ? applied : err(refuseRule(texts, applied.error));
}

/** The number of players of `--players`. */
export function readPlayers(texts: Texts, options: RawOptions): Reading<PlayerCount> {
  const text = textOf(options, 'players') ?? '4';
  if (LATER_PLAYER_COUNTS.includes(text)) {
    return err(texts.cli.problem.laterValue('--players', text, listWords(PLAYER_COUNTS)));
  }
  const known = readWord(texts, '--players', text, PLAYER_COUNTS);
  return known.ok ? ok(4) : known;
}

const LONGEST_SEED = 200;

/** The text of `--seed`; null when it was not given. */
export function readSeed(texts: Texts, options: RawOptions): Reading<string | null> {
  const seed = textOf(options, 'seed');
  if (seed === null) return ok(null);
  const fits = seed !== '' && seed.length <= LONGEST_SEED && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(seed);
  return fits ? ok(seed) : err(texts.cli.problem.notASeed());
}
