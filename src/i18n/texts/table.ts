import type { MatchEnd } from '../../engine/ruleset.js';

/** The keys of the table, by what they do. */
export const KEY_TEXTS = [
  'chooseBid',
  'choose',
  'chooseCard',
  'lookAhead',
  'bid',
  'nameTrump',
  'callCard',
  'play',
  'direct',
  'nameSuit',
  'nameRank',
  'playNamed',
  'notThisSuit',
  'faceDown',
  'proceed',
  'again',
  'scroll',
  'back',
  'lastTrick',
  'calls',
  'scores',
  'tempo',
  'help',
  'quit',
] as const;
export type KeyText = (typeof KEY_TEXTS)[number];

/** What a key does: in a word or two for the line at the bottom, in a few more for the list of keys. */
interface KeyWords {
  readonly line: string;
  readonly help: string;
}

/** Somebody at the table: the player at the keyboard is addressed, the others have names. */
export interface Someone {
  readonly name: string;
  readonly you: boolean;
}

/** How far a match is: deals that are settled, deals that were dealt, the one in play included, and who plays. */
export interface MatchProgress {
  readonly end: MatchEnd;
  readonly settled: number;
  readonly dealt: number;
  readonly players: number;
}

/** The full-screen table: what stands on it besides the words of the game. Every text is one line. */
export interface TableTexts {
  /** The terminal has fewer cells than the table needs. */
  tooSmall(columns: number, rows: number): string;
  /** The capital letters that stand for each suit when a card is named by keys, indexed by suit. */
  readonly suitKeys: readonly [readonly string[], readonly string[], readonly string[], readonly string[]];
  /** Letters of the language that stand for a rank besides `t j q k a`. */
  readonly rankKeys: Readonly<Record<string, string>>;
  readonly keys: Readonly<Record<KeyText, KeyWords>>;
  /** What stands on keys that have no character, by the name of the key. */
  readonly keyNames: Readonly<Record<string, string>>;

  // the lines at the top
  progress(progress: MatchProgress): string;
  readonly standingBid: string;
  readonly noBidYet: string;
  called(card: string, blind: boolean): string;
  /** The player is the partner, and nobody else knows. */
  readonly secretPartner: string;
  /** The tricks of the declaring side; with `more` those of an unknown partner are to be added. */
  sideTricks(taken: number, more: boolean, goal: { readonly kind: string; readonly tricks: number }): string;

  // places
  readonly openHand: string;
  readonly trickNumber: (number: number) => string;

  // what is asked
  readonly yourBid: string;
  readonly yourTrump: string;
  readonly yourCall: string;
  readonly yourLead: string;
  follow(suit: string): string;
  readonly anyCard: string;
  readonly onlyCard: string;
  whichRank(suit: string): string;
  goesFaceDown(called: string): string;
  turn(who: Someone): string;
  notYourTurn(who: Someone): string;
  notHeld(suit: string, rank: string | null): string;
  trickFor(number: number, who: Someone): string;
  leadsFirst(who: Someone): string;
  tempo(speed: number): string;

  // the choice of a bid, trump and a card to call
  /** What a pass means, and that the same can be read of every bid. */
  readonly passMeans: string;
  worth(base: number): string;
  trumpIs(choice: string): string;
  cardCount(count: number): string;
  readonly blindCall: string;

  // the result of a deal
  readonly thrownIn: string;
  outcome(contract: string, side: string, tricks: string, made: boolean): string;
  readonly value: string;
  /** The value is settled with several others. */
  times(who: string, value: number, count: number, total: string): string;
  readonly hands: string;
  readonly auction: string;
  readonly thisDeal: string;
  readonly together: string;
  readonly totals: string;

  // overlays
  readonly scoreSheet: string;
  readonly noDealsYet: string;
  readonly dealColumn: string;
  readonly contractColumn: string;
  readonly passedOut: string;
  readonly unknownKey: string;
  /** Rows of the score sheet that lie above or below the screen. */
  moreRows(above: number, below: number): string;
  readonly lastTrick: string;
  readonly helpTitle: string;

  // the end of the match
  readonly standings: string;
  winners(names: string, count: number, you: boolean): string;
  dealsPlayed(count: number): string;
}
