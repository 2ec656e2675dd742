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

  /** The trumps of two hands (or one, twice) that nobody can beat, as bits; `most` says how many tricks they win. */
  const unbeaten = (above: number, mask: number, one: number, other: number): number =>
    ((dealt[(trump << 2) | one] ?? 0) | (dealt[(trump << 2) | other] ?? 0)) & mask & above;

  /** Each wins a trick of its own as long as the longer hand has a trump for every one of them. */
  function most(above: number, mask: number, one: number, other: number): number {
    const longer = Math.max(
      BIT_COUNT[(dealt[(trump << 2) | one] ?? 0) & mask] ?? 0,
      BIT_COUNT[(dealt[(trump << 2) | other] ?? 0) & mask] ?? 0,
    );
    return Math.min(BIT_COUNT[unbeaten(above, mask, one, other)] ?? 0, longer);
  }

  /**
   * Trumps above all those of the side on lead, of the best two hands: the hand with more trumps plays one of them whenever the other does
   * not, and a low one when he does. Pinned are those of these hands, for the same high trumps in other hands may fall together.
   */
  function of(side: number, lead: number, goal: number): number {
    const mask = left[trump] ?? 0;
    const isBound = dutySuit === trump && (mask & dutyBit) !== 0;
    let top = 0;
    for (let place = 0; place < 4; place += 1) {
      if (((lead >> place) & 1) === 1) top = Math.max(top, (dealt[(trump << 2) | place] ?? 0) & mask);
    }
    const above = top === 0 ? 8191 : 8191 & ~((2 << (31 - Math.clz32(top))) - 1);
    if ((mask & above) === 0) return guardedSecond(side, lead);
    let best = 0;
    let cards = 0;
    for (let one = 0; one < 4; one += 1) {
      if (((side >> one) & 1) === 0) continue;
      for (let other = one; other < (isBound ? one + 1 : 4); other += 1) {
        if (((side >> other) & 1) === 0 || most(above, mask, one, other) <= best) continue;
        best = most(above, mask, one, other);
        cards = unbeaten(above, mask, one, other);
      }
    }
    if (top !== 0) addPin(pins, trump, KTH_HIGHEST[(cards << 4) | Math.min(best, goal)] ?? 0);
    return best;
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
