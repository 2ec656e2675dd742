import type { Result } from '../engine/result.js';
import type { Ruleset } from '../engine/ruleset.js';
import type { ClubProblem } from './clubProblem.js';
import { parseClubWith } from './parseClub.js';
import { shippedRuleset } from './shippedRulesets.js';

/**
 * The ruleset of a club's own file, JSON with comments, with an id made from its name; or everything that is wrong with the file,
 * each with its place.
 */
export const parseClub = (text: string): Result<Ruleset, readonly ClubProblem[]> =>
  parseClubWith(text, { base: shippedRuleset, id: null });

/** The same for the rules of a club that a record carries. */
export const parseRecordedClub = (text: string): Result<Ruleset, readonly ClubProblem[]> =>
  parseClubWith(text, { base: shippedRuleset, id: null, recorded: true });
