/** Cards of one suit in a deal under search: at most thirteen, so that its states are the masks below 2^13. */
export const SUIT_BITS = 13;
const STATES = 1 << SUIT_BITS;

/** How many bits each mask of one suit has, indexed by mask. */
export const BIT_COUNT = new Uint8Array(STATES);
for (let mask = 1; mask < STATES; mask += 1) BIT_COUNT[mask] = (BIT_COUNT[mask >> 1] ?? 0) + (mask & 1);

/**
 * The lowest of the top cards of a suit: at `mask << 4 | k` the bit of the k-th highest card in the mask, 0 for k = 0, and the lowest
 * card where the mask has fewer than k.
 */
export const KTH_HIGHEST = new Uint16Array(STATES << 4);
for (let mask = 1; mask < STATES; mask += 1) {
  let rest = mask;
  let bit = 0;
  for (let k = 1; k < 16; k += 1) {
    if (rest !== 0) {
      bit = 1 << (31 - Math.clz32(rest));
      rest ^= bit;
    }
    KTH_HIGHEST[(mask << 4) | k] = bit;
  }
}

/**
 * What a suit looks like once some of its cards are gone. Who holds each card is fixed when a deal is loaded, so that the mask
 * of the cards still in play says all of a suit; these tables are indexed by `suit << 13 | mask`.
 */
export interface SuitStates {
  /** The cards of each hand when the deal was loaded, at `suit << 2 | place`. */
  readonly own: Int32Array;
  /** The owners of the cards from the highest down, two bits a card from bit 25 down: the suit by relative rank. */
  readonly owners: Int32Array;
  /** The lengths of the four hands, four bits a place. */
  readonly lengths: Uint16Array;
  /** The cards whose next lower neighbour lies in another hand: the lowest of each row of equivalent cards (1.13 times the nodes without). */
  readonly lowest: Uint16Array;
}

/**
 * An array of 32-bit numbers outside the heap of the engine. A small array lies in that heap, where it may be moved, so that every
 * access loads its address; the search of endings is a few hundredths slower with that.
 */
export const fixedArray = (length: number): Int32Array => new Int32Array(new ArrayBuffer(length << 2));

/** Empty tables for `fillSuitStates`. */
export function createSuitStates(): SuitStates {
  return {
    own: fixedArray(16),
    owners: new Int32Array(4 << SUIT_BITS),
    lengths: new Uint16Array(4 << SUIT_BITS),
    lowest: new Uint16Array(4 << SUIT_BITS),
  };
}

/**
 * Computes the states of one suit from the owners of its cards, lowest first. The card at `apart` (or none, -1) counts as
 * equivalent to no other: that is the called card, which its holder may be bound to play.
 */
export function fillSuitStates(
  states: SuitStates,
  suit: number,
  holders: readonly number[],
  apart: number,
): void {
  const { own, owners, lengths, lowest } = states;
  const base = suit << SUIT_BITS;
  own.fill(0, suit << 2, (suit + 1) << 2);
  owners[base] = 0;
  lengths[base] = 0;
  lowest[base] = 0;
  for (let index = 0; index < holders.length; index += 1) {
    const holder = holders[index] ?? 0;
    const bit = 1 << index;
    own[(suit << 2) | holder] = (own[(suit << 2) | holder] ?? 0) | bit;
    owners[base | bit] = holder << 24;
    lengths[base | bit] = 1 << (holder << 2);
    lowest[base | bit] = bit;
    for (let below = 0; below < index; below += 1) {
      const joined = holders[below] === holder && below !== apart && index !== apart;
      addOnTop(states, base, bit, below, holder, joined ? 0 : bit);
    }
  }
}

/** The states with a new highest card over those whose highest card is a given one. */
function addOnTop(
  { owners, lengths, lowest }: SuitStates,
  base: number,
  bit: number,
  below: number,
  holder: number,
  bottom: number,
): void {
  const owner = holder << 24;
  const length = 1 << (holder << 2);
  const last = base + (2 << below);
  for (let from = base + (1 << below); from < last; from += 1) {
    owners[from + bit] = owner | ((owners[from] ?? 0) >>> 2);
    lengths[from + bit] = (lengths[from] ?? 0) + length;
    lowest[from + bit] = (lowest[from] ?? 0) | bottom;
  }
}
