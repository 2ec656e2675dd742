import type { Card } from '../../../engine/cards.js';
import type { Decision } from '../../bot.js';
import type { Reason } from '../../reason.js';

/** A card that could be played, and what that is expected to bring in tricks. */
export interface Option {
  readonly card: Card;
  readonly faceDown: boolean;
  readonly value: number;
}

/** A card to be played, with the rule of thumb behind it. */
export interface Choice extends Option {
  readonly reason: Reason;
}

/** The option with the highest value, the first of equals; throws when there is none. */
export function best<Some extends Option>(options: readonly Some[]): Some {
  const [first, ...rest] = options;
  if (first === undefined) throw new Error('no card to choose from');
  return rest.reduce((top, option) => (option.value > top.value ? option : top), first);
}

/** The decision to play the card of a choice. */
export const decisionOf = ({ card, faceDown, reason }: Choice): Decision => ({
  action: { type: 'play', card, faceDown },
  reason,
});
