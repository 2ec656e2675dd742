import type { PlayerCount } from './seats.js';

/** What the declaring side consists of: one player, the holder of a called card too, or the holder of the fourth ace too. */
export const SIDES = ['alone', 'called-card', 'fourth-ace'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Who names trump (naming is an action), or where it comes from: a fixed suit, the suit of the turned card (R5.5), of the fourth
 * ace, or of the first card led.
 */
export const TRUMP_RULES = [
  'none',
  'declarer',
  'partner',
  'turned',
  'ace-suit',
  'first-lead',
  'S',
  'H',
  'D',
  'C',
] as const;
export type TrumpRule = (typeof TRUMP_RULES)[number];

/** Whose cards are laid open at the ruleset's exposure moment; with `praatje` the defenders may consult too (R5.1, R5.2). */
export const EXPOSURES = ['none', 'declarer', 'praatje'] as const;
export type Exposure = (typeof EXPOSURES)[number];

/** Who leads to the first trick (R5.6). */
export const OPENING_LEADS = ['dealer-left', 'declarer', 'declarer-left', 'partner'] as const;
export type OpeningLead = (typeof OPENING_LEADS)[number];

/**
 * Whether a contract is bid like others, or announced by the cards themselves before the auction: as a standing bid (R5.4), or in
 * place of an auction.
 */
export const ANNOUNCEMENTS = ['none', 'standing', 'no-auction'] as const;
export type Announcement = (typeof ANNOUNCEMENTS)[number];

/** How many tricks win the contract. */
export interface Goal {
  readonly kind: 'at-least' | 'exactly';
  readonly tricks: number;
}

/** The amounts of a contract in the ruleset's unit (section 8 of the rulebook). */
export interface Value {
  /** Won when exactly the goal is reached. */
  readonly base: number;
  /** Won on top for each trick above the goal. */
  readonly over: number;
  /** Lost on top for each trick missing, or for an exact goal each trick too many. */
  readonly under: number;
  /** The base when the contract fails. */
  readonly failBase: number;
  /** Won on top when the side takes all thirteen tricks. */
  readonly slam: number;
}

/** A contract is built from the same few parts in every ruleset; nothing in the program knows one by its id. */
export interface Contract {
  readonly id: string;
  /** What the players of a club call it; null is as the language calls this id. */
  readonly name: string | null;
  /** A bid outranks another when its rank is higher (R4.1). */
  readonly rank: number;
  /** Whether others of the same rank may play their own contract beside it (R4.2). */
  readonly joinable: boolean;
  readonly side: Side;
  readonly goal: Goal;
  readonly trump: TrumpRule;
  readonly exposure: Exposure;
  readonly lead: OpeningLead;
  readonly value: Value;
  /** The number of aces a bidder must hold, or null when any hand will do; four are a matter of `fourAces` (R5.3). */
  readonly aces: number | null;
  readonly announced: Announcement;
  /** Whether the holder of the fourth ace stays silent until that card falls, or is named at once (R5.3). */
  readonly partnerSilent: boolean;
  /** Who pays when a partnership in it fails; null is as the ruleset says (R8.1). */
  readonly failed: (typeof FAILED_PARTNERSHIPS)[number] | null;
  /** Bids of which one must have been made earlier in the auction; empty means none is needed (R4.4). */
  readonly after: readonly string[];
}

export const FIRST_PACKETS = ['left', 'right'] as const;
export const SHUFFLES = ['cut', 'riffle', 'every-deal'] as const;
export const TROELA_MODES = ['off', 'optional', 'mandatory'] as const;
export const FOUR_ACES = ['none', 'king', 'alone'] as const;
export const RAISES = ['any', 'next-step'] as const;
export const JOINS = ['equal-rank', 'same-bid', 'off'] as const;
export const EXPOSURE_MOMENTS = ['first-trick', 'second-lead', 'start'] as const;
export const PRAATJE_HANDS = ['all', 'declarers'] as const;
export const HOLDER_LEADS = ['free', 'must-play'] as const;
export const DISCARDS = ['free', 'last-resort'] as const;
export const VOID_CALLS = ['blind', 'open', 'allowed', 'face-down'] as const;
export const RUFF_BANS = ['off', 'face-down', 'called'] as const;
export const SETTLEMENTS = ['zero-sum', 'winners-only'] as const;
export const PARTNERSHIPS = ['pairs', 'each-from-each'] as const;
export const FAILED_PARTNERSHIPS = ['both', 'declarer-only'] as const;
export const FELLOW_DECLARERS = ['settle', 'ignore'] as const;
export const END_KINDS = ['deals', 'rounds', 'target', 'minutes'] as const;

/** When the match ends (R8.4): after so many deals or rounds, at a target score, or when the time is up. */
export interface MatchEnd {
  readonly kind: (typeof END_KINDS)[number];
  readonly count: number;
}

/** What follows when everybody passes (R4.5); games are named by their ids. */
export type PassOut =
  | { readonly kind: 'throw-in' }
  | { readonly kind: 'dealer-bids' }
  | { readonly kind: 'dealer-chooses'; readonly games: readonly string[] }
  | { readonly kind: 'game'; readonly game: string };

/** What a game without a contract is about (section 10): all play for themselves, without trump. */
export type GameGoal =
  /** One of these numbers of tricks wins (R10.1, R10.2). */
  | { readonly kind: 'tricks'; readonly counts: readonly number[] }
  /** Avoid the trick with the queen of spades, and the last trick (R10.3). */
  | { readonly kind: 'spade-queen' }
  /** Avoid every queen (R10.4). */
  | { readonly kind: 'queens' }
  /** Nobody plays: who is behind is given something (R10.5). */
  | { readonly kind: 'begging' };

/** A game that is played when everybody has passed (section 10). */
export interface SpecialGame {
  readonly id: string;
  readonly goal: GameGoal;
  /** What one player pays another where losers pay. */
  readonly unit: number;
  /** What a winner is credited where only winners are, indexed by the number of winners less one; the last value serves the rest. */
  readonly credit: readonly number[];
}

/**
 * The rules of a table as data. The engine, the bots, the rule pages and the screen all read this value; the fields have the
 * names of the house rules that change them (section 12 of the rulebook).
 */
export interface Ruleset {
  readonly id: string;
  /** What a club calls its table; null is as the language calls this id. */
  readonly name: string | null;
  /** Raised when the meaning of a shipped ruleset changes, so that an old record is not read with new rules. */
  readonly revision: number;
  readonly contracts: readonly Contract[];

  /** Sizes of the packets in which thirteen cards are dealt (R3.5). */
  readonly packets: readonly number[];
  /** Whether the first packet goes to the dealer's left or right (R3.5). */
  readonly firstPacket: (typeof FIRST_PACKETS)[number];
  /** What happens to the pack between deals (R3.2). */
  readonly shuffle: (typeof SHUFFLES)[number];

  /** The games that can be played when everybody passes (section 10). */
  readonly games: readonly SpecialGame[];
  /** What follows when everybody passes (R4.5). */
  readonly passOut: PassOut;
  /** How far a bid may go above the standing one (R4.6). */
  readonly raise: (typeof RAISES)[number];
  /** Which bids may open the auction; null means all (R4.6). */
  readonly mayOpen: readonly string[] | null;
  /** Which bids of equal rank may stand side by side (R4.2). */
  readonly join: (typeof JOINS)[number];
  /** Whether contracts with the fourth ace can or must be bid by who holds the aces for it (R5.3). */
  readonly troela: (typeof TROELA_MODES)[number];
  /** What a hand with all four aces may do with such a contract: nothing, name a king's holder as partner, or play alone (R5.3). */
  readonly fourAces: (typeof FOUR_ACES)[number];
  /** Whether the last card dealt is shown before the auction, so that its suit can be trump (R5.5). */
  readonly turnedTrump: boolean;

  /** When the hands of open contracts are laid down (R5.1). */
  readonly exposure: (typeof EXPOSURE_MOMENTS)[number];
  /** Whose hands lie open in a praatje (R5.2). */
  readonly praatjeHands: (typeof PRAATJE_HANDS)[number];

  /** Whether who cannot follow must trump (R7.1). */
  readonly mustRuff: boolean;
  /** Whether the holder of the called card, leading its suit, must lead that card (R7.3). */
  readonly holderLead: (typeof HOLDER_LEADS)[number];
  /** Whether the duty to play the called card binds only the first time its suit is led (R7.3). */
  readonly firstLeadOnly: boolean;
  /** When the called card may be discarded (R7.3). */
  readonly discard: (typeof DISCARDS)[number];
  /**
   * How an ace of a suit not held is called (R6.3, R7.3): without another choice `blind` (with the right to a face-down lead) or
   * `open` (without it); or at any time, `allowed` without that right or `face-down` with it.
   */
  readonly callVoid: (typeof VOID_CALLS)[number];
  /** In which tricks trumps do not win and are a last resort (R7.3). */
  readonly noRuff: (typeof RUFF_BANS)[number];
  /** Whether a deal ends as soon as no further play can change the settlement (R7.5). */
  readonly stopWhenDecided: boolean;
  /** In how many tricks of a game about the queen of spades no spade may be led or discarded (R10.3). */
  readonly spadeBan: number;
  /** Whether in that game who cannot follow after those tricks must discard the queen of spades. */
  readonly queenDiscard: boolean;

  /** Whether losers pay, or only winners are credited (R8.1, R8.2). */
  readonly settlement: (typeof SETTLEMENTS)[number];
  /** Whether a partnership settles in pairs or each member with each opponent (R8.1). */
  readonly partnership: (typeof PARTNERSHIPS)[number];
  /** Who pays for a failed partnership, unless the contract has its own rule (R8.1). */
  readonly failed: (typeof FAILED_PARTNERSHIPS)[number];
  /** Whether declarers who play at the same time settle with each other (R8.3). */
  readonly fellowDeclarers: (typeof FELLOW_DECLARERS)[number];
  /** The undertrick from which `under` counts; with 2 the base covers the first (section 8). */
  readonly underFrom: 1 | 2;
  /** Null where the match has the usual number of deals for its players. */
  readonly end: MatchEnd | null;
}

/** The contract with this id, or null when the ruleset has none. */
export const contractById = (ruleset: Ruleset, id: string): Contract | null =>
  ruleset.contracts.find((contract) => contract.id === id) ?? null;

/** What follows from the contracts of a ruleset, and is asked for at every step of an auction. */
interface Ladder {
  readonly biddable: readonly Contract[];
  readonly announced: Contract | null;
}

const ladders = new WeakMap<Ruleset, Ladder>();

/** The contracts of a ruleset that can come about, from low to high: without those with the fourth ace where troela is off. */
function ladderOf(ruleset: Ruleset): Ladder {
  const known = ladders.get(ruleset);
  if (known !== undefined) return known;
  const enabled = ruleset.contracts
    .filter((contract) => contract.side !== 'fourth-ace' || ruleset.troela !== 'off')
    .toSorted((a, b) => a.rank - b.rank);
  const ladder = {
    biddable: enabled.filter((contract) => contract.announced === 'none'),
    announced: enabled.find((contract) => contract.announced !== 'none') ?? null,
  };
  ladders.set(ruleset, ladder);
  return ladder;
}

/** The contracts that can be bid, from low to high; what is announced by the cards is not bid. */
export const biddable = (ruleset: Ruleset): readonly Contract[] => ladderOf(ruleset).biddable;

/** The contract that three aces announce before the auction, or null (R5.4). */
export const announcedContract = (ruleset: Ruleset): Contract | null => ladderOf(ruleset).announced;

/** The special game with this id, or null when the ruleset has none. */
export const gameById = (ruleset: Ruleset, id: string): SpecialGame | null =>
  ruleset.games.find((game) => game.id === id) ?? null;

const USUAL_DEALS: Readonly<Record<PlayerCount, number>> = { 3: 15, 4: 16, 5: 20 };

/** When a match of so many players ends: as the ruleset says, else after the usual number of deals (R8.4). */
export const matchEnd = (ruleset: Ruleset, players: PlayerCount): MatchEnd =>
  ruleset.end ?? { kind: 'deals', count: USUAL_DEALS[players] };
