import { size } from '../engine/cardSet.js';
import { type Card, cardOf, RANK_COUNT, type Suit, suitOf } from '../engine/cards.js';
import type { LoadedDeal, SearchRules } from './board.js';
import type { Place, Side, SolverPosition } from './position.js';

/** All places, for loops. */
export const PLACES: readonly Place[] = [0, 1, 2, 3];
const cardsOfSuit = (suit: Suit): readonly Card[] =>
  Array.from({ length: RANK_COUNT }, (_, rank) => cardOf(suit, rank));
const ALL_BY_NUMBER = [cardsOfSuit(0), cardsOfSuit(1), cardsOfSuit(2), cardsOfSuit(3)] as const;

/** A position as the search wants it, with the way back to cards. */
export interface LoadedPosition {
  readonly deal: LoadedDeal;
  /** The tricks to go, the one on the table included. */
  readonly tricks: number;
  /** The cards of each suit in play, the lowest first: the card of a suit and a bit index. */
  readonly cards: readonly [readonly Card[], readonly Card[], readonly Card[], readonly Card[]];
}

export const placeAfter = (place: Place, steps: number): Place => PLACES[(place + steps) % 4] ?? 0;

/** The cards of one suit in play, the lowest first, with who holds each; a card on the table belongs to who played it. */
interface SuitInPlay {
  readonly cards: readonly Card[];
  readonly holders: readonly Place[];
}

/** Who has a card that is in one of the hands. */
function holderOf(hands: SolverPosition['hands'], suit: Suit, rank: number): Place {
  if (((hands[0][suit] >> rank) & 1) === 1) return 0;
  if (((hands[1][suit] >> rank) & 1) === 1) return 1;
  return ((hands[2][suit] >> rank) & 1) === 1 ? 2 : 3;
}

/** Worlds are loaded by the thousand a second: this reads masks and makes no sets. */
function suitInPlay(position: SolverPosition, suit: Suit): SuitInPlay {
  const { hands, trick, leader } = position;
  const cards: Card[] = [];
  const holders: Place[] = [];
  const inHand = hands[0][suit] | hands[1][suit] | hands[2][suit] | hands[3][suit];
  for (let rank = 0; rank < RANK_COUNT; rank += 1) {
    const card = ALL_BY_NUMBER[suit][rank];
    if (card === undefined) continue;
    if (((inHand >> rank) & 1) === 1) {
      cards.push(card);
      holders.push(holderOf(hands, suit, rank));
    } else if (trick.length > 0 && trick.includes(card)) {
      cards.push(card);
      holders.push(placeAfter(leader, trick.indexOf(card)));
    }
  }
  return { cards, holders };
}

/** Throws when the hands do not fit the trick on the table: such a position cannot arise. */
function checkSizes(position: SolverPosition): void {
  const played = position.trick.length;
  const cards = size(position.hands[position.leader]) + (played > 0 ? 1 : 0);
  let fits = played <= 3;
  for (let step = 1; step < 4; step += 1) {
    const inHand = size(position.hands[placeAfter(position.leader, step)]);
    if (inHand + (step < played ? 1 : 0) !== cards) fits = false;
  }
  if (!fits) throw new RangeError('the hands do not fit the trick');
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
  const suits = [
    suitInPlay(position, 0),
    suitInPlay(position, 1),
    suitInPlay(position, 2),
    suitInPlay(position, 3),
  ] as const;
  const cards = [suits[0].cards, suits[1].cards, suits[2].cards, suits[3].cards] as const;
  return {
    deal: {
      holders: [suits[0].holders, suits[1].holders, suits[2].holders, suits[3].holders],
      trump: position.trump ?? -1,
      counted,
      maximise,
      rules: rulesOf(position, cards),
    },
    tricks: (cards[0].length + cards[1].length + cards[2].length + cards[3].length) / 4,
    cards,
  };
}
