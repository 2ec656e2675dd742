import type { Observation } from '../../engine/observation.js';
import { clockwiseFrom, dealtSeats, type Seat, seatsOf } from '../../engine/seats.js';
import { dealOf } from './seen.js';

/** The four places on the screen, clockwise from the player's own. */
export const PLACES = ['bottom', 'left', 'top', 'right'] as const;
export type Place = (typeof PLACES)[number];

/** Who sits where: the player at the bottom, the others clockwise from there. */
export function seatAt(observation: Observation, place: Place): Seat {
  const dealer = dealOf(observation)?.dealer ?? observation.dealer ?? observation.seat;
  const order = clockwiseFrom(dealtSeats(observation.players, dealer), observation.seat);
  return order[PLACES.indexOf(place)] ?? observation.seat;
}

/** Everybody who has a total, clockwise from the player's left, himself last: the order of every list of names. */
export function seatsInOrder({ players, seat }: Observation): readonly Seat[] {
  const seats = seatsOf(players);
  return [...clockwiseFrom(seats, seat).slice(1), ...(seats.includes(seat) ? [seat] : [])];
}
