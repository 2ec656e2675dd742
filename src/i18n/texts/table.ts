import type { GameGoal, MatchEnd } from '../../engine/ruleset.js';

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
  'claim',
  'hint',
  'closeHint',
  'direct',
  'nameSuit',
  'nameRank',
  'playNamed',
  'notThisSuit',
  'faceDown',
  'skip',
  'proceed',
  'again',
  'scroll',
  'rules',
  'keys',
  'back',
  'lastTrick',
  'calls',
  'scores',
  'lessons',
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
  /** The match is for practice. */
  readonly practice: string;
  readonly standingBid: string;
  readonly noBidYet: string;
  called(card: string, blind: boolean): string;
  /** The card that was shown before the auction, and who has it now. */
  turned(card: string, holder: string | null): string;
  /** Three aces announce this contract, said of a player whose name stands before it. */
  announces(contract: string): string;
  /** The dealer has no part in this deal, behind his name. */
  readonly sitsOut: string;
  /** The suit of the first card is going to be trump. */
  readonly trumpFromLead: string;
  /** Who the silent partner is: the holder of this card, or of a fourth ace that is not known. */
  partnerHolds(card: string | null): string;
  /** What a special game is about. */
  gameGoal(goal: GameGoal): string;
  ownTricks(count: number): string;
  /** The player is the partner, and nobody else knows. */
  readonly secretPartner: string;
  /** The tricks of the declaring side; with `more` those of an unknown partner are to be added. */
  sideTricks(taken: number, more: boolean, goal: { readonly kind: string; readonly tricks: number }): string;

  // places
  readonly openHand: string;
  readonly trickNumber: (number: number) => string;
  queens(count: number): string;
  /** A hand that is played by somebody else. */
  playedBy(hand: string, player: string): string;

  // what is asked
  readonly yourBid: string;
  readonly yourTrump: string;
  /** As the holder of the fourth ace. */
  yourTrumpAsPartner(ace: string): string;
  readonly yourCall: string;
  /** With all four aces: a card whose holder becomes the partner. */
  readonly yourKing: string;
  readonly yourOpenHand: string;
  readonly yourLead: string;
  follow(suit: string): string;
  readonly anyCard: string;
  readonly onlyCard: string;
  whichRank(suit: string): string;
  goesFaceDown(called: string): string;
  turn(who: Someone): string;
  notYourTurn(who: Someone): string;
  /** In the player's own hand, or in the open one that he plays. */
  notHeld(suit: string, rank: string | null, open: boolean): string;
  trickFor(number: number, who: Someone): string;
  leadsFirst(who: Someone): string;
  tempo(speed: number): string;
  /** In so many tricks no spade may be led or discarded, in a few words. */
  spadeBan(tricks: number): string;
  /** The player deals and has no part in this deal; what he can do. */
  readonly youSitOut: string;
  readonly skipping: string;
  /** Nothing can change the result any more, and this key has the table play the rest (R7.6). */
  mayClaim(key: string): string;
  /** The table plays the rest. */
  readonly claimed: string;

  // the choice of a bid, trump and a card to call
  /** What a pass means, and that the same can be read of every bid. */
  readonly passMeans: string;
  worth(base: number): string;
  trumpIs(choice: string): string;
  cardCount(count: number): string;
  /** So many bids before and behind those on show. */
  moreBids(before: number, behind: number): string;
  readonly blindCall: string;

  // the result of a deal
  readonly thrownIn: string;
  outcome(contract: string, side: string, tricks: string, made: boolean): string;
  readonly value: string;
  /** The value is settled with several others. */
  times(who: string, value: number, count: number, total: string): string;
  /** The value is paid in the partner's place too. */
  readonly alsoForPartner: string;
  /** Nothing changes hands after a special game. */
  readonly nobodyPays: string;
  /** What each winner gets where nobody pays. */
  credited(winners: string, count: number, amount: number): string;
  /** Each of the losers pays each of the winners so much; the total is that of one loser. */
  losersPay(losers: string, losing: number, winning: number, unit: number, total: string): string;
  paysForQueen(who: string, unit: number, others: number, total: string): string;
  paysForLast(who: string, unit: number, others: number, total: string): string;
  /** What a special game counts of every player. */
  readonly counted: Readonly<Record<GameGoal['kind'], string>>;
  /** Nothing could change any more after so many tricks; so many were not played. */
  stopped(played: number, left: number): string;
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
  /** In practice: so many of the player's choices in this deal, and of so many others the bot would have made. */
  lessonsTitle(different: number, choices: number): string;
  /** The same in a few words, at the top of a result. */
  lessonsCount(different: number, choices: number): string;
  readonly helpTitle: string;
  readonly rulesTitle: string;
  /** Lines of the rules that are on show, of how many. */
  linesOf(first: number, last: number, count: number): string;

  // the end of the match
  readonly standings: string;
  winners(names: string, count: number, you: boolean): string;
  dealsPlayed(count: number): string;
}
