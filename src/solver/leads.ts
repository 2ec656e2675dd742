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

/** The weights in the order of the numbers below, by which they are looked up. */
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
 * about eight times the trick nodes at nine cards a hand, and far more at thirteen. The lead that reached as much in another position
 * of the same shape is worth 1.08, killers by depth and leader (Akl and Newborn 1977) 1.02 besides.
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

  /** What every lead of a suit is worth to a leader: who heads it, lengths and ruffs. */
  function scoreSuit(suit: number, leader: number, suitLengths: number, ruffers: number): number {
    const suitOwners = owners[(suit << SUIT_BITS) | (left[suit] ?? 0)] ?? 0;
    const places = leader << 2;
    const enemyLength = sides.longestEnemy(suitLengths, leader);
    const length = (suitLengths >> places) & 15;
    const topKind = kinds[places | (suitOwners >>> 24)] ?? 0;
    const secondKind = kinds[places | ((suitOwners >>> 22) & 3)] ?? 0;
    let score =
      (tops[(topKind << 2) | secondKind] ?? 0) +
      (weights[LENGTH] ?? 0) * length +
      (weights[ENEMY_LENGTH] ?? 0) * enemyLength;
    if (suit === trump) score += (weights[TRUMP] ?? 0) + (weights[TRUMP_ENEMY_LENGTH] ?? 0) * enemyLength;
    else if (length === 1 && trump >= 0 && ((own[(trump << 2) | leader] ?? 0) & (left[trump] ?? 0)) !== 0)
      score += weights[SINGLETON] ?? 0;
    else if (sides.longestFriend(suitLengths, leader) === 1) score += weights[FRIEND_SINGLETON] ?? 0;
    if ((ruffers & (enemyBits[leader] ?? 0)) !== 0) return score + (weights[ENEMY_RUFF] ?? 0);
    return ruffers !== 0 ? score + (weights[FRIEND_RUFF] ?? 0) : score;
  }

  /** Lists the leads of one suit behind those that stand there, one card of each row. */
  function listSuit(
    tricks: number,
    leader: number,
    suit: number,
    before: number,
    hint: number,
    ruffers: number,
  ): number {
    const killer = killers[(tricks << 2) | leader] ?? 0;
    const secondKiller = secondKillers[(tricks << 2) | leader] ?? 0;
    const mask = left[suit] ?? 0;
    const state = (suit << SUIT_BITS) | mask;
    const mine = (own[(suit << 2) | leader] ?? 0) & mask;
    const rows = lowest[state] ?? 0;
    const suitScore = scoreSuit(suit, leader, lengths[state] ?? 0, ruffers);
    const enemyRuffs = (ruffers & (enemyBits[leader] ?? 0)) !== 0;
    const toFriend =
      kinds[(leader << 2) | ((owners[state] ?? 0) >>> 24)] === FRIEND || (ruffers !== 0 && !enemyRuffs);
    const top = KTH_HIGHEST[(mask << 4) | 1] ?? 0;
    const second = KTH_HIGHEST[(mask << 4) | 2] ?? 0;
    let count = before;
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
      } else if (toFriend) score -= index * (weights[RANK_TO_FRIEND] ?? 0);
      else {
        if ((row & second) !== 0) score += row !== bit ? (weights[SEQUENCE] ?? 0) : 0;
        else if (bit !== (mine & -mine)) score += weights[MIDDLE] ?? 0;
        score -= index * (weights[RANK] ?? 0);
      }
      const move = (suit << 4) | index;
      if (move === hint) score += weights[SHAPE] ?? 0;
      if (move === killer) score += weights[KILLER] ?? 0;
      else if (move === secondKiller) score += weights[SECOND_KILLER] ?? 0;
      list.insert(tricks << 6, count, score, suit, index);
      count += 1;
    }
    return count;
  }

  function listLeads(tricks: number, leader: number, hint: number): number {
    const trumpLengths = trump >= 0 ? (lengths[(trump << SUIT_BITS) | (left[trump] ?? 0)] ?? 0) : 0;
    const withTrumps = present(trumpLengths);
    let count = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const mask = left[suit] ?? 0;
      if (((own[(suit << 2) | leader] ?? 0) & mask) === 0) continue;
      const ruffers = suit === trump ? 0 : withTrumps & ~present(lengths[(suit << SUIT_BITS) | mask] ?? 0);
      count = listSuit(tricks, leader, suit, count, hint, ruffers);
    }
    return count;
  }

  return { load, list: listLeads, remember };
}
