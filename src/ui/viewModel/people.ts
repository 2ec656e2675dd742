import type { Seat } from '../../engine/seats.js';
import type { Someone } from '../../i18n/texts/table.js';
import type { TableSetup } from '../setup.js';

/** Somebody as a sentence names him. */
export const someone = ({ names, seat }: TableSetup, who: Seat): Someone => ({
  name: names[who],
  you: who === seat,
});
