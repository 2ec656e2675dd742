import type { Card, Suit } from '../engine/cards.js';
import type { Seat } from '../engine/seats.js';

/** The auction: points are what the deal is expected to bring this seat, `chance` that the contract is made. */
type AuctionReason =
  | {
      readonly code: 'bid-pays';
      readonly contract: string;
      readonly tricks: number;
      readonly chance: number;
      readonly points: number;
      readonly passing: number;
    }
  | {
      readonly code: 'bid-loses-least';
      readonly contract: string;
      readonly tricks: number;
      readonly chance: number;
      readonly points: number;
    }
  | { readonly code: 'announce-aces'; readonly contract: string; readonly aces: number }
  /** `best` is the bid that came nearest, null when none was allowed. */
  | {
      readonly code: 'nothing-pays';
      readonly best: string | null;
      readonly points: number;
      readonly passing: number;
    };

/** A special game chosen because everybody else passed; `points` is what it is expected to bring this hand. */
type GameReason = { readonly code: 'choose-game'; readonly game: string; readonly points: number };

/** Trump and the called card. */
type NamingReason =
  | { readonly code: 'best-trump'; readonly suit: Suit; readonly length: number; readonly tricks: number }
  /** The caller holds only so many cards of the suit, so that it can soon be ruffed. */
  | { readonly code: 'call-short-suit'; readonly card: Card; readonly held: number }
  /** The caller holds the next cards below the called one. */
  | { readonly code: 'call-to-promote'; readonly card: Card; readonly held: number }
  | { readonly code: 'call-long-suit'; readonly card: Card; readonly held: number }
  | { readonly code: 'call-blind'; readonly card: Card };

/** Leading to a trick of a contract about taking tricks; `chance` is that the own side wins the trick. */
type LeadReason =
  /** `out` trumps are with the enemies, as far as can be expected. */
  | { readonly code: 'draw-trumps'; readonly suit: Suit; readonly out: number }
  | { readonly code: 'trump-for-declarer'; readonly suit: Suit; readonly out: number }
  | { readonly code: 'trump-against-ruffs'; readonly suit: Suit; readonly out: number }
  | { readonly code: 'find-partner'; readonly suit: Suit; readonly chance: number }
  | { readonly code: 'lead-face-down'; readonly suit: Suit; readonly chance: number }
  | { readonly code: 'cash-winner'; readonly card: Card; readonly chance: number }
  | { readonly code: 'lead-singleton'; readonly suit: Suit }
  | { readonly code: 'force-out-higher'; readonly card: Card; readonly higher: number }
  | { readonly code: 'lead-least-loss'; readonly suit: Suit; readonly chance: number };

/** Playing to a trick that somebody else led. */
type FollowReason =
  | { readonly code: 'last-hand-cheapest-winner'; readonly card: Card }
  | { readonly code: 'second-hand-low'; readonly card: Card }
  | { readonly code: 'third-hand-high'; readonly card: Card; readonly chance: number }
  | { readonly code: 'take-with-highest'; readonly card: Card }
  | { readonly code: 'play-high'; readonly card: Card; readonly chance: number }
  | { readonly code: 'partner-is-winning'; readonly seat: Seat }
  | { readonly code: 'cannot-beat'; readonly card: Card }
  | { readonly code: 'not-worth-it'; readonly card: Card }
  | { readonly code: 'ruff'; readonly card: Card; readonly chance: number }
  | { readonly code: 'overruff'; readonly card: Card }
  | { readonly code: 'save-trump'; readonly card: Card }
  | { readonly code: 'discard'; readonly card: Card };

/** Contracts about an exact number of tricks; `safety` is the chance of getting through with the rest of the hand. */
type AvoidReason =
  | { readonly code: 'duck-high'; readonly card: Card; readonly safety: number }
  | { readonly code: 'shed-danger'; readonly card: Card; readonly safety: number }
  | { readonly code: 'safe-exit'; readonly card: Card; readonly safety: number }
  | { readonly code: 'take-planned-trick'; readonly card: Card; readonly safety: number }
  | { readonly code: 'least-risk'; readonly card: Card; readonly safety: number };

/** Playing against who wants an exact number of tricks; `seat` is the declarer aimed at, `chance` that he gets the trick. */
type AttackReason =
  | {
      readonly code: 'attack-exposed-suit';
      readonly seat: Seat;
      readonly suit: Suit;
      readonly chance: number;
    }
  | { readonly code: 'stay-below'; readonly seat: Seat; readonly card: Card }
  | { readonly code: 'keep-low-cards'; readonly card: Card }
  | { readonly code: 'get-rid-of-high'; readonly card: Card }
  | { readonly code: 'take-his-trick'; readonly seat: Seat; readonly card: Card }
  /**
   * All hands are known, and it is certain that `seat` makes his contract or fails: by a trick too many in `suit`, or by one too few
   * where that is null.
   */
  | {
      readonly code: 'open-hands-solved';
      readonly seat: Seat;
      readonly made: boolean;
      readonly suit: Suit | null;
    }
  /** All contracts are won or lost already. */
  | { readonly code: 'nothing-at-stake' };

/** Why a bot did what it did: a rule of thumb by its code, with the facts that a sentence about it needs. */
export type Reason =
  | { readonly code: 'any-legal'; readonly choices: number }
  | { readonly code: 'only-choice' }
  | AuctionReason
  | GameReason
  | NamingReason
  | LeadReason
  | FollowReason
  | AvoidReason
  | AttackReason;

export type ReasonCode = Reason['code'];
