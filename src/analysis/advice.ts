import type { Decision } from '../bots/bot.js';
import { botByName } from '../bots/index.js';
import { type Action, sameAction } from '../engine/action.js';
import type { Observation } from '../engine/observation.js';
import { randomFor } from '../engine/random.js';
import { isEqualCard } from './equalCards.js';

/** The best bot that plays by rules: its choices come with reasons that can be said in a sentence. */
const ADVISER = 'heuristic';

/** What the best bot of rules would do in the place of the observer, whose turn it must be; the same view gives the same advice. */
export function adviseOn(observation: Observation): Decision {
  const bot = botByName(ADVISER);
  if (bot === null) throw new Error(`there is no bot ${ADVISER}`);
  return bot.decide(observation, randomFor('advice', observation.seat, observation.match.dealt));
}

/**
 * What the adviser would have done instead of a choice of the observer's; null when it would have done the same, or something
 * that comes to the same: a card equal to the one played, or any card where nothing is at stake.
 */
export function betterThan(observation: Observation, chosen: Action): Decision | null {
  if (observation.legal.length < 2) return null;
  const advised = adviseOn(observation);
  const { action, reason } = advised;
  if (sameAction(action, chosen) || reason.code === 'nothing-at-stake') return null;
  return isEqualCard(observation, chosen, action) ? null : advised;
}
