import { botByName } from '../../bots/index.js';
import type { DealEntry } from '../../engine/action.js';
import { newMatch } from '../../engine/match.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { type PlayerCount, perSeat } from '../../engine/seats.js';
import { botPlayer } from '../../session/botPlayer.js';
import { type Chance, chanceFromSeed } from '../../session/chance.js';
import { playMatch } from '../../session/playMatch.js';
import { DEALS_PER_MATCH } from '../../session/simMatch.js';
import { simRuleset } from '../../session/simulate.js';

/** The deals of one match that bots play at random. */
async function dealsOfMatch(ruleset: Ruleset, players: PlayerCount, seed: string): Promise<DealEntry[]> {
  const bot = botByName('random');
  if (bot === null) throw new Error('the random bot is missing');
  const deals: DealEntry[] = [];
  const fromSeed = chanceFromSeed(seed);
  const chance: Chance = (state) => (state.match.dealt >= DEALS_PER_MATCH ? null : fromSeed(state));
  await playMatch({
    state: newMatch(simRuleset(ruleset), players),
    chance,
    players: perSeat(() => botPlayer(bot, seed)),
    onStep: ({ entry }) => {
      if (entry.type === 'deal') deals.push(entry);
    },
    signal: new AbortController().signal,
  });
  return deals;
}

/**
 * Deals that do not depend on who plays them, without end: bots that play at random play matches of 16 deals, match m with
 * the seed `<seed>/m`, and only the cards are kept. So they are as lopsided as cards are that are cut and never shuffled.
 */
export async function* randomDeals(
  ruleset: Ruleset,
  players: PlayerCount,
  seed: string,
): AsyncGenerator<DealEntry> {
  for (let match = 1; ; match += 1) yield* await dealsOfMatch(ruleset, players, `${seed}/${match}`);
}

/** Those of some deals that fit, until so many in a row did not. */
export async function* fitting<Deal>(
  deals: AsyncIterable<Deal> | Iterable<Deal>,
  fits: (deal: Deal) => boolean,
  patience: number,
): AsyncGenerator<Deal> {
  let missed = 0;
  for await (const deal of deals) {
    missed = fits(deal) ? 0 : missed + 1;
    if (missed === 0) yield deal;
    else if (missed >= patience) return;
  }
}
