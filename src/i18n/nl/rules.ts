import type { RulesTexts } from '../texts/rules.js';

/** The rule pages in Dutch. */
export const rules: RulesTexts = { listHeading: 'Spelregels' };
