import type { Ruleset } from '../../engine/ruleset.js';
import type { PlayerCount } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { houseRulesOf } from '../../notation/houseRulesText.js';
import { rulePage } from '../rules/page.js';

/** What a table plays by: the rules, and by how many. */
export interface TableRules {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
}

/** The rules of a table in lines of at most so many columns, house rules included. */
export function tableRules(texts: Texts, { ruleset, players }: TableRules, width: number): readonly string[] {
  const houseRules = houseRulesOf(ruleset)?.split(' ').filter(Boolean) ?? [];
  return rulePage(texts, { ruleset, players, houseRules, width });
}
