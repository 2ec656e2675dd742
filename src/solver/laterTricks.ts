import { addPin, type Board, type LoadedDeal } from './board.js';
import { type Cashing, ownPin, ownTricks } from './cashing.js';
import { createOutlasting } from './outlasting.js';
import { KTH_HIGHEST, SUIT_BITS } from './suitStates.js';
import type { SureTrumps } from './sureTrumps.js';

/** Tricks that the side not on lead takes in the end, whatever the others do. */
export interface LaterTricks {
  load(deal: LoadedDeal): void;
  /** Whether there are so many; if so, leaves the pins on the board. */
  reach(tricks: number, leader: number, goal: number): boolean;
}

/** Later tricks (Haglund, DDS), and what the side on lead cannot outlast: 1.28 times the trick nodes without them. */
export function createLaterTricks(board: Board, cashing: Cashing, sureTrumps: SureTrumps): LaterTricks {
  const { own: dealt, owners, lengths, left, pins, enemies } = board;
  const outlasts = createOutlasting(board);
  let trump = -1;
  let dutySuit = -1;
  let dutyBit = 0;

  function load(deal: LoadedDeal): void {
    trump = deal.trump;
    ({ dutySuit, dutyBit } = deal.rules);
  }

  /** Without trumps on the side on lead: whatever is led, an enemy takes it with the highest card and cashes what he has. */
  function stopped(leader: number, goal: number): boolean {
    const side = enemies[leader] ?? 0;
    let holders = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const mask = left[suit] ?? 0;
      if (((dealt[(suit << 2) | leader] ?? 0) & mask) === 0) continue;
      const owner = (owners[(suit << SUIT_BITS) | mask] ?? 0) >>> 24;
      if (((side >> owner) & 1) === 0) return false;
      if (suit === dutySuit && (mask & dutyBit) !== 0 && KTH_HIGHEST[(mask << 4) | 1] !== dutyBit)
        return false;
      let sum = 0;
      for (let other = 0; other < 4; other += 1)
        if (left[other] !== 0) sum += ownTricks(cashing.suit(other, owner, false));
      // The highest card itself takes one trick, whatever follows.
      if (sum < goal && goal > 1) return false;
      holders |= 1 << owner;
    }
    pins[0] = 0;
    pins[1] = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const mask = left[suit] ?? 0;
      if (mask === 0) continue;
      if (((dealt[(suit << 2) | leader] ?? 0) & mask) !== 0)
        addPin(pins, suit, KTH_HIGHEST[(mask << 4) | 1] ?? 0);
      for (let place = 0; place < 4; place += 1) {
        if (goal < 2 || ((holders >> place) & 1) === 0) continue;
        const pin = ownPin(cashing.suit(suit, place, false));
        if (pin !== 0) addPin(pins, suit, 1 << (pin - 1));
      }
    }
    return true;
  }

  function reach(tricks: number, leader: number, goal: number): boolean {
    const side = enemies[leader] ?? 0;
    if (side === 0 || goal > tricks) return false;
    if (trump < 0 || left[trump] === 0) {
      if (stopped(leader, goal)) return true;
      const isBound = dutySuit >= 0 && ((left[dutySuit] ?? 0) & dutyBit) !== 0;
      return !isBound && outlasts(tricks, leader, goal);
    }
    pins[0] = 0;
    pins[1] = 0;
    const sure = sureTrumps.of(side, ~side & 15, goal);
    if (sure > 0) return sure >= goal;
    const trumpLengths = lengths[(trump << SUIT_BITS) | (left[trump] ?? 0)] ?? 0;
    for (let place = 0; place < 4; place += 1) {
      if (((side >> place) & 1) === 0 && ((trumpLengths >> (place << 2)) & 15) !== 0) return false;
    }
    return stopped(leader, goal);
  }

  return { load, reach };
}
