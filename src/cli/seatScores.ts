import { type PerSeat, type PlayerCount, SEAT_LETTERS, seatsOf } from '../engine/seats.js';
import { signed } from '../i18n/words.js';

/** Amounts by the letters of the seats, as JSON has them. */
export const seatScores = (
  amounts: PerSeat<number>,
  players: PlayerCount,
): Readonly<Record<string, number>> =>
  // Where nothing is settled a sum of negative zeros would show as -0.
  Object.fromEntries(seatsOf(players).map((seat) => [SEAT_LETTERS[seat], amounts[seat] + 0]));

/** Amounts on one line: `N +3  E -3  S +3  W -3`. */
export const scoresLine = (amounts: PerSeat<number>, players: PlayerCount): string =>
  seatsOf(players)
    .map((seat) => `${SEAT_LETTERS[seat]} ${signed(amounts[seat])}`)
    .join('  ');
