import { size } from '../engine/cardSet.js';
import { type Card, cardOf, RANK_COUNT, rankOf, SUITS, type Suit, suitOf } from '../engine/cards.js';
import type { LoadedDeal, SearchRules } from './board.js';
import type { Place, Side, SolverPosition } from './position.js';

const PLACES: readonly Place[] = [0, 1, 2, 3];

/** A position as the search wants it, with the way back to cards. */
export interface LoadedPosition {
  readonly deal: LoadedDeal;
  /** The tricks to go, the one on the table included. */
  readonly tricks: number;
  /** The cards of each suit in play, the lowest first: the card of a suit and a bit index. */
  readonly cards: readonly [readonly Card[], readonly Card[], readonly Card[], readonly Card[]];
}

export const placeAfter = (place: Place, steps: number): Place => PLACES[(place + steps) % 4] ?? 0;

/** Who holds each card of a suit, the cards on the table counted to who played them; null for a card that is gone. */
function holderOf(position: SolverPosition, card: Card): Place | null {
  const played = position.trick.indexOf(card);
  if (played >= 0) return placeAfter(position.leader, played);
  return PLACES.find((place) => ((position.hands[place][suitOf(card)] >> rankOf(card)) & 1) === 1) ?? null;
}

/** The cards of one suit that are in play, the lowest first. */
function cardsInPlay(position: SolverPosition, suit: Suit): readonly Card[] {
  return Array.from({ length: RANK_COUNT }, (_, rank) => cardOf(suit, rank)).filter(
    (card) => holderOf(position, card) !== null,
  );
}

/** Throws when the hands do not fit the trick on the table: such a position cannot arise. */
function checkSizes(position: SolverPosition): void {
  const played = position.trick.length;
  const sizes = PLACES.map(
    (step) => size(position.hands[placeAfter(position.leader, step)]) + (step < played ? 1 : 0),
  );
  if (played > 3 || sizes.some((cards) => cards !== sizes[0]))
    throw new RangeError('the hands do not fit the trick');
}

function rulesOf(position: SolverPosition, cards: LoadedPosition['cards']): SearchRules {
  const { duty } = position;
  const suit = duty === null ? -1 : suitOf(duty.card);
  const index = duty === null ? -1 : cards[suitOf(duty.card)].indexOf(duty.card);
  return {
    dutySuit: index < 0 ? -1 : suit,
    dutyBit: index < 0 ? 0 : 1 << index,
    holder: duty?.holder ?? 0,
    holderMustLeadIt: duty?.holderLead === 'must-play',
    firstLeadOnly: duty?.firstLeadOnly === true,
    wasLed: duty?.wasLed === true,
    keepToTheLast: duty?.discard === 'last-resort',
    mustRuff: position.mustRuff === true,
    unruffable: position.unruffable ?? -1,
  };
}

/** Compresses the cards of a position to those in play and numbers everything for the search; throws on hands that do not fit. */
export function loadPosition(position: SolverPosition, counted: Side, maximise: Side): LoadedPosition {
  checkSizes(position);
  const cards = [
    cardsInPlay(position, 0),
    cardsInPlay(position, 1),
    cardsInPlay(position, 2),
    cardsInPlay(position, 3),
  ] as const;
  const holders = (suit: Suit): readonly number[] => cards[suit].map((card) => holderOf(position, card) ?? 0);
  return {
    deal: {
      holders: [holders(0), holders(1), holders(2), holders(3)],
      trump: position.trump ?? -1,
      counted,
      maximise,
      rules: rulesOf(position, cards),
    },
    tricks: SUITS.reduce<number>((sum, suit) => sum + cards[suit].length, 0) / 4,
    cards,
  };
}
