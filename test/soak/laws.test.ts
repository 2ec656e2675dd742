import { expect, test } from 'vitest';
import { checkDeal, newTally } from '../properties/support/laws.js';

const DEALS = 100_000;

test(`the laws of random play over ${DEALS.toLocaleString('en')} deals of pagat`, () => {
  const tally = newTally();
  for (let deal = 0; deal < DEALS; deal += 1) checkDeal('soak', deal, tally);
  expect(tally.deals).toBe(DEALS);
  console.log(Object.fromEntries([...tally.met].toSorted()));
});
