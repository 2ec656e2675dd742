import type { Random } from '../../src/engine/random.js';

/** Chance with a script: each draw must ask for the limit that is written down, and gets the number behind it. */
export function scripted(script: readonly (readonly [limit: number, value: number])[]): Random & {
  /** How many draws of the script are left. */
  readonly left: () => number;
} {
  let next = 0;
  return {
    below(limit) {
      const [expected, value] = script[next++] ?? [];
      if (expected !== limit || value === undefined) {
        throw new Error(`draw ${next} is below ${limit}, the script says below ${expected}`);
      }
      return value;
    },
    left: () => script.length - next,
  };
}
