/** A source of chance for imagining; it starts from what is seen, so that the same view imagines the same deals. */
export type Draw = () => number;

/** Numbers from 0 to 1 (xorshift) that depend on the words given. */
export function drawFrom(words: readonly number[]): Draw {
  let state = 0x2545f491;
  for (const word of words) state = Math.imul(state ^ word, 0x01000193) ^ (state >>> 15);
  if (state === 0) state = 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x100000000;
  };
  for (let warm = 0; warm < 4; warm += 1) next();
  return next;
}
