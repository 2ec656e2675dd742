import type { Bot } from './bot.js';
import { characterBots, heuristicBot } from './heuristic/index.js';
import { randomBot } from './random.js';

export type { Bot } from './bot.js';

const BOTS: readonly Bot[] = [randomBot, ...characterBots, heuristicBot];

/** The names by which a bot can be asked for. */
export const BOT_NAMES: readonly string[] = BOTS.map((bot) => bot.name);

/** The bot with this name, or null. */
export const botByName = (name: string): Bot | null => BOTS.find((bot) => bot.name === name) ?? null;
