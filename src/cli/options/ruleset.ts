import { err, ok } from '../../engine/result.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { DEFAULT_RULESET } from '../../engine/rulesets/index.js';
import type { PlayerCount } from '../../engine/seats.js';
import type { Unsound } from '../../engine/soundness.js';
import { namedIn, type Texts } from '../../i18n/index.js';
import { applyHouseRules, HOUSE_RULE_KEYS, type HouseRuleError } from '../../notation/houseRules.js';
import { nearest } from '../nearest.js';
import { type RawOptions, textOf, textsOf } from './raw.js';
import { listWords, type Reading, readWord, shortened } from './values.js';
import { readVariant } from './variant.js';

const PLAYER_COUNTS = ['3', '4', '5'] as const;

/** The house rules of `-r`, each `key=`. */
const ruleKeys = (): readonly string[] => HOUSE_RULE_KEYS.map((key) => `${key}=`);

function refuseRule(texts: Texts, ruleset: Ruleset, error: HouseRuleError): string {
  const { problem } = texts.cli;
  switch (error.code) {
    case 'unknown-rule':
      return problem.notARule(
        shortened(error.found),
        listWords(ruleKeys()),
        nearest(error.found, HOUSE_RULE_KEYS),
      );
    case 'rule-twice':
      return problem.ruleTwice(shortened(error.found));
    case 'bad-rule-value': {
      const [key = '', value = ''] = error.found.split('=');
      const near = nearest(value, error.expected);
      const meant = near === null ? null : `${key}=${near}`;
      return problem.notOneOf('--rule', shortened(error.found), listWords(error.expected), meant);
    }
    case 'not-playable':
      return problem.notPlayable(shortened(error.found), reasons(texts, ruleset, error.problems));
  }
}

/** Why rules cannot be played, one sentence for each reason. */
function reasons(texts: Texts, ruleset: Ruleset, problems: readonly Unsound[]): readonly string[] {
  const { game, rules } = namedIn(texts, ruleset);
  return problems.map(({ code, ids }) => rules.unsound[code](game.list(ids.map(game.contractName))));
}

/** The ruleset of `--variant` with the house rules of `--rule` and `extra` on top. */
export function readRuleset(
  texts: Texts,
  options: RawOptions,
  extra: readonly string[] = [],
): Reading<Ruleset> {
  const id = textOf(options, 'variant') ?? DEFAULT_RULESET.id;
  const preset = readVariant(texts, '--variant', id);
  return preset.ok ? withHouseRules(texts, preset.value, [...textsOf(options, 'rule'), ...extra]) : preset;
}

/** A ruleset with house rules on top, each written `key=value`. */
export function withHouseRules(texts: Texts, preset: Ruleset, rules: readonly string[]): Reading<Ruleset> {
  const odd = rules.find((rule) => rule.trim() === '' || /\s/.test(rule.trim()));
  if (odd !== undefined) {
    return err(refuseRule(texts, preset, { code: 'unknown-rule', found: odd, expected: [], at: 0 }));
  }
  const applied = applyHouseRules(preset, rules.join(' '));
  return applied.ok ? applied : err(refuseRule(texts, preset, applied.error));
}

/** The number of players of `--players`. */
export function readPlayers(texts: Texts, options: RawOptions): Reading<PlayerCount> {
  const text = textOf(options, 'players') ?? '4';
  const known = readWord(texts, '--players', text, PLAYER_COUNTS);
  return known.ok ? ok(known.value === '3' ? 3 : known.value === '5' ? 5 : 4) : known;
}

const LONGEST_SEED = 200;

/** The text of `--seed`; null when it was not given. */
export function readSeed(texts: Texts, options: RawOptions): Reading<string | null> {
  const seed = textOf(options, 'seed');
  if (seed === null) return ok(null);
  const fits = seed !== '' && seed.length <= LONGEST_SEED && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(seed);
  return fits ? ok(seed) : err(texts.cli.problem.notASeed());
}
