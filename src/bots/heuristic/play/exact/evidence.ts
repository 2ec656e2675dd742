import { type Card, rankOf, type Suit, suitOf } from '../../../../engine/cards.js';
import type { ObservedDeal } from '../../../../engine/observation.js';
import type { Seat } from '../../../../engine/seats.js';
import { ANY_RANK, ranksAbove, ranksBelow } from '../../ranks.js';

/** Cards that a place would have played before those it did play: it is less likely to hold any of them. */
export interface Hint {
  readonly ranks: number;
  /** How likely it is to hold one of them all the same, compared with holding none. */
  readonly factor: number;
}

/** A card that a player had no reason to keep, and one that he could hardly have spared. */
const HARDLY = 0.05;
const SELDOM = 0.15;

interface Trick {
  led: Suit | null;
  best: number;
  winner: Seat | null;
}

/** What one card tells about its player: declarers duck as high as they can, their attackers stay low or throw high cards. */
function hintsOf(
  trick: Trick,
  seat: Seat,
  card: Card,
  declarers: readonly Seat[],
  played: readonly Seat[],
): readonly (readonly [suit: Suit, ranks: number, factor: number])[] {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const above = ranksAbove(rank);
  if (trick.led === null) return [];
  if (suit !== trick.led) return [[suit, above, SELDOM]];
  const { best, winner } = trick;
  if (declarers.includes(seat)) {
    if (rank < best) return [[suit, above & ranksBelow(best), SELDOM]];
    return [[suit, ranksBelow(best), HARDLY]];
  }
  const isDone = declarers.every((declarer) => declarer === seat || played.includes(declarer));
  const declarerWins = winner !== null && declarers.includes(winner);
  if (declarerWins) {
    if (rank < best) return [[suit, above & ranksBelow(best), SELDOM]];
    return [
      [suit, ranksBelow(best), HARDLY],
      [suit, above, SELDOM],
    ];
  }
  if (isDone) return [[suit, above, SELDOM]];
  return rank > best ? [[suit, ranksBelow(best), SELDOM]] : [];
}

/** Reads the play so far; `places` tells the place of each seat whose hand is hidden. */
export function readPlay(
  deal: ObservedDeal,
  places: ReadonlyMap<Seat, number>,
): readonly (readonly Hint[])[] {
  const hints: readonly Hint[][] = Array.from({ length: 16 }, () => []);
  const declarers = deal.contracts.map((declared) => declared.seat);
  for (const plays of [...deal.tricks.map((trick) => trick.plays), deal.table]) {
    const trick: Trick = { led: null, best: -1, winner: null };
    const played: Seat[] = [];
    for (const { seat, card } of plays) {
      if (card === null) continue;
      const place = places.get(seat);
      if (place !== undefined) {
        for (const [suit, ranks, factor] of hintsOf(trick, seat, card, declarers, played)) {
          if ((ranks & ANY_RANK) !== 0) hints[place * 4 + suit]?.push({ ranks, factor });
        }
      }
      played.push(seat);
      if (trick.led === null) trick.led = suitOf(card);
      if (suitOf(card) === trick.led && rankOf(card) > trick.best) {
        trick.best = rankOf(card);
        trick.winner = seat;
      }
    }
  }
  return hints;
}
