/** The seats clockwise (R2.2). The fifth exists only with five players; with three, W is the empty place (R11.3). */
export const SEATS = [0, 1, 2, 3, 4] as const;
export type Seat = (typeof SEATS)[number];
export const [NORTH, EAST, SOUTH, WEST] = SEATS;

/** The letter of each seat, indexed by seat. */
export const SEAT_LETTERS = ['N', 'E', 'S', 'W', 'X'] as const;
export type SeatLetter = (typeof SEAT_LETTERS)[number];

export type PlayerCount = 3 | 4 | 5;

/** One value for each of the five possible seats; seats that do not exist hold a neutral value. */
export type PerSeat<Value> = readonly [Value, Value, Value, Value, Value];

/** Builds one value per seat. */
export const perSeat = <Value>(make: (seat: Seat) => Value): PerSeat<Value> => [
  make(0),
  make(1),
  make(2),
  make(3),
  make(4),
];

/** The same values with one seat's value replaced. */
export const withSeat = <Value>(values: PerSeat<Value>, seat: Seat, value: Value): PerSeat<Value> => [
  seat === 0 ? value : values[0],
  seat === 1 ? value : values[1],
  seat === 2 ? value : values[2],
  seat === 3 ? value : values[3],
  seat === 4 ? value : values[4],
];

/** The seat that a letter N, E, S, W or X names, or null. */
export const seatFromLetter = (letter: string): Seat | null =>
  SEATS.find((seat) => SEAT_LETTERS[seat] === letter) ?? null;

const REAL_SEATS: Readonly<Record<PlayerCount, readonly Seat[]>> = {
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
  5: [0, 1, 2, 3, 4],
};

/** The seats at which somebody sits, clockwise from N: these deal, and have totals. */
export const seatsOf = (players: PlayerCount): readonly Seat[] => REAL_SEATS[players];

/** The given seats clockwise, beginning with the first of them at or after `start`. */
export function clockwiseFrom(seats: readonly Seat[], start: Seat): readonly Seat[] {
  return [...seats.filter((seat) => seat >= start), ...seats.filter((seat) => seat < start)];
}

/** The next of the given seats clockwise after `seat` (R2.2). */
export function nextSeat(seats: readonly Seat[], seat: Seat): Seat {
  const next = seats.find((other) => other > seat) ?? seats[0];
  if (next === undefined) throw new RangeError('no seats');
  return next;
}

/** The seats that are dealt cards, clockwise from N: all four places, but with five players not the dealer's (R11.2, R11.3). */
export const dealtSeats = (players: PlayerCount, dealer: Seat): readonly Seat[] =>
  players === 5 ? REAL_SEATS[5].filter((seat) => seat !== dealer) : REAL_SEATS[4];

/** The seats that bid, play and settle this deal, clockwise from N. */
export const activeSeats = (players: PlayerCount, dealer: Seat): readonly Seat[] =>
  players === 5 ? dealtSeats(players, dealer) : REAL_SEATS[players];
