import { addPin, type Board, type LoadedDeal } from './board.js';
import { fixedArray } from './suitStates.js';

/** The last trick, of one card each. */
export interface LastTrick {
  load(deal: LoadedDeal): void;
  /** Whether the counted side takes it when a place leads; leaves its pins on the board. */
  taken(leader: number): boolean;
}

/** The last trick of the positions on a board. A card is its suit and the index of its bit, `suit << 4 | index`. */
export function createLastTrick(board: Board): LastTrick {
  const { left, holderOf, pins } = board;
  const cards = fixedArray(4);
  let trump = -1;
  let counted = 0;
  let unruffable = -1;

  function load(deal: LoadedDeal): void {
    ({ trump, counted } = deal);
    ({ unruffable } = deal.rules);
  }

  function pickUp(): void {
    for (let suit = 0; suit < 4; suit += 1) {
      for (let rest = left[suit] ?? 0; rest !== 0; rest &= rest - 1) {
        const card = (suit << 4) | (31 - Math.clz32(rest & -rest));
        cards[holderOf[card] ?? 0] = card;
      }
    }
  }

  function taken(leader: number): boolean {
    pickUp();
    let best = cards[leader] ?? 0;
    let winner = leader;
    let contested = false;
    const ruff = best >> 4 === unruffable ? -1 : trump;
    for (let step = 1; step < 4; step += 1) {
      const player = (leader + step) & 3;
      const card = cards[player] ?? 0;
      if (card >> 4 === best >> 4) {
        contested = true;
        if (card < best) continue;
      } else if (card >> 4 === ruff) contested = false;
      else continue;
      best = card;
      winner = player;
    }
    pins[0] = 0;
    pins[1] = 0;
    if (contested) addPin(pins, best >> 4, 1 << (best & 15));
    return ((counted >> winner) & 1) !== 0;
  }

  return { load, taken };
}
