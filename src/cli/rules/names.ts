import type { Ruleset } from '../../engine/ruleset.js';
import type { Texts } from '../../i18n/index.js';

/** What a ruleset is called: as its club says, as the language says, or by its id. */
export const rulesetName = ({ rules }: Texts, { id, name }: Ruleset): string =>
  name ?? rules.rulesets[id]?.name ?? id;

/** One line about a shipped ruleset; empty for one that is not. */
export const rulesetLine = ({ rules }: Texts, { id }: Ruleset): string => rules.rulesets[id]?.line ?? '';
