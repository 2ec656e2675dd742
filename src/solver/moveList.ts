/** A move is a suit and the index of a bit in it, six bits in all. */
export const MOVE = 63;
/** No move. */
export const NO_MOVE = 63;

/** The moves of all players of all tricks of one line of play: those of a position stand at `(tricks << 2 | position) << 4`. */
export interface MoveList {
  readonly moves: Int32Array;
  /** Whether moves are sorted by score. */
  readonly ordered: boolean;
  /** Adds a move behind all that score at least as much; `count` moves stand there already. */
  insert(at: number, count: number, score: number, suit: number, index: number): void;
}

const TRICKS = 14;
/** Keeps scores above zero, so that a score and a move share one number. */
const LEAST_SCORE = 512;

/** An empty list; without ordering the cards stand from the highest suit and rank down, whatever they score. */
export function createMoveList(ordered: boolean): MoveList {
  const moves = new Int32Array(TRICKS << 6);
  function insert(at: number, count: number, score: number, suit: number, index: number): void {
    const value = ((ordered ? score + LEAST_SCORE : 0) << 6) | (suit << 4) | index;
    let place = at + count;
    while (place > at && (moves[place - 1] ?? 0) < value) {
      moves[place] = moves[place - 1] ?? 0;
      place -= 1;
    }
    moves[place] = value;
  }
  return { moves, ordered, insert };
}
