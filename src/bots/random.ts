import { pick } from '../engine/random.js';
import type { Bot } from './bot.js';

/** Does anything legal, each action equally likely: the floor that every other bot is measured against. */
export const randomBot: Bot = {
  name: 'random',
  decide: (observation, random) => ({
    action: pick(observation.legal, random),
    reason: { code: 'any-legal', choices: observation.legal.length },
  }),
};
