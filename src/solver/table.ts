/** Where nothing is known yet. */
export const NO_ENTRY = 0;
const SLOT_WORDS = 4;
const ENTRY_WORDS = 4;
const WORD_BYTES = 4;
/** A slot table is cleared when three quarters full. */
const FULLEST = 0.75;
const RANKS = 0x3ffffff;

/** How a table is sized: bytes in all, of which the slots take a fixed part. */
const MOST_SLOT_BITS = 17;

/**
 * The transposition table of partition search (Ginsberg 1996), on two typed arrays. A slot stands for the lengths of all
 * hands in all suits and the leader; it heads a chain of entries, each with the owners of the top cards that mattered and bounds.
 *
 * Entry: next, mask and value of the four top owners of all suits (one compare refuses most entries), the owners of each
 * suit with the number of pinned cards in the upper bits, and bounds with the best lead.
 */
export interface Table {
  readonly slots: Int32Array;
  readonly heads: Int32Array;
  readonly bodies: Int32Array;
  /** Forgets everything; the slots are sized for positions of so many tricks. */
  reset(tricks: number): void;
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
  readonly used: () => number;
  /** Changes whenever the table is cleared. */
  readonly era: () => number;
}

const topMask = (count: number): number => (count >= 4 ? 255 : (255 << (8 - (count << 1))) & 255);

/** A table that takes at most so many bytes. */
export function createTable(memory: number): Table {
  const slotWords = SLOT_WORDS << MOST_SLOT_BITS;
  const capacity = Math.max(
    1024,
    Math.floor((memory - slotWords * WORD_BYTES) / (2 * ENTRY_WORDS * WORD_BYTES)),
  );
  const slots = new Int32Array(slotWords);
  const heads = new Int32Array(capacity * ENTRY_WORDS);
  const bodies = new Int32Array(capacity * ENTRY_WORDS);
  let slotMask = 0;
  let mostShapes = 0;
  let generation = 0;
  let used = 1;
  let shapes = 0;

  function clear(): void {
    // A stamp on every slot makes clearing free: filling the slots would cost more than a small ending.
    generation += 1;
    used = 1;
    shapes = 0;
  }

  function reset(tricks: number): void {
    const bits = Math.min(MOST_SLOT_BITS, 2 * tricks);
    slotMask = (1 << bits) - 1;
    mostShapes = Math.floor((1 << bits) * FULLEST);
    clear();
  }

  function slot(keyA: number, keyB: number): number {
    const mixed = Math.imul(keyA ^ Math.imul(keyB ^ (keyB >>> 15), 0x2c1b3c6d), 0x297a2d39);
    let at = ((mixed ^ (mixed >>> 15)) & slotMask) * SLOT_WORDS;
    for (;;) {
      if (slots[at + 3] !== generation) break;
      if (slots[at] === keyA && slots[at + 1] === keyB) return at;
      at = (at + SLOT_WORDS) & (slotMask * SLOT_WORDS);
    }
    if (shapes >= mostShapes) {
      clear();
      return slot(keyA, keyB);
    }
    slots[at] = keyA;
    slots[at + 1] = keyB;
    slots[at + 2] = NO_ENTRY;
    slots[at + 3] = generation;
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
      clear();
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

  return { slots, heads, bodies, reset, slot, store, used: () => used, era: () => generation };
}

/** The owners of the first cards of a suit and their number, as an entry keeps them. */
export const pinnedWord = (owners: number, count: number): number =>
  (count << 26) | (owners & ~(RANKS >>> (count << 1)));

/** Whether two owners words agree in as many top cards as the entry's word pins. */
export const agrees = (owners: number, word: number): boolean =>
  ((owners ^ word) & RANKS) >>> (26 - ((word >>> 26) << 1)) === 0;
