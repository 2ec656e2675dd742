import type { Board } from './board.js';
import { fixedArray } from './suitStates.js';

/** Who stands where to whom, in the words of lengths that `SuitStates` has: four bits a place. */
export interface Sides {
  load(): void;
  /** For each place a bit at `place << 2` for every enemy. */
  readonly enemyBits: Int32Array;
  /** How two places stand to each other at `player << 2 | other`: himself, a friend, an enemy who plays after or before him. */
  readonly kinds: Int32Array;
  /** The most cards that one enemy, or one friend, of a place has of a suit with these lengths. */
  longestEnemy(lengths: number, player: number): number;
  longestFriend(lengths: number, player: number): number;
}

export const FRIEND = 1;
const ENEMY_AFTER = 2;
const ENEMY_BEFORE = 3;
/** A shift behind the last length: nobody has cards there. */
const NOBODY = 16;

/** A bit for each place that has cards, at `place << 2`, of a suit with these lengths. */
export const present = (lengths: number): number =>
  (lengths | (lengths >> 1) | (lengths >> 2) | (lengths >> 3)) & 0x1111;

/** The sides of a board; to be loaded after it. */
export function createSides(board: Board): Sides {
  const { enemies } = board;
  const enemyBits = fixedArray(4);
  const kinds = fixedArray(16);
  /** Where in a word of lengths those of enemies and friends stand, three for each place at `place << 2`. */
  const enemyShifts = fixedArray(16);
  const friendShifts = fixedArray(16);

  function loadPlace(player: number): void {
    const from = player << 2;
    let enemyCount = 0;
    let friendCount = 0;
    enemyBits[player] = 0;
    enemyShifts.fill(NOBODY, from, from + 4);
    friendShifts.fill(NOBODY, from, from + 4);
    kinds[from | player] = 0;
    for (let step = 1; step < 4; step += 1) {
      const other = (player + step) & 3;
      if ((((enemies[player] ?? 0) >> other) & 1) === 1) {
        kinds[from | other] = step === 3 ? ENEMY_BEFORE : ENEMY_AFTER;
        enemyBits[player] = (enemyBits[player] ?? 0) | (1 << (other << 2));
        enemyShifts[from | enemyCount] = other << 2;
        enemyCount += 1;
      } else {
        kinds[from | other] = FRIEND;
        friendShifts[from | friendCount] = other << 2;
        friendCount += 1;
      }
    }
  }

  const longest = (lengths: number, shifts: Int32Array, from: number): number =>
    Math.max(
      (lengths >> (shifts[from] ?? 0)) & 15,
      (lengths >> (shifts[from | 1] ?? 0)) & 15,
      (lengths >> (shifts[from | 2] ?? 0)) & 15,
    );

  return {
    load: () => [0, 1, 2, 3].forEach(loadPlace),
    enemyBits,
    kinds,
    longestEnemy: (lengths, player) => longest(lengths, enemyShifts, player << 2),
    longestFriend: (lengths, player) => longest(lengths, friendShifts, player << 2),
  };
}
