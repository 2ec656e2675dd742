import { mayJoin } from '../../src/engine/auction.js';
import { pick, shuffled } from '../../src/engine/random.js';
import { biddable, type Ruleset } from '../../src/engine/ruleset.js';
import { inTurn, lastBids } from './callers.js';
import type { PlayedDeal } from './played.js';
import { skewedHands } from './skewed.js';
import { skewFor, someHow, type Wish } from './wishes.js';

import { about, bids, find, sole, when } from './wishParts.js';

/** Two seats with hands for a contract bid it, the second beside the first. */
function joined(ruleset: Ruleset): readonly Wish[] {
  const joinable = biddable(ruleset).filter(
    (contract) => mayJoin(ruleset, contract, contract) && contract.after.length === 0,
  );
  return when(joinable.length > 0, () => ({
    name: 'R4.2 a bid is joined',
    occursIn: ({ deal }) => deal.contracts.length > 1,
    isOpen: (deal) => deal.contracts.length > 1,
    trial: ({ active, places }, random, attempt) => {
      const contract = pick(joinable, random);
      const seats = shuffled(active, random).slice(0, 2);
      const skews = seats.map((seat) => [seat, skewFor(contract, 2, random)] as const);
      return {
        hands: skewedHands(places, skews, random),
        choose: inTurn(new Map(seats.map((seat) => [seat, contract.id])), someHow(random, attempt)),
      };
    },
  }));
}

/** Whether each bid of an auction was exactly one step above the one before, and there were several. */
function wentStepByStep(ruleset: Ruleset, played: PlayedDeal): boolean {
  const ranks = [...new Set(biddable(ruleset).map((contract) => contract.rank))];
  const steps = bids(played).map((bid) =>
    ranks.indexOf(ruleset.contracts.find((contract) => contract.id === bid)?.rank ?? -1),
  );
  const up = steps.every((step, index) => index === 0 || step === (steps[index - 1] ?? 0) + 1);
  return up && steps.length > 3;
}

/** What the auction of a ruleset can show beside its contracts. */
export function auctionWishes(ruleset: Ruleset): readonly Wish[] {
  const highest = biddable(ruleset).at(-1) ?? null;
  const { kind } = ruleset.passOut;
  return [
    ...when(kind === 'dealer-bids' || kind === 'dealer-chooses', () => ({
      name: 'R4.5 the last to speak bids because nobody else did',
      occursIn: ({ deal }) =>
        deal.calls.length === deal.active.length &&
        deal.calls.every(({ type }, index) => (type === 'bid') === (index === deal.active.length - 1)),
      isOpen: (deal) => deal.contracts.length > 0,
      trial: ({ places }, random) => ({ hands: skewedHands(places, [], random), choose: lastBids }),
    })),
    ...joined(ruleset),
    ...about(ruleset.raise === 'next-step' ? highest : null, () => ({
      name: 'R4.6 bids go up step by step',
      occursIn: (played) => wentStepByStep(ruleset, played),
    })),
    ...about(
      find(biddable(ruleset), (contract) => contract.after.length > 0),
      ({ id, after }) => ({
        name: 'R4.4 a bid that needs an earlier one',
        occursIn: (played) =>
          sole(played)?.contract.id === id && bids(played).some((bid) => after.includes(bid)),
      }),
    ),
  ];
}
