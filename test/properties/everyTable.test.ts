import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { checkDeal, newTally } from './support/laws.js';
import { soundRulesets } from './support/rulesets.js';

const PLAYERS = [3, 4, 5] as const;

/** Milliseconds; a busy machine takes many times what a quiet one does. */
const PATIENCE = 120_000;

describe('the laws of random play at every table', () => {
  const tally = newTally();
  for (const ruleset of RULESETS) {
    test(
      `${ruleset.id} with three, four and five players`,
      () => {
        for (const players of PLAYERS) {
          for (let deal = 0; deal < 30; deal += 1)
            checkDeal(`${ruleset.id}${players}`, deal, tally, ruleset, players);
        }
      },
      PATIENCE,
    );
  }

  test(
    'any house rules that validation lets through',
    () => {
      fc.assert(
        fc.property(soundRulesets, fc.constantFrom(...PLAYERS), fc.nat(9999), (ruleset, players, deal) => {
          checkDeal('house', deal, tally, ruleset, players);
        }),
        { numRuns: 600, seed: 20261130 },
      );
      expect(tally.deals).toBe(RULESETS.length * PLAYERS.length * 30 + 600);
    },
    PATIENCE,
  );
});
