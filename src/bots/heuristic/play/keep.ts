import { countRanks, highestRank, lowestRank } from '../../../engine/cardSet.js';
import { type Card, rankOf, type Suit, suitOf } from '../../../engine/cards.js';
import { ranksAbove } from '../ranks.js';
import type { Role, Situation } from './situation.js';

/** What a guarded card is worth in tricks by the number of higher cards that are out. */
const BY_HIGHER = [1, 0.65, 0.3, 0.12, 0.05] as const;
/** What is left of that when the cards to put under the higher ones are lacking. */
const UNGUARDED = 0.4;
/** What a trump that is not high is worth: a ruff, or a long card at the end. */
const SMALL_TRUMP: Readonly<Record<Role, number>> = { declarer: 0.6, partner: 0.3, defender: 0.25 };
/** A declarer without a partner needs every trump himself. */
const SMALL_TRUMP_ALONE = 0.75;

/** The chance that a round of a side suit is not ruffed, from the number of its cards that are out. */
const survives = (round: number, out: number): number =>
  Math.min(1, Math.max(0.05, 0.4 + 0.45 * (out / 3 - round)));

/** What the cards of a side suit are worth in tricks, `mask` in hand and `out` in the other hands. */
function sideValue(mask: number, out: number, ruffable: boolean): number {
  const outCount = countRanks(out);
  let value = 0;
  let round = 0;
  for (let rest = mask; rest !== 0; ) {
    const rank = highestRank(rest) ?? 0;
    rest &= ~(1 << rank);
    round += 1;
    const higher = countRanks(out & ranksAbove(rank));
    const guarded = countRanks(rest) + round - 1 >= higher;
    const base = (BY_HIGHER[higher] ?? 0.01) * (guarded ? 1 : UNGUARDED);
    const late = round + Math.min(higher, 2);
    const length = !ruffable && round * 2.2 > outCount ? 0.5 : 0;
    value += Math.max(base * (ruffable ? survives(late, outCount) : 1), length) + 0.002 * rank;
  }
  return value;
}

/** What the trumps in hand are worth in tricks. */
function trumpValue(mask: number, out: number, smallTrump: number): number {
  let value = 0;
  for (let rest = mask; rest !== 0; ) {
    const rank = highestRank(rest) ?? 0;
    rest &= ~(1 << rank);
    const higher = countRanks(out & ranksAbove(rank));
    const guarded = countRanks(rest) >= higher;
    const small = out === 0 ? 1 : smallTrump;
    const high = higher === 0 ? 1 : guarded && higher === 1 ? 0.85 : guarded && higher === 2 ? 0.65 : 0;
    value += Math.max(small, high) + 0.004 * rank;
  }
  return value;
}

const smallTrump = (s: Situation): number =>
  s.role === 'declarer' && s.deal.contracts[0]?.contract.side === 'alone'
    ? SMALL_TRUMP_ALONE
    : SMALL_TRUMP[s.role];

/** What the cards of one suit are worth in tricks if this were all that is held of it. */
function suitValue(s: Situation, suit: Suit, mask: number, out = s.known.others[suit]): number {
  if (suit === s.trump) return trumpValue(mask, out, smallTrump(s));
  return sideValue(mask, out, s.trump !== null && s.enemyTrumps > 0.3);
}

/** A trick now is worth more than the same one later, when the suit may be ruffed or the lead lost; a trump does not spoil. */
const LATER_TRICK = 0.8;

/** What the hand is worth less in tricks without this card. */
export function lossOf(s: Situation, card: Card): number {
  const suit = suitOf(card);
  const mask = s.known.hand[suit];
  return suitValue(s, suit, mask) - suitValue(s, suit, mask & ~(1 << rankOf(card)));
}

/** What playing a card away costs in tricks later. */
export const costOf = (s: Situation, card: Card): number =>
  suitOf(card) === s.trump ? lossOf(s, card) : LATER_TRICK * lossOf(s, card);

/** What the rest of a suit gains when a lead of this card draws the higher card that beats it, and a low card from the others. */
export function promotion(s: Situation, card: Card): number {
  const suit = suitOf(card);
  const out = s.known.others[suit];
  const rest = s.known.hand[suit] & ~(1 << rankOf(card));
  const over = out & ranksAbove(rankOf(card));
  // Against a single higher card there is no choice; otherwise the cheapest that will do is played.
  const higher = lowestRank(over);
  if (!s.character.plans || rest === 0 || out === 0) return 0;
  let left = higher === null ? out : out & ~(1 << higher);
  for (let falls = higher === null ? 3 : 2; falls > 0; falls -= 1) left &= left - 1;
  return suitValue(s, suit, rest, left) - suitValue(s, suit, rest, out);
}
