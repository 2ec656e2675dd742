import {
  add,
  type CardSet,
  countRanks,
  difference,
  FULL_PACK,
  has,
  NO_CARDS,
  remove,
  size,
  union,
  withSuit,
} from '../../engine/cardSet.js';
import { type Card, rankOf, SUITS, type Suit, suitOf } from '../../engine/cards.js';
import type { Observation, ObservedDeal } from '../../engine/observation.js';
import { ledSuit } from '../../engine/play.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { type PerSeat, perSeat, SEATS, type Seat } from '../../engine/seats.js';
import type { CalledCard, Played } from '../../engine/state.js';
import type { Character, Memory } from './character.js';
import { ANY_RANK, ranksAbove } from './ranks.js';
import { expectedTrumps, trumpShares } from './trumpShares.js';

/** What a player can work out about the cards that it does not see, for the hand that it is to play from. */
export interface Knowledge {
  /** The seat whose hand acts: the player's own, or the open hand of three players (R11.3). */
  readonly seat: Seat;
  readonly hand: CardSet;
  /** The cards in the other hands, open ones included. */
  readonly others: CardSet;
  /** For each seat a set that surely contains its hand: exact for the player itself and for open hands. */
  readonly mayHold: PerSeat<CardSet>;
  /** Whether the set above is exactly the hand of the seat. */
  readonly exact: PerSeat<boolean>;
  /** How many cards each seat still holds. */
  readonly handSizes: PerSeat<number>;
  /** The share of the hidden trumps that each seat is expected to hold, 0 to 1; only for seats whose hand is hidden. */
  readonly trumpShare: PerSeat<number>;
  readonly trump: Suit | null;
  /** The exponent by which the number of cards out counts: below 1 where long and short suits are commoner than by pure chance. */
  readonly clumping: number;
  /** The seats that may hold the called card; empty when none is called or it has been played. */
  readonly holders: readonly Seat[];
}

/**
 * A pack that is only cut keeps the suits of the last deal's tricks together, so that voids are more frequent than in random hands;
 * counted over many deals of self-play. After a full shuffle they are a little rarer than independent chances would make them.
 */
const CLUMPING: Readonly<Record<Ruleset['shuffle'], number>> = {
  cut: 0.88,
  riffle: 0.92,
  'every-deal': 1.04,
};

/** What the play has told so far, gathered trick by trick. */
interface Clues {
  played: CardSet;
  /** Bit s is set when the seat has shown that it holds no card of suit s. */
  readonly voids: number[];
  /** Seats that would have had to play the called card if they had it. */
  readonly notHolding: boolean[];
  calledSuitLeads: number;
  /** How many trumps each seat has played, as far as that is remembered. */
  readonly trumpsPlayed: number[];
}

/** Reads one trick, complete or not: who did not follow is void, who let the called suit pass does not hold the called card (R7.3). */
function readTrick(
  plays: readonly Played[],
  called: CalledCard | null,
  ruleset: Ruleset,
  trump: Suit | null,
  clues: Clues,
  isRemembered: (card: Card) => boolean = () => true,
): void {
  const led = ledSuit(plays, called);
  const bound =
    called !== null &&
    led === suitOf(called.card) &&
    !(ruleset.firstLeadOnly && clues.calledSuitLeads > 0) &&
    !has(clues.played, called.card);
  plays.forEach(({ seat, card, faceDown }, place) => {
    if (card === null || !isRemembered(card)) return;
    clues.played = add(clues.played, card);
    if (suitOf(card) === trump) clues.trumpsPlayed[seat] = (clues.trumpsPlayed[seat] ?? 0) + 1;
    if (led === null || faceDown) return;
    if (suitOf(card) !== led) clues.voids[seat] = (clues.voids[seat] ?? 0) | (1 << led);
    const mustHavePlayed = bound && (place > 0 || ruleset.holderLead === 'must-play');
    if (mustHavePlayed && card !== called.card) clues.notHolding[seat] = true;
  });
  if (called !== null && led === suitOf(called.card)) clues.calledSuitLeads += 1;
}

/** Whether a card of a trick so many tricks ago is still in mind: the own cards always are, and the card that was called. */
const remembers =
  ({ dealt, called }: ObservedDeal, { tricks, fromRank }: Memory, ago: number) =>
  (card: Card): boolean =>
    ago <= tricks || rankOf(card) >= fromRank || has(dealt, card) || card === called?.card;

function readPlay(observation: Observation, deal: ObservedDeal, memory: Memory): Clues {
  const clues: Clues = {
    played: NO_CARDS,
    voids: [0, 0, 0, 0, 0],
    notHolding: [false, false, false, false, false],
    calledSuitLeads: 0,
    trumpsPlayed: [0, 0, 0, 0, 0],
  };
  const { called, trump } = deal;
  deal.tricks.forEach(({ plays }, index) => {
    const ago = deal.tricks.length - index;
    readTrick(plays, called, observation.ruleset, trump, clues, remembers(deal, memory, ago));
  });
  readTrick(deal.table, called, observation.ruleset, trump, clues);
  const declarer = deal.contracts[0]?.seat;
  if (called?.blind === true && declarer !== undefined) {
    // A blind call says that the caller holds nothing of that suit (R6.3).
    clues.voids[declarer] = (clues.voids[declarer] ?? 0) | (1 << suitOf(called.card));
  }
  return clues;
}

/** The cards of a set without those of the suits in a mask of voids. */
function withoutSuits(cards: CardSet, voids: number): CardSet {
  if (voids === 0) return cards;
  return SUITS.reduce((set, suit) => ((voids & (1 << suit)) === 0 ? set : withSuit(set, suit, 0)), cards);
}

/** The seats that may still hold the called card, as far as this seat can tell. */
function possibleHolders(deal: ObservedDeal, seat: Seat, clues: Clues): readonly Seat[] {
  const { called } = deal;
  if (called === null || has(clues.played, called.card)) return [];
  if (has(deal.hand, called.card)) return [seat];
  if (deal.partner !== null) return [deal.partner];
  const declarer = deal.contracts[0]?.seat;
  return deal.places.filter((other) => {
    if (other === seat || other === declarer || clues.notHolding[other] === true) return false;
    const open = deal.open[other];
    if (open !== null) return has(open, called.card);
    return ((clues.voids[other] ?? 0) & (1 << suitOf(called.card))) === 0;
  });
}

/** The seat whose hand is to act, when this player decides for it; else the player's own. */
export const actingSeat = ({ seat, by, turn }: Observation): Seat =>
  by === seat && turn !== null ? turn : seat;

/** Works out where the unseen cards can be, from the bidding, the call and every card played. */
export function knowledgeOf(
  observation: Observation,
  deal: ObservedDeal,
  { memory, infers }: Character,
): Knowledge {
  const { seat: player } = observation;
  const seat = actingSeat(observation);
  const hand = (seat === player ? null : deal.open[seat]) ?? deal.hand;
  const clues = readPlay(observation, deal, memory);
  const others = difference(difference(FULL_PACK, clues.played), hand);
  const open = deal.places.reduce((set, other) => union(set, deal.open[other] ?? NO_CARDS), NO_CARDS);
  const hidden = difference(difference(others, open), deal.hand);
  const holders = possibleHolders(deal, player, clues);
  const { called } = deal;
  const mayHold = perSeat((other): CardSet => {
    if (other === player) return deal.hand;
    if (deal.handSizes[other] === 0) return NO_CARDS;
    const shown = deal.open[other];
    if (shown !== null) return shown;
    const possible = withoutSuits(hidden, clues.voids[other] ?? 0);
    return called !== null && !holders.includes(other) ? remove(possible, called.card) : possible;
  });
  const { handSizes, trump } = deal;
  const exact = perSeat((other) => size(mayHold[other]) === handSizes[other]);
  const clumping = infers ? CLUMPING[observation.ruleset.shuffle] : 1;
  const concealed = (other: Seat): boolean => !exact[other] && trump !== null && mayHold[other][trump] !== 0;
  const trumpShare = trumpShares({
    seats: SEATS.filter(concealed),
    handSizes,
    out: trump === null ? 0 : countRanks(hidden[trump]),
    promised: infers ? expectedTrumps(deal, player) : [],
    played: clues.trumpsPlayed,
  });
  return { seat, hand, others, mayHold, exact, handSizes, trumpShare, trump, clumping, holders };
}

/** The share of the hidden cards of a suit that a seat is expected to hold, 0 to 1; only for seats whose hand is hidden. */
function share(known: Knowledge, seat: Seat, suit: Suit): number {
  if (suit === known.trump) return known.trumpShare[seat];
  let total = 0;
  for (const other of SEATS) {
    if (!known.exact[other] && known.mayHold[other][suit] !== 0) total += known.handSizes[other];
  }
  return total === 0 ? 0 : known.handSizes[seat] / total;
}

/** The chance that a seat holds at least one of the cards of a suit given as a mask of ranks. */
export function chanceOfAny(known: Knowledge, seat: Seat, suit: Suit, ranks: number): number {
  const possible = known.mayHold[seat][suit] & ranks;
  if (possible === 0) return 0;
  if (known.exact[seat]) return 1;
  return 1 - (1 - share(known, seat, suit)) ** (countRanks(possible) ** known.clumping);
}

/** How many of the cards of a suit given as a mask of ranks a seat is expected to hold. */
export function expectedCount(known: Knowledge, seat: Seat, suit: Suit, ranks: number): number {
  const possible = countRanks(known.mayHold[seat][suit] & ranks);
  if (possible === 0) return 0;
  return known.exact[seat] ? possible : possible * share(known, seat, suit);
}

/** The chance that a seat holds nothing of a suit. */
export const chanceVoid = (known: Knowledge, seat: Seat, suit: Suit): number =>
  1 - chanceOfAny(known, seat, suit, ANY_RANK);

/** Whether no other hand holds a higher card of the same suit. */
export const isBoss = (known: Knowledge, card: Card): boolean =>
  (known.others[suitOf(card)] & ranksAbove(rankOf(card))) === 0;
