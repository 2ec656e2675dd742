import type { Card } from '../../../engine/cards.js';
import type { Decision } from '../../bot.js';
import type { Reason } from '../../reason.js';

/** A card that could be played, what that is expected to bring in tricks, and the rule of thumb behind it. */
export interface Choice {
  readonly card: Card;
  readonly faceDown: boolean;
  readonly value: number;
  readonly reason: Reason;
}

/** The choice with the highest value, the first of equals; throws when there is none. */
export function best(choices: readonly Choice[]): Choice {
  const [first, ...rest] = choices;
  if (first === undefined) throw new Error('no card to choose from');
  return rest.reduce((top, choice) => (choice.value > top.value ? choice : top), first);
}

/** The decision to play the card of a choice. */
export const decisionOf = ({ card, faceDown, reason }: Choice): Decision => ({
  action: { type: 'play', card, faceDown },
  reason,
});
