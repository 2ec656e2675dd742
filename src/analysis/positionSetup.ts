import { type CardSet, has, isEmpty, NO_CARDS, remove, size } from '../engine/cardSet.js';
import { type Card, type Suit, suitOf } from '../engine/cards.js';
import { err, ok, type Result } from '../engine/result.js';
import type { Ruleset } from '../engine/ruleset.js';
import { type PerSeat, SEATS, type Seat } from '../engine/seats.js';
import type { CalledCardDuty, Place, SolverPosition } from '../solver/index.js';

/** A position as somebody describes it: the cards, and what is known of the play. */
export interface PositionSetup {
  /** The hands of N, E, S and W; null for one that is not known. */
  readonly hands: PerSeat<CardSet | null>;
  readonly trump: Suit | null;
  /** Who leads, or has led the trick on the table. */
  readonly leader: Place;
  /** The cards on the table from the leader on; each may still stand in its player's hand, or be gone from it. */
  readonly trick: readonly Card[];
  /** The called card (R7.3), with the seat that is said to hold it, or null where nothing is said. */
  readonly call: { readonly card: Card; readonly holder: Place | null } | null;
  /** For what binds the holder of the called card, and who cannot follow suit. */
  readonly ruleset: Ruleset;
}

/** Why a described position cannot be one. */
export type SetupError =
  | { readonly code: 'unknown-hand'; readonly seat: Seat }
  | { readonly code: 'no-cards' }
  /** The cards of N, E, S and W, one on the table counted to who played it. */
  | { readonly code: 'uneven'; readonly cards: readonly number[] }
  | { readonly code: 'card-twice'; readonly card: Card }
  | { readonly code: 'not-his-card'; readonly card: Card; readonly seat: Seat; readonly holder: Seat }
  | { readonly code: 'revoke'; readonly card: Card; readonly seat: Seat; readonly suit: Suit }
  | { readonly code: 'called-trump'; readonly card: Card }
  | { readonly code: 'called-not-held'; readonly card: Card }
  | {
      readonly code: 'called-elsewhere';
      readonly card: Card;
      readonly holder: Seat;
      readonly stated: Seat;
    };

type FourHands = SolverPosition['hands'];

const PLACES: readonly Place[] = [0, 1, 2, 3];

const placeAfter = (place: Place, turns: number): Place => PLACES[(place + turns) % 4] ?? place;

const holderIn = (hands: FourHands, card: Card): Place | null =>
  PLACES.find((place) => has(hands[place], card)) ?? null;

/** The four hands, or the first that is not known. */
function knownHands(hands: PositionSetup['hands']): Result<FourHands, SetupError> {
  const unknown = SEATS.find((seat) => hands[seat] === null);
  if (unknown !== undefined) return err({ code: 'unknown-hand', seat: unknown });
  const hand = (place: Place): CardSet => hands[place] ?? NO_CARDS;
  return ok([hand(0), hand(1), hand(2), hand(3)]);
}

/** The hands without a card that a place has played, or why it cannot have played it (R7.1). */
function afterPlay(hands: FourHands, place: Place, card: Card, led: Suit): Result<FourHands, SetupError> {
  const holder = holderIn(hands, card);
  if (holder !== null && holder !== place) return err({ code: 'not-his-card', card, seat: place, holder });
  const left = remove(hands[place], card);
  if (suitOf(card) !== led && left[led] !== 0) return err({ code: 'revoke', card, seat: place, suit: led });
  const hand = (other: Place): CardSet => (other === place ? left : hands[other]);
  return ok([hand(0), hand(1), hand(2), hand(3)]);
}

/** The hands without the cards of the trick on the table. */
function afterTrick(dealt: FourHands, leader: Place, trick: readonly Card[]): Result<FourHands, SetupError> {
  const [first] = trick;
  if (first === undefined) return ok(dealt);
  let hands = dealt;
  for (const [turn, card] of trick.entries()) {
    if (trick.indexOf(card) !== turn) return err({ code: 'card-twice', card });
    const played = afterPlay(hands, placeAfter(leader, turn), card, suitOf(first));
    if (!played.ok) return played;
    hands = played.value;
  }
  return ok(hands);
}

/** Why hands do not make a position, or null: each has as many cards as the others, one on the table counted. */
function refuseSizes(hands: FourHands, leader: Place, played: number): SetupError | null {
  const cards = PLACES.map((place) => size(hands[place]) + ((place - leader + 4) % 4 < played ? 1 : 0));
  if (cards.some((count) => count !== cards[0])) return { code: 'uneven', cards };
  return hands.every(isEmpty) ? { code: 'no-cards' } : null;
}

function dutyOf(
  { call, trick, trump, ruleset }: PositionSetup,
  hands: FourHands,
): Result<CalledCardDuty | null, SetupError> {
  if (call === null || trick.includes(call.card)) return ok(null);
  const { card, holder: stated } = call;
  if (suitOf(card) === trump) return err({ code: 'called-trump', card });
  const holder = holderIn(hands, card);
  if (holder === null) return err({ code: 'called-not-held', card });
  if (stated !== null && stated !== holder) return err({ code: 'called-elsewhere', card, holder, stated });
  const { holderLead, firstLeadOnly, discard } = ruleset;
  return ok({ card, holder, holderLead, firstLeadOnly, wasLed: false, discard });
}

/**
 * The position that is described, or why there can be none. A called card that lies on the table binds nobody any more; how
 * often its suit was led in earlier tricks is not known and counts as never.
 */
export function setUpPosition(setup: PositionSetup): Result<SolverPosition, SetupError> {
  const { trump, leader, trick, call, ruleset } = setup;
  const dealt = knownHands(setup.hands);
  if (!dealt.ok) return dealt;
  const hands = afterTrick(dealt.value, leader, trick);
  if (!hands.ok) return hands;
  const refused = refuseSizes(hands.value, leader, trick.length);
  if (refused !== null) return err(refused);
  const duty = dutyOf(setup, hands.value);
  if (!duty.ok) return duty;
  const unruffable = call !== null && ruleset.noRuff === 'called' ? suitOf(call.card) : null;
  const { mustRuff } = ruleset;
  return ok({ hands: hands.value, trump, leader, trick, duty: duty.value, mustRuff, unruffable });
}
