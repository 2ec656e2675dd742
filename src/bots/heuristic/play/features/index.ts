import { type Card, suitOf } from '../../../../engine/cards.js';
import type { Situation } from '../situation.js';
import { type Standing, standingOf } from '../standing.js';
import { type DiscardPurpose, discardFeatures, discardPurpose } from './discard.js';
import { type FollowPurpose, followFeatures, followPurpose } from './follow.js';
import { type LeadPurpose, leadFeatures, leadPurpose } from './lead.js';

/** What a card is played for, whether to lead, to follow suit, or by who cannot. */
export type Purpose = LeadPurpose | FollowPurpose | DiscardPurpose;

/** A card of a contract about taking tricks as numbers: which weights count, and what they are multiplied by. */
export interface Weighed {
  readonly standing: Standing;
  readonly purpose: Purpose;
  readonly features: readonly number[];
}

/** The features of a card to be played, in the order of the names for its kind of purpose. */
export function featuresOf(s: Situation, card: Card, faceDown: boolean): Weighed {
  const standing = standingOf(s);
  if (s.led === null) {
    return { standing, purpose: leadPurpose(s, card, faceDown), features: leadFeatures(s, card, faceDown) };
  }
  return suitOf(card) === s.led
    ? { standing, purpose: followPurpose(s, card), features: followFeatures(s, card) }
    : { standing, purpose: discardPurpose(s, card), features: discardFeatures(s, card) };
}
