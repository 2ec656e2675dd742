import type { MatchEnd } from '../../engine/ruleset.js';

/**
 * The table as lines, and what a table of either kind says about the match it plays: saved, gone on with, at its end. Choices,
 * cards and points come as they are to be read. Every text is one line; none has a verb that agrees with a name.
 */
export interface PlainTexts {
  // a match begins
  readonly opening: (ruleset: string, length: string, seed: string | null) => string;
  readonly length: (end: MatchEnd) => string;
  readonly atTable: (seats: string) => string;
  readonly howToAnswer: string;
  /** What practice is, at the beginning of such a match. */
  readonly practising: string;
  // a deal
  readonly hand: (cards: string) => string;
  readonly handOf: (name: string, cards: string) => string;
  /** The name of the place at which nobody sits, and its cards (R11.3). */
  readonly openHand: string;
  readonly openHandCards: (cards: string) => string;
  /** Who got the card that was shown to all. */
  readonly dealtTo: (name: string) => string;
  readonly sitsOut: string;
  readonly tricksTaken: (tally: string) => string;
  readonly queensTaken: (tally: string) => string;
  /** The totals that a game without play compares (R10.5). */
  readonly totalsBefore: (tally: string) => string;
  readonly points: (tally: string) => string;
  readonly totals: (tally: string) => string;
  // questions; each is followed by the choices
  readonly askBid: string;
  readonly askTrump: string;
  readonly askCall: string;
  readonly askLead: string;
  readonly askCard: string;
  readonly askOpenLead: string;
  readonly askOpenCard: string;
  readonly askToWatch: string;
  readonly mayLeadFaceDown: string;
  /** What those who play against a declarer say to each other in a praatje (R5.2): one sentence. */
  planned(plan: string): string;
  /** Nothing can change the result any more, and this word has the table play the rest (R7.6). */
  mayClaim(word: string): string;
  /** The word was typed, but the result can still change. */
  readonly cannotClaim: string;
  // answers that are no decision
  readonly help: readonly string[];
  readonly noLastTrick: string;
  readonly lastTrick: (cards: string, winner: string) => string;
  readonly noScores: string;
  readonly scoreOf: (board: number, contracts: string, tally: string) => string;
  readonly nothingUnderstood: (typed: string) => string;
  readonly severalMeanings: (typed: string, words: string) => string;
  readonly lineTooLong: (longest: number) => string;
  readonly choices: (words: string) => string;
  // the end
  readonly saved: (match: string) => string;
  // where matches are kept
  readonly resumed: (match: string, board: number) => string;
  readonly repaired: (match: string, board: number) => string;
  readonly unreadableSave: (file: string, line: number, column: number) => string;
  readonly cannotSave: (file: string, code: string) => string;
  readonly noPlaceToSave: string;
  readonly heldElsewhere: (match: string) => string;
  readonly noSuchMatch: (match: string, accepted: string) => string;
  readonly noMatches: string;
  readonly listed: (match: string, ruleset: string, board: number, tally: string) => string;
  // recorded deals once more
  readonly noDeals: string;
  readonly noSuchBoard: (board: number, first: number, last: number) => string;
  readonly unknownCards: (board: number) => string;
  readonly replayLeft: string;
}
