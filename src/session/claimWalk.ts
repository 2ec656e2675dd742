import type { PlayState } from '../analysis/position.js';
import { apply } from '../engine/apply.js';
import { suitOf } from '../engine/cards.js';
import { legalActions } from '../engine/legal.js';
import { calledCardFell, ledSuit } from '../engine/play.js';
import { outcomeOf } from '../engine/specialGame.js';
import type { Deal, GameState } from '../engine/state.js';
import { finishedBy } from './finishedDeal.js';

/** Whether somebody may still lead face down in this deal (R7.4). */
export const mayGoFaceDown = (deal: Deal): boolean =>
  deal.called?.blind === true &&
  !calledCardFell(deal) &&
  !deal.tricks.some(({ plays }) => plays[0]?.faceDown === true);

/** Whether the suit of the called card has been led in a complete trick (R7.3, `firstLeadOnly`). */
function wasCalledSuitLed({ called, tricks }: Deal): boolean {
  return called !== null && tricks.some(({ plays }) => ledSuit(plays, called) === suitOf(called.card));
}

/** What the rest of a deal and its result depend on, for plays that come to the same position in another order. */
function keyOf({ match, deal }: PlayState): string {
  const outcome = deal.game === null ? null : outcomeOf(deal.game, deal, match.totals);
  const { hands, table, leader, trump, taken } = deal;
  const counted = [taken, outcome?.counted, outcome?.queenTaker];
  return JSON.stringify([hands, table, leader, trump, counted, mayGoFaceDown(deal), wasCalledSuitLed(deal)]);
}

/** One way through all plays, which ends as soon as two of them come to different results. */
class Walk {
  readonly #seen = new Set<string>();
  #left: number;
  #result: string | null = null;

  constructor(plays: number) {
    this.#left = plays;
  }

  /** Whether every play from here on comes to the one result, as far as the walk has got. */
  isAlike(before: GameState, state: GameState): boolean {
    const finished = finishedBy(before, state);
    if (finished !== null) {
      const result = JSON.stringify(finished.settlement.deltas);
      this.#result ??= result;
      return result === this.#result;
    }
    if (state.phase !== 'play') return false;
    const key = keyOf(state);
    if (this.#seen.has(key)) return true;
    this.#seen.add(key);
    return legalActions(state).every((action) => {
      this.#left -= 1;
      if (this.#left < 0) return false;
      const step = apply(state, { ...action, seat: state.turn });
      return step.ok && this.isAlike(state, step.value.state);
    });
  }
}

/**
 * Whether all plays to the end of a deal settle alike, by trying them all; false as well when that takes more than so many plays.
 */
export const endsAlike = (state: PlayState, plays: number): boolean => new Walk(plays).isAlike(state, state);
