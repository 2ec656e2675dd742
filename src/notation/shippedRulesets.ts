import type { Ruleset } from '../engine/ruleset.js';
import { RULESETS, rulesetById } from '../engine/rulesets/index.js';
import clubZonder from './clubs/club-zonder.json' with { type: 'json' };
import huiskamer from './clubs/huiskamer.json' with { type: 'json' };
import oosterhout from './clubs/oosterhout.json' with { type: 'json' };
import { parseClubWith } from './parseClub.js';
import { CLUB_IDS, type ClubId, SHIPPED_IDS } from './shippedIds.js';

export { SHIPPED_IDS };

/** The files of the clubs that ship with the program. */
const CLUB_FILES: Readonly<Record<ClubId, object>> = {
  'club-zonder': clubZonder,
  oosterhout,
  huiskamer,
};

const parsed = new Map<ClubId, Ruleset>();

/** The ruleset of a shipped club; its file is read the first time that somebody asks. */
function shippedClub(id: ClubId): Ruleset {
  const known = parsed.get(id);
  if (known !== undefined) return known;
  const club = parseClubWith(JSON.stringify(CLUB_FILES[id]), { base: rulesetById, id });
  if (!club.ok) throw new Error(`the file of ${id} cannot be read: ${JSON.stringify(club.error)}`);
  parsed.set(id, club.value);
  return club.value;
}

/** The ruleset with this id that ships with the program, a preset or a club's; or null. */
export function shippedRuleset(id: string): Ruleset | null {
  const club = CLUB_IDS.find((known) => known === id);
  return club === undefined ? rulesetById(id) : shippedClub(club);
}

/** All rulesets that ship with the program, the default first. */
export const shippedRulesets = (): readonly Ruleset[] => [...RULESETS, ...CLUB_IDS.map(shippedClub)];
