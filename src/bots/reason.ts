import type { Card, Suit } from '../engine/cards.js';

/** Why a bot did what it did: a rule of thumb by its code, with the facts that a sentence about it needs. */
export type Reason =
  | { readonly code: 'any-legal'; readonly choices: number }
  | { readonly code: 'only-choice' }
  // the auction: points are what the deal is expected to bring this seat, `chance` that the contract is made
  | {
      readonly code: 'bid-pays';
      readonly contract: string;
      readonly tricks: number;
      readonly chance: number;
      readonly points: number;
      readonly passing: number;
    }
  | { readonly code: 'nothing-pays'; readonly passing: number }
  // trump and the called card
  | { readonly code: 'best-trump'; readonly suit: Suit; readonly length: number; readonly tricks: number }
  | { readonly code: 'call-short-suit'; readonly card: Card; readonly held: number }
  // the play
  | { readonly code: 'cheapest-winner'; readonly card: Card }
  | { readonly code: 'play-low'; readonly card: Card };

export type ReasonCode = Reason['code'];
