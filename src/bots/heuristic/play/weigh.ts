import type { Weighed } from './features/index.js';
import { PLAY_WEIGHTS } from './weights.js';

/** What a card with these features is expected to bring its side in tricks, but for what is the same for every card. */
export function weigh({ standing, purpose, features }: Weighed): number {
  const weights = PLAY_WEIGHTS[standing][purpose];
  let sum = 0;
  for (let index = 0; index < features.length; index += 1)
    sum += (weights[index] ?? 0) * (features[index] ?? 0);
  return sum;
}
