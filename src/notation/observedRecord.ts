import { type CardSet, fromCards, NO_CARDS, size, union } from '../engine/cardSet.js';
import { ACE, type Card, rankOf } from '../engine/cards.js';
import { soleContract } from '../engine/naming.js';
import type { Observation, ObservedDeal } from '../engine/observation.js';
import { dealtSeats, type PerSeat, perSeat, type Seat } from '../engine/seats.js';
import type { CalledCard, Played } from '../engine/state.js';
import { newHeader } from './header.js';
import type { Placed } from './readError.js';
import type { DealRecord, StatedOutcome } from './record.js';
import { writeRecord } from './writeRecord.js';

const HAND_SIZE = 13;

/** A value that stands nowhere yet. */
const placed = <Value>(value: Value): Placed<Value> => ({ value, line: 1, column: 1 });

const placedIf = <Value>(value: Value | null): Placed<Value> | null =>
  value === null ? null : placed(value);

/** All cards of a deal in the order of play. */
const playsOf = ({ tricks, table }: ObservedDeal): readonly Played[] => [
  ...tricks.flatMap((trick) => trick.plays),
  ...table,
];

/** What a seat was dealt as another sees it: an open hand with what was played from it, or null. */
function dealtInSight(deal: ObservedDeal, seat: Seat): CardSet | null {
  const open = deal.open[seat];
  if (open === null) return null;
  const played = playsOf(deal).filter((play) => play.seat === seat);
  const hand = union(open, fromCards(played.flatMap(({ card }): Card[] => (card === null ? [] : [card]))));
  return size(hand) === HAND_SIZE ? hand : null;
}

/** The hands as dealt, as far as the observer sees them. */
function handsInSight({ seat: observer, players }: Observation, deal: ObservedDeal): PerSeat<CardSet | null> {
  const dealt = dealtSeats(players, deal.dealer);
  return perSeat((seat) => {
    if (!dealt.includes(seat)) return NO_CARDS;
    return seat === observer ? deal.dealt : dealtInSight(deal, seat);
  });
}

/** What the auction has led to; null while it goes on. */
function outcomeOf({ contracts, game }: ObservedDeal): StatedOutcome | null {
  if (game !== null) return { game: game.id };
  if (contracts.length === 0) return null;
  return contracts.map(({ seat, contract }) => ({ seat, bid: contract.id }));
}

/** The card that was called, or the king that was named in place of the fourth ace (R5.3). */
function calledOf({ called, fourthAce }: ObservedDeal): CalledCard | null {
  if (called !== null || fourthAce === null || rankOf(fourthAce) === ACE) return called;
  return { card: fourthAce, blind: false };
}

/** Who led to the first trick, or has to; null before. */
const firstLeader = ({ phase }: Observation, { tricks, leader }: ObservedDeal): Seat | null =>
  tricks[0]?.plays[0]?.seat ?? (phase === 'play' ? leader : null);

/** The deal as it stands in a record of which a seat knows only what it sees. */
function dealRecord(observation: Observation, deal: ObservedDeal): DealRecord {
  const outcome = outcomeOf(deal);
  const noAuction = deal.calls.length === 0 && outcome !== null;
  // The first card led is its own statement.
  const isTrumpLed = soleContract(deal)?.contract.trump === 'first-lead';
  return {
    draw: null,
    board: placed(deal.board),
    dealer: placed(deal.dealer),
    hands: placed(handsInSight(observation, deal)),
    turned: placedIf(deal.turned),
    announcer: placedIf(deal.announcer),
    lastDeal: deal.last ? { after: 'Deal', words: 0, line: 1, column: 1 } : null,
    auction: noAuction ? null : placedIf(deal.active[0] ?? null),
    calls: deal.calls.map(({ seat: _, ...call }) => placed(call)),
    contracts: placedIf(outcome),
    partner: placedIf(deal.partner),
    trump: isTrumpLed ? null : placedIf(deal.trump),
    called: placedIf(calledOf(deal)),
    play: placedIf(firstLeader(observation, deal)),
    cards: playsOf(deal).map(({ card, faceDown }) => placed({ type: 'play', card, faceDown })),
    tricks: null,
    score: null,
    others: [],
  };
}

/**
 * The deal in play as a record that holds only what a seat sees: the hands that it does not see stand as `?`, a card face down as
 * `?*`, and what follows from them is stated. Read back, it gives the same observation, but for the deals before and for the ace
 * of an open partner that nobody has seen. Throws when no deal is in play.
 */
export function observedRecord(observation: Observation): string {
  const { ruleset, players, deal } = observation;
  if (deal === null) throw new Error('no deal is in play');
  const header = newHeader({ ruleset, players });
  return writeRecord({ ...header, deals: [dealRecord(observation, deal)], openDraw: null });
}
