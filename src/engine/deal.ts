import type { DealEntry, DrawEntry, DrawnCard } from './action.js';
import { type CardSet, cardsOf, fromCards, NO_CARDS } from './cardSet.js';
import { ALL_CARDS, type Card, rankOf } from './cards.js';
import { type Random, shuffled } from './random.js';
import type { Ruleset } from './ruleset.js';
import {
  clockwiseFrom,
  dealtSeats,
  nextSeat,
  type PerSeat,
  type PlayerCount,
  perSeat,
  type Seat,
  seatsOf,
  withSeat,
} from './seats.js';
import type { Deal } from './state.js';

/** The smallest packet that may be cut off, from either side (R3.4). */
const SMALLEST_CUT = 5;

/** The seats whose cards tie for the highest rank of a round. */
export function highestDrawn(round: readonly DrawnCard[]): readonly Seat[] {
  const best = Math.max(...round.map((drawn) => rankOf(drawn.card)));
  return round.filter((drawn) => rankOf(drawn.card) === best).map((drawn) => drawn.seat);
}

/** Draws cards for the first deal from a shuffled pack until one seat has the highest; tied cards are set aside (R2.3). */
export function drawForDealer(players: PlayerCount, random: Random): DrawEntry {
  const pack = shuffled(ALL_CARDS, random);
  const rounds: DrawnCard[][] = [];
  let seats = seatsOf(players);
  let next = 0;
  while (seats.length > 1) {
    const round = seats.map((seat): DrawnCard => ({ seat, card: pack[next++] ?? failEmptyPack() }));
    rounds.push(round);
    seats = highestDrawn(round);
  }
  return { type: 'draw', rounds };
}

function failEmptyPack(): never {
  throw new Error('the pack ran out');
}

/**
 * The pack as it is gathered after a deal, from the top: each seat's tricks in the order won, then its unplayed cards (R3.3). The
 * piles lie clockwise from the next dealer's left, who is a player (R11.3), and his own comes last.
 */
export function gather(deal: Deal, players: PlayerCount, nextDealer: Seat): readonly Card[] {
  const places = players === 3 ? dealtSeats(players, nextDealer) : seatsOf(players);
  const left = nextSeat(seatsOf(players), nextDealer);
  const others = clockwiseFrom(places, left).filter((seat) => seat !== nextDealer);
  const piles = [...others, nextDealer].map((seat) => [
    ...deal.tricks
      .filter((trick) => trick.winner === seat)
      .flatMap((trick) => trick.plays.map((play) => play.card)),
    ...cardsOf(deal.hands[seat]),
  ]);
  return piles.flat();
}

/** Cuts the pack: between five and 47 cards go from the top to the bottom (R3.4). */
export function cut(pack: readonly Card[], random: Random): readonly Card[] {
  const taken = SMALLEST_CUT + random.below(pack.length - 2 * SMALLEST_CUT + 1);
  return [...pack.slice(taken), ...pack.slice(0, taken)];
}

/** One loose riffle: two halves of about equal size, from which small runs fall in turn (R3.2). */
function riffle(pack: readonly Card[], random: Random): readonly Card[] {
  const middle = pack.length / 2 - 4 + random.below(9);
  const halves = [pack.slice(0, middle), pack.slice(middle)];
  const result: Card[] = [];
  for (let side = random.below(2); halves.some((half) => half.length > 0); side = 1 - side) {
    result.push(...(halves[side]?.splice(0, 1 + random.below(3)) ?? []));
  }
  return result;
}

/** What happens to a gathered pack before it is dealt (R3.2). */
export function prepare(pack: readonly Card[], ruleset: Ruleset, random: Random): readonly Card[] {
  if (ruleset.shuffle === 'every-deal') return shuffled(pack, random);
  const loose = ruleset.shuffle === 'riffle' ? riffle(riffle(pack, random), random) : pack;
  return cut(loose, random);
}

/** The seats in the order in which they are dealt packets: from the dealer's left, or from his right and on clockwise (R3.5). */
export function dealingOrder(ruleset: Ruleset, players: PlayerCount, dealer: Seat): readonly Seat[] {
  // The neighbours of the dealer are players: the empty place of three is passed over (R11.3).
  const neighbours = clockwiseFrom(seatsOf(players), nextSeat(seatsOf(players), dealer)).filter(
    (seat) => seat !== dealer,
  );
  const first = ruleset.firstPacket === 'left' ? neighbours[0] : neighbours.at(-1);
  return clockwiseFrom(dealtSeats(players, dealer), first ?? dealer);
}

/** The hands that result when a pack is dealt from the top in packets (R3.5). */
export function dealPackets(
  pack: readonly Card[],
  ruleset: Ruleset,
  players: PlayerCount,
  dealer: Seat,
): PerSeat<CardSet> {
  const seats = dealtSeats(players, dealer);
  const order = dealingOrder(ruleset, players, dealer);
  let hands: PerSeat<readonly Card[]> = perSeat(() => []);
  let top = 0;
  for (const packet of ruleset.packets) {
    for (const seat of order) {
      hands = withSeat(hands, seat, [...hands[seat], ...pack.slice(top, top + packet)]);
      top += packet;
    }
  }
  return perSeat((seat) => (seats.includes(seat) ? fromCards(hands[seat]) : NO_CARDS));
}

/** The entry for the next deal of a match: the first from a shuffled pack, later ones from the cards of the deal before (R3.1-R3.5). */
export function nextDeal(
  ruleset: Ruleset,
  players: PlayerCount,
  dealer: Seat,
  previous: Deal | null,
  random: Random,
): DealEntry {
  const pack =
    previous === null
      ? shuffled(ALL_CARDS, random)
      : prepare(gather(previous, players, dealer), ruleset, random);
  return {
    type: 'deal',
    board: previous === null ? 1 : previous.board + 1,
    dealer,
    hands: dealPackets(pack, ruleset, players, dealer),
    unknown: perSeat(() => 0),
    turned: ruleset.turnedTrump ? (pack.at(-1) ?? null) : null,
    statedPartner: null,
    statedAnnouncer: null,
  };
}
