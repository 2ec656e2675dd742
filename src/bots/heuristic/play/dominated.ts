import type { Card } from '../../../engine/cards.js';
import { rankOf, suitOf } from '../../../engine/cards.js';
import { ranksAbove, ranksBelow } from '../ranks.js';
import { takesLead } from './chances.js';
import type { Situation } from './situation.js';

/** Whether no card of another hand lies between two cards of one suit, so that they take the same tricks. */
function areEquivalent(s: Situation, a: Card, b: Card): boolean {
  if (suitOf(a) !== suitOf(b)) return false;
  const [low, high] = rankOf(a) < rankOf(b) ? [rankOf(a), rankOf(b)] : [rankOf(b), rankOf(a)];
  return (s.known.others[suitOf(a)] & ranksAbove(low) & ranksBelow(high)) === 0;
}

/** Whether a lower card of the same suit does the same in the trick on the table as a higher one. */
function doesTheSame(s: Situation, low: Card, high: Card): boolean {
  if (takesLead(s, low) !== takesLead(s, high)) return false;
  return !takesLead(s, high) || s.after.length === 0 || areEquivalent(s, low, high);
}

/** The cards worth considering for a trick that somebody else led: of a suit none for which a lower card would do the same. */
export const worthFollowing = (s: Situation): readonly Card[] =>
  s.cards.filter(
    (card) => !s.cards.some((low) => suitOf(low) === suitOf(card) && low < card && doesTheSame(s, low, card)),
  );

/** The cards worth considering for a lead: of cards that take the same tricks only the highest. */
export const worthLeading = (s: Situation): readonly Card[] =>
  s.cards.filter((card) => !s.cards.some((high) => high > card && areEquivalent(s, card, high)));
