import type { Ruleset } from '../ruleset.js';
import { pagat } from './pagat.js';

/** The rulesets that ship with the program, the default first. */
export const RULESETS: readonly Ruleset[] = [pagat];
export const DEFAULT_RULESET: Ruleset = pagat;

/** The shipped ruleset with this id, or null. */
export const rulesetById = (id: string): Ruleset | null =>
  RULESETS.find((ruleset) => ruleset.id === id) ?? null;
