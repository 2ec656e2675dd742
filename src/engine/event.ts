import type { Card, Suit } from './cards.js';
import type { Seat } from './seats.js';
import type { Call, Declared, Settlement, Trick } from './state.js';

/** What happened, derived from an entry; it is told to a seat only as `observeEvents` lets it through. */
export type Event =
  | { readonly type: 'dealer-drawn'; readonly dealer: Seat }
  | { readonly type: 'dealt'; readonly board: number; readonly dealer: Seat }
  | { readonly type: 'card-turned'; readonly card: Card }
  | { readonly type: 'aces-announced'; readonly seat: Seat; readonly contract: string }
  | { readonly type: 'last-deal' }
  | { readonly type: 'call-made'; readonly call: Call }
  | { readonly type: 'auction-ended'; readonly contracts: readonly Declared[] }
  | { readonly type: 'game-begun'; readonly game: string }
  | { readonly type: 'partner-named'; readonly seat: Seat }
  | { readonly type: 'trump-named'; readonly seat: Seat; readonly suit: Suit }
  | { readonly type: 'card-called'; readonly seat: Seat; readonly card: Card; readonly blind: boolean }
  | {
      readonly type: 'card-played';
      readonly seat: Seat;
      readonly card: Card | null;
      readonly faceDown: boolean;
    }
  | { readonly type: 'card-turned-up'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'trick-won'; readonly trick: Trick; readonly number: number }
  | { readonly type: 'partner-shown'; readonly seat: Seat }
  | { readonly type: 'hands-laid-open'; readonly seats: readonly Seat[] }
  | { readonly type: 'deal-settled'; readonly settlement: Settlement }
  | { readonly type: 'match-over'; readonly winners: readonly Seat[] };
