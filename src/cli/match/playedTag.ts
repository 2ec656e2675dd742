import type { DealRecord } from '../../notation/record.js';

/** A tag of ours behind a finished deal: how many seconds the match has been at the table, so that pauses do not count. */
const PLAYED = 'Played';

/** The tag for so many milliseconds, as it is appended to a save. */
export const playedText = (milliseconds: number): string =>
  `[${PLAYED} "${Math.round(milliseconds / 1000)}"]\n`;

/** How many milliseconds the match has been at the table, as the last of its deals that says so tells; zero when none does. */
export function playedBefore(deals: readonly DealRecord[]): number {
  const values = deals.flatMap(({ others }) => others.filter(({ name }) => name === PLAYED));
  const value = values.at(-1)?.value ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) * 1000 : 0;
}
