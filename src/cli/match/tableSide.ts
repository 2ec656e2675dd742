import type { Event } from '../../engine/event.js';
import type { Observation } from '../../engine/observation.js';
import type { Player } from '../../session/player.js';

/** A table as the person sits at it: it shows what happens, and asks. */
export interface TableSide extends Player {
  /** Shows one step as the person's seat sees it; the next one waits until it may come. */
  show(events: readonly Event[], observation: Observation): Promise<void>;
  /** After the match: whether another one is wanted. */
  matchOver(observation: Observation): Promise<'again' | 'quit'>;
  /** Takes no more input and gives the terminal back. */
  close(): void | Promise<void>;
}
