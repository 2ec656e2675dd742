import type { Event } from '../../engine/event.js';
import type { Observation } from '../../engine/observation.js';
import type { Claimant } from '../../session/claimedPlay.js';
import type { StepTaken } from '../../session/playMatch.js';
import type { Journal } from './journal.js';
import type { Sitting } from './sitting.js';

/** How a match comes to the table. */
export interface Opening {
  readonly sitting: Sitting;
  /** One sentence on how the match began, such as that it goes on; null for a new one. */
  readonly notice: string | null;
  /** Keeps the match. */
  readonly journal: Journal;
  /** The steps so far of the deal in play, when the match goes on in the middle of one. */
  readonly recap: readonly StepTaken[];
}

/** A table as the person sits at it: it shows what happens, and asks. */
export interface TableSide extends Claimant {
  /** A match begins or goes on at this table. */
  begin(opening: Opening): void | Promise<void>;
  /** Shows one step as the person's seat sees it; the next one waits until it may come. */
  show(events: readonly Event[], observation: Observation): Promise<void>;
  /** After the match: whether another one is wanted. */
  matchOver(observation: Observation): Promise<'again' | 'quit'>;
  /** Takes no more input and gives the terminal back. */
  close(): void | Promise<void>;
}
