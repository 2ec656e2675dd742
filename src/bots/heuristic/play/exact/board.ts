import { countRanks } from '../../../../engine/cardSet.js';

/**
 * An imagined deal that is played out by simple rules with all hands known. Everything is a number, because thousands of them are
 * played for one decision: a place counts clockwise from the hand that acts, a card is suit * 16 + rank.
 */
export interface Board {
  /** A mask of ranks for each hand and suit, indexed by place * 4 + suit. */
  readonly hands: Int32Array;
  /** How many tricks each place still wants exactly; NO_AIM for who has no such contract, or has failed. */
  readonly needs: Int32Array;
  readonly taken: Int32Array;
  /** Where each hand can be caught, indexed like the hands; UNKNOWN where it has to be worked out anew. */
  readonly dangers: Int32Array;
  /** Whether a place goes on avoiding tricks when it has failed, because each one more costs. */
  readonly paysOn: readonly boolean[];
  readonly trump: number;
  turn: number;
  /** How many cards lie on the table, the suit led (NO_SUIT before the first), and who is winning how strongly. */
  played: number;
  led: number;
  best: number;
  strength: number;
  /** Tricks yet to be completed. */
  left: number;
  /** Who is to be kept from the tricks he wants, worked out once a trick: a place, NOBODY, or UNKNOWN. */
  robbed: number;
}

export const PLACES = [0, 1, 2, 3] as const;
export const BOARD_SUITS = [0, 1, 2, 3] as const;
export const NO_AIM = -1;
export const NO_SUIT = -1;
export const UNKNOWN = -1;
export const NOBODY = -2;
/** Trumps rank above every card of the suit led. */
const TRUMP = 100;

/** The cards of a place in a suit, as a mask of ranks. */
export const handOf = (board: Board, place: number, suit: number): number =>
  board.hands[place * 4 + suit] ?? 0;
/** How many tricks a place still wants, or NO_AIM. */
export const needsOf = (board: Board, place: number): number => board.needs[place] ?? NO_AIM;
/** The number of a card on the board. */
export const codeOf = (suit: number, rank: number): number => suit * 16 + rank;
/** The highest rank of a mask that is not empty. */
export const top = (mask: number): number => 31 - Math.clz32(mask);
/** The lowest rank of a mask that is not empty. */
export const bottom = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** Whether a place has played to the trick on the table. */
export const hasPlayed = (board: Board, place: number): boolean =>
  ((place - board.turn + board.played) & 3) < board.played;

/** Completes a trick: its winner leads on, and wants one less. */
function takeTrick(board: Board): void {
  const { best } = board;
  board.taken[best] = (board.taken[best] ?? 0) + 1;
  const needs = needsOf(board, best);
  if (needs > 0 || (needs === 0 && board.paysOn[best] !== true)) board.needs[best] = needs - 1;
  board.turn = best;
  board.played = 0;
  board.led = NO_SUIT;
  board.left -= 1;
  board.robbed = UNKNOWN;
}

/** Plays a card of the hand whose turn it is. */
export function playOn(board: Board, card: number): void {
  const suit = card >> 4;
  const rank = card & 15;
  const { turn } = board;
  board.hands[turn * 4 + suit] = handOf(board, turn, suit) & ~(1 << rank);
  for (let index = suit; index < 16; index += 4) board.dangers[index] = UNKNOWN;
  if (board.played === 0) {
    board.led = suit;
    board.strength = -1;
  }
  const strength = suit === board.trump ? TRUMP + rank : suit === board.led ? rank : -1;
  if (strength > board.strength) {
    board.strength = strength;
    board.best = turn;
  }
  board.played += 1;
  board.turn = (turn + 1) & 3;
  if (board.played === 4) takeTrick(board);
}

/** The ranks of the suit led that stay below the card that is winning. */
export const belowBest = (board: Board): number =>
  board.strength >= TRUMP ? -1 : (1 << Math.max(0, board.strength)) - 1;

/**
 * The first round of a suit in which a hand can be caught if nobody discards, as round * 16 + the rank that is caught; 0 when never.
 * One other place can be left out, as if it could always stay below.
 */
export function dangerIn(board: Board, owner: number, suit: number, leftOut = -1): number {
  let round = 0;
  for (let rest = handOf(board, owner, suit); rest !== 0; rest &= rest - 1) {
    round += 1;
    const below = (rest & -rest) - 1;
    let somebodyLeads = leftOut >= 0;
    let caught = true;
    for (const place of PLACES) {
      if (place === owner || place === leftOut) continue;
      const mask = handOf(board, place, suit);
      if (countRanks(mask) < round) continue;
      somebodyLeads = true;
      if (countRanks(mask & below) < round) {
        caught = false;
        break;
      }
    }
    if (!somebodyLeads) return 0;
    if (caught) return round * 16 + bottom(rest);
  }
  return 0;
}

/** The same for all others, remembered until a card of the suit is played. */
export function firstDanger(board: Board, owner: number, suit: number): number {
  const index = owner * 4 + suit;
  const known = board.dangers[index] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const danger = dangerIn(board, owner, suit);
  board.dangers[index] = danger;
  return danger;
}

/** Whether a hand stays below all others in every suit whatever is discarded: its i-th lowest card is below their i-th lowest. */
export function isSafeForEver(board: Board, owner: number): boolean {
  for (const suit of BOARD_SUITS) {
    let others = 0;
    for (const place of PLACES) if (place !== owner) others |= handOf(board, place, suit);
    let own = handOf(board, owner, suit);
    for (; own !== 0 && others !== 0; own &= own - 1, others &= others - 1) {
      if ((own & -own) > (others & -others)) return false;
    }
  }
  return true;
}
