import { countRanks } from '../../../../engine/cardSet.js';
import { rankOf, suitOf } from '../../../../engine/cards.js';
import type { ObservedDeal } from '../../../../engine/observation.js';
import type { Seat } from '../../../../engine/seats.js';
import { ANY_RANK, ranksAbove } from '../../ranks.js';
import { suitSafety } from '../../safety.js';
import { top } from './board.js';
import type { Hint } from './evidence.js';

/** A hidden hand with which an exact number of tricks was bid. */
export interface Bid {
  readonly place: number;
  readonly tricks: number;
  /** What its owner has played, as masks by suit. */
  readonly shown: Int32Array;
}

/** What is known about hidden hands beyond the cards that they cannot hold. */
export interface Belief {
  readonly bids: readonly Bid[];
  /** By suit and place, indexed place * 4 + suit. */
  readonly hints: readonly (readonly Hint[])[];
}

/** Of a player who draws no conclusions. */
export const NO_BELIEF: Belief = { bids: [], hints: [] };

const ATTACKERS = 3;
const MASKS = ANY_RANK + 1;
/** Of each suit as dealt: its safety, and that of its lower cards when a trick was planned with the highest. */
const SAFETY = new Float64Array(MASKS).fill(-1);
const PLANNED = new Float64Array(MASKS);
/** The chance to win a trick at will with a card, by the number of higher cards. */
const WINS_AT_WILL = [0.97, 0.6, 0.35, 0.2] as const;
const HARDLY_WINS = 0.1;

function remember(mask: number): number {
  const safety = suitSafety(mask, ANY_RANK & ~mask, ATTACKERS);
  SAFETY[mask] = safety;
  if (mask !== 0) {
    const high = top(mask);
    const rest = mask & ~(1 << high);
    const wins = WINS_AT_WILL[countRanks(ranksAbove(high))] ?? HARDLY_WINS;
    PLANNED[mask] = (wins * suitSafety(rest, ANY_RANK & ~mask, ATTACKERS)) / safety;
  }
  return safety;
}

/** What a declarer has shown of the hand with which he bid. */
export function bidOf(deal: ObservedDeal, seat: Seat, place: number, tricks: number): Bid {
  const shown = new Int32Array(4);
  for (const plays of [...deal.tricks.map((trick) => trick.plays), deal.table]) {
    for (const { seat: player, card } of plays) {
      if (player === seat && card !== null)
        shown[suitOf(card)] = (shown[suitOf(card)] ?? 0) | (1 << rankOf(card));
    }
  }
  return { place, tricks, shown };
}

/** Hands of this safety are bid about half the time; far safer ones always. */
const HALF_BID = 0.7;

/** How likely a hand is to have been bid, from 0 to 1. */
export function likelihoodOfBid({ place, tricks, shown }: Bid, hands: Int32Array): number {
  let safety = 1;
  let planned = 0;
  const base = place * 4;
  for (let suit = 0; suit < 4; suit += 1) {
    const mask = (hands[base + suit] ?? 0) | (shown[suit] ?? 0);
    let whole = SAFETY[mask] ?? -1;
    if (whole < 0) whole = remember(mask);
    safety *= whole;
    if (tricks > 0) planned = Math.max(planned, PLANNED[mask] ?? 0);
  }
  if (tricks > 0) safety *= planned;
  const fourth = safety * safety * safety * safety;
  return fourth / (fourth + HALF_BID ** 4);
}

/** How likely the cards of one place in one suit are after what was played, compared with others. */
export function likelihoodOfPlay(hints: readonly Hint[], mask: number): number {
  let weight = 1;
  for (const { ranks, factor } of hints) if ((mask & ranks) !== 0) weight *= factor;
  return weight;
}
