import type { CardSet } from './cardSet.js';
import type { Card, Suit } from './cards.js';
import type { PerSeat, Seat } from './seats.js';

export interface Pass {
  readonly type: 'pass';
}
export interface Bid {
  readonly type: 'bid';
  /** The id of a contract of the ruleset. */
  readonly bid: string;
}
export interface ChooseGame {
  readonly type: 'game';
  /** The id of a special game of the ruleset, chosen by the last to speak (R4.5). */
  readonly game: string;
}
export interface NameTrump {
  readonly type: 'trump';
  readonly suit: Suit;
}
export interface CallCard {
  readonly type: 'call';
  readonly card: Card;
  /** Called in a suit of which the caller holds nothing (R6.3). */
  readonly blind: boolean;
}
export interface PlayCard {
  readonly type: 'play';
  /** Null for a face-down card that whoever wrote the record could not see. */
  readonly card: Card | null;
  readonly faceDown: boolean;
}

/** What a seat decides. */
export type Action = Pass | Bid | ChooseGame | NameTrump | CallCard | PlayCard;

/** One seat's card in the draw for the first deal (R2.3). */
export interface DrawnCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** The draw for the first deal: a first round of all seats, then one of those who tied for the highest card, and so on (R2.3). */
export interface DrawEntry {
  readonly type: 'draw';
  readonly rounds: readonly (readonly DrawnCard[])[];
}

/** Cards dealt. In a record with unknown hands the known cards stand in `hands` and `unknown` counts the others. */
export interface DealEntry {
  readonly type: 'deal';
  readonly board: number;
  readonly dealer: Seat;
  readonly hands: PerSeat<CardSet>;
  readonly unknown: PerSeat<number>;
  /** The last card dealt, where it is shown to all (R5.5); null elsewhere. */
  readonly turned: Card | null;
  /** What a record states whose unknown hands do not tell: the partner, and who has announced three aces. */
  readonly statedPartner: Seat | null;
  readonly statedAnnouncer: Seat | null;
  /** The king that a declarer whose hand is not known has named in place of the fourth ace (R5.3). */
  readonly statedKing?: Card | null;
}

/** The time is up: the deal in play, or else the next, is the last (R8.4). */
export interface LastDealEntry {
  readonly type: 'last-deal';
}

/** An action together with the seat whose it is. */
export type SeatAction = Action & { readonly seat: Seat };

/** What the log of a match consists of: chance, and one entry for each decision. */
export type Entry = DrawEntry | DealEntry | LastDealEntry | SeatAction;

/** Whether two actions are the same decision. */
export function sameAction(a: Action, b: Action): boolean {
  switch (a.type) {
    case 'pass':
      return b.type === 'pass';
    case 'bid':
      return b.type === 'bid' && a.bid === b.bid;
    case 'game':
      return b.type === 'game' && a.game === b.game;
    case 'trump':
      return b.type === 'trump' && a.suit === b.suit;
    case 'call':
      return b.type === 'call' && a.card === b.card && a.blind === b.blind;
    case 'play':
      return b.type === 'play' && a.card === b.card && a.faceDown === b.faceDown;
  }
}
