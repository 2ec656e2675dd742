import { type Card, suitOf } from '../../../../engine/cards.js';
import type { Situation } from '../situation.js';
import { type Standing, standingOf } from '../standing.js';
import { discardFeatures } from './discard.js';
import { followFeatures } from './follow.js';
import { leadFeatures } from './lead.js';

/** What is asked of a card: to lead, to follow suit, or anything from who cannot. */
export type PlayKind = 'lead' | 'follow' | 'discard';

/** A card of a contract about taking tricks as numbers: which weights count, and what they are multiplied by. */
export interface Weighed {
  readonly kind: PlayKind;
  readonly standing: Standing;
  readonly features: readonly number[];
}

/** The features of a card to be played, in the order of the names for its kind. */
export function featuresOf(s: Situation, card: Card, faceDown: boolean): Weighed {
  const standing = standingOf(s);
  if (s.led === null) return { kind: 'lead', standing, features: leadFeatures(s, card, faceDown) };
  return suitOf(card) === s.led
    ? { kind: 'follow', standing, features: followFeatures(s, card) }
    : { kind: 'discard', standing, features: discardFeatures(s, card) };
}
