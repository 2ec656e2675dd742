import { layoutFor } from './layout.js';
import type { Overlay, TableState } from './state.js';

/** What the keys mean at a moment. */
export type Context =
  | 'small'
  | Overlay
  | 'bid'
  | 'trump'
  | 'call'
  | 'play'
  /** A suit has been named, its rank is to follow. */
  | 'rank'
  | 'waiting'
  | 'pause'
  | 'result'
  | 'standings';

/** What the keys mean with nothing lying over the table. */
export function contextUnder({ stage, observation, namedSuit }: TableState): Context {
  if (stage.kind === 'standings') return 'standings';
  if (stage.kind === 'pause') {
    const { kind, timed } = stage.pause;
    if (kind === 'result') return 'result';
    return kind === 'step' && timed ? 'waiting' : 'pause';
  }
  if (stage.kind === 'waiting') return 'waiting';
  if (observation.phase === 'auction') return 'bid';
  if (observation.phase === 'naming') return 'trump';
  if (observation.phase === 'calling') return 'call';
  return namedSuit === null ? 'play' : 'rank';
}

/** What the keys mean now. */
export function contextOf(state: TableState): Context {
  if (layoutFor(state.size) === null) return 'small';
  return state.overlay ?? contextUnder(state);
}
