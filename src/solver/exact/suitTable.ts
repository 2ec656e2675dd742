const RANKS = 13;
const STATES = 1 << RANKS;
const WIDTH = 8;

/** Where in a state its properties and its names stand; a name is asked for by column. */
export const FLAGS = 1;
const AVOID = 2;
const COUNT = 5;

/** How much of the truth a search keeps: see `ExactSearch`. */
export const FREE = 0;
export const PARTLY = 1;
export const TRUE = 2;
export type Level = typeof FREE | typeof PARTLY | typeof TRUE;

/** Some card of the declarer lies above its counterpart: his i-th lowest above the i-th lowest outside his hand. */
export const UNSAFE = 1;
/** Whoever of the others holds the suit can lead it so that the declarer must win at once. */
export const CATCHABLE = 2;
/** The declarer's highest card lies above the lowest outside his hand: he may win a trick in the suit that another leads. */
export const WINNABLE = 4;

const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);
const pointer = (suit: number, mask: number): number => ((suit << RANKS) | mask) * WIDTH;

/** A name grows by one card at a time, two bits of owner; the 1 in front tells names of different lengths apart. */
const named = (name: number, owner: number): number => (name << 2) | owner;

/** The same name with so many cards of one owner put behind it as the mask has bits. */
function namedAll(name: number, owner: number, mask: number): number {
  let result = name;
  for (let rest = mask; rest !== 0; rest &= rest - 1) result = named(result, owner);
  return result;
}

/**
 * What each suit looks like once some of its cards are gone. Who holds a card is fixed when a deal is loaded, so that the mask
 * of the cards still in hand says all; a state is computed when it is first met. A name is what a suit comes to in a search of
 * some level: positions whose four suits have the same names have the same answer, in any deal.
 */
export class SuitTable {
  /** The cards of each hand when the deal was loaded, at `place << 2 | suit`; place 0 is the declarer, 1 his left. */
  readonly own = new Int32Array(16);
  private readonly states = new Int32Array(4 * STATES * WIDTH);
  private readonly stamps = new Int32Array([1, 1, 1, 1]);

  /** Gives a suit other owners, which makes every state of it unknown; nothing happens when they are the same. */
  load(suit: number, declarer: number, left: number, across: number, right: number): void {
    const { own, stamps } = this;
    own[suit] = declarer;
    own[4 | suit] = left;
    own[8 | suit] = across;
    own[12 | suit] = right;
    stamps[suit] = (stamps[suit] ?? 0) + 1;
  }

  /** A property or name of the state at a pointer that `state` gave. */
  read(at: number, column: number): number {
    return this.states[at + column] ?? 0;
  }

  /** A pointer to the state of a suit in which the cards of the mask are left. */
  state(suit: number, mask: number): number {
    const at = pointer(suit, mask);
    if (this.states[at] !== this.stamps[suit]) this.fill(at, suit, mask);
    return at;
  }

  private fill(at: number, suit: number, mask: number): void {
    const { own, states } = this;
    const declarer = mask & (own[suit] ?? 0);
    const left = mask & (own[4 | suit] ?? 0);
    const across = mask & (own[8 | suit] ?? 0);
    const right = mask & (own[12 | suit] ?? 0);
    const flags = flagsOf(declarer, left, across, right);
    const inOrder = orderName(1, mask, declarer, left, across);
    const byGap = gapName(declarer, left, across, right);
    const ducks = namedAll(1, 0, declarer);
    const counted = namedAll(namedAll(namedAll(ducks, 1, left), 2, across), 3, right);
    const unsafe = (flags & UNSAFE) !== 0;
    states[at] = this.stamps[suit] ?? 0;
    states[at + FLAGS] = flags;
    states[at + AVOID + FREE] = unsafe ? byGap : counted;
    states[at + AVOID + PARTLY] = unsafe ? inOrder : counted;
    states[at + AVOID + TRUE] = unsafe ? inOrder : orderName(ducks, mask & ~declarer, declarer, left, across);
    states[at + COUNT + FREE] = byGap;
    states[at + COUNT + PARTLY] = inOrder;
    states[at + COUNT + TRUE] = inOrder;
  }
}

/**
 * The column of the names for a search at a level. The ranks of a safe suit may be left out only where the declarer must avoid every
 * trick and does not lead: a lead of his own can leave the suit unsafe.
 */
export const nameColumn = (avoids: boolean, level: number): number => (avoids ? AVOID : COUNT) + level;

function flagsOf(declarer: number, left: number, across: number, right: number): number {
  const others = left | across | right;
  if (declarer === 0 || others === 0) return 0;
  let flags = 0;
  let mine = declarer;
  let theirs = others;
  while (mine !== 0 && theirs !== 0) {
    if (lowest(mine) > lowest(theirs)) flags |= UNSAFE;
    mine &= mine - 1;
    theirs &= theirs - 1;
  }
  const under = lowest(declarer);
  const ducked = (hand: number): boolean => hand === 0 || lowest(hand) < under;
  if (ducked(left) && ducked(across) && ducked(right)) flags |= CATCHABLE;
  if (31 - Math.clz32(declarer) > lowest(others)) flags |= WINNABLE;
  return flags;
}

/** The owners of the cards from the lowest up, put behind a name. */
function orderName(from: number, mask: number, declarer: number, left: number, across: number): number {
  let name = from;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const card = rest & -rest;
    if ((declarer & card) !== 0) name = named(name, 0);
    else if ((left & card) !== 0) name = named(name, 1);
    else name = named(name, (across & card) !== 0 ? 2 : 3);
  }
  return name;
}

/** The same with the cards between two of the declarer's sorted by owner: which of them is higher does not matter. */
function gapName(declarer: number, left: number, across: number, right: number): number {
  let name = 1;
  let done = 0;
  for (let rest = declarer; ; rest &= rest - 1) {
    const card = rest & -rest;
    const gap = (rest === 0 ? STATES - 1 : card - 1) & ~done;
    name = namedAll(namedAll(namedAll(name, 1, left & gap), 2, across & gap), 3, right & gap);
    if (rest === 0) return name;
    name = named(name, 0);
    done |= gap | card;
  }
}
