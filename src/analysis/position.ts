import { has } from '../engine/cardSet.js';
import { type Card, type Suit, suitOf } from '../engine/cards.js';
import { soleContract } from '../engine/naming.js';
import { calledCardFell, ledSuit } from '../engine/play.js';
import type { Ruleset } from '../engine/ruleset.js';
import type { Seat } from '../engine/seats.js';
import type { CalledCard, Deal, GameState } from '../engine/state.js';
import type { CalledCardDuty, Place, Side, SolverPosition } from '../solver/index.js';

/** A moment at which a card is to be played. */
export type PlayState = Extract<GameState, { readonly phase: 'play' }>;

const PLACES: readonly Place[] = [0, 1, 2, 3];

/** The place of a seat among the four hands of a deal, clockwise from N; throws for a seat that has no cards. */
export function placeOf(deal: Pick<Deal, 'places'>, seat: Seat): Place {
  const place = PLACES[deal.places.indexOf(seat)];
  if (place === undefined) throw new RangeError(`seat ${seat} has no cards`);
  return place;
}

/** Seats as the solver's mask of places. */
export const sideOf = (deal: Pick<Deal, 'places'>, seats: readonly Seat[]): Side =>
  seats.reduce<Side>((side, seat) => side | (1 << placeOf(deal, seat)), 0);

/** The called card as long as it binds somebody (R7.3). */
function dutyIn(ruleset: Ruleset, deal: Deal, called: CalledCard): CalledCardDuty | null {
  const holder = deal.places.find((seat) => has(deal.hands[seat], called.card));
  if (holder === undefined || calledCardFell(deal)) return null;
  const { holderLead, firstLeadOnly, discard } = ruleset;
  const suit = suitOf(called.card);
  return {
    card: called.card,
    holder: placeOf(deal, holder),
    holderLead,
    firstLeadOnly,
    wasLed: deal.tricks.some(({ plays }) => ledSuit(plays, called) === suit),
    discard,
  };
}

/** What of the position depends on the called card. */
function calledPart(ruleset: Ruleset, deal: Deal): Pick<SolverPosition, 'duty' | 'unruffable' | 'led'> {
  const { called, table } = deal;
  if (called === null) return { duty: null };
  const suit: Suit = suitOf(called.card);
  return {
    duty: dutyIn(ruleset, deal, called),
    unruffable: ruleset.noRuff === 'called' ? suit : null,
    ...(table[0]?.faceDown === true ? { led: suit } : {}),
  };
}

/**
 * The position of a deal with all cards open, as the solver takes it; its places are the seats of `places` in their order. Null
 * where cards are not known, and where the first card to be led makes trump (R5.3): then there is no trump to search with yet.
 */
export function solverPosition({ match, deal }: Pick<PlayState, 'match' | 'deal'>): SolverPosition | null {
  const { ruleset } = match;
  const waitsForTrump = deal.trump === null && soleContract(deal)?.contract.trump === 'first-lead';
  const trick = deal.table.flatMap(({ card }): readonly Card[] => (card === null ? [] : [card]));
  const isUnknown = deal.places.some((seat) => deal.unknown[seat] > 0) || trick.length < deal.table.length;
  const [north, east, south, west] = deal.places;
  if (north === undefined || east === undefined || south === undefined || west === undefined) return null;
  if (isUnknown || waitsForTrump) return null;
  return {
    hands: [deal.hands[north], deal.hands[east], deal.hands[south], deal.hands[west]],
    trump: deal.trump,
    leader: placeOf(deal, deal.leader),
    trick,
    ...calledPart(ruleset, deal),
    mustRuff: ruleset.mustRuff,
    unruffableNow: ruleset.noRuff === 'face-down' && deal.table[0]?.faceDown === true,
  };
}
