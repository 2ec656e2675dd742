import {
  addPin,
  createBoard,
  LED,
  type LoadedDeal,
  loadBoard,
  pinnedCount,
  RUFF_SUIT,
  WIN_BIT,
  WIN_POSITION,
  WIN_SUIT,
} from './board.js';
import { createCashing } from './cashing.js';
import { createDiscards } from './discards.js';
import { createFollows } from './follows.js';
import { createLastTrick } from './lastTrick.js';
import { createLaterTricks } from './laterTricks.js';
import { createLeads } from './leads.js';
import { createMoveList, MOVE, NO_MOVE } from './moveList.js';
import { createQuickTricks } from './quickTricks.js';
import { fixedArray, KTH_HIGHEST, SUIT_BITS } from './suitStates.js';
import { createSureTrumps } from './sureTrumps.js';
import { agrees, createTable, NO_ENTRY, pinnedWord, type Table } from './table.js';

/** Techniques that can be switched off, to measure what they are worth and to test that they change no value. */
export interface Techniques {
  readonly table: boolean;
  readonly ordering: boolean;
  readonly quickTricks: boolean;
}

/** Before a solver has lent its own. */
const NO_TABLE = createTable(0);

/** The search asks whether it is cancelled once in so many nodes, less one. */
const POLL = 4095;

/**
 * A null-window search: can the counted side reach a number of tricks? Each answer comes with the cards whose rank it rests on (in `pins`),
 * so that the table keeps it for all positions that look the same from above (partition search, Ginsberg 1996).
 *
 * Why leaving cards out is sound. (1) Cards below every pinned card of their suit are alike: when one of them has failed, the others of
 * that hand fail too. (2) Neighbours in one hand are alike; when a whole row failed through one of them and part of the row
 * is pinned, its lowest card is pinned as well, for elsewhere the lower ones may not be neighbours. (3) Called card: while it is
 * in a hand it is pinned, no neighbour of anything, and part of the key, with its rank and whether it still binds.
 *
 * Factors in this folder are trick nodes without a technique over those with it, as geometric means of 60 random deals of eleven cards
 * a hand, where nothing else is said. Relevant ranks in the table instead of exact positions: about 4 (nine cards). Sorting the side
 * suits of a key by their lengths, so that positions that differ in the names of suits are one: 1.006, and slower; not kept.
 * A reply remembered for each last card: first moves refute more often, and the tree grows by 3 %; not kept.
 */
export function createSearch(ordering: boolean) {
  const board = createBoard();
  const { own, owners, lengths, lowest, left, pins, trick: onTable } = board;
  const cashing = createCashing(board);
  const sureTrumps = createSureTrumps(board);
  const quick = createQuickTricks(board, cashing, sureTrumps);
  const later = createLaterTricks(board, cashing, sureTrumps);
  const lastTrick = createLastTrick(board);
  const list = createMoveList(ordering);
  const leads = createLeads(board, list);
  const follows = createFollows(board, list);
  const discards = createDiscards(board, list);
  const { moves } = list;
  const words = fixedArray(4);
  /** The suit that ruffs in the trick with n tricks to go, or -1. */
  const ruffs = fixedArray(14);
  let table = NO_TABLE;
  let { slots, heads, bodies } = table;
  let usesTable = true;
  let usesBounds = true;
  let trump = -1;
  let counted = 0;
  let maximise = 0;
  let shortcuts = true;
  let dutySuit = -1;
  let dutyBit = 0;
  let holder = 0;
  let mustLeadIt = false;
  let firstLeadOnly = false;
  let keepToTheLast = false;
  let unruffable = -1;
  let wasLed = false;
  let nodes = 0;
  let budget = Infinity;
  let cancelled: (() => boolean) | undefined;
  let isAsking = false;
  let aborted = false;
  let failLow = 0;

  const dutyAlive = (): boolean => dutySuit >= 0 && ((left[dutySuit] ?? 0) & dutyBit) !== 0;

  function load(deal: LoadedDeal): void {
    const { rules } = deal;
    loadBoard(board, deal);
    cashing.load(deal);
    sureTrumps.load(deal);
    quick.load(deal);
    later.load(deal);
    lastTrick.load(deal);
    leads.load(deal);
    follows.load(deal);
    discards.load(deal);
    trump = deal.trump;
    counted = deal.counted;
    maximise = deal.maximise;
    dutySuit = rules.dutySuit;
    dutyBit = rules.dutyBit;
    holder = rules.holder;
    mustLeadIt = rules.holderMustLeadIt;
    firstLeadOnly = rules.firstLeadOnly;
    keepToTheLast = rules.keepToTheLast;
    wasLed = rules.wasLed && firstLeadOnly;
    unruffable = rules.unruffable;
    shortcuts = usesBounds && counted === maximise && !rules.mustRuff && unruffable < 0;
  }

  /** Asks who waits for the answer. All solvers share this search, so that nobody may begin another one meanwhile. */
  function asksToStop(): boolean {
    if (cancelled === undefined) return false;
    isAsking = true;
    try {
      return cancelled();
    } finally {
      isAsking = false;
    }
  }

  /** Whether the search must stop: over its budget, or cancelled. */
  function overBudget(): boolean {
    if (nodes > budget || ((nodes & POLL) === 0 && asksToStop())) aborted = true;
    return aborted;
  }

  /** Whether the counted side reaches `need` of the `n` tricks to go when a place leads; the answer means nothing once aborted. */
  function trick(n: number, leader: number, need: number): boolean {
    nodes += 1;
    if ((nodes > budget || (nodes & POLL) === 0) && overBudget()) return false;
    if (n === 1) return lastTrick.taken(leader);
    const wants = (maximise >> leader) & 1;
    // A card that must be kept can force a winner to be thrown away or a trick of one's own to be ruffed.
    if (shortcuts && !(keepToTheLast && dutyAlive())) {
      const goal = wants === 1 ? need : n - need + 1;
      const hasSecond = board.secondFriend[leader] !== leader;
      if (quick.reach(n, leader, false, goal) || (hasSecond && quick.reach(n, leader, true, goal)))
        return wants === 1;
      if (later.reach(n, leader, n - goal + 1)) return wants === 0;
    }
    const o0 = owners[left[0] ?? 0] ?? 0;
    const o1 = owners[(1 << SUIT_BITS) | (left[1] ?? 0)] ?? 0;
    const o2 = owners[(2 << SUIT_BITS) | (left[2] ?? 0)] ?? 0;
    const o3 = owners[(3 << SUIT_BITS) | (left[3] ?? 0)] ?? 0;
    const keyA = (lengths[left[0] ?? 0] ?? 0) | ((lengths[(1 << SUIT_BITS) | (left[1] ?? 0)] ?? 0) << 16);
    let keyB =
      ((lengths[(2 << SUIT_BITS) | (left[2] ?? 0)] ?? 0) & 0xf0ff) |
      (((lengths[(3 << SUIT_BITS) | (left[3] ?? 0)] ?? 0) & 0x0fff) << 16) |
      (leader << 28);
    const alive = dutyAlive();
    if (alive) {
      // Two lengths follow from the others; their bits hold the rank of the called card and whether it still binds.
      keyB |= pinnedCount(left[dutySuit] ?? 0, dutyBit) << 8;
      if (wasLed) keyB |= 1 << 30;
    }
    const tops = (o0 >>> 18) | ((o1 >>> 18) << 8) | ((o2 >>> 18) << 16) | ((o3 >>> 18) << 24);
    let hint = -1;
    let near = NO_ENTRY;
    let era = 0;
    if (usesTable) {
      const slot = table.slot(keyA, keyB);
      let before = NO_ENTRY;
      for (let e = slots[slot + 2] ?? 0; e !== NO_ENTRY; before = e, e = heads[e] ?? 0) {
        const info = heads[e + 3] ?? 0;
        const helps = wants === 1 ? (info & 15) >= need : ((info >> 4) & 15) < need;
        if (helps && hint < 0 && ((info >> 8) & MOVE) !== NO_MOVE) hint = (info >> 8) & MOVE;
        if (((tops ^ (heads[e + 2] ?? 0)) & (heads[e + 1] ?? 0)) !== 0) continue;
        if (
          !agrees(o0, bodies[e] ?? 0) ||
          !agrees(o1, bodies[e + 1] ?? 0) ||
          !agrees(o2, bodies[e + 2] ?? 0) ||
          !agrees(o3, bodies[e + 3] ?? 0)
        )
          continue;
        if ((info & 15) >= need || ((info >> 4) & 15) < need) {
          if (before !== NO_ENTRY) {
            heads[before] = heads[e] ?? 0;
            heads[e] = slots[slot + 2] ?? 0;
            slots[slot + 2] = e;
          }
          pinTops(
            (bodies[e] ?? 0) >>> 26,
            (bodies[e + 1] ?? 0) >>> 26,
            (bodies[e + 2] ?? 0) >>> 26,
            (bodies[e + 3] ?? 0) >>> 26,
          );
          return (info & 15) >= need;
        }
        near = e;
      }
      era = table.era();
    }
    const base = n << 2;
    const count = leadMoves(n, leader, hint);
    const at = base << 4;
    let pinsA = 0;
    let pinsB = 0;
    let result = wants === 0;
    let best = NO_MOVE;
    let small0 = 0;
    let small1 = 0;
    let small2 = 0;
    let small3 = 0;
    for (let i = 0; i < count; i += 1) {
      const code = (moves[at + i] ?? 0) & MOVE;
      const suit = code >> 4;
      const bit = 1 << (code & 15);
      const small = suit === 0 ? small0 : suit === 1 ? small1 : suit === 2 ? small2 : small3;
      if (bit < small) {
        const low = pinOfRow(suit, bit, left[suit] ?? 0, leader, small);
        if (suit < 2) pinsA |= suit === 1 ? low << SUIT_BITS : low;
        else pinsB |= suit === 3 ? low << SUIT_BITS : low;
        continue;
      }
      ruffs[n] = suit === unruffable ? -1 : trump;
      left[suit] = (left[suit] ?? 0) ^ bit;
      const reached = follow(1, n, leader, need, suit, suit, bit, 0, 0);
      left[suit] = (left[suit] ?? 0) ^ bit;
      if (aborted) return false;
      if (reached === (wants === 1)) {
        result = reached;
        pinsA = pins[0] ?? 0;
        pinsB = pins[1] ?? 0;
        best = code;
        leads.remember(n, leader, code);
        break;
      }
      afterFailure(suit, bit, left[suit] ?? 0, leader);
      pinsA |= pins[0] ?? 0;
      pinsB |= pins[1] ?? 0;
      if (bit < failLow) {
        if (suit === 0) small0 = failLow;
        else if (suit === 1) small1 = failLow;
        else if (suit === 2) small2 = failLow;
        else small3 = failLow;
      }
    }
    pins[0] = pinsA;
    pins[1] = pinsB;
    if (alive) addPin(pins, dutySuit, dutyBit);
    const k0 = pinnedCount(left[0] ?? 0, (pins[0] ?? 0) & 8191);
    const k1 = pinnedCount(left[1] ?? 0, (pins[0] ?? 0) >>> 13);
    const k2 = pinnedCount(left[2] ?? 0, (pins[1] ?? 0) & 8191);
    const k3 = pinnedCount(left[3] ?? 0, (pins[1] ?? 0) >>> 13);
    pinTops(k0, k1, k2, k3);
    if (usesTable) {
      words[0] = pinnedWord(o0, k0);
      words[1] = pinnedWord(o1, k1);
      words[2] = pinnedWord(o2, k2);
      words[3] = pinnedWord(o3, k3);
      table.store(
        keyA,
        keyB,
        tops,
        words,
        result ? need : 0,
        result ? n : need - 1,
        best,
        era === table.era() ? near : NO_ENTRY,
      );
    }
    return result;
  }

  /** Pins the first cards of each suit. */
  function pinTops(k0: number, k1: number, k2: number, k3: number): void {
    pins[0] =
      (KTH_HIGHEST[((left[0] ?? 0) << 4) | k0] ?? 0) | ((KTH_HIGHEST[((left[1] ?? 0) << 4) | k1] ?? 0) << 13);
    pins[1] =
      (KTH_HIGHEST[((left[2] ?? 0) << 4) | k2] ?? 0) | ((KTH_HIGHEST[((left[3] ?? 0) << 4) | k3] ?? 0) << 13);
  }

  /** Lists the leads; a holder of the called card who must lead it has no other of its suit (R7.3, `holderLead`). */
  function leadMoves(n: number, leader: number, hint: number): number {
    if (mustLeadIt && leader === holder && !wasLed && dutyAlive()) {
      const all = leads.list(n, leader, hint);
      let kept = 0;
      const at = n << 6;
      for (let i = 0; i < all; i += 1) {
        const code = (moves[at + i] ?? 0) & MOVE;
        if (code >> 4 === dutySuit && 1 << (code & 15) !== dutyBit) continue;
        moves[at + kept] = moves[at + i] ?? 0;
        kept += 1;
      }
      return kept;
    }
    return leads.list(n, leader, hint);
  }

  /**
   * After a move that did not help: pins its row of equivalent cards where part of it is pinned, and leaves in `failLow` the lowest
   * pinned card of the suit. Skipping what is proven small (Haglund, DDS) halves the nodes: without it 1.9 times as many.
   */
  function afterFailure(suit: number, bit: number, mask: number, player: number): void {
    if (dutyAlive()) addPin(pins, dutySuit, dutyBit);
    const pinned = ((pins[suit >> 1] ?? 0) >>> ((suit & 1) === 1 ? 13 : 0)) & 8191;
    failLow = pinned === 0 ? 8192 : pinned & -pinned;
    const cards = row(suit, bit, mask, player);
    const low = cards & -cards;
    if (cards !== low && cards >= failLow) {
      addPin(pins, suit, low);
      if (low < failLow) failLow = low;
    }
  }

  /** Lists what the player at a position of the trick may play, one card of each row; a single choice is not scored. */
  function playMoves(
    position: number,
    n: number,
    leader: number,
    led: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
  ): number {
    onTable[LED] = led;
    onTable[WIN_SUIT] = winSuit;
    onTable[WIN_BIT] = winBit;
    onTable[WIN_POSITION] = winPosition;
    onTable[RUFF_SUIT] = ruffs[n] ?? 0;
    const player = (leader + position) & 3;
    const at = ((n << 2) | position) << 4;
    const mine = (own[(led << 2) | player] ?? 0) & (left[led] ?? 0);
    if (mine === 0) return discards.list(at, position, leader);
    if (led === dutySuit && player === holder && !wasLed && (mine & dutyBit) !== 0) {
      moves[at] = (led << 4) | (31 - Math.clz32(dutyBit));
      return 1;
    }
    const inPlay = (left[led] ?? 0) | (winSuit === led ? winBit : 0);
    const cards = (lowest[(led << SUIT_BITS) | inPlay] ?? 0) & mine;
    if ((cards & (cards - 1)) === 0) {
      moves[at] = (led << 4) | (31 - Math.clz32(cards));
      return 1;
    }
    return follows.list(at, cards, position, leader);
  }

  /** The search behind a complete trick; pins its winner when anybody else played a card of the same suit. */
  function complete(
    n: number,
    leader: number,
    need: number,
    led: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
    contested: number,
  ): boolean {
    const next = (leader + winPosition) & 3;
    const rest = need - ((counted >> next) & 1);
    let reached = rest <= 0;
    if (reached || rest > n - 1) {
      pins[0] = 0;
      pins[1] = 0;
    } else {
      const before = wasLed;
      if (led === dutySuit && firstLeadOnly) wasLed = true;
      reached = trick(n - 1, next, rest);
      wasLed = before;
    }
    if (contested !== 0) addPin(pins, winSuit, winBit);
    return reached;
  }

  /**
   * Whether the counted side reaches `need` tricks from a position in the middle of a trick. Who holds one card of the suit asked plays
   * it on the way to the first who has a choice, or to the end of the trick.
   */
  function follow(
    from: number,
    n: number,
    leader: number,
    need: number,
    led: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
    contested: number,
  ): boolean {
    const inSuit = left[led] ?? 0;
    const sameSuit = winSuit === led;
    let best = winBit;
    let winner = winPosition;
    let isContested = contested;
    let position = from;
    let forced = 0;
    for (; position < 4; position += 1) {
      const card = (own[(led << 2) | ((leader + position) & 3)] ?? 0) & inSuit;
      if (card === 0 || (card & (card - 1)) !== 0) break;
      forced |= card;
      if (!sameSuit) continue;
      isContested = 1;
      if (card > best) {
        best = card;
        winner = position;
      }
    }
    left[led] = inSuit ^ forced;
    const reached =
      position < 4
        ? choose(position, n, leader, need, led, winSuit, best, winner, isContested)
        : complete(n, leader, need, led, winSuit, best, winner, isContested);
    left[led] = inSuit;
    return reached;
  }

  /** The same where the player has a choice. */
  function choose(
    position: number,
    n: number,
    leader: number,
    need: number,
    led: number,
    winSuit: number,
    winBit: number,
    winPosition: number,
    contested: number,
  ): boolean {
    const player = (leader + position) & 3;
    const wants = ((maximise >> player) & 1) === 1;
    const count = playMoves(position, n, leader, led, winSuit, winBit, winPosition);
    const at = ((n << 2) | position) << 4;
    const ruff = ruffs[n] ?? 0;
    let pinsA = 0;
    let pinsB = 0;
    let small0 = 0;
    let small1 = 0;
    let small2 = 0;
    let small3 = 0;
    for (let i = 0; i < count; i += 1) {
      const code = (moves[at + i] ?? 0) & MOVE;
      const suit = code >> 4;
      const bit = 1 << (code & 15);
      const small = suit === 0 ? small0 : suit === 1 ? small1 : suit === 2 ? small2 : small3;
      if (bit < small) {
        const low = pinOfRow(suit, bit, (left[suit] ?? 0) | (suit === winSuit ? winBit : 0), player, small);
        if (suit < 2) pinsA |= suit === 1 ? low << SUIT_BITS : low;
        else pinsB |= suit === 3 ? low << SUIT_BITS : low;
        continue;
      }
      let ws = winSuit;
      let wb = winBit;
      let wp = winPosition;
      let con = contested;
      if (suit === ws) {
        con = 1;
        if (bit > wb) {
          wb = bit;
          wp = position;
        }
      } else if (suit === ruff) {
        ws = suit;
        wb = bit;
        wp = position;
        con = 0;
      }
      left[suit] = (left[suit] ?? 0) ^ bit;
      const reached =
        position < 3
          ? follow(position + 1, n, leader, need, led, ws, wb, wp, con)
          : complete(n, leader, need, led, ws, wb, wp, con);
      left[suit] = (left[suit] ?? 0) ^ bit;
      if (aborted) return false;
      if (reached === wants) return reached;
      afterFailure(suit, bit, (left[suit] ?? 0) | (suit === winSuit ? winBit : 0), player);
      pinsA |= pins[0] ?? 0;
      pinsB |= pins[1] ?? 0;
      if (bit < failLow) {
        if (suit === 0) small0 = failLow;
        else if (suit === 1) small1 = failLow;
        else if (suit === 2) small2 = failLow;
        else small3 = failLow;
      }
    }
    pins[0] = pinsA;
    pins[1] = pinsB;
    return !wants;
  }

  /** The cards equivalent to one of a hand, itself included, in a suit as it is with the card to beat. */
  function row(suit: number, bit: number, mask: number, player: number): number {
    const rows = lowest[(suit << SUIT_BITS) | mask] ?? 0;
    const low = 1 << (31 - Math.clz32(rows & ((bit << 1) - 1)));
    const higher = rows & ~((bit << 1) - 1);
    return (
      (own[(suit << 2) | player] ?? 0) & mask & ~(low - 1) & (higher === 0 ? 8191 : (higher & -higher) - 1)
    );
  }

  /**
   * What to pin when a row is left out because one of its cards is small: its lowest card if the row reaches up to the pinned ones, for
   * elsewhere its upper cards may be no neighbours of a small one.
   */
  function pinOfRow(suit: number, bit: number, mask: number, player: number, small: number): number {
    const cards = row(suit, bit, mask, player);
    return cards >= small ? cards & -cards : 0;
  }

  /** Says which suit is led, for a search that begins behind the lead. */
  function setLead(n: number, suit: number): void {
    ruffs[n] = suit === unruffable ? -1 : trump;
  }

  /** Takes the table and the techniques of the solver that searches next; throws within the question whether to stop. */
  function use(own: Table, techniques: Techniques): void {
    if (isAsking) throw new Error('a position is solved within the question whether to stop another');
    table = own;
    ({ slots, heads, bodies } = own);
    usesTable = techniques.table;
    usesBounds = techniques.quickTricks;
  }

  function start(limit: number, poll?: () => boolean): void {
    budget = limit;
    cancelled = poll;
    nodes = 0;
    aborted = false;
  }

  return {
    board,
    moves,
    ruffs,
    load,
    start,
    trick,
    follow,
    complete,
    leadMoves,
    playMoves,
    row,
    setLead,
    use,
    nodes: () => nodes,
    aborted: () => aborted,
  };
}

/** A search and what its root needs of it. */
export type Search = ReturnType<typeof createSearch>;
