import { botByName } from '../bots/index.js';
import type { DealEntry } from '../engine/action.js';
import { newMatch } from '../engine/match.js';
import type { Ruleset } from '../engine/ruleset.js';
import { type PlayerCount, perSeat } from '../engine/seats.js';
import { botPlayer } from './botPlayer.js';
import { type Chance, chanceFromSeed } from './chance.js';
import { playMatch } from './playMatch.js';

/** Matches of a simulation, and those whose cards are kept, have this many deals, thrown-in ones included. */
export const DEALS_PER_MATCH = 16;

/** The rules of a simulation: every match has the same length, whatever ends one at a table. */
export const simRuleset = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  end: { kind: 'deals', count: DEALS_PER_MATCH },
});

/**
 * The first deals of a match that bots play at random, at most 16 of them: cards that are cut and never shuffled, but that do
 * not depend on who is to play them.
 */
export async function randomDeals(
  ruleset: Ruleset,
  players: PlayerCount,
  seed: string,
  count: number,
): Promise<readonly DealEntry[]> {
  const bot = botByName('random');
  if (bot === null) throw new Error('the random bot is missing');
  const deals: DealEntry[] = [];
  const fromSeed = chanceFromSeed(seed);
  const chance: Chance = (state) => (state.match.dealt >= DEALS_PER_MATCH ? null : fromSeed(state));
  const enough = new AbortController();
  await playMatch({
    state: newMatch(simRuleset(ruleset), players),
    chance,
    players: perSeat(() => botPlayer(bot, seed)),
    onStep: ({ entry }) => {
      if (entry.type === 'deal' && deals.push(entry) >= count) enough.abort();
    },
    signal: enough.signal,
  });
  return deals;
}
