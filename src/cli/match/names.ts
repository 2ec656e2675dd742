import { type PerSeat, perSeat } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { printable } from '../printable.js';
import type { MatchSetup } from './setup.js';

/** The names at the table as they may be shown, indexed by seat: the person's is "you", others may come from a file. */
export const shownNames = ({ game }: Texts, { names, seat }: MatchSetup): PerSeat<string> =>
  perSeat((other) => (other === seat ? game.you : printable(names[other] ?? game.seatNames[other])));
