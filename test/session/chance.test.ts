import { describe, expect, test } from 'vitest';
import type { DealEntry } from '../../src/engine/action.js';
import { newMatch } from '../../src/engine/match.js';
import { chanceFromDeals } from '../../src/session/chance.js';
import { playMatch } from '../../src/session/playMatch.js';
import { fourBots, matchOf, played } from './support.js';

const isDeal = (entry: { readonly type: string }): entry is DealEntry => entry.type === 'deal';

describe('recorded deals', () => {
  test('are dealt again in their order, and after the last of them the match ends', async () => {
    const deals = (await played({ seed: 'harrie', deals: 3 })).entries.filter(isDeal);
    const again: DealEntry[] = [];
    const state = await playMatch({
      // Longer than there are deals: nobody can know how often they are thrown in this time.
      state: newMatch(matchOf(100), 4),
      chance: chanceFromDeals(deals),
      players: fourBots('heuristic', 'other'),
      onStep: ({ entry }) => {
        if (isDeal(entry)) again.push(entry);
      },
      signal: new AbortController().signal,
    });
    expect(again).toEqual(deals);
    expect(state.phase).toBe('over');
  });
});
