import type { Board, LoadedDeal } from './board.js';
import { BIT_COUNT, KTH_HIGHEST, SUIT_BITS } from './suitStates.js';

const L_SURE = 20,
  L_FRIEND_TOP = 16,
  L_ENEMY_RUFF = -30,
  L_FRIEND_RUFF = 18,
  L_TRUMP = 2,
  L_LEN = 2,
  L_THROUGH = 4,
  L_INTO = -6,
  L_SEQ = 8,
  L_HIGH_UNSURE = -2,
  L_TT = 60,
  L_KILL = 25,
  L_LOSER_LOW = 1,
  L_ENEMYLEN = -1,
  L_SEC = 2,
  L_FINESSE = 5;

const FAR = 1 << 14;

/** Which cards a player may play, best first. Moves stand at `(tricks << 2 | position) << 4` in `moves`: score, suit, bit index. */
export interface Ordering {
  readonly moves: Int32Array;
  readonly killers: Int32Array;
  load(deal: LoadedDeal): void;
  leads(tricks: number, leader: number, hint: number): number;
  follows(
    at: number,
    cards: number,
    position: number,
    leader: number,
    suit: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
    ruff: number,
  ): number;
  discards(
    at: number,
    tricks: number,
    position: number,
    leader: number,
    led: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
    ruff: number,
  ): number;
}

export function createOrdering(board: Board): Ordering {
  const { own, owners, lengths, lowest, left, begin, enemies } = board;
  const moves = new Int32Array(14 << 6);
  const killers = new Int32Array(14 << 2).fill(-1);
  let trump = -1;
  let dutySuit = -1;
  let dutyBit = 0;
  let holder = 0;
  let keepToTheLast = false;
  let mustRuff = false;

  function load(deal: LoadedDeal): void {
    trump = deal.trump;
    ({ dutySuit, dutyBit, holder, keepToTheLast, mustRuff } = deal.rules);
    killers.fill(-1);
  }

  function insert(at: number, count: number, value: number): void {
    let i = at + count;
    while (i > at && (moves[i - 1] ?? 0) < value) {
      moves[i] = moves[i - 1] ?? 0;
      i -= 1;
    }
    moves[i] = value;
  }

  function leads(n: number, L: number, hint: number): number {
    const mb = n << 6;
    let count = 0;
    const opp = enemies[L] ?? 0;
    const kill = killers[n << 2] ?? 0;
    const tl = trump >= 0 ? (lengths[(trump << SUIT_BITS) | (left[trump] ?? 0)] ?? 0) : 0;
    for (let s = 0; s < 4; s += 1) {
      const m = left[s] ?? 0;
      const mine = (own[(s << 2) | L] ?? 0) & m;
      if (mine === 0) continue;
      const l = lengths[(s << SUIT_BITS) | m] ?? 0;
      const o = owners[(s << SUIT_BITS) | m] ?? 0;
      const topOwner = o >>> 24,
        secondOwner = (o >>> 22) & 3;
      const two = (m & (m - 1)) !== 0;
      let enemyRuff = 0,
        friendRuff = 0,
        enemyLen = 0;
      for (let q = 0; q < 4; q += 1) {
        if (q === L) continue;
        const ql = (l >> (q << 2)) & 15,
          qt = (tl >> (q << 2)) & 15;
        if ((opp >> q) & 1) {
          if (ql === 0 && qt > 0 && s !== trump) enemyRuff = 1;
          if (ql > enemyLen) enemyLen = ql;
        } else if (ql === 0 && qt > 0 && s !== trump) friendRuff = 1;
      }
      const myLen = (l >> (L << 2)) & 15;
      let suitScore = L_LEN * myLen + L_ENEMYLEN * enemyLen;
      if (s === trump) suitScore += L_TRUMP;
      if (enemyRuff) suitScore += L_ENEMY_RUFF;
      if (friendRuff && !enemyRuff) suitScore += L_FRIEND_RUFF;
      const lho = (L + 1) & 3,
        rho = (L + 3) & 3;
      const topFriend = topOwner !== L && !((opp >> topOwner) & 1);
      if (!enemyRuff && topFriend) suitScore += L_FRIEND_TOP;
      if (topOwner === lho && (opp >> lho) & 1) suitScore += L_THROUGH;
      if (topOwner === rho && (opp >> rho) & 1) suitScore += L_INTO;
      if (two && secondOwner !== L && !((opp >> secondOwner) & 1) && topOwner === lho) suitScore += L_SEC;
      if (two && topFriend && secondOwner === lho) suitScore += L_FINESSE;
      const top = KTH_HIGHEST[(m << 4) | 1] ?? 0;
      let reps = (lowest[(s << SUIT_BITS) | m] ?? 0) & mine;
      while (reps !== 0) {
        const bit = reps & -reps;
        reps ^= bit;
        const highers = (lowest[(s << SUIT_BITS) | m] ?? 0) & ~((bit << 1) - 1);
        const row = mine & ~(bit - 1) & (highers === 0 ? 8191 : (highers & -highers) - 1);
        const index = 31 - Math.clz32(bit);
        let score = suitScore;
        if (row & top) {
          if (!enemyRuff) score += L_SURE;
        } else if (topFriend || friendRuff) score -= index * L_LOSER_LOW;
        else {
          if (row !== bit && row & (KTH_HIGHEST[(m << 4) | 2] ?? 0)) score += L_SEQ;
          else if (row !== (mine & -mine) && bit !== (mine & -mine)) score += L_HIGH_UNSURE;
          score -= index * L_LOSER_LOW;
        }
        const code = (s << 4) | index;
        if (code === kill) score += L_KILL;
        if (code === hint) score += L_TT;
        insert(mb, count++, ((score + 256) << 6) | code);
      }
    }
    return count;
  }

  function follows(
    at: number,
    cards: number,
    position: number,
    leader: number,
    suit: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
    ruff: number,
  ): number {
    let count = 0;
    let danger = 0,
      friendBest = 0;
    const opp = enemies[(leader + position) & 3] ?? 0;
    const friendly = !((opp >> ((leader + winPosition) & 3)) & 1);
    for (let p = position + 1; p < 4; p += 1) {
      const q = (leader + p) & 3;
      const h = (own[(suit << 2) | q] ?? 0) & (left[suit] ?? 0);
      if ((opp >> q) & 1) {
        if (h > danger) danger = h;
        if (h === 0 && ruff >= 0 && suit !== ruff && (own[(ruff << 2) | q] ?? 0) & (left[ruff] ?? 0))
          danger = FAR;
      } else if (h > friendBest) friendBest = h;
    }
    const beatable = winSuit === suit;
    const friendSure = beatable && friendBest !== 0 && friendBest > danger && friendBest > winBit;
    const safeNow = friendly && (winSuit !== suit || danger < winBit);
    let rest = cards;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      const index = 31 - Math.clz32(bit);
      let score = 100 - index;
      if (beatable && bit > winBit) {
        if (safeNow || friendSure) score -= 20;
        else if (bit > danger) score += 40;
        else if (friendly) score -= 10;
        else score += position === 1 ? -5 : 20;
      }
      insert(at, count++, (score << 6) | (suit << 4) | index);
    }
    return count;
  }

  function discards(
    at: number,
    n: number,
    position: number,
    leader: number,
    led: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
    ruff: number,
  ): number {
    let count = 0;
    const player = (leader + position) & 3;
    const opp = enemies[player] ?? 0;
    const friendly = !((opp >> ((leader + winPosition) & 3)) & 1);
    let danger = 0;
    for (let p = position + 1; p < 4; p += 1) {
      const q = (leader + p) & 3;
      const h = (own[(led << 2) | q] ?? 0) & (left[led] ?? 0);
      if ((opp >> q) & 1) {
        if (h > danger) danger = h;
        if (h === 0 && ruff >= 0 && led !== ruff && (own[(ruff << 2) | q] ?? 0) & (left[ruff] ?? 0))
          danger = FAR;
      }
    }
    const safeNow = friendly && (winSuit !== led ? danger < FAR : danger < winBit);
    let only = 15;
    if (trump >= 0 && ruff < 0) {
      // Trumps are worth nothing in this trick, and only who has nothing else may play them.
      only = 15 & ~(1 << trump);
      if (!holdsAny(player, only)) only = 15;
    } else if (mustRuff && trump >= 0 && ((own[(trump << 2) | player] ?? 0) & (left[trump] ?? 0)) !== 0)
      only = 1 << trump;
    for (let s = 0; s < 4; s += 1) {
      const mine = (own[(s << 2) | player] ?? 0) & (left[s] ?? 0);
      if (mine === 0 || !((only >> s) & 1)) continue;
      const m = begin[(n << 2) | s] ?? 0;
      let reps = (lowest[(s << SUIT_BITS) | m] ?? 0) & mine;
      if (keepToTheLast && s === dutySuit && player === holder && (mine & dutyBit) !== 0 && n > 1)
        reps &= ~dutyBit;
      const my = BIT_COUNT[mine] ?? 0;
      const top = KTH_HIGHEST[(m << 4) | 1] ?? 0,
        second = KTH_HIGHEST[(m << 4) | 2] ?? 0;
      while (reps !== 0) {
        const bit = reps & -reps;
        reps ^= bit;
        const index = 31 - Math.clz32(bit);
        let score = 100;
        if (s === ruff) {
          const wins = winSuit !== ruff || bit > winBit;
          if (wins) score += safeNow ? -15 : 30 - index;
          else score -= 25 + index;
        } else {
          score += my - index;
          if (my === 2 && mine & second) score -= 6;
          if (mine === top) score -= 4;
          if (bit === top) score -= 4;
        }
        insert(at, count++, (score << 6) | (s << 4) | index);
      }
    }
    return count;
  }

  function holdsAny(player: number, suits: number): boolean {
    for (let s = 0; s < 4; s += 1)
      if ((suits >> s) & 1 && (own[(s << 2) | player] ?? 0) & (left[s] ?? 0)) return true;
    return false;
  }
  return { moves, killers, load, leads, follows, discards };
}
