import type { Ruleset } from '../ruleset.js';
import { brabants } from './brabants.js';
import { gather } from './gather.js';
import { limburgs } from './limburgs.js';
import { metTroef } from './metTroef.js';
import { pagat } from './pagat.js';
import { punten } from './punten.js';
import { toernooi } from './toernooi.js';

/** The rulesets that ship with the program, the default first. */
export const RULESETS: readonly Ruleset[] = [pagat, gather, punten, brabants, limburgs, metTroef, toernooi];
export const DEFAULT_RULESET: Ruleset = pagat;

/** The shipped ruleset with this id, or null. */
export const rulesetById = (id: string): Ruleset | null =>
  RULESETS.find((ruleset) => ruleset.id === id) ?? null;
