import {
  BIT_COUNT,
  createSuitStates,
  fillSuitStates,
  fixedArray,
  SUIT_BITS,
  type SuitStates,
} from './suitStates.js';

/** A deal loaded for the search: cards are compressed, so that bit i of a suit is its i-th lowest card still in play. */
export interface LoadedDeal {
  /** The holders of the cards of each suit, the lowest card first; cards on the table belong to who played them. */
  readonly holders: readonly [readonly number[], readonly number[], readonly number[], readonly number[]];
  /** The trump suit, or -1. */
  readonly trump: number;
  /** The places whose tricks count, and the places that want many of them. */
  readonly counted: number;
  readonly maximise: number;
  readonly rules: SearchRules;
}

/** The rules beyond following suit that bind the players, as numbers: suits and places, -1 where there is none. */
export interface SearchRules {
  /** The called card as suit and bit, and its holder; the suit is -1 when no card is called or it has been played. */
  readonly dutySuit: number;
  readonly dutyBit: number;
  readonly holder: number;
  readonly holderMustLeadIt: boolean;
  readonly firstLeadOnly: boolean;
  readonly wasLed: boolean;
  readonly keepToTheLast: boolean;
  readonly mustRuff: boolean;
  readonly unruffable: number;
}

/**
 * What all parts of a search share. Arrays are written in place: nothing is allocated while a search runs.
 */
export interface Board extends SuitStates {
  /** The cards still in play, by suit: with `own` this is the whole position. */
  readonly left: Int32Array;
  /**
   * The cards whose rank mattered for the last answer, two suits to an element, thirteen bits each: partition search.
   * An answer holds for every position in which the suits agree from the top down to the lowest of them.
   */
  readonly pins: Int32Array;
  /** The place that held a card when the deal was loaded, at `suit << 4 | index of its bit`. */
  readonly holderOf: Int32Array;
  /** The trick under way at the next choice, by the constants below. */
  readonly trick: Int32Array;
  /** For each place the mask of the places that want the opposite. */
  readonly enemies: Int32Array;
  /** For each place up to two others who want the same, or the place itself. */
  readonly friend: Int32Array;
  readonly secondFriend: Int32Array;
}

/** What `trick` holds: the suits led, winning, and able to ruff (or -1), the bit and the position in the trick of the card that wins. */
export const LED = 0;
export const WIN_SUIT = 1;
export const WIN_BIT = 2;
export const WIN_POSITION = 3;
export const RUFF_SUIT = 4;

/** An empty board. */
export function createBoard(): Board {
  return {
    ...createSuitStates(),
    left: fixedArray(4),
    pins: fixedArray(2),
    holderOf: fixedArray(64),
    trick: fixedArray(5),
    enemies: fixedArray(4),
    friend: fixedArray(4),
    secondFriend: fixedArray(4),
  };
}

/** The steps from a place to those who may be its friends, the first looked at first. */
const FRIENDS = [2, 1, 3] as const;

/** Puts a deal on the board. */
export function loadBoard(board: Board, deal: LoadedDeal): void {
  const { rules } = deal;
  deal.holders.forEach((holders, suit) => {
    const apart = suit === rules.dutySuit ? 31 - Math.clz32(rules.dutyBit) : -1;
    fillSuitStates(board, suit, holders, apart);
    for (let index = 0; index < holders.length; index += 1)
      board.holderOf[(suit << 4) | index] = holders[index] ?? 0;
    board.left[suit] = (1 << holders.length) - 1;
  });
  for (let place = 0; place < 4; place += 1) {
    const wants = (deal.maximise >> place) & 1;
    board.enemies[place] = wants === 1 ? ~deal.maximise & 15 : deal.maximise;
    board.friend[place] = place;
    board.secondFriend[place] = place;
    // From the last choice to the first: the place opposite, the next, the one before.
    for (let choice = FRIENDS.length - 1; choice >= 0; choice -= 1) {
      const other = (place + (FRIENDS[choice] ?? 0)) & 3;
      if (((deal.maximise >> other) & 1) !== wants) continue;
      if (board.friend[place] !== place) board.secondFriend[place] = board.friend[place] ?? place;
      board.friend[place] = other;
    }
  }
}

/** Adds one card, given as a bit of its suit, to the pins. */
export function addPin(pins: Int32Array, suit: number, bit: number): void {
  pins[suit >> 1] = (pins[suit >> 1] ?? 0) | ((suit & 1) === 1 ? bit << SUIT_BITS : bit);
}

/** How many of the top cards of a suit are pinned by the cards that mattered: all down to the lowest of them. */
export const pinnedCount = (mask: number, mattered: number): number =>
  mattered === 0 ? 0 : (BIT_COUNT[mask & ~((mattered & -mattered) - 1)] ?? 0);
