import * as v from 'valibot';
import {
  ANNOUNCEMENTS,
  EXPOSURES,
  FAILED_PARTNERSHIPS,
  OPENING_LEADS,
  SIDES,
  TRUMP_RULES,
} from '../engine/ruleset.js';
import { gamesAt } from '../engine/rulesets/defaults.js';
import type { Accepts } from './houseRule.js';
import { HOUSE_RULES } from './houseRuleTable.js';
import {
  ACES,
  amount,
  credit,
  gameGoal,
  HAND_SIZE,
  id,
  ids,
  MOST_CONTRACTS,
  whole,
} from './rulesetSchema.js';
import { SHIPPED_IDS } from './shippedIds.js';

const LONGEST_TEXT = 1000;
/** The games of the rulebook, for editors to complete; a club can have others. */
const GAME_IDS = gamesAt(1).map((game) => game.id);
const YES_OR_NO: readonly string[] = ['yes', 'no'];

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TEXT));

/** The words of a rule; yes and no can be `true` and `false`, and figures numbers. */
function wordsSchema(words: readonly string[]) {
  const figures = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const flags = words.every((word) => YES_OR_NO.includes(word)) ? [true, false] : [];
  return flags.length === 0
    ? v.picklist([...words, ...figures])
    : v.union([v.boolean(), v.picklist([...words])]);
}

/** The value of a house rule: as on the command line, or as JSON has numbers, flags and lists. */
function ruleSchema(accepts: Accepts) {
  switch (accepts.kind) {
    case 'words':
      return wordsSchema(accepts.words);
    case 'number':
      return whole(accepts.least, accepts.most);
    case 'packets':
      return v.union([v.picklist(accepts.usual), text, v.array(whole(1, HAND_SIZE))]);
    case 'bids':
      return v.union([text, v.array(id)]);
    case 'pass-out':
      return v.union([v.picklist(['throw-in', 'dealer-bids', ...GAME_IDS]), text]);
  }
}

const rules = v.strictObject(
  Object.fromEntries(HOUSE_RULES.map((rule) => [rule.key, v.optional(ruleSchema(rule.accepts))])),
);

/** The parts of a contract, each of which may be left out. */
const contract = v.strictObject({
  like: v.optional(id),
  name: v.optional(text),
  side: v.optional(v.picklist(SIDES)),
  goal: v.optional(
    v.strictObject({
      kind: v.optional(v.picklist(['at-least', 'exactly'])),
      tricks: v.optional(whole(0, HAND_SIZE)),
    }),
  ),
  trump: v.optional(v.picklist(TRUMP_RULES)),
  exposure: v.optional(v.picklist(EXPOSURES)),
  lead: v.optional(v.picklist(OPENING_LEADS)),
  joinable: v.optional(v.boolean()),
  value: v.optional(
    v.strictObject({
      base: v.optional(amount),
      over: v.optional(amount),
      under: v.optional(amount),
      failBase: v.optional(amount),
      slam: v.optional(amount),
    }),
  ),
  aces: v.optional(v.nullable(whole(0, ACES))),
  announced: v.optional(v.picklist(ANNOUNCEMENTS)),
  partnerSilent: v.optional(v.boolean()),
  failed: v.optional(v.nullable(v.picklist(FAILED_PARTNERSHIPS))),
  after: v.optional(ids),
});

const game = v.strictObject({
  like: v.optional(id),
  goal: v.optional(gameGoal),
  unit: v.optional(amount),
  credit: v.optional(credit),
});

/** The shape of a club's file; what its parts must have in common is for `buildClub`. */
export const ClubSchema = v.strictObject({
  $schema: v.optional(text),
  extends: v.picklist(SHIPPED_IDS),
  /** The edition of the rules that are extended; only records need it. */
  revision: v.optional(whole(1, 9999)),
  name: text,
  about: v.optional(v.union([text, v.pipe(v.array(text), v.maxLength(MOST_CONTRACTS))])),
  rules: v.optional(rules),
  ladder: v.optional(
    v.pipe(
      v.array(v.union([id, v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_CONTRACTS))])),
      v.minLength(1),
      v.maxLength(MOST_CONTRACTS),
    ),
  ),
  contracts: v.optional(v.record(v.string(), contract)),
  games: v.optional(v.record(v.string(), game)),
});

export type Club = v.InferOutput<typeof ClubSchema>;
export type ClubContract = v.InferOutput<typeof contract>;
export type ClubGame = v.InferOutput<typeof game>;
