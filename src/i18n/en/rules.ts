import type { RulesTexts } from '../texts/rules.js';

/** The rule pages in English. */
export const rules: RulesTexts = { listHeading: 'Rulesets' };
