import type { Event } from '../engine/event.js';
import type { Observation } from '../engine/observation.js';
import type { Seat } from '../engine/seats.js';
import type { TableSetup } from './setup.js';

/** What the player is told, all of it as seen from his seat. */
export interface TableUpdate {
  readonly observation: Observation;
  readonly events: readonly Event[];
}

/** Who decided something, or null when the event is not a decision. */
function decidedBy(event: Event): Seat | null {
  switch (event.type) {
    case 'call-made':
      return event.call.seat;
    case 'trump-named':
    case 'card-called':
    case 'card-played':
      return event.seat;
    default:
      return null;
  }
}

/** Whether somebody other than the player, or a bot in his place, has just acted. */
export const isStep = ({ events }: TableUpdate, { seat, watchOnly }: TableSetup): boolean =>
  events.map(decidedBy).some((who) => who !== null && (watchOnly || who !== seat));

/** Whether the play has just begun, so that it is known what is going to be played. */
export const beginsPlay = ({ events, observation }: TableUpdate): boolean =>
  observation.phase === 'play' &&
  events.some((event) => ['auction-ended', 'trump-named', 'card-called'].includes(event.type));

/** Whether an event of a type is among the news. */
export const tells = ({ events }: TableUpdate, type: Event['type']): boolean =>
  events.some((event) => event.type === type);
