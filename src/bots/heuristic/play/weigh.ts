import { DISCARD_FEATURES } from './features/discard.js';
import { FOLLOW_FEATURES } from './features/follow.js';
import type { PlayKind, Weighed } from './features/index.js';
import { LEAD_FEATURES } from './features/lead.js';
import { STANDINGS, type Standing } from './standing.js';
import { PLAY_WEIGHTS } from './weights.js';

/** The weights of one standing as a list in the order of the features. */
const inOrder = <Feature extends string>(
  features: readonly Feature[],
  weights: Readonly<Record<Standing, Readonly<Record<Feature, number>>>>,
): ReadonlyMap<Standing, readonly number[]> =>
  new Map(
    STANDINGS.map((standing) => [standing, features.map((feature) => weights[standing][feature])] as const),
  );

const ORDERED: Readonly<Record<PlayKind, ReadonlyMap<Standing, readonly number[]>>> = {
  lead: inOrder(LEAD_FEATURES, PLAY_WEIGHTS.lead),
  follow: inOrder(FOLLOW_FEATURES, PLAY_WEIGHTS.follow),
  discard: inOrder(DISCARD_FEATURES, PLAY_WEIGHTS.discard),
};

/** What a card with these features is expected to bring its side in tricks, but for a constant. */
export function weigh({ kind, standing, features }: Weighed): number {
  const weights = ORDERED[kind].get(standing) ?? [];
  let sum = 0;
  for (let index = 0; index < features.length; index += 1)
    sum += (weights[index] ?? 0) * (features[index] ?? 0);
  return sum;
}
