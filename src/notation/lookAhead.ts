import type { DealEntry } from '../engine/action.js';
import { type CardSet, fromCards, NO_CARDS, size } from '../engine/cardSet.js';
import type { Card } from '../engine/cards.js';
import { dealtSeats, type PerSeat, perSeat, type Seat } from '../engine/seats.js';
import type { Deal } from '../engine/state.js';
import type { DealRecord, RecordHeader } from './record.js';
import { isCallFirst } from './tagOrder.js';

const HAND_SIZE = 13;

/**
 * The cards that each seat has played in a deal, those that nobody saw left out. A card that is played twice belongs to who
 * played it first, so that the second time is the mistake.
 */
export function playedCards(deal: Deal): PerSeat<CardSet> {
  const plays = [...deal.tricks.flatMap((trick) => trick.plays), ...deal.table];
  const owners = new Map<Card, Seat>();
  for (const { card, seat } of plays) {
    if (card !== null && !owners.has(card)) owners.set(card, seat);
  }
  return perSeat((seat) =>
    fromCards([...owners].filter(([, owner]) => owner === seat).map(([card]) => card)),
  );
}

/** Whether some hand of a deal stands as not known. */
export const hasUnknownHand = (record: DealRecord): boolean =>
  record.hands.value.some((hand) => hand === null);

/**
 * The entry by which a recorded deal is dealt. Of a hand that is not known, the cards that it plays later in the record are
 * known nevertheless, so that a revoke in them is found; the tags for the partner, a king and announced aces are then statements.
 */
export function dealEntry(
  record: DealRecord,
  { ruleset, players }: Pick<RecordHeader, 'ruleset' | 'players'>,
  played: PerSeat<CardSet>,
): DealEntry {
  const dealer = record.dealer.value;
  const seats = dealtSeats(players, dealer);
  const hands = perSeat((seat) =>
    seats.includes(seat) ? (record.hands.value[seat] ?? played[seat]) : NO_CARDS,
  );
  const isUnknown = perSeat((seat) => seats.includes(seat) && record.hands.value[seat] === null);
  const announcer = record.announcer?.value ?? null;
  const king = isUnknown.includes(true) && isCallFirst(ruleset, record) ? record.called : null;
  return {
    type: 'deal',
    board: record.board.value,
    dealer,
    hands,
    unknown: perSeat((seat) => (isUnknown[seat] ? HAND_SIZE - size(hands[seat]) : 0)),
    turned: record.turned?.value ?? null,
    statedPartner: isUnknown.includes(true) ? (record.partner?.value ?? null) : null,
    statedAnnouncer: announcer !== null && isUnknown[announcer] ? announcer : null,
    ...(king !== null && { statedKing: king.value.card }),
  };
}
