import { DEFAULT_RULESET } from '../../engine/rulesets/index.js';
import { describeField } from '../../i18n/describe.js';
import type { Texts } from '../../i18n/index.js';
import { acceptedForms, HOUSE_RULES } from '../../notation/index.js';
import { wrapped } from '../layout.js';
import { listWords } from '../options/values.js';

/** Every house rule with what it accepts and what it decides, in lines of at most so many columns. */
export function houseRuleList(texts: Texts, width: number): readonly string[] {
  const rules = HOUSE_RULES.flatMap(({ key, accepts }) => {
    const forms = `${key}=${acceptedForms(accepts).join('|')}`;
    const sentence = describeField(texts.rules, `rules.${key}`) ?? '';
    return [`  ${forms}`, ...wrapped(sentence, width - 6).map((line) => `      ${line}`)];
  });
  const games = listWords(DEFAULT_RULESET.games.map(({ id }) => id));
  const note = wrapped(texts.cli.help.houseRulesNote(games), width - 2).map((line) => `  ${line}`);
  return [texts.cli.help.houseRules, ...rules, ...note];
}
