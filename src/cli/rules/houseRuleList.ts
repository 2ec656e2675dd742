import { describeField } from '../../i18n/describe.js';
import type { Texts } from '../../i18n/index.js';
import { acceptedForms, HOUSE_RULES } from '../../notation/index.js';
import { wrapped } from '../layout.js';

/** Every house rule with what it accepts and what it decides, in lines of at most so many columns. */
export function houseRuleList(texts: Texts, width: number): readonly string[] {
  const rules = HOUSE_RULES.flatMap(({ key, accepts }) => {
    const forms = `${key}=${acceptedForms(accepts).join('|')}`;
    const sentence = describeField(texts.rules, `rules.${key}`) ?? '';
    return [`  ${forms}`, ...wrapped(sentence, width - 6).map((line) => `      ${line}`)];
  });
  return [texts.cli.help.houseRules, ...rules];
}
