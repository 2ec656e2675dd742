import {
  CATCHABLE,
  FLAGS,
  FREE,
  type Level,
  nameColumn,
  PARTLY,
  SuitTable,
  TRUE,
  UNSAFE,
  WINNABLE,
} from './suitTable.js';
import type { ExactTable } from './table.js';

const SUITS = 4;
const POLL = 2047;
/** Who leads in the free search, when it is not the declarer: any of the others. */
const ANYBODY = 1;

const highest = (mask: number): number => 31 - Math.clz32(mask);
const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** What a search is asked: the tricks to take and the level, in one small number. */
const modeOf = (tricks: number, level: Level): number => (tricks << 2) | level;

/**
 * The search for a declarer, place 0, who wants exactly so many tricks without trump against the three others, who sit at 1, 2
 * and 3 clockwise. Mutable, and without garbage: the cards left are four masks, each card is taken out and put back.
 *
 * Three levels of truth. In the FREE search any of the others may lead after a trick that the declarer lost. That gives the
 * defence more than it has, so that what is made there is made; and only the place of a card among the declarer's still matters,
 * so that a small table holds all. PARTLY, for misère only, is free in the suits that are safe for ever, where whoever followed
 * suit may lead next. TRUE is the game. Each level is asked before the next: a proof is mostly found in the first.
 *
 * What the search leaves out, all of it checked against a plain minimax:
 * - Misère, the declarer: of two cards that lose the trick it is never wrong to play the higher, and the same when discarding from a
 *   suit: any plan for the hand with the higher card works with the lower. He follows in one way, and discards in three at most.
 * - Misère, a suit in which his i-th lowest card is below the i-th lowest outside for every i is safe for ever: the others'
 *   discards only raise theirs, and a duck under a card that was led keeps it so. All suits safe: made.
 * - Misère, FREE: for the defence the lower of two cards is never the worse one to keep.
 *
 * Thousands of nodes for the 100 misères and 100 pieks of `npm run bench:exact` (a deal counts 200 at most), 339 and 778 with
 * all of it, and with one thing left out: the FREE search 2,013 and 1,391; PARTLY 343 and 870; safe suits 5,588 and 2,942;
 * the declarer's one way of following and discarding 1,556 and 1,141; leads in suits where he may win first 306 and 2,104; low
 * cards first against a piek 339 and 934; suits in any order in the table 347 and 783. Worse than nothing were the last
 * successful lead of the same trick first (769 and 2,638 on other deals, against 764 and 1,085), and for piek a search for a
 * single trick in which the declarer says who leads. Tables of sets of positions: Ginsberg, Partition Search (AAAI 1996).
 */
export class ExactSearch {
  /** Arrivals at the start of a trick since `begin`. */
  nodes = 0;
  /** Whether the budget ran out or the caller cancelled; answers given after that are worthless. */
  stopped = false;
  private limit = Number.POSITIVE_INFINITY;
  private cancelled: () => boolean = () => false;
  private readonly suits = new SuitTable();
  private readonly table: ExactTable;
  private readonly left = new Int32Array(SUITS);

  constructor(table: ExactTable) {
    this.table = table;
  }

  /** Starts counting for a new question. */
  begin(limit: number, cancelled: () => boolean): void {
    this.nodes = 0;
    this.stopped = false;
    this.limit = limit;
    this.cancelled = cancelled;
  }

  /**
   * Sets up a position: the cards in hand at `place << 2 | suit`, and those on the table, counted to whoever played them. The owners stay
   * as they are when the position is one of the same deal.
   */
  load(hands: readonly number[], table: readonly number[]): void {
    const at = (place: number, suit: number): number => {
      const index = (place << 2) | suit;
      return (hands[index] ?? 0) | (table[index] ?? 0);
    };
    for (let suit = 0; suit < SUITS; suit += 1) {
      this.left[suit] = [0, 1, 2, 3].reduce((mask, place) => mask | (hands[(place << 2) | suit] ?? 0), 0);
      const known = [0, 1, 2, 3].every(
        (place) => (at(place, suit) & ~(this.suits.own[(place << 2) | suit] ?? 0)) === 0,
      );
      if (!known) this.suits.load(suit, at(0, suit), at(1, suit), at(2, suit), at(3, suit));
    }
  }

  /** Whether the declarer takes exactly so many tricks when a place leads to an empty table. */
  fromTrickStart(leader: number, tricks: number): boolean {
    return this.arrive(leader, modeOf(tricks, TRUE));
  }

  /**
   * The same with cards on the table: it is the turn of `place` in a trick of suit `led`, whose highest card so far is `best`, played
   * by `winner`.
   */
  fromTrick(
    place: number,
    leader: number,
    led: number,
    best: number,
    winner: number,
    tricks: number,
  ): boolean {
    return this.turn(place, leader, led, false, best, 1 << winner, modeOf(tricks, TRUE));
  }

  private hand(place: number, suit: number): number {
    return (this.suits.own[(place << 2) | suit] ?? 0) & (this.left[suit] ?? 0);
  }

  private flags(suit: number): number {
    return this.suits.read(this.suits.state(suit, this.left[suit] ?? 0), FLAGS);
  }

  private tricksLeft(): number {
    let count = 0;
    for (let suit = 0; suit < SUITS; suit += 1) {
      for (let mask = this.hand(0, suit); mask !== 0; mask &= mask - 1) count += 1;
    }
    return count;
  }

  /** The start of a trick: what needs no search is answered at once. */
  private arrive(leader: number, mode: number): boolean {
    if (this.stopped) return false;
    if (this.nodes >= this.limit || ((this.nodes & POLL) === POLL && this.cancelled())) {
      this.stopped = true;
      return false;
    }
    this.nodes += 1;
    const left = this.tricksLeft();
    if (mode >> 2 > left) return false;
    if (left === 0) return true;
    if (leader !== 0) {
      let seen = 0;
      for (let suit = 0; suit < SUITS; suit += 1) {
        const flags = this.flags(suit);
        if (mode >> 2 !== 0) seen |= flags & WINNABLE;
        else {
          seen |= flags & UNSAFE;
          if ((flags & CATCHABLE) !== 0 && ((mode & 3) === FREE || this.hand(leader, suit) !== 0))
            return false;
        }
      }
      // Misère with every suit safe is made; tricks still wanted and none that he could win: he has failed.
      if (seen === 0) return mode >> 2 === 0;
    }
    return this.decide(leader, mode, left);
  }

  /** Whether the position is made at this level: from the table, from the level below, or by search. */
  private decide(leader: number, mode: number, left: number): boolean {
    const { suits, table } = this;
    const column = nameColumn(mode >> 2 === 0 && leader !== 0, mode & 3);
    const a = suits.read(suits.state(0, this.left[0] ?? 0), column);
    const b = suits.read(suits.state(1, this.left[1] ?? 0), column);
    const c = suits.read(suits.state(2, this.left[2] ?? 0), column);
    const d = suits.read(suits.state(3, this.left[3] ?? 0), column);
    const asked = (mode & 3) === FREE && leader !== 0 ? ANYBODY : leader;
    table.aim(a, b, c, d, asked, mode);
    const found = table.find();
    if (found >= 0) return found === 1;
    const easier = (mode & 3) === FREE ? -1 : mode >> 2 === 0 ? mode - 1 : mode - TRUE;
    const made = (easier >= 0 && this.decide(leader, easier, left)) || this.expand(leader, mode);
    if (this.stopped) return false;
    table.aim(a, b, c, d, asked, mode);
    table.keep(made, left);
    return made;
  }

  /** Every lead; the suits in which the declarer may win come first. */
  private expand(leader: number, mode: number): boolean {
    if (leader === 0) return this.declarerLeads(mode);
    const free = (mode & 3) === FREE;
    for (let winnable: number = WINNABLE; winnable >= 0; winnable -= WINNABLE) {
      for (let suit = 0; suit < SUITS; suit += 1) {
        const flags = this.flags(suit);
        if ((flags & WINNABLE) !== winnable) continue;
        const safe = mode >> 2 === 0 && (flags & UNSAFE) === 0;
        for (let place = free ? 1 : leader; place <= (free ? 3 : leader); place += 1) {
          if (this.hand(place, suit) === 0) continue;
          if (!this.follow(place, place, suit, safe, -1, 0, mode)) return false;
        }
      }
    }
    return true;
  }

  private declarerLeads(mode: number): boolean {
    for (let unsafe = UNSAFE; unsafe >= 0; unsafe -= UNSAFE) {
      for (let suit = 0; suit < SUITS; suit += 1) {
        if (this.hand(0, suit) === 0 || (this.flags(suit) & UNSAFE) !== unsafe) continue;
        if (this.declarerFollows(0, suit, false, -1, 0, mode)) return true;
      }
    }
    return false;
  }

  /** The next place after `place`, or the end of the trick. */
  private next(
    place: number,
    leader: number,
    led: number,
    safe: boolean,
    best: number,
    heirs: number,
    mode: number,
  ): boolean {
    const turn = (place + 1) & 3;
    if (turn === leader) return this.endTrick(heirs, mode);
    return this.turn(turn, leader, led, safe, best, heirs, mode);
  }

  /** `heirs` are the places that may lead to the next trick: the winner, or all who followed suit where that is left free. */
  private endTrick(heirs: number, mode: number): boolean {
    if (heirs === 1) return mode >> 2 !== 0 && this.arrive(0, mode - modeOf(1, FREE));
    if ((mode & 3) === FREE) return this.arrive(ANYBODY, mode);
    for (let place = 1; place < 4; place += 1) {
      if ((heirs & (1 << place)) !== 0 && !this.arrive(place, mode)) return false;
    }
    return true;
  }

  private turn(
    place: number,
    leader: number,
    led: number,
    safe: boolean,
    best: number,
    heirs: number,
    mode: number,
  ): boolean {
    if (this.stopped) return false;
    const follows = this.hand(place, led) !== 0;
    if (place === 0) {
      if (follows) return this.declarerFollows(leader, led, safe, best, heirs, mode);
      return this.declarerDiscards(leader, led, safe, best, heirs, mode);
    }
    if (follows) return this.follow(place, leader, led, safe, best, heirs, mode);
    return this.discard(place, leader, led, safe, best, heirs, mode);
  }

  /** Plays a card of the suit led. */
  private put(
    card: number,
    place: number,
    leader: number,
    led: number,
    safe: boolean,
    best: number,
    heirs: number,
    mode: number,
  ): boolean {
    const { left } = this;
    const beats = card > best;
    let next = beats ? 1 << place : heirs;
    if (safe && (mode & 3) === PARTLY) next = place === 0 ? heirs : heirs | (1 << place);
    left[led] = (left[led] ?? 0) ^ (1 << card);
    const made = this.next(place, leader, led, safe, beats ? card : best, next, mode);
    left[led] = (left[led] ?? 0) ^ (1 << card);
    return made;
  }

  /** Plays a card of another suit. */
  private throwAway(
    suit: number,
    card: number,
    place: number,
    leader: number,
    led: number,
    safe: boolean,
    best: number,
    heirs: number,
    mode: number,
  ): boolean {
    const { left } = this;
    left[suit] = (left[suit] ?? 0) ^ (1 << card);
    const made = this.next(place, leader, led, safe, best, heirs, mode);
    left[suit] = (left[suit] ?? 0) ^ (1 << card);
    return made;
  }

  private declarerFollows(
    leader: number,
    led: number,
    safe: boolean,
    best: number,
    heirs: number,
    mode: number,
  ): boolean {
    const hand = this.hand(0, led);
    if (mode >> 2 === 0) {
      // Somebody will surely play higher than this: a card on the table, or one that a later place must play.
      let sure = best;
      for (let later = 1; later < (leader === 0 ? 4 : leader); later += 1) {
        const theirs = this.hand(later, led);
        if (theirs !== 0 && lowest(theirs) > sure) sure = lowest(theirs);
      }
      const ducks = sure < 0 ? 0 : hand & ((1 << sure) - 1);
      return ducks !== 0 && this.put(highest(ducks), 0, leader, led, safe, best, heirs, mode);
    }
    const between = ((this.left[led] ?? 0) & ~hand) | (best < 0 ? 0 : 1 << best);
    for (let cards = hand; cards !== 0; ) {
      const card = highest(cards);
      if (this.put(card, 0, leader, led, safe, best, heirs, mode)) return true;
      cards = withoutRow(cards, card, between, false);
    }
    return false;
  }

  private declarerDiscards(
    leader: number,
    led: number,
    safe: boolean,
    best: number,
    heirs: number,
    mode: number,
  ): boolean {
    for (let unsafe = UNSAFE; unsafe >= 0; unsafe -= UNSAFE) {
      for (let suit = 0; suit < SUITS; suit += 1) {
        const hand = this.hand(0, suit);
        if (hand === 0 || (this.flags(suit) & UNSAFE) !== unsafe) continue;
        const between = mode >> 2 === 0 ? 0 : (this.left[suit] ?? 0) & ~hand;
        for (let cards = hand; cards !== 0; ) {
          const card = highest(cards);
          if (this.throwAway(suit, card, 0, leader, led, safe, best, heirs, mode)) return true;
          cards = withoutRow(cards, card, between, false);
        }
      }
    }
    return false;
  }

  private follow(
    place: number,
    leader: number,
    led: number,
    safe: boolean,
    best: number,
    heirs: number,
    mode: number,
  ): boolean {
    const hand = this.hand(place, led);
    const upwards = mode >> 2 !== 0;
    const between = this.betweenFollowing(place, leader, led, safe, best, heirs, mode);
    for (let cards = hand; cards !== 0; ) {
      const card = upwards ? lowest(cards) : highest(cards);
      if (!this.put(card, place, leader, led, safe, best, heirs, mode)) return false;
      cards = withoutRow(cards, card, between, upwards);
    }
    return true;
  }

  /** The cards that tell those of a place apart when it follows suit: with none between them, two of his come to the same. */
  private betweenFollowing(
    place: number,
    leader: number,
    led: number,
    safe: boolean,
    best: number,
    heirs: number,
    mode: number,
  ): number {
    const level = mode & 3;
    const declarer = this.hand(0, led);
    const table = best < 0 ? 0 : 1 << best;
    if (level === FREE) {
      if (mode >> 2 !== 0) return heirs === 1 ? declarer | table : declarer;
      // The declarer has played and is beaten, or cannot be hurt here: the highest card is the one to be rid of.
      if (safe || leader === 0 || place < leader) return 0;
      // Under the highest card on the table all cards come to the same, and the highest is the one to be rid of.
      return best < 0 ? declarer : declarer & -(table << 1);
    }
    if (safe && level === PARTLY) return 0;
    const others = (this.left[led] ?? 0) & ~this.hand(place, led);
    return (safe ? others & ~declarer : others) | table;
  }

  private discard(
    place: number,
    leader: number,
    led: number,
    safe: boolean,
    best: number,
    heirs: number,
    mode: number,
  ): boolean {
    const upwards = mode >> 2 !== 0;
    for (let unsafe = UNSAFE; unsafe >= 0; unsafe -= UNSAFE) {
      for (let suit = 0; suit < SUITS; suit += 1) {
        const hand = this.hand(place, suit);
        if (hand === 0 || (this.flags(suit) & UNSAFE) !== unsafe) continue;
        const between = this.betweenDiscards(place, suit, unsafe !== 0, mode);
        for (let cards = hand; cards !== 0; ) {
          const card = upwards ? lowest(cards) : highest(cards);
          if (!this.throwAway(suit, card, place, leader, led, safe, best, heirs, mode)) return false;
          cards = withoutRow(cards, card, between, upwards);
        }
      }
    }
    return true;
  }

  private betweenDiscards(place: number, suit: number, unsafe: boolean, mode: number): number {
    const level = mode & 3;
    const declarer = this.hand(0, suit);
    const others = (this.left[suit] ?? 0) & ~this.hand(place, suit);
    if (mode >> 2 !== 0) return level === FREE ? declarer : others;
    if (level === FREE || (level === PARTLY && !unsafe)) return 0;
    return unsafe ? others : others & ~declarer;
  }
}

/** What is left of a hand without the row of equivalent cards that begins at `card`, downwards or upwards to the next card of `between`. */
function withoutRow(cards: number, card: number, between: number, upwards: boolean): number {
  if (upwards) {
    const above = between & -(2 << card);
    return above === 0 ? 0 : cards & -(2 << lowest(above));
  }
  const below = between & ((1 << card) - 1);
  return below === 0 ? 0 : cards & ((1 << highest(below)) - 1);
}
