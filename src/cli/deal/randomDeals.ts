import type { DealEntry } from '../../engine/action.js';
import type { Ruleset } from '../../engine/ruleset.js';
import type { PlayerCount } from '../../engine/seats.js';
import { DEALS_PER_MATCH, randomDeals } from '../../session/randomDeals.js';

/**
 * Deals that do not depend on who plays them, without end: bots that play at random play matches of 16 deals, match m with
 * the seed `<seed>/m`, and only the cards are kept. So they are as lopsided as cards are that are cut and never shuffled.
 */
export async function* endlessDeals(
  ruleset: Ruleset,
  players: PlayerCount,
  seed: string,
): AsyncGenerator<DealEntry> {
  for (let match = 1; ; match += 1) {
    yield* await randomDeals(ruleset, players, `${seed}/${match}`, DEALS_PER_MATCH);
  }
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
