import type { Bid, ChooseGame, DrawEntry, Pass, PlayCard } from '../engine/action.js';
import type { CardSet } from '../engine/cardSet.js';
import type { Card, Suit } from '../engine/cards.js';
import type { Ruleset } from '../engine/ruleset.js';
import type { PerSeat, PlayerCount, Seat } from '../engine/seats.js';
import type { CalledCard } from '../engine/state.js';
import type { Placed, Position } from './readError.js';

/** The version of the notation that is written, and the only one that is read. */
export const VERSION = 1;

/** A tag that this program gives no meaning, kept where it stood with the rows of words below it. */
export interface OtherTag<Anchor> {
  readonly name: string;
  readonly value: string;
  readonly rows: readonly (readonly string[])[];
  /** The tag with a meaning that it follows, or null at the very beginning. */
  readonly after: Anchor | null;
}

/** The tags of the header in canonical order; the names share one place. */
export const HEADER_ANCHORS = ['Ruleset', 'Revision', 'Rules', 'Players', 'Seed', 'Names', 'Club'] as const;
export type HeaderAnchor = (typeof HEADER_ANCHORS)[number];

/** What stands before the first deal of a record. */
export interface RecordHeader {
  readonly version: typeof VERSION;
  /** The ruleset with the house rules of `[Rules]` applied. */
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  /** The players' names without control characters; null where none is given. */
  readonly names: PerSeat<string | null>;
  readonly seed: string | null;
  readonly others: readonly OtherTag<HeaderAnchor>[];
}

/** The tags of a deal in canonical order. */
export const DEAL_TAGS = [
  'Draw',
  'Board',
  'Dealer',
  'Deal',
  'Turned',
  'Announce',
  'LastDeal',
  'Auction',
  'Contract',
  'Partner',
  'Trump',
  'Call',
  'Play',
  'Tricks',
  'Score',
] as const;
export type DealTag = (typeof DEAL_TAGS)[number];

/** A contract as the derived tag states it. */
export interface StatedContract {
  readonly seat: Seat;
  readonly bid: string;
}

/** What the tag for the contract states: who plays what, none when the deal was thrown in, or the special game that is played. */
export type StatedOutcome = readonly StatedContract[] | { readonly game: string };

/** Where `[LastDeal]` stands: after a tag, and after so many words of that tag's section. */
export interface LastDealMark extends Position {
  readonly after: DealTag;
  readonly words: number;
}

/** One deal as it is written; nothing in it has been held against the rules. Null is what does not stand there. */
export interface DealRecord {
  /** The draw for the first dealer: it begins a match (R2.3). */
  readonly draw: Placed<DrawEntry> | null;
  readonly board: Placed<number>;
  readonly dealer: Placed<Seat>;
  /** The cards as dealt; null for a hand that is not known. */
  readonly hands: Placed<PerSeat<CardSet | null>>;
  /** The card that was shown to all before the auction (R5.5). */
  readonly turned: Placed<Card> | null;
  /** Who has announced a contract by holding the aces for it (R5.4): a statement where his hand is not known. */
  readonly announcer: Placed<Seat> | null;
  readonly lastDeal: LastDealMark | null;
  /** Who speaks first. */
  readonly auction: Placed<Seat> | null;
  readonly calls: readonly Placed<Pass | Bid | ChooseGame>[];
  /** What the auction led to. */
  readonly contracts: Placed<StatedOutcome> | null;
  readonly partner: Placed<Seat> | null;
  readonly trump: Placed<Suit> | null;
  readonly called: Placed<CalledCard> | null;
  /** Who leads to the first trick. */
  readonly play: Placed<Seat> | null;
  readonly cards: readonly Placed<PlayCard>[];
  /** Tricks taken by each seat, and points won; null for the seats that are not named. */
  readonly tricks: Placed<PerSeat<number | null>> | null;
  readonly score: Placed<PerSeat<number | null>> | null;
  readonly others: readonly OtherTag<DealTag>[];
}

/** A record: its header, the deals in order, and a draw at the very end whose cards have not been dealt yet. */
export interface RikRecord extends RecordHeader {
  readonly deals: readonly DealRecord[];
  readonly openDraw: Placed<DrawEntry> | null;
}
