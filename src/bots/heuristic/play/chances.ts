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

/** The seat that must answer a lead of the called suit with the called card, or null when nobody known must. */
function boundHolder(s: Situation, led: Suit): Seat | null {
  const { called } = s.deal;
  if (called === null || suitOf(called.card) !== led) return null;
  const [holder] = s.known.holders;
  return holder !== undefined && s.known.holders.length === 1 ? holder : null;
}

/** The chance that the card itself wins the trick: nobody who plays later can beat it, friends included. */
export function chanceCardWins(s: Situation, card: Card): number {
  if (!takesLead(s, card)) return 0;
  const led = s.led ?? suitOf(card);
  const strength = strengthIn(s, card);
  return s.after.reduce<number>((chance, seat) => chance * (1 - chanceBeats(s, seat, led, strength)), 1);
}

/** The chance that the seat's side wins the trick if it plays this card. */
export function chanceSideWins(s: Situation, card: Card): number {
  const led = s.led ?? suitOf(card);
  const own = strengthIn(s, card);
  const takes = s.winning === null || own > s.winning.strength;
  let strength = takes ? own : (s.winning?.strength ?? -1);
  let ours = takes ? 1 : s.side[s.winning?.seat ?? s.seat];
  const holder = boundHolder(s, led);
  const winBack = s.led === null ? WIN_BACK_ON_LEAD : WIN_BACK;
  for (const seat of s.after) {
    const friend = s.side[seat];
    const { called } = s.deal;
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
