import type { Board, LoadedDeal } from './board.js';
import { fixedArray, KTH_HIGHEST, SUIT_BITS } from './suitStates.js';

/** What is counted of a suit, as a mask: the numbers of four suits can be added up. */
export const CASHED = 0x7ff;
/** The tricks of the leader. */
export const ownTricks = (info: number): number => info & 15;
/** The tricks of a friend after those of the leader. */
export const friendTricks = (info: number): number => (info >> 4) & 15;
/** In how many suits the leader can cross to the friend. */
export const crossings = (info: number): number => (info >> 8) & 7;
/** The lowest of the leader's winners that another card could have beaten, as the index of its bit plus one; 0 for none. */
export const ownPin = (info: number): number => (info >> 11) & 15;
/** The same of the friend's winners. */
export const friendPin = (info: number): number => (info >> 15) & 15;
const COMPUTED = 1 << 30;
const CROSSES = 1 << 8;

/** Rounds of one suit that are certain for who leads it. */
export interface Cashing {
  load(deal: LoadedDeal): void;
  /** For the suit as it is: the rounds that a leader can cash, and after him his first or second friend, when nobody ruffs. */
  suit(suit: number, leader: number, isSecond: boolean): number;
  /** What is known already, by `(suit << 13 | mask) << 2 | leader`, with the first and with the second friend; 0 where nothing is. */
  readonly withFirst: Int32Array;
  readonly withSecond: Int32Array;
}

/** Cashing for the positions on a board; what it finds is remembered by the state of the suit. */
export function createCashing(board: Board): Cashing {
  const { own: dealt, left, enemies, friend: firstFriend, secondFriend } = board;
  const withFirst = new Int32Array(4 << (SUIT_BITS + 2));
  const withSecond = new Int32Array(4 << (SUIT_BITS + 2));
  const hands = fixedArray(4);
  let dutySuit = -1;
  let dutyBit = 0;
  let holder = 0;
  let mustLeadIt = false;

  function load(deal: LoadedDeal): void {
    ({ dutySuit, dutyBit, holder, holderMustLeadIt: mustLeadIt } = deal.rules);
    for (let suit = 0; suit < 4; suit += 1) {
      const from = suit << (SUIT_BITS + 2);
      const to = from + (4 << (deal.holders[suit]?.length ?? 0));
      withFirst.fill(0, from, to);
      withSecond.fill(0, from, to);
    }
  }

  /** Whether no enemy can beat the card that a hand leads from the suit, and no friend must overtake it. */
  function runs(player: number, card: number): boolean {
    const against = enemies[player] ?? 0;
    for (let other = 0; other < 4; other += 1) {
      const hand = hands[other] ?? 0;
      if (other === player || hand === 0) continue;
      if (((against >> other) & 1) === 1 ? hand > card : (hand & -hand) > card) return false;
    }
    return true;
  }

  /** Plays one round of the suit: the winner his highest, everybody else his lowest. */
  function playRound(player: number, card: number): void {
    for (let other = 0; other < 4; other += 1) {
      const hand = hands[other] ?? 0;
      hands[other] = other === player ? hand ^ card : hand & (hand - 1);
    }
  }

  /** The rounds a player can cash from what `hands` holds, with the pin behind them. */
  function cash(player: number): number {
    let tricks = 0;
    let pin = 0;
    for (;;) {
      const hand = hands[player] ?? 0;
      if (hand === 0) break;
      const card = 1 << (31 - Math.clz32(hand));
      if (!runs(player, card)) break;
      const others = (hands[0] ?? 0) | (hands[1] ?? 0) | (hands[2] ?? 0) | (hands[3] ?? 0);
      if ((others ^ hand) !== 0) pin = 32 - Math.clz32(card);
      playRound(player, card);
      tricks += 1;
    }
    return tricks | (pin << 4);
  }

  function analyse(suit: number, leader: number, friend: number): number {
    const mask = left[suit] ?? 0;
    for (let place = 0; place < 4; place += 1) hands[place] = (dealt[(suit << 2) | place] ?? 0) & mask;
    const first = cash(leader);
    const info = COMPUTED | (first & 15) | ((first >> 4) << 11);
    if (friend === leader) return info;
    const canCross = hands[leader] !== 0;
    const second = cash(friend);
    const crosses = canCross && (second & 15) !== 0 ? CROSSES : 0;
    return info | crosses | ((second & 15) << 4) | ((second >> 4) << 15);
  }

  /** A friend of the leader who must play the called card when the suit is led: only that card counts, while it is the highest (R7.3). */
  function underDuty(suit: number, leader: number, friend: number): number {
    const mask = left[suit] ?? 0;
    if (friend !== holder || KTH_HIGHEST[(mask << 4) | 1] !== dutyBit) return COMPUTED;
    const crosses = ((dealt[(suit << 2) | leader] ?? 0) & mask) !== 0 ? CROSSES : 0;
    return COMPUTED | (1 << 4) | crosses | ((32 - Math.clz32(dutyBit)) << 15);
  }

  function forSuit(suit: number, leader: number, isSecond: boolean): number {
    const mask = left[suit] ?? 0;
    if (suit === dutySuit && (mask & dutyBit) !== 0 && (((enemies[leader] ?? 0) >> holder) & 1) === 0) {
      if (holder !== leader)
        return underDuty(suit, leader, (isSecond ? secondFriend[leader] : firstFriend[leader]) ?? 0);
      if (mustLeadIt && ((dealt[(suit << 2) | leader] ?? 0) & mask) >= dutyBit << 1) return COMPUTED;
    }
    const at = (((suit << SUIT_BITS) | mask) << 2) | leader;
    const known = (isSecond ? withSecond[at] : withFirst[at]) ?? 0;
    if (known !== 0) return known;
    const info = analyse(suit, leader, (isSecond ? secondFriend[leader] : firstFriend[leader]) ?? 0);
    if (isSecond) withSecond[at] = info;
    else withFirst[at] = info;
    return info;
  }

  return { load, suit: forSuit, withFirst, withSecond };
}
