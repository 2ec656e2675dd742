import type { Board, LoadedDeal } from './board.js';
import type { MoveList } from './moveList.js';
import { createSides, FRIEND, present } from './sides.js';
import { fixedArray, KTH_HIGHEST, SUIT_BITS } from './suitStates.js';
import { NO_TRUMP, WITH_TRUMP } from './weights.js';

/** The moves of who is on lead. */
export interface Leads {
  load(deal: LoadedDeal): void;
  /** Lists one card of each row of equivalents, the most promising first, and gives their number; `hint` is a move or none. */
  list(tricks: number, leader: number, hint: number): number;
  /** Remembers the lead that decided a position at this depth. */
  remember(tricks: number, leader: number, move: number): void;
}

const WEIGHTS = [
  'leadLength',
  'leadEnemyLength',
  'leadTrump',
  'leadTrumpEnemyLength',
  'leadSingleton',
  'leadFriendSingleton',
  'leadEnemyRuff',
  'leadFriendRuff',
  'leadHighest',
  'leadSequence',
  'leadMiddle',
  'leadRank',
  'leadRankToFriend',
  'leadShape',
  'leadKiller',
  'leadSecondKiller',
] as const;
const LENGTH = 0;
const ENEMY_LENGTH = 1;
const TRUMP = 2;
const TRUMP_ENEMY_LENGTH = 3;
const SINGLETON = 4;
const FRIEND_SINGLETON = 5;
const ENEMY_RUFF = 6;
const FRIEND_RUFF = 7;
const HIGHEST = 8;
const SEQUENCE = 9;
const MIDDLE = 10;
const RANK = 11;
const RANK_TO_FRIEND = 12;
const SHAPE = 13;
const KILLER = 14;
const SECOND_KILLER = 15;

/**
 * Orders leads by who holds the top cards, by lengths and ruffs, and by what refuted before. Without any ordering of moves there are
 * about eight times the trick nodes at nine cards a hand, and far more at thirteen. The lead that reached as much in another position of the same shape is
 * worth 1.08, killers by depth and leader (Akl and Newborn 1977) 1.02 besides.
 */
export function createLeads(board: Board, list: MoveList): Leads {
  const { own, owners, lengths, lowest, left } = board;
  const killers = new Int32Array(14 << 2);
  const secondKillers = new Int32Array(14 << 2);
  const sides = createSides(board);
  const { enemyBits, kinds } = sides;
  /** Weights by the kinds of the holders of the two highest cards. */
  const tops = fixedArray(16);
  const weights = fixedArray(WEIGHTS.length);
  let trump = -1;

  function load(deal: LoadedDeal): void {
    trump = deal.trump;
    const chosen = trump < 0 ? NO_TRUMP : WITH_TRUMP;
    WEIGHTS.forEach((name, index) => {
      weights[index] = chosen[name];
    });
    chosen.leadTops.forEach((weight, index) => {
      tops[index] = weight;
    });
    sides.load();
    killers.fill(-1);
    secondKillers.fill(-1);
  }

  function remember(tricks: number, leader: number, move: number): void {
    const at = (tricks << 2) | leader;
    if (killers[at] === move) return;
    secondKillers[at] = killers[at] ?? 0;
    killers[at] = move;
  }

  function listLeads(tricks: number, leader: number, hint: number): number {
    const at = tricks << 6;
    const killer = killers[(tricks << 2) | leader] ?? 0;
    const secondKiller = secondKillers[(tricks << 2) | leader] ?? 0;
    const trumpLengths = trump >= 0 ? (lengths[(trump << SUIT_BITS) | (left[trump] ?? 0)] ?? 0) : 0;
    const withTrumps = present(trumpLengths);
    const against = enemyBits[leader] ?? 0;
    const holdsTrump = (withTrumps >> (leader << 2)) & 1;
    const places = leader << 2;
    let count = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const mask = left[suit] ?? 0;
      const mine = (own[(suit << 2) | leader] ?? 0) & mask;
      if (mine === 0) continue;
      const state = (suit << SUIT_BITS) | mask;
      const suitLengths = lengths[state] ?? 0;
      const suitOwners = owners[state] ?? 0;
      const rows = lowest[state] ?? 0;
      const ruffers = suit === trump ? 0 : withTrumps & ~present(suitLengths);
      const enemyRuffs = (ruffers & against) !== 0;
      const friendRuffs = (ruffers & ~against) !== 0;
      const enemyLength = sides.longestEnemy(suitLengths, leader);
      const length = (suitLengths >> places) & 15;
      const topKind = kinds[places | (suitOwners >>> 24)] ?? 0;
      const secondKind = kinds[places | ((suitOwners >>> 22) & 3)] ?? 0;
      let suitScore =
        (tops[(topKind << 2) | secondKind] ?? 0) +
        (weights[LENGTH] ?? 0) * length +
        (weights[ENEMY_LENGTH] ?? 0) * enemyLength;
      if (suit === trump)
        suitScore += (weights[TRUMP] ?? 0) + (weights[TRUMP_ENEMY_LENGTH] ?? 0) * enemyLength;
      else if (length === 1 && holdsTrump !== 0) suitScore += weights[SINGLETON] ?? 0;
      else if (sides.longestFriend(suitLengths, leader) === 1) suitScore += weights[FRIEND_SINGLETON] ?? 0;
      if (enemyRuffs) suitScore += weights[ENEMY_RUFF] ?? 0;
      else if (friendRuffs) suitScore += weights[FRIEND_RUFF] ?? 0;
      const top = KTH_HIGHEST[(mask << 4) | 1] ?? 0;
      const second = KTH_HIGHEST[(mask << 4) | 2] ?? 0;
      const bottom = mine & -mine;
      for (let rest = rows & mine; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const higher = rows & ~((bit << 1) - 1);
        const row = mine & ~(bit - 1) & (higher === 0 ? ~0 : (higher & -higher) - 1);
        let index = 31 - Math.clz32(bit);
        let score = suitScore;
        if ((row & top) !== 0) {
          if (!enemyRuffs) score += weights[HIGHEST] ?? 0;
          // Of winners the highest is played, for then fewer cards are pinned; of other cards the lowest.
          index = 31 - Math.clz32(row);
        } else if (topKind === FRIEND || friendRuffs) score -= index * (weights[RANK_TO_FRIEND] ?? 0);
        else {
          if ((row & second) !== 0) score += row !== bit ? (weights[SEQUENCE] ?? 0) : 0;
          else if (bit !== bottom) score += weights[MIDDLE] ?? 0;
          score -= index * (weights[RANK] ?? 0);
        }
        const move = (suit << 4) | index;
        if (move === hint) score += weights[SHAPE] ?? 0;
        if (move === killer) score += weights[KILLER] ?? 0;
        else if (move === secondKiller) score += weights[SECOND_KILLER] ?? 0;
        list.insert(at, count, score, suit, index);
        count += 1;
      }
    }
    return count;
  }

  return { load, list: listLeads, remember };
}
