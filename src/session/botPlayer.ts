import type { Bot } from '../bots/index.js';
import type { Observation, ObservedDeal } from '../engine/observation.js';
import { randomFor } from '../engine/random.js';
import type { Player } from './player.js';

/** How many entries of a deal came before this position, so that every decision of a deal has a number of its own. */
const decisionNumber = ({ calls, trump, called, tricks, table }: ObservedDeal): number =>
  calls.length + (trump === null ? 0 : 1) + (called === null ? 0 : 1) + 4 * tricks.length + table.length;

/** The stream of random numbers that belongs to one decision; going on with a match later gives the same one. */
function randomAt({ seat, deal }: Observation, seed: string) {
  if (deal === null) throw new Error(`seat ${seat} is asked to decide while no deal is in play`);
  return randomFor(seed, 'bot', seat, deal.board, decisionNumber(deal));
}

/** A bot at a seat of the match with this seed. */
export const botPlayer = (bot: Bot, seed: string): Player => ({
  act: (observation) => bot.decide(observation, randomAt(observation, seed)).action,
});
