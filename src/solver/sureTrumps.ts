import { addPin, type Board, type LoadedDeal } from './board.js';
import { BIT_COUNT, KTH_HIGHEST } from './suitStates.js';

/** Trumps that win a trick for their side, whenever they are played. */
export interface SureTrumps {
  load(deal: LoadedDeal): void;
  /** How many a side has against the side on lead, both as masks of places; adds the pins for no more than the goal. */
  of(side: number, lead: number, goal: number): number;
}

/** Sure trumps of the positions on a board; there must be trumps left. */
export function createSureTrumps(board: Board): SureTrumps {
  const { own: dealt, left, pins } = board;
  let trump = -1;
  let dutySuit = -1;
  let dutyBit = 0;

  function load(deal: LoadedDeal): void {
    trump = deal.trump;
    ({ dutySuit, dutyBit } = deal.rules);
  }

  /** Trumps of one hand above all trumps of the side on lead: each wins a trick for its side, whenever it is played. */
  function of(side: number, lead: number, goal: number): number {
    const base = trump << 2;
    const mask = left[trump] ?? 0;
    let top = 0;
    for (let place = 0; place < 4; place += 1) {
      if (((lead >> place) & 1) === 1) top = Math.max(top, (dealt[base | place] ?? 0) & mask);
    }
    const above = top === 0 ? ~0 : ~((2 << (31 - Math.clz32(top))) - 1);
    let best = 0;
    let lowest = 0;
    for (let place = 0; place < 4; place += 1) {
      if (((side >> place) & 1) === 0) continue;
      const sure = (dealt[base | place] ?? 0) & mask & above;
      if ((BIT_COUNT[sure] ?? 0) > best) {
        best = BIT_COUNT[sure] ?? 0;
        lowest = KTH_HIGHEST[(sure << 4) | Math.min(best, goal)] ?? 0;
      }
    }
    if (best > 0) {
      if (top !== 0) addPin(pins, trump, lowest);
      return best;
    }
    return guardedSecond(side, lead);
  }

  /** The second highest trump, guarded, behind the highest: it wins a trick, for the highest must fall first or be too late. */
  function guardedSecond(side: number, lead: number): number {
    const mask = left[trump] ?? 0;
    if (dutySuit === trump && (mask & dutyBit) !== 0) return 0;
    const top = KTH_HIGHEST[(mask << 4) | 1] ?? 0;
    const second = KTH_HIGHEST[(mask << 4) | 2] ?? 0;
    if (top === second) return 0;
    for (let place = 0; place < 4; place += 1) {
      const hand = (dealt[(trump << 2) | place] ?? 0) & mask;
      if (((side >> place) & 1) === 0 || (hand & second) === 0 || hand === second) continue;
      const before = (place + 3) & 3;
      if (((lead >> before) & 1) === 0 || ((dealt[(trump << 2) | before] ?? 0) & top) === 0) return 0;
      addPin(pins, trump, second);
      return 1;
    }
    return 0;
  }

  return { load, of };
}
