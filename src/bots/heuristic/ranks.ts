import { RANK_COUNT } from '../../engine/cards.js';

/** A mask with every rank of a suit. */
export const ANY_RANK = (1 << RANK_COUNT) - 1;

/** The mask of the ranks above a rank, from -1 (all of them) to 12 (none). */
export const ranksAbove = (rank: number): number => ANY_RANK & (-1 << (rank + 1));

/** The mask of the ranks below a rank, from 0 (none) to 13 (all of them). */
export const ranksBelow = (rank: number): number => ANY_RANK & ~(-1 << Math.max(0, rank));
