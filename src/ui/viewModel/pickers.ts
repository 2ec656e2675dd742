import { cardsOf, ofSuit } from '../../engine/cardSet.js';
import { type Card, type Suit, suitOf } from '../../engine/cards.js';
import { keysOf } from '../commands.js';
import type { TableState } from '../state.js';

/** A suit that may be made trump. */
export interface TrumpChoice {
  readonly key: string;
  readonly suit: Suit;
  readonly name: string;
  readonly cards: readonly Card[];
  readonly selected: boolean;
}

/** A card that may be called. */
export interface CallChoice {
  readonly key: string;
  readonly card: Card;
  readonly name: string;
  readonly blind: boolean;
  /** The player's own cards of that suit. */
  readonly held: readonly Card[];
  readonly selected: boolean;
}

/** The suits that may be made trump, each with the player's cards in it. */
export function trumpChoices(state: TableState): readonly TrumpChoice[] {
  const { setup, observation, choice } = state;
  const hand = observation.deal?.hand;
  return observation.legal.flatMap((action, index) =>
    action.type !== 'trump' || hand === undefined
      ? []
      : [
          {
            key: keysOf(state, action, index)[1] ?? String(index + 1),
            suit: action.suit,
            name: setup.texts.game.suitNames[action.suit],
            cards: cardsOf(ofSuit(hand, action.suit)),
            selected: index === choice,
          },
        ],
  );
}

/** The cards that may be called. */
export function callChoices(state: TableState): readonly CallChoice[] {
  const { setup, observation, choice } = state;
  const hand = observation.deal?.hand;
  return observation.legal.flatMap((action, index) =>
    action.type !== 'call' || hand === undefined
      ? []
      : [
          {
            key: keysOf(state, action, index)[1] ?? String(index + 1),
            card: action.card,
            name: setup.texts.game.suitNames[suitOf(action.card)],
            blind: action.blind,
            held: cardsOf(ofSuit(hand, suitOf(action.card))),
            selected: index === choice,
          },
        ],
  );
}
