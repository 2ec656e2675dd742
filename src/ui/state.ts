import type { Action } from '../engine/action.js';
import type { Card, Suit } from '../engine/cards.js';
import type { Event } from '../engine/event.js';
import type { Observation } from '../engine/observation.js';
import type { Phase } from '../engine/state.js';
import type { Advice } from './coach.js';
import type { Speed } from './pace.js';
import type { ScoreRow } from './scoreRow.js';
import type { TableSetup } from './setup.js';
import type { Size } from './terminal/streams.js';

/** What lies over the table; the game stands still meanwhile. */
export type Overlay = 'help' | 'rules' | 'scores' | 'last-trick' | 'calls' | 'lessons';

/** What is on show while the game waits for a key or a moment. */
export type PauseKind =
  /** The table as it is, before somebody else's action. */
  | 'step'
  /** A complete trick. */
  | 'trick'
  /** The table, cleared of a trick that nobody dismissed. */
  | 'gathering'
  /** Who plays what, before the first lead. */
  | 'contract'
  /** What a deal came to. */
  | 'result';

/** A wait; it ends with a key, or when its time is up. */
interface Pause {
  readonly id: number;
  readonly kind: PauseKind;
  /** Whether its time is known; without one only a key ends it. */
  readonly timed: boolean;
  /** Its time was up while an overlay lay over the table. */
  readonly due: boolean;
}

/** What the table is doing. */
export type Stage =
  /** Somebody else decides. */
  | { readonly kind: 'waiting' }
  /** The player decides. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'pause'; readonly pause: Pause }
  /** The match is over. */
  | { readonly kind: 'standings' };

/** What the table says about the last key, until the next one. */
export type Remark =
  /** The rules do not allow it. */
  | { readonly kind: 'illegal'; readonly action: Action }
  | { readonly kind: 'not-held'; readonly suit: Suit; readonly rank: number | null }
  | { readonly kind: 'not-your-turn' }
  | { readonly kind: 'unknown-key' }
  | { readonly kind: 'tempo' };

/** A choice of the player's in place of which the bot would have made another. */
export interface Lesson {
  readonly phase: Phase;
  /** The trick that was in play, from 1 on. */
  readonly trick: number;
  readonly chosen: Action;
  readonly advice: Advice;
}

/** Everything that the screen is drawn from. */
export interface TableState {
  readonly setup: TableSetup;
  readonly size: Size;
  readonly observation: Observation;
  /** What happened last. */
  readonly events: readonly Event[];
  /** The deals that are finished, oldest first. */
  readonly rows: readonly ScoreRow[];
  /** A line about how the match began, until the player's first decision. */
  readonly notice: string | null;
  readonly stage: Stage;
  readonly overlay: Overlay | null;
  /** How many rows of the score sheet lie below the screen, or how many lines of the rules above it. */
  readonly scroll: number;
  /** The highlighted one of the bids, suits or cards that can be chosen from. */
  readonly choice: number;
  /** The highlighted card in hand. */
  readonly cursor: Card | null;
  /** The player has moved the highlight since his last card: then it is left where it is. */
  readonly cursorMoved: boolean;
  /** The suit of a card that is being named by keys. */
  readonly namedSuit: Suit | null;
  /** The next lead goes face down. */
  readonly faceDown: boolean;
  readonly remark: Remark | null;
  /** What the bot would do, until the next key. */
  readonly hint: Advice | null;
  /** In practice: how often the player has chosen in this deal, and where the bot would have chosen otherwise. */
  readonly choices: number;
  readonly lessons: readonly Lesson[];
  /** The newest of them is on show: until the first key of the player's next turn. */
  readonly showsLesson: boolean;
  readonly speed: Speed;
  /** The player, who has no part in this deal, does not wait for its end. */
  readonly skipping: boolean;
  /** The player may have the rest of the deal played out, for it changes nothing any more (R7.6). */
  readonly mayClaim: boolean;
  /** He has: the table plays until the deal has its result. */
  readonly claimed: boolean;
  /** What the player decided, until it is taken. */
  readonly answer: Action | 'claim' | null;
  readonly again: boolean;
  readonly left: 'quit' | 'interrupt' | null;
}

/** What a table begins with. */
export type TableStart = Pick<TableState, 'setup' | 'size' | 'observation' | 'rows' | 'notice' | 'speed'>;

/** The state of a table at which nothing has happened. */
export const initialState = (start: TableStart): TableState => ({
  ...start,
  events: [],
  stage: { kind: 'waiting' },
  overlay: null,
  scroll: 0,
  choice: 0,
  cursor: null,
  cursorMoved: false,
  namedSuit: null,
  faceDown: false,
  remark: null,
  hint: null,
  choices: 0,
  lessons: [],
  showsLesson: false,
  skipping: false,
  mayClaim: false,
  claimed: false,
  answer: null,
  again: false,
  left: null,
});
