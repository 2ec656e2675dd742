import type { Entry } from '../engine/action.js';
import type { RuleError } from '../engine/ruleError.js';
import type { GameState } from '../engine/state.js';
import type { Position } from './readError.js';
import type { DealTag } from './record.js';

/** What in a record does not hold against the rules. */
export type ReplayFault =
  /** The rules refuse an entry; `state` is where it was tried, so that what is legal there can be told. */
  | {
      readonly code: 'refused';
      readonly entry: Entry;
      readonly error: RuleError;
      readonly state: GameState;
    }
  /** A derived tag states something else than what follows from the entries; `expected` is null when nothing does (yet). */
  | {
      readonly code: 'wrong-tag';
      readonly tag: DealTag;
      readonly found: string;
      readonly expected: string | null;
    }
  /** An entry presupposes one whose tag does not stand there. */
  | { readonly code: 'missing-tag'; readonly tag: DealTag };

/** A fault with its place in the text and the deal in which it is, if in one. */
export type ReplayError = ReplayFault & Position & { readonly board: number | null };
