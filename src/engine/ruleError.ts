import type { Card, Suit } from './cards.js';
import type { Seat } from './seats.js';

/** Why an entry is refused: a code with the facts that a sentence about it needs. */
export type RuleError =
  | { readonly code: 'wrong-phase'; readonly phase: string; readonly entry: string }
  | { readonly code: 'not-your-turn'; readonly seat: Seat; readonly turn: Seat }
  // the deal
  | { readonly code: 'bad-draw' }
  | { readonly code: 'wrong-dealer'; readonly dealer: Seat; readonly expected: Seat }
  | { readonly code: 'wrong-board'; readonly board: number; readonly expected: number }
  | {
      readonly code: 'wrong-hand-size';
      readonly seat: Seat;
      readonly cards: number;
      readonly expected: number;
    }
  | { readonly code: 'card-dealt-twice'; readonly card: Card }
  | { readonly code: 'turned-card-missing' }
  | { readonly code: 'turned-card-not-dealt'; readonly card: Card }
  // the auction
  | { readonly code: 'unknown-bid'; readonly bid: string }
  | { readonly code: 'bid-too-low'; readonly bid: string; readonly standing: string }
  | { readonly code: 'may-not-join'; readonly bid: string; readonly standing: string }
  | { readonly code: 'may-not-open'; readonly bid: string; readonly openings: readonly string[] }
  | { readonly code: 'needs-earlier-bid'; readonly bid: string; readonly after: readonly string[] }
  | { readonly code: 'not-the-next-step'; readonly bid: string; readonly next: string | null }
  | { readonly code: 'needs-aces'; readonly bid: string; readonly aces: number }
  | { readonly code: 'must-announce-aces'; readonly bid: string }
  | { readonly code: 'must-bid' }
  | { readonly code: 'must-bid-or-choose'; readonly games: readonly string[] }
  | { readonly code: 'may-not-choose'; readonly game: string }
  | { readonly code: 'unknown-game'; readonly game: string }
  // naming trump and calling
  | { readonly code: 'suit-of-fourth-ace'; readonly suit: Suit }
  | { readonly code: 'partner-not-known' }
  | { readonly code: 'call-own-card'; readonly card: Card }
  | { readonly code: 'call-trump'; readonly card: Card }
  | { readonly code: 'call-higher-rank'; readonly card: Card; readonly rank: number }
  | { readonly code: 'call-held-suit'; readonly card: Card }
  | { readonly code: 'call-is-blind'; readonly card: Card }
  | { readonly code: 'call-not-blind'; readonly card: Card }
  // play
  | { readonly code: 'card-not-held'; readonly card: Card }
  | { readonly code: 'card-not-shown' }
  | { readonly code: 'must-follow-suit'; readonly suit: Suit }
  | { readonly code: 'must-play-called-card'; readonly card: Card }
  | { readonly code: 'must-ruff'; readonly trump: Suit }
  | { readonly code: 'may-not-ruff'; readonly trump: Suit }
  | { readonly code: 'keep-called-card'; readonly card: Card }
  | { readonly code: 'no-spades-yet'; readonly tricks: number }
  | { readonly code: 'must-discard-queen'; readonly card: Card }
  | { readonly code: 'face-down-not-leading' }
  | { readonly code: 'face-down-not-allowed' }
  | { readonly code: 'face-down-used' };

export type RuleErrorCode = RuleError['code'];
