import { ClubSchema } from './clubSchema.js';
import { HOUSE_RULE_KEYS } from './houseRuleTable.js';
import { RulesetSchema } from './rulesetSchema.js';

/**
 * Gives the sentence about a field by its path: a field of a ruleset (`packets`, `contracts.value.base`) or one of `CLUB_PATHS`;
 * null where there is none.
 */
export type Describe = (path: string) => string | null;

const CLUB = 'club.';
const RULE = 'rules.';

const rulesetFields = Object.keys(RulesetSchema.pipe[0].entries);

/** The path of the sentence about a house rule: the field of a ruleset that it sets, or its own. */
const rulePath = (key: string): string => (rulesetFields.includes(key) ? key : RULE + key);

/** Every path about which a club's file asks a sentence, beside those of the fields of a ruleset. */
export const CLUB_PATHS: readonly string[] = [
  ...Object.keys(ClubSchema.entries)
    .filter((key) => key !== '$schema')
    .map((key) => CLUB + key),
  'club.contracts.like',
  'club.games.like',
  ...HOUSE_RULE_KEYS.filter((key) => !rulesetFields.includes(key)).map(rulePath),
];

/** The path of the sentence about a field of a club's file; ids of contracts and games are left out of `fields`. */
export function clubPath(fields: readonly string[]): string {
  const [first = '', second, ...rest] = fields;
  if (first === 'rules' && second !== undefined && rest.length === 0) return rulePath(second);
  return second === undefined || second === 'like' ? CLUB + fields.join('.') : fields.join('.');
}
