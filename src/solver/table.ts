/** Where nothing is known yet. */
export const NO_ENTRY = 0;
const SLOT_WORDS = 4;
const ENTRY_WORDS = 4;
const WORD_BYTES = 4;
/** The slots in use are doubled when three quarters full: few slots stay in the processor's cache. */
const FULLEST = 0.75;
const RANKS = 0x3ffffff;

/** The slots take an eighth of the memory, and never more than 8 MiB. */
const SLOT_SHARE = 8;
const MOST_SLOT_BITS = 19;
const FIRST_SLOT_BITS = 8;

/**
 * The transposition table of partition search (Ginsberg 1996), on two typed arrays. A slot stands for the lengths of all
 * hands in all suits and the leader; it heads a chain of entries, each with the owners of the top cards that mattered and bounds.
 * Without the table there are three times the trick nodes at eight cards a hand, and no end at thirteen. What a lookup finds moves to the
 * head of its chain, which saves a tenth of the time. When slots or entries run out all is forgotten and the search goes on.
 *
 * Entry: next, mask and value of the four top owners of all suits (one compare refuses most entries), the owners of each
 * suit with the number of pinned cards in the upper bits, and bounds with the best lead.
 */
export interface Table {
  readonly slots: Int32Array;
  readonly heads: Int32Array;
  readonly bodies: Int32Array;
  /** Forgets everything. */
  reset(): void;
  /** The slot of a pair of keys, made if there was none. */
  slot(keyA: number, keyB: number): number;
  /** Adds bounds for the positions that agree with the owners words in the first cards of each suit. */
  store(
    keyA: number,
    keyB: number,
    tops: number,
    words: Int32Array,
    low: number,
    high: number,
    best: number,
    near: number,
  ): void;
  /** Changes whenever the table is cleared. */
  readonly era: () => number;
}

const topMask = (count: number): number => (count >= 4 ? 255 : (255 << (8 - (count << 1))) & 255);

/** A table that takes at most so many bytes. */
export function createTable(memory: number): Table {
  const affordable = Math.floor(Math.log2(Math.max(1, memory / (SLOT_SHARE * SLOT_WORDS * WORD_BYTES))));
  const mostBits = Math.min(MOST_SLOT_BITS, Math.max(FIRST_SLOT_BITS, affordable));
  const slotWords = SLOT_WORDS << mostBits;
  const capacity = Math.max(
    1024,
    Math.floor((memory - slotWords * WORD_BYTES) / (2 * ENTRY_WORDS * WORD_BYTES)),
  );
  const slots = new Int32Array(slotWords);
  const heads = new Int32Array(capacity * ENTRY_WORDS);
  const bodies = new Int32Array(capacity * ENTRY_WORDS);
  let bits = FIRST_SLOT_BITS;
  let slotMask = 0;
  let mostShapes = 0;
  let stamp = 0;
  let era = 0;
  let used = 1;
  let shapes = 0;

  function setBits(count: number): void {
    bits = count;
    slotMask = (1 << bits) - 1;
    mostShapes = Math.floor((1 << bits) * FULLEST);
  }

  function reset(): void {
    // A stamp on every slot makes clearing free: filling the slots would cost more than a small ending.
    stamp += 1;
    era += 1;
    used = 1;
    shapes = 0;
    setBits(FIRST_SLOT_BITS);
  }

  /** Doubles the slots in use and puts every shape in its new place; forgets everything when there are no more. */
  function grow(): void {
    if (bits === mostBits) {
      reset();
      return;
    }
    const live: number[] = [];
    for (let at = 0; at <= slotMask * SLOT_WORDS; at += SLOT_WORDS) {
      if (slots[at + 3] === stamp) live.push(slots[at] ?? 0, slots[at + 1] ?? 0, slots[at + 2] ?? 0);
    }
    stamp += 1;
    shapes = 0;
    setBits(bits + 1);
    for (let index = 0; index < live.length; index += 3) {
      slots[slot(live[index] ?? 0, live[index + 1] ?? 0) + 2] = live[index + 2] ?? 0;
    }
  }

  function slot(keyA: number, keyB: number): number {
    const mixed = Math.imul(keyA ^ Math.imul(keyB ^ (keyB >>> 15), 0x2c1b3c6d), 0x297a2d39);
    let at = ((mixed ^ (mixed >>> 15)) & slotMask) * SLOT_WORDS;
    for (;;) {
      if (slots[at + 3] !== stamp) break;
      if (slots[at] === keyA && slots[at + 1] === keyB) return at;
      at = (at + SLOT_WORDS) & (slotMask * SLOT_WORDS);
    }
    if (shapes >= mostShapes) {
      grow();
      return slot(keyA, keyB);
    }
    slots[at] = keyA;
    slots[at + 1] = keyB;
    slots[at + 2] = NO_ENTRY;
    slots[at + 3] = stamp;
    shapes += 1;
    return at;
  }

  function store(
    keyA: number,
    keyB: number,
    tops: number,
    words: Int32Array,
    low: number,
    high: number,
    best: number,
    near: number,
  ): void {
    let home = slot(keyA, keyB);
    const w0 = words[0] ?? 0;
    const w1 = words[1] ?? 0;
    const w2 = words[2] ?? 0;
    const w3 = words[3] ?? 0;
    const mask =
      topMask(w0 >>> 26) |
      (topMask(w1 >>> 26) << 8) |
      (topMask(w2 >>> 26) << 16) |
      (topMask(w3 >>> 26) << 24);
    const value = tops & mask;
    if (
      near !== NO_ENTRY &&
      bodies[near] === w0 &&
      bodies[near + 1] === w1 &&
      bodies[near + 2] === w2 &&
      bodies[near + 3] === w3
    ) {
      const known = heads[near + 3] ?? 0;
      heads[near + 3] = Math.max(known & 15, low) | (Math.min((known >> 4) & 15, high) << 4) | (best << 8);
      return;
    }
    if (used >= capacity) {
      reset();
      home = slot(keyA, keyB);
    }
    const entry = used * ENTRY_WORDS;
    heads[entry] = slots[home + 2] ?? 0;
    heads[entry + 1] = mask;
    heads[entry + 2] = value;
    bodies[entry] = w0;
    bodies[entry + 1] = w1;
    bodies[entry + 2] = w2;
    bodies[entry + 3] = w3;
    heads[entry + 3] = low | (high << 4) | (best << 8);
    slots[home + 2] = entry;
    used += 1;
  }

  return { slots, heads, bodies, reset, slot, store, era: () => era };
}

/** The owners of the first cards of a suit and their number, as an entry keeps them. */
export const pinnedWord = (owners: number, count: number): number =>
  (count << 26) | (owners & ~(RANKS >>> (count << 1)));

/** Whether two owners words agree in as many top cards as the entry's word pins. */
export const agrees = (owners: number, word: number): boolean =>
  ((owners ^ word) & RANKS) >>> (26 - ((word >>> 26) << 1)) === 0;
