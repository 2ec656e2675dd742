import { type PerSeat, type PlayerCount, perSeat, seatsOf } from '../engine/seats.js';

/** Who sits where in one playing of a deal, and how many of the rotations seat them just so. */
export interface Seating {
  readonly names: PerSeat<string>;
  readonly times: number;
}

/** The names moved clockwise by so many places. */
function rotated(names: PerSeat<string>, players: PlayerCount, by: number): PerSeat<string> {
  const seats = seatsOf(players);
  return perSeat((seat) => {
    const from = seats[(seats.indexOf(seat) - by + seats.length) % seats.length];
    return !seats.includes(seat) || from === undefined ? names[seat] : names[from];
  });
}

/**
 * All rotations of bots over the seats, as many as there are players. Rotations that seat the same names alike are one seating
 * that counts so many times: from the same cards and seed the same bots play the same.
 */
export function rotations(names: PerSeat<string>, players: PlayerCount): readonly Seating[] {
  const seatings = new Map<string, Seating>();
  for (let by = 0; by < players; by += 1) {
    const moved = rotated(names, players, by);
    const key = JSON.stringify(moved);
    seatings.set(key, { names: moved, times: (seatings.get(key)?.times ?? 0) + 1 });
  }
  return [...seatings.values()];
}
