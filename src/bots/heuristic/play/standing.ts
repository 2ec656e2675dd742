import { suitOf } from '../../../engine/cards.js';
import type { Seat } from '../../../engine/seats.js';
import type { Role, Situation } from './situation.js';

/** What a seat is in a contract about taking tricks, and whether the declarer plays alone: each plays by weights of its own. */
export const STANDINGS = ['declarer', 'soloist', 'partner', 'defender', 'against-soloist'] as const;
export type Standing = (typeof STANDINGS)[number];

const WITH_PARTNER: Readonly<Record<Role, Standing>> = {
  declarer: 'declarer',
  partner: 'partner',
  defender: 'defender',
};

/** The standing of the seat whose turn it is. */
export function standingOf({ role, deal }: Situation): Standing {
  if (deal.contracts[0]?.contract.side !== 'alone') return WITH_PARTNER[role];
  return role === 'declarer' ? 'soloist' : 'against-soloist';
}

/** The suits that were led earlier by players for whom `counts` holds, as a mask of bits by suit. */
export function suitsLedBy({ deal }: Situation, counts: (seat: Seat) => boolean): number {
  let mask = 0;
  for (const { plays } of deal.tricks) {
    const [lead] = plays;
    if (lead !== undefined && !lead.faceDown && counts(lead.seat)) mask |= 1 << suitOf(lead.card);
  }
  return mask;
}
