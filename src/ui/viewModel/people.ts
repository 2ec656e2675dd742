import type { Seat } from '../../engine/seats.js';
import type { Someone } from '../../i18n/texts/table.js';
import type { TableSetup } from '../setup.js';

/** Whose turn it is, as a sentence says it: an open hand that somebody else plays is named with who does (R11.3). */
export function whoseTurn({ texts, names, seat }: TableSetup, turn: Seat, by: Seat | null): Someone {
  const isOwn = by === null || by === turn;
  if (isOwn) return { name: names[turn], you: turn === seat };
  return { name: texts.table.playedBy(names[turn], names[by]), you: false };
}

/** Somebody as a sentence names him. */
export const someone = ({ names, seat }: TableSetup, who: Seat): Someone => ({
  name: names[who],
  you: who === seat,
});
