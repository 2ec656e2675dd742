import { type Card, rankOf, type Suit, suitOf } from '../../../../engine/cards.js';
import type { Seat } from '../../../../engine/seats.js';
import { chanceOfAny, chanceVoid } from '../../knowledge.js';
import { ranksAbove, ranksBelow } from '../../ranks.js';
import { strengthIn, takesLead } from '../chances.js';
import { isTrumpStrength } from '../strength.js';
import type { ExactSituation } from './table.js';

/** A declarer who must avoid tricks bids with low cards, so that he holds a given low card more often than another player. */
const LOW_CARDS_OF_DECLARER = 1.4;

/** The chance that a seat which wants to stay below a rank in a suit cannot: it has higher cards of it and no lower one. */
export function chanceForcedOver(s: ExactSituation, seat: Seat, suit: Suit, rank: number): number {
  const higher = chanceOfAny(s.known, seat, suit, ranksAbove(rank));
  if (higher === 0) return 0;
  const lower = chanceOfAny(s.known, seat, suit, ranksBelow(rank));
  const avoids = s.targets.some((aim) => aim.seat === seat);
  const ducks = avoids && !s.known.exact[seat] ? Math.min(1, lower * LOW_CARDS_OF_DECLARER) : lower;
  return higher * (1 - ducks);
}

/** The rank in the suit led that the trick stands at, -1 for nothing in that suit; a trump stands above all. */
const rankToBeat = (strength: number): number => (isTrumpStrength(strength) ? 12 : strength);

/** The chance that a card of the seat itself wins the trick when everybody else would rather stay below it. */
export function chanceOwnWins(s: ExactSituation, card: Card): number {
  if (!takesLead(s, card)) return 0;
  const led = s.led ?? suitOf(card);
  const strength = strengthIn(s, card);
  if (isTrumpStrength(strength)) return 1;
  return s.after.reduce<number>(
    (chance, seat) => chance * (1 - chanceForcedOver(s, seat, led, rankOf(card))),
    1,
  );
}

/** The chance that a given other declarer wins the trick if this card is played and everybody else stays below him. */
export function chanceOtherWins(s: ExactSituation, card: Card, target: Seat): number {
  const led = s.led ?? suitOf(card);
  const takes = takesLead(s, card);
  const strength = takes ? strengthIn(s, card) : (s.winning?.strength ?? -1);
  const rank = rankToBeat(strength);
  const place = s.after.indexOf(target);
  if (place < 0) {
    if (takes || s.winning?.seat !== target) return 0;
    return s.after.reduce<number>((chance, seat) => chance * (1 - chanceForcedOver(s, seat, led, rank)), 1);
  }
  const before = s.after.slice(0, place);
  const later = s.after.slice(place + 1);
  const stays = before.reduce<number>(
    (chance, seat) => chance * (1 - chanceForcedOver(s, seat, led, rank)),
    1,
  );
  // Above the target's card there is little room: who plays after him is forced over him only without anything lower.
  const rescued = later.reduce<number>(
    (chance, seat) => chance * (1 - chanceForcedOver(s, seat, led, rank) / 2),
    1,
  );
  return stays * chanceForcedOver(s, target, led, rank) * rescued;
}

/** The chance that a seat cannot follow and so throws away what endangers it. */
export const chanceDiscards = (s: ExactSituation, seat: Seat, suit: Suit): number =>
  chanceVoid(s.known, seat, suit);
