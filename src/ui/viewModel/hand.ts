import { type CardSet, cardsOf } from '../../engine/cardSet.js';
import { type Card, CLUBS, DIAMONDS, HEARTS, SPADES, type Suit, suitOf } from '../../engine/cards.js';
import type { Observation } from '../../engine/observation.js';
import { contextOf } from '../context.js';
import type { TableState } from '../state.js';
import { handPlayed, playsOpenHand } from './seen.js';

/** Suits from left to right so that the colours alternate, also where a suit is missing. */
const ALTERNATING: readonly Suit[] = [SPADES, HEARTS, CLUBS, DIAMONDS];
const WITHOUT_HEARTS: readonly Suit[] = [SPADES, DIAMONDS, CLUBS];
const WITHOUT_CLUBS: readonly Suit[] = [HEARTS, SPADES, DIAMONDS];

/** The order in which the suits of a hand stand; it depends on the hand as dealt, so that cards stay in place. */
function suitOrder(dealt: CardSet): readonly Suit[] {
  if (dealt[HEARTS] === 0) return WITHOUT_HEARTS;
  return dealt[CLUBS] === 0 ? WITHOUT_CLUBS : ALTERNATING;
}

/** A hand sorted as players hold it: by suit, each from high to low. */
function sortedHand(hand: CardSet, dealt: CardSet = hand): readonly Card[] {
  const cards = cardsOf(hand);
  return suitOrder(dealt).flatMap((suit) => cards.filter((card) => suitOf(card) === suit));
}

/** The cards that the player chooses from in the order in which they lie: his own, or those of the open hand that he plays. */
export function cardsToPlay(observation: Observation): readonly Card[] {
  const { deal } = observation;
  if (deal === null) return [];
  const cards = handPlayed(observation);
  return playsOpenHand(observation)
    ? bySuit(cards).flatMap((suit) => suit.cards)
    : sortedHand(cards, deal.dealt);
}

/** The cards of one suit of a hand. */
export interface OpenSuit {
  readonly suit: Suit;
  readonly cards: readonly Card[];
}

/** A hand suit by suit, always in the same order, so that the suits of several hands can be compared. */
export function bySuit(hand: CardSet): readonly OpenSuit[] {
  const cards = cardsOf(hand);
  return ALTERNATING.map((suit) => ({ suit, cards: cards.filter((card) => suitOf(card) === suit) }));
}

/** A card of the player's hand. */
export interface HandCard {
  readonly card: Card;
  /** False while the player may choose a card and this one is not allowed. */
  readonly legal: boolean;
  readonly selected: boolean;
}

/** The cards of one suit side by side. */
export interface HandSuit {
  readonly suit: Suit;
  readonly trump: boolean;
  readonly cards: readonly HandCard[];
}

/** Whether the player may play this card now, face up or down. */
export const isPlayable = ({ observation }: TableState, card: Card): boolean =>
  observation.legal.some((action) => action.type === 'play' && action.card === card);

/** The player's hand, suit by suit. */
export function handView(state: TableState): readonly HandSuit[] {
  const { observation, cursor } = state;
  const { deal } = observation;
  if (deal === null) return [];
  const playing = state.stage.kind === 'asking' && observation.phase === 'play';
  const context = contextOf(state);
  const shown = playing || (context === 'waiting' && state.cursorMoved);
  const cards = sortedHand(deal.hand, deal.dealt);
  return suitOrder(deal.dealt)
    .filter((suit) => deal.hand[suit] !== 0)
    .map((suit) => ({
      suit,
      trump: suit === deal.trump,
      cards: cards
        .filter((card) => suitOf(card) === suit)
        .map((card) => ({
          card,
          legal: !playing || isPlayable(state, card),
          selected: shown && card === cursor,
        })),
    }));
}
