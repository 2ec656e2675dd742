import type { Ruleset } from '../../../src/engine/ruleset.js';
import { shippedRuleset } from '../../../src/notation/index.js';
import { type Row, shared } from '../../support/ladder.js';

/** A shipped ruleset that must be there. */
export function shipped(id: string): Ruleset {
  const ruleset = shippedRuleset(id);
  if (ruleset === null) throw new Error(`no ruleset ${id}`);
  return ruleset;
}

/** A partnership settles in pairs, both members alike; alone declarer settles with all three. */
export const inPairs = (row: Row, amount: number): string =>
  row.side === undefined
    ? shared(3 * amount, -amount, -amount, -amount)
    : shared(amount, -amount, amount, -amount);
