import type { Board, LoadedDeal } from './board.js';
import type { MoveList } from './moveList.js';
import { fixedArray, KTH_HIGHEST, SUIT_BITS } from './suitStates.js';
import { NO_TRUMP, type Weights, WITH_TRUMP } from './weights.js';

/** The moves of who is on lead. */
export interface Leads {
  load(deal: LoadedDeal): void;
  /** Lists one card of each row of equivalents, the most promising first, and gives their number; `hint` is a move or none. */
  list(tricks: number, leader: number, hint: number): number;
  /** Remembers the lead that decided a position at this depth. */
  remember(tricks: number, leader: number, move: number): void;
}

const FRIEND = 1;

/**
 * Orders leads by who holds the top cards, by lengths and ruffs, and by what refuted before. Without any ordering of moves there are
 * about eight times the trick nodes at nine cards a hand, and far more at thirteen. The lead that refuted the last position of the same shape is
 * worth 1.09, killers by depth and leader (Akl and Newborn 1977) 1.02 besides.
 */
export function createLeads(board: Board, list: MoveList): Leads {
  const { own, owners, lengths, lowest, left, enemies } = board;
  const killers = new Int32Array(14 << 2);
  const secondKillers = new Int32Array(14 << 2);
  /** How two places stand to each other at `player << 2 | other`: himself, a friend, an enemy who plays after or before him. */
  const kinds = fixedArray(16);
  let trump = -1;
  let weights: Weights = NO_TRUMP;

  function load(deal: LoadedDeal): void {
    trump = deal.trump;
    weights = trump < 0 ? NO_TRUMP : WITH_TRUMP;
    killers.fill(-1);
    secondKillers.fill(-1);
    for (let player = 0; player < 4; player += 1) {
      for (let other = 0; other < 4; other += 1) {
        const isEnemy = (((enemies[player] ?? 0) >> other) & 1) === 1;
        const enemyKind = ((other - player) & 3) === 3 ? 3 : 2;
        kinds[(player << 2) | other] = other === player ? 0 : isEnemy ? enemyKind : FRIEND;
      }
    }
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
    const against = enemies[leader] ?? 0;
    const trumpLengths = trump >= 0 ? (lengths[(trump << SUIT_BITS) | (left[trump] ?? 0)] ?? 0) : 0;
    const { leadTops } = weights;
    let count = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const mask = left[suit] ?? 0;
      const mine = (own[(suit << 2) | leader] ?? 0) & mask;
      if (mine === 0) continue;
      const state = (suit << SUIT_BITS) | mask;
      const suitLengths = lengths[state] ?? 0;
      const suitOwners = owners[state] ?? 0;
      let enemyRuffs = false;
      let friendRuffs = false;
      let enemyLength = 0;
      let friendLength = 0;
      for (let other = 0; other < 4; other += 1) {
        if (other === leader) continue;
        const length = (suitLengths >> (other << 2)) & 15;
        const ruffs = length === 0 && suit !== trump && ((trumpLengths >> (other << 2)) & 15) > 0;
        if (((against >> other) & 1) === 1) {
          if (length > enemyLength) enemyLength = length;
          if (ruffs) enemyRuffs = true;
        } else {
          if (length > friendLength) friendLength = length;
          if (ruffs) friendRuffs = true;
        }
      }
      const length = (suitLengths >> (leader << 2)) & 15;
      const topKind = kinds[(leader << 2) | (suitOwners >>> 24)] ?? 0;
      const secondKind = kinds[(leader << 2) | ((suitOwners >>> 22) & 3)] ?? 0;
      let suitScore = leadTops[(topKind << 2) | secondKind] ?? 0;
      suitScore += weights.leadLength * length + weights.leadEnemyLength * enemyLength;
      if (suit === trump) suitScore += weights.leadTrump + weights.leadTrumpEnemyLength * enemyLength;
      else if (length === 1 && ((trumpLengths >> (leader << 2)) & 15) > 0) suitScore += weights.leadSingleton;
      else if (friendLength === 1) suitScore += weights.leadFriendSingleton;
      if (enemyRuffs) suitScore += weights.leadEnemyRuff;
      else if (friendRuffs) suitScore += weights.leadFriendRuff;
      const top = KTH_HIGHEST[(mask << 4) | 1] ?? 0;
      const second = KTH_HIGHEST[(mask << 4) | 2] ?? 0;
      const bottom = mine & -mine;
      const rows = lowest[state] ?? 0;
      for (let rest = rows & mine; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const higher = rows & ~((bit << 1) - 1);
        const row = mine & ~(bit - 1) & (higher === 0 ? ~0 : (higher & -higher) - 1);
        let index = 31 - Math.clz32(bit);
        let score = suitScore;
        if ((row & top) !== 0) {
          if (!enemyRuffs) score += weights.leadHighest;
          // Of winners the highest is played, for then fewer cards are pinned; of other cards the lowest.
          index = 31 - Math.clz32(row);
        } else if (topKind === FRIEND || friendRuffs) score -= index * weights.leadRankToFriend;
        else {
          if ((row & second) !== 0) score += row !== bit ? weights.leadSequence : 0;
          else if (bit !== bottom) score += weights.leadMiddle;
          score -= index * weights.leadRank;
        }
        const move = (suit << 4) | index;
        if (move === hint) score += weights.leadShape;
        if (move === killer) score += weights.leadKiller;
        else if (move === secondKiller) score += weights.leadSecondKiller;
        list.insert(at, count, score, suit, index);
        count += 1;
      }
    }
    return count;
  }

  return { load, list: listLeads, remember };
}
