import { expect, test } from 'vitest';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { simulate } from '../../src/session/simulate.js';
import { newHome, startWithPipes } from './support/program.js';

test('the threads of the built program find what one thread finds', { timeout: 60_000 }, async () => {
  const deals = 400;
  const seats = ['random', 'random', 'random', 'random', ''] as const;
  const tally = await simulate({ ruleset: pagat, players: 4, seats, seed: 'truus', deals, threads: 1 });
  const program = startWithPipes(`sim --deals ${deals} --seats random -s truus --json`, newHome());
  program.end();
  const { code, stdout, stderr } = await program.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const report: unknown = JSON.parse(stdout);
  expect(report).toMatchObject({
    deals,
    passedOut: tally.passedOut,
    bots: [{ bot: 'random', contracts: tally.bots[0]?.contracts }],
  });
});
