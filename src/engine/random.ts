import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random numbers; the only source of chance in the engine and the bots. */
export interface Random {
  /** A whole number from 0 up to but not including `limit`, each equally likely. */
  below(limit: number): number;
}

/** The name of the algorithm below, written before a seed so that a later one cannot be taken for it. */
export const SEED_ALGORITHM = 'x128';

const MIX = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;

/** One word of MurmurHash3's finaliser: every input bit reaches every output bit. */
function avalanche(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Four words of state from any text; the four lanes differ in their multiplier and see every character. */
function stateFrom(text: string): [number, number, number, number] {
  const lane = (multiplier: number): number => {
    let word = multiplier ^ text.length;
    for (let index = 0; index < text.length; index += 1) {
      word = Math.imul(word ^ text.charCodeAt(index), multiplier);
      word = (word << 13) | (word >>> 19);
    }
    return avalanche(word);
  };
  const words: [number, number, number, number] = [lane(MIX[0]), lane(MIX[1]), lane(MIX[2]), lane(MIX[3])];
  // The generator stands still on an all-zero state.
  return words.every((word) => word === 0) ? [...MIX] : words;
}

/**
 * The stream that belongs to a seed and a purpose, e.g. `randomFor('harrie', 'cut', 3)`. Streams with different labels are
 * independent, so one more draw in one place changes nothing elsewhere, and a resumed match needs no generator state.
 */
export function randomFor(seed: string, ...labels: readonly (string | number)[]): Random {
  const generator = xoroshiro128plusFromState(stateFrom(JSON.stringify([seed, ...labels])));
  return { below: (limit) => uniformInt(generator, 0, limit - 1) };
}

/** The items in random order (Fisher-Yates); the input is left as it is. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result: Item[] = [];
  for (const item of items) {
    // The inside-out form: the new item takes a random place, whoever stood there moves to the end.
    const place = random.below(result.length + 1);
    const displaced = result[place];
    if (displaced === undefined) result.push(item);
    else {
      result.push(displaced);
      result[place] = item;
    }
  }
  return result;
}

/** One of the items, each equally likely; throws when there are none. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
