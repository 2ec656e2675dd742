const WAYS = 4;
const WORDS = 4;
const BUCKET = WAYS * WORDS;
const DEFAULT_BYTES = 1 << 25;

/** A suit is described in the low 27 bits of its word; the bits above carry the rest of the key and the answer. */
const CODE_BITS = 27;
const CODE = (1 << CODE_BITS) - 1;

/**
 * Answers by exact position, in one typed array of bounded size: buckets of four entries of four words. A word holds one suit;
 * above the suits lie what is asked (words 0 and 1) and the answer with the number of tricks left (word 2). A full bucket
 * loses the entry with the fewest tricks left, which is the cheapest to find again.
 */
export class ExactTable {
  private readonly words: Int32Array;
  private readonly lastBucket: number;
  private key0 = 0;
  private key1 = 0;
  private key2 = 0;
  private key3 = 0;
  private bucket = 0;

  /** A table of at most so many bytes (32 MiB unless told, and never less than one bucket). */
  constructor(bytes: number = DEFAULT_BYTES) {
    const buckets = 2 ** Math.max(0, Math.floor(Math.log2(bytes / (BUCKET * 4))));
    this.words = new Int32Array(buckets * BUCKET);
    this.lastBucket = buckets - 1;
  }

  /** Forgets every answer. */
  clear(): void {
    this.words.fill(0);
  }

  /**
   * Says which position is meant by the next `find` or `keep`. The suits are codes of at most 27 bits and never 0; without trump
   * they are interchangeable and may come in any order. `leader` has two bits, `mode` six.
   */
  aim(a: number, b: number, c: number, d: number, leader: number, mode: number): void {
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    const left = Math.min(c, d);
    const right = Math.max(c, d);
    const middle = Math.max(low, left);
    const other = Math.min(high, right);
    this.key0 = Math.min(low, left) | ((mode & 3) << CODE_BITS) | (leader << (CODE_BITS + 2));
    this.key1 = Math.min(middle, other) | ((mode >> 2) << CODE_BITS);
    this.key2 = Math.max(middle, other);
    this.key3 = Math.max(high, right);
    let hash = Math.imul(this.key0, 0x9e3779b1) ^ Math.imul(this.key1, 0x85ebca77);
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae3d) ^ Math.imul(this.key2, 0x27d4eb2f);
    hash = Math.imul(hash ^ (hash >>> 13), 0x165667b1) ^ Math.imul(this.key3, 0x9e3779b1);
    hash ^= hash >>> 16;
    this.bucket = (hash & this.lastBucket) * BUCKET;
  }

  /** The answer for the position aimed at: 1 made, 0 failed, -1 unknown. */
  find(): number {
    const { words, bucket } = this;
    for (let at = bucket; at < bucket + BUCKET; at += WORDS) {
      if (words[at] !== this.key0 || words[at + 1] !== this.key1 || words[at + 3] !== this.key3) continue;
      const third = words[at + 2] ?? 0;
      if ((third & CODE) === this.key2) return (third >>> CODE_BITS) & 1;
    }
    return -1;
  }

  /** Keeps the answer for the position aimed at, which is not in the table yet; `tricks` are left to play. */
  keep(made: boolean, tricks: number): void {
    const { words, bucket } = this;
    let place = bucket;
    let fewest = 16;
    for (let at = bucket; at < bucket + BUCKET; at += WORDS) {
      const left = words[at + 3] === 0 ? -1 : (words[at + 2] ?? 0) >>> (CODE_BITS + 1);
      if (left >= fewest) continue;
      fewest = left;
      place = at;
    }
    words[place] = this.key0;
    words[place + 1] = this.key1;
    words[place + 2] = this.key2 | ((made ? 1 : 0) << CODE_BITS) | (tricks << (CODE_BITS + 1));
    words[place + 3] = this.key3;
  }
}
