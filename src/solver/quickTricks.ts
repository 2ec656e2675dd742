import { addPin, type Board, type LoadedDeal } from './board.js';
import { CASHED, type Cashing, crossings, friendPin, friendTricks, ownPin, ownTricks } from './cashing.js';
import { fixedArray, KTH_HIGHEST, SUIT_BITS } from './suitStates.js';
import type { SureTrumps } from './sureTrumps.js';

/** Tricks that the side on lead can take at once, whatever the others do. */
export interface QuickTricks {
  load(deal: LoadedDeal): void;
  /** Whether a leader and his first or second friend can take so many at once; if so, leaves the pins on the board. */
  reach(tricks: number, leader: number, isSecond: boolean, goal: number): boolean;
}

/**
 * Quick tricks (Haglund, DDS), with those of a friend whom the leader can reach. Together with later tricks and the end played out
 * card by card: 2.1 times the trick nodes without them; crossing to a friend alone 1.22.
 */
export function createQuickTricks(board: Board, cashing: Cashing, sureTrumps: SureTrumps): QuickTricks {
  const { own: dealt, lengths, left, pins, enemies, friend: firstFriend, secondFriend } = board;
  const infos = fixedArray(4);
  const cashed = fixedArray(4);
  const cashedByFriend = fixedArray(4);
  let trump = -1;

  function load(deal: LoadedDeal): void {
    trump = deal.trump;
  }

  function pinIndex(suit: number, index: number): void {
    if (index !== 0) addPin(pins, suit, 1 << (index - 1));
  }

  /** Pins the winner of the last of so many rounds, unless nobody else could follow by then. */
  function pinRounds(suit: number, player: number, rounds: number, pin: number): void {
    if (pin === 0) return;
    const last = KTH_HIGHEST[(((dealt[(suit << 2) | player] ?? 0) & (left[suit] ?? 0)) << 4) | rounds] ?? 0;
    addPin(pins, suit, Math.max(last, 1 << (pin - 1)));
  }

  /** Pins no more cards than it takes to reach the goal (2 % fewer nodes at thirteen cards): the leader's own winners; gives what is left. */
  function pinOwn(leader: number, goal: number): number {
    let rest = goal;
    for (let suit = 0; suit < 4 && rest > 0; suit += 1) {
      const rounds = cashed[suit] ?? 0;
      if (rounds === 0) continue;
      pinRounds(suit, leader, Math.min(rounds, rest), ownPin(infos[suit] ?? 0));
      rest -= rounds;
    }
    return rest;
  }

  /** The crossing itself may be in any suit, so that all winners of the friend are pinned once he is needed. */
  function pinFriends(): void {
    for (let suit = 0; suit < 4; suit += 1) {
      if (cashedByFriend[suit] !== 0) pinIndex(suit, friendPin(infos[suit] ?? 0));
    }
  }

  /** Nobody can ruff: all that can be cashed counts. */
  function reachPlain(leader: number, goal: number, sum: number): boolean {
    const all = ownTricks(sum);
    const withFriend = crossings(sum) !== 0 ? all + friendTricks(sum) : all;
    if (withFriend < goal) return false;
    for (let suit = 0; suit < 4; suit += 1) {
      cashed[suit] = ownTricks(infos[suit] ?? 0);
      cashedByFriend[suit] = friendTricks(infos[suit] ?? 0);
    }
    pins[0] = 0;
    pins[1] = 0;
    if (pinOwn(leader, goal) > 0) pinFriends();
    return true;
  }

  function reach(tricks: number, leader: number, isSecond: boolean, goal: number): boolean {
    let sum = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const info = left[suit] === 0 ? 0 : cashing.suit(suit, leader, isSecond);
      infos[suit] = info;
      sum += info & CASHED;
    }
    if (trump < 0 || left[trump] === 0) return reachPlain(leader, goal, sum);
    return reachWithTrumps(tricks, leader, isSecond, goal);
  }

  function reachWithTrumps(tricks: number, leader: number, isSecond: boolean, goal: number): boolean {
    const against = enemies[leader] ?? 0;
    const friend = (isSecond ? secondFriend[leader] : firstFriend[leader]) ?? 0;
    const trumpInfo = infos[trump] ?? 0;
    const drawn = ownTricks(trumpInfo);
    const trumpLengths = lengths[(trump << SUIT_BITS) | (left[trump] ?? 0)] ?? 0;
    let crossing = crossings(trumpInfo);
    let ruffers = 0;
    for (let place = 0; place < 4; place += 1) {
      if (((against >> place) & 1) === 1 && ((trumpLengths >> (place << 2)) & 15) > drawn)
        ruffers |= 1 << place;
    }
    let side = 0;
    let sideOfFriend = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const info = infos[suit] ?? 0;
      let first = ownTricks(info);
      let second = friendTricks(info);
      cashed[suit] = first;
      cashedByFriend[suit] = second;
      if (suit === trump || first + second === 0) continue;
      if (ruffers !== 0) {
        // An enemy who still has trumps lets the suit be cashed only as long as he must follow.
        const suitLengths = lengths[(suit << SUIT_BITS) | (left[suit] ?? 0)] ?? 0;
        let rounds = 15;
        for (let place = 0; place < 4; place += 1) {
          if (((ruffers >> place) & 1) === 1) rounds = Math.min(rounds, (suitLengths >> (place << 2)) & 15);
        }
        if (first > rounds) {
          first = rounds;
          second = 0;
        } else if (second > rounds - first) second = rounds - first;
        cashed[suit] = first;
        cashedByFriend[suit] = second;
      }
      if (second !== 0) crossing |= crossings(info);
      side += first;
      sideOfFriend += second;
    }
    let useFriend = crossing !== 0 && friendTricks(trumpInfo) + sideOfFriend > 0;
    let total = drawn + side;
    // Who has nothing but trumps and winners left would have to ruff a winner of his own side.
    for (let place = 0; place < 4; place += 1) {
      if (((against >> place) & 1) === 1 || place === leader) continue;
      const trumps = (trumpLengths >> (place << 2)) & 15;
      if (trumps <= drawn) continue;
      const plain = tricks - trumps;
      if (plain < side) total = Math.min(total, drawn + plain);
      if (place === friend ? plain - sideOfFriend < side : plain < side + sideOfFriend) useFriend = false;
    }
    const ownTrumps = (trumpLengths >> (leader << 2)) & 15;
    if (ownTrumps > drawn && tricks - ownTrumps - side < sideOfFriend) useFriend = false;
    if (useFriend) total = drawn + side + friendTricks(trumpInfo) + sideOfFriend;
    if (total >= goal) {
      pins[0] = 0;
      pins[1] = 0;
      if (drawn !== 0) pinRounds(trump, leader, Math.min(drawn, goal), ownPin(trumpInfo));
      cashed[trump] = 0;
      if (pinOwn(leader, goal - drawn) > 0 && useFriend) pinFriends();
      return true;
    }
    if (drawn !== 0 || total !== side) return false;
    // Trumps of a friend that nobody can beat win tricks of their own, whenever he plays them: 1.04 times the nodes without.
    pins[0] = 0;
    pins[1] = 0;
    if (total + sureTrumps.of(~against & 15 & ~(1 << leader), against, goal - total) < goal) return false;
    cashed[trump] = 0;
    pinOwn(leader, total);
    return true;
  }

  return { load, reach };
}
