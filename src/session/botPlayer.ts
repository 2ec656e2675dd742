import type { Bot } from '../bots/index.js';
import { ACE, rankOf } from '../engine/cards.js';
import type { Observation, ObservedDeal } from '../engine/observation.js';
import { type Random, randomFor } from '../engine/random.js';
import type { Player } from './player.js';

/** How many entries of a deal came before this position, so that every decision of a deal has a number of its own. */
function decisionNumber({ calls, trump, called, fourthAce, tricks, table }: ObservedDeal): number {
  // The fourth ace goes without saying; a king in its place was named by somebody (R5.3).
  const namedKing = fourthAce !== null && rankOf(fourthAce) !== ACE;
  const named = [trump !== null, called !== null, namedKing].filter(Boolean).length;
  return calls.length + named + 4 * tricks.length + table.length;
}

/**
 * The stream of random numbers that belongs to one decision; going on with a match later gives the same one. Most decisions need
 * no chance, so it is made when the first number is asked for.
 */
function randomAt({ seat, deal }: Observation, seed: string): Random {
  if (deal === null) throw new Error(`seat ${seat} is asked to decide while no deal is in play`);
  let stream: Random | null = null;
  return {
    below: (limit) => {
      stream ??= randomFor(seed, 'bot', seat, deal.board, decisionNumber(deal));
      return stream.below(limit);
    },
  };
}

/** A bot at a seat of the match with this seed. */
export const botPlayer = (bot: Bot, seed: string): Player => ({
  act: (observation) => bot.decide(observation, randomAt(observation, seed)).action,
});
