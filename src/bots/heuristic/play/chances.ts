import { type Card, rankOf, type Suit, suitOf } from '../../../engine/cards.js';
import type { Seat } from '../../../engine/seats.js';
import { chanceOfAny, chanceVoid } from '../knowledge.js';
import { ANY_RANK, ranksAbove } from '../ranks.js';
import type { Situation } from './situation.js';
import { isTrumpStrength, rankOfStrength, strengthOf } from './strength.js';

/** A side that has lost the lead of a trick wins it back only with a still higher card, which is then spent. */
const WIN_BACK = 0.5;
/** The leader could have left that card for a trick of its own: a friend's winner counts little for a low lead. */
const WIN_BACK_ON_LEAD = 0.2;

/** The chance that a seat can beat a card of this strength in a trick led in this suit. */
function chanceBeats(s: Situation, seat: Seat, led: Suit, strength: number): number {
  const { known, trump, ruffsWin } = s;
  if (led === trump) return chanceOfAny(known, seat, led, ranksAbove(rankOfStrength(strength)));
  const trumped = isTrumpStrength(strength);
  const higher = trumped ? 0 : chanceOfAny(known, seat, led, ranksAbove(strength));
  if (trump === null || !ruffsWin) return higher;
  const ruffs = chanceOfAny(known, seat, trump, trumped ? ranksAbove(rankOfStrength(strength)) : ANY_RANK);
  return higher + chanceVoid(known, seat, led) * ruffs;
}

/** The strength of a card in the trick on the table, or in the trick that it would lead. */
export const strengthIn = (s: Situation, card: Card): number =>
  strengthOf(card, s.led ?? suitOf(card), s.ruffsWin ? s.trump : null);

/** Whether a card would be the best of the trick so far. */
export const takesLead = (s: Situation, card: Card): boolean =>
  s.winning === null || strengthIn(s, card) > s.winning.strength;

/** The seats of which one must answer a lead of the called suit with the called card, as far as can be told (R7.3). */
function boundHolders(s: Situation, led: Suit): readonly Seat[] {
  const { called } = s.deal;
  return called !== null && suitOf(called.card) === led ? s.known.holders : [];
}

/** The chance that the card itself wins the trick: nobody who plays later can beat it, friends included. */
export function chanceCardWins(s: Situation, card: Card): number {
  if (!takesLead(s, card)) return 0;
  const led = s.led ?? suitOf(card);
  const strength = strengthIn(s, card);
  return s.after.reduce<number>((chance, seat) => chance * (1 - chanceBeats(s, seat, led, strength)), 1);
}

/** The chance that a seat plays for the same side, given who holds the called card. */
function friendship(s: Situation, seat: Seat, holder: Seat | null): number {
  if (holder === null || s.role === 'partner') return s.side[seat];
  const declares = seat === holder || seat === s.deal.contracts[0]?.seat;
  return declares === (s.role === 'declarer') ? 1 : 0;
}

/** The chance that the seat's side wins the trick with this card when a given seat, or nobody, is bound to play the called card. */
function chanceGiven(s: Situation, card: Card, led: Suit, holder: Seat | null): number {
  const own = strengthIn(s, card);
  const takes = s.winning === null || own > s.winning.strength;
  let strength = takes ? own : (s.winning?.strength ?? -1);
  let ours = takes ? 1 : friendship(s, s.winning?.seat ?? s.seat, holder);
  const { called } = s.deal;
  const winBack = s.led === null ? WIN_BACK_ON_LEAD : WIN_BACK;
  for (const seat of s.after) {
    const friend = friendship(s, seat, holder);
    if (seat === holder && called !== null) {
      // The holder has no choice: the called card comes down.
      if (rankOf(called.card) > strength) {
        strength = rankOf(called.card);
        ours = friend;
      }
      continue;
    }
    const beats = chanceBeats(s, seat, led, strength);
    ours = ours * (1 - (1 - friend) * beats) + (1 - ours) * friend * beats * winBack;
  }
  return ours;
}

/** The chance that the seat's side wins the trick if it plays this card, over all who may be bound to play the called card. */
export function chanceSideWins(s: Situation, card: Card): number {
  const led = s.led ?? suitOf(card);
  const bound = boundHolders(s, led).filter((seat) => s.after.includes(seat));
  if (bound.length === 0) return chanceGiven(s, card, led, null);
  let sum = 0;
  for (const holder of bound) sum += chanceGiven(s, card, led, holder);
  return sum / bound.length;
}

/** The chance that a lead of the called suit, or one face down, is won by the called card. */
export function chanceCalledCardWins(s: Situation, led: Suit, card: Card): number {
  const { known, after, side, trump, ruffsWin } = s;
  const ranksOver = ranksAbove(rankOf(card));
  let holds = 1;
  for (const seat of after) {
    const enemy = known.holders.length === 1 ? 1 - side[seat] : 2 / 3;
    const higher = chanceOfAny(known, seat, led, ranksOver);
    const ruffs =
      trump === null || !ruffsWin
        ? 0
        : chanceVoid(known, seat, led) * chanceOfAny(known, seat, trump, ANY_RANK);
    holds *= 1 - enemy * Math.min(1, higher + ruffs);
  }
  return holds;
}
