import type { Bid, ChooseGame, DrawEntry, Pass } from './action.js';
import type { CardSet } from './cardSet.js';
import type { Card, Suit } from './cards.js';
import type { Contract, Ruleset, SpecialGame } from './ruleset.js';
import type { PerSeat, PlayerCount, Seat } from './seats.js';

/** One turn of the auction. */
export type Call = (Pass | Bid | ChooseGame) & { readonly seat: Seat };

/** A contract with who plays it; there can be several at once (R4.2). */
export interface Declared {
  readonly seat: Seat;
  readonly contract: Contract;
}

/** The card that decides who the hidden partner is (R6.2-R6.4). */
export interface CalledCard {
  readonly card: Card;
  readonly blind: boolean;
}

/** A card on the table; null while it lies face down and whoever asks may not see it (R7.4). */
export interface Played {
  readonly seat: Seat;
  readonly card: Card | null;
  readonly faceDown: boolean;
}

/** A complete trick in the order of play. */
export interface Trick {
  readonly plays: readonly (Played & { readonly card: Card })[];
  readonly winner: Seat;
}

/** One deal, from the cards on. */
export interface Deal {
  readonly board: number;
  readonly dealer: Seat;
  /** The seats that bid, play and settle, clockwise from the dealer's left. */
  readonly active: readonly Seat[];
  /** The seats whose hands are played, clockwise from N: with three players the empty place too (R11.3). */
  readonly places: readonly Seat[];
  /** The last card dealt, where it is shown to all, and who got it (R5.5). */
  readonly turned: Card | null;
  readonly turnedTo: Seat | null;
  /** Who has announced a contract by holding the aces for it (R5.4). */
  readonly announcer: Seat | null;
  /** The cards as dealt, as far as they are known. */
  readonly dealt: PerSeat<CardSet>;
  /** The known cards still in hand. */
  readonly hands: PerSeat<CardSet>;
  /** How many cards in hand are not known; all zero but in a record with unknown hands. */
  readonly unknown: PerSeat<number>;
  readonly calls: readonly Call[];
  /** Empty until the auction has ended; first the one whose bid came first (R5.6). */
  readonly contracts: readonly Declared[];
  /** The special game that is played because everybody passed (section 10). */
  readonly game: SpecialGame | null;
  /** The card whose holder is the partner in a contract with the fourth ace: that ace, or the king named instead (R5.3). */
  readonly fourthAce: Card | null;
  readonly trump: Suit | null;
  readonly called: CalledCard | null;
  /** The declarer's partner, whether or not the others know him yet; null without one, or where it is not known. */
  readonly partner: Seat | null;
  readonly statedPartner: Seat | null;
  /** The king that a declarer whose hand is not known is stated to have named (R5.3). */
  readonly statedKing?: Card | null;
  /** Whether everybody knows the partner (R5.3, R6.6). */
  readonly partnerShown: boolean;
  readonly tricks: readonly Trick[];
  /** The cards of the trick that is not complete. */
  readonly table: readonly Played[];
  /** Who leads or has led that trick. */
  readonly leader: Seat;
  readonly taken: PerSeat<number>;
  /** Whose hands lie open (R5.1, R5.2). */
  readonly open: readonly Seat[];
  /** The match ends with this deal because the time is up (R8.4). */
  readonly last: boolean;
}

/** What one contract came to, with the parts of the sum (section 8). */
export interface ContractResult {
  readonly declarer: Seat;
  readonly partner: Seat | null;
  readonly contract: string;
  /** Tricks of the declaring side. */
  readonly tricks: number;
  readonly made: boolean;
  readonly base: number;
  /** Tricks that count on top of the base. */
  readonly extraTricks: number;
  /** The amount of each of them. */
  readonly perExtra: number;
  readonly slam: number;
  /** base + extraTricks * perExtra + slam: what the parties settle. */
  readonly value: number;
  readonly deltas: PerSeat<number>;
}

/** What a special game came to (section 10). */
export interface GameResult {
  readonly game: string;
  /** What was counted per seat: tricks, or queens, or the total before the deal. */
  readonly counted: PerSeat<number>;
  /** Who took the queen of spades, in the game about her. */
  readonly queenTaker: Seat | null;
  /** Who took the last trick, in that game. */
  readonly lastTaker: Seat | null;
  readonly winners: readonly Seat[];
}

/** The cards were thrown in because everybody passed (R4.5). */
export interface ThrownIn {
  readonly kind: 'thrown-in';
  readonly deltas: PerSeat<number>;
}

/** Contracts were played, each settled on its own (R8.3). */
export interface SettledContracts {
  readonly kind: 'contracts';
  readonly results: readonly ContractResult[];
  readonly deltas: PerSeat<number>;
}

/** A special game was played, or settled without play (section 10). */
export interface SettledGame {
  readonly kind: 'game';
  readonly result: GameResult;
  readonly deltas: PerSeat<number>;
}

/** How a deal ended. */
export type Settlement = ThrownIn | SettledContracts | SettledGame;

export interface FinishedDeal {
  readonly deal: Deal;
  readonly settlement: Settlement;
}

/** What goes on from deal to deal. */
export interface Match {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  readonly draw: DrawEntry | null;
  /** Deals that were dealt, thrown-in ones too. */
  readonly dealt: number;
  /** Deals that count: settled ones. */
  readonly settled: number;
  readonly totals: PerSeat<number>;
  readonly last: boolean;
}

interface InDeal {
  readonly match: Match;
  readonly deal: Deal;
  /** Whose hand is to act. */
  readonly turn: Seat;
  /** Who decides for that hand: its owner, but for the open hand of three players (R11.3). */
  readonly by: Seat;
}

/** A match at any moment; `apply` is the only thing that makes the next one. */
export type GameState =
  /** Nothing dealt yet, and the first dealer not drawn. */
  | { readonly phase: 'draw'; readonly match: Match }
  /** The cards are to be dealt; `previous` is null before the first deal. */
  | {
      readonly phase: 'deal';
      readonly match: Match;
      readonly dealer: Seat;
      readonly previous: FinishedDeal | null;
    }
  | ({ readonly phase: 'auction' } & InDeal)
  | ({ readonly phase: 'naming' } & InDeal)
  | ({ readonly phase: 'calling' } & InDeal)
  | ({ readonly phase: 'play' } & InDeal)
  | { readonly phase: 'over'; readonly match: Match; readonly previous: FinishedDeal };

export type Phase = GameState['phase'];

/** The phases in which a seat has to decide something. */
export type TurnState = Extract<GameState, InDeal>;

/** Whether a seat has to decide something in this state. */
export const hasTurn = (state: GameState): state is TurnState => 'turn' in state;
