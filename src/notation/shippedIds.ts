import { RULESETS } from '../engine/rulesets/index.js';

/** The tables that ship as club files. */
export const CLUB_IDS = ['club-zonder', 'oosterhout', 'huiskamer'] as const;
export type ClubId = (typeof CLUB_IDS)[number];

/** The ids of all rulesets that ship with the program: the presets, the default first, then the clubs. */
export const SHIPPED_IDS: readonly string[] = [...RULESETS.map((ruleset) => ruleset.id), ...CLUB_IDS];
