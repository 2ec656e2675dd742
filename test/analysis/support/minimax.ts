import type { PlayState } from '../../../src/analysis/position.js';
import { legalPlays } from '../../../src/engine/play.js';
import type { Seat } from '../../../src/engine/seats.js';
import { mustApply } from '../../support/randomPlay.js';

/**
 * The tricks that a side has at the end of the deal with best play of all, found by nothing but the engine's own rules; cards are
 * led face up.
 */
export function bestTricks(state: PlayState, members: readonly Seat[]): number {
  const plays = legalPlays(state.match.ruleset, state.deal, state.turn).filter(({ faceDown }) => !faceDown);
  const results = plays.map((play) => {
    const { state: next } = mustApply(state, { ...play, seat: state.turn });
    if (next.phase === 'play') return bestTricks(next, members);
    if (next.phase !== 'deal' && next.phase !== 'over') throw new Error('the play led nowhere');
    const taken = next.previous?.deal.taken;
    return members.reduce<number>((sum, seat) => sum + (taken?.[seat] ?? 0), 0);
  });
  return members.includes(state.turn) ? Math.max(...results) : Math.min(...results);
}
