import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/rulesets/index.js';
import { checkDeal, newTally } from '../properties/support/laws.js';
import { soundRulesets } from '../properties/support/rulesets.js';

const PLAYERS = [3, 4, 5] as const;

/** Deals at each of the shipped tables, and for each number of players. */
const AT_TABLE = 2000;
const AT_PAGAT = 30_000;
/** Random rulesets, and deals with each. */
const RANDOM_TABLES = 2800;
const AT_RANDOM = 10;

test('the laws of random play over 100,000 deals', () => {
  const tally = newTally();
  for (let deal = 0; deal < AT_PAGAT; deal += 1) checkDeal('soak', deal, tally);
  for (const ruleset of RULESETS) {
    for (const players of PLAYERS) {
      for (let deal = 0; deal < AT_TABLE; deal += 1)
        checkDeal(`soak${ruleset.id}${players}`, deal, tally, ruleset, players);
    }
  }
  for (const [index, ruleset] of fc.sample(soundRulesets, { numRuns: RANDOM_TABLES, seed: 1 }).entries()) {
    for (let deal = 0; deal < AT_RANDOM; deal += 1) {
      checkDeal(`soakHouse${index}`, deal, tally, ruleset, PLAYERS[index % PLAYERS.length]);
    }
  }
  expect(tally.deals).toBe(
    AT_PAGAT + RULESETS.length * PLAYERS.length * AT_TABLE + RANDOM_TABLES * AT_RANDOM,
  );
  console.log(Object.fromEntries([...tally.met].toSorted()));
});
