import type { PlayCard } from '../engine/action.js';
import type { PerSeat, Seat } from '../engine/seats.js';
import { addDeltas, settleContract } from '../engine/settlement.js';
import type { Deal, Declared, Match } from '../engine/state.js';

/** A number of which only bounds may be known; exact when they are equal. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** What the rest of a deal comes to with best play of all and all cards open. */
export interface Prospect {
  /** The tricks of the declaring side in the whole deal; null where contracts of an exact number are played. */
  readonly tricks: Bounds | null;
  /** For each contract whether it is made; null when the search stopped before it knew. */
  readonly made: readonly (boolean | null)[];
}

/** A legal card with what it leads to. */
export interface CardProspect extends Prospect {
  readonly action: PlayCard;
}

/** The settlement of one contract of a deal with so many tricks of its side (section 8). */
function settledAt({ ruleset }: Match, deal: Deal, declared: Declared, tricks: number): PerSeat<number> {
  const partner = declared.contract.side === 'alone' ? null : deal.partner;
  const fellows = deal.contracts.map(({ seat }) => seat).filter((seat) => seat !== declared.seat);
  return settleContract(ruleset, declared, partner, tricks, deal.active, fellows).deltas;
}

/** The numbers of tricks between which a contract ends; one that misses an exact number counts as missing it by one. */
function trickBounds({ contract }: Declared, tricks: Bounds | null, made: boolean | null): Bounds {
  if (tricks !== null) return tricks;
  const { tricks: goal } = contract.goal;
  return { low: made === false ? goal + 1 : goal, high: made === true ? goal : goal + 1 };
}

/** What all seats score at a prospect, in the points of the ruleset; null while it is not known. */
export function scoresAt(match: Match, deal: Deal, { tricks, made }: Prospect): PerSeat<number> | null {
  const settled: PerSeat<number>[] = [];
  for (const [index, declared] of deal.contracts.entries()) {
    const { low, high } = trickBounds(declared, tricks, made[index] ?? null);
    if (low !== high) return null;
    settled.push(settledAt(match, deal, declared, low));
  }
  return addDeltas(settled);
}

/** Between what a seat scores at a prospect. */
export function pointsAt(match: Match, deal: Deal, { tricks, made }: Prospect, seat: Seat): Bounds {
  let [low, high] = [0, 0];
  for (const [index, declared] of deal.contracts.entries()) {
    const bounds = trickBounds(declared, tricks, made[index] ?? null);
    const all = Array.from(
      { length: bounds.high - bounds.low + 1 },
      (_, more) => settledAt(match, deal, declared, bounds.low + more)[seat],
    );
    low += Math.min(...all);
    high += Math.max(...all);
  }
  return { low, high };
}
