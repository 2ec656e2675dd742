import type { DealEntry } from '../../src/engine/action.js';
import {
  type CardSet,
  cardsOf,
  difference,
  FULL_PACK,
  fromCards,
  NO_CARDS,
} from '../../src/engine/cardSet.js';
import { ALL_CARDS } from '../../src/engine/cards.js';
import { type Random, randomFor, shuffled } from '../../src/engine/random.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { perSeat, type Seat } from '../../src/engine/seats.js';
import { type Plan, planned, sensibly } from './choose.js';
import type { PlayedDeal } from './played.js';
import { type Choose, dealOf, newRecording, playOut, record } from './recording.js';

export const FOUR = [0, 1, 2, 3] as const;
export type Hands = DealEntry['hands'];

/** A deal with what the seats mean to bid. */
export interface Candidate {
  readonly dealer: Seat;
  readonly hands: Hands;
  readonly plan: Plan;
  /** How trump is named and cards are called and played; like the sensible bot when not given. */
  readonly play?: Choose;
}

/** Any four hands. */
export function anyHands(random: Random): Hands {
  const pack = shuffled(ALL_CARDS, random);
  return perSeat((seat) => (seat === 4 ? NO_CARDS : fromCards(pack.slice(seat * 13, seat * 13 + 13))));
}

/** Four hands of which one is given and the others are any. */
export function handsAround(seat: Seat, hand: CardSet, random: Random): Hands {
  const pack = shuffled(cardsOf(difference(FULL_PACK, hand)), random);
  return perSeat((other) => {
    if (other === seat) return hand;
    return other === 4 ? NO_CARDS : fromCards(pack.splice(0, 13));
  });
}

/** Of so many deals the one in which some hand has the highest score, and the seat that holds it. */
export function bestDeal(random: Random, count: number, score: (hand: CardSet) => number) {
  let best: { hands: Hands; seat: Seat; score: number } | null = null;
  for (let tried = 0; tried < count; tried += 1) {
    const hands = anyHands(random);
    for (const seat of FOUR) {
      const its = score(hands[seat]);
      if (best === null || its > best.score) best = { hands, seat, score: its };
    }
  }
  if (best === null) throw new RangeError('no deals');
  return best;
}

const TRIES = 4000;

/**
 * The text of the first deal, of those that a seed gives one after another, that can be bid as it is planned and goes the way
 * that is wanted.
 */
export function findDeal(
  seed: string,
  candidate: (random: Random, attempt: number) => Candidate | null,
  isWanted: (played: PlayedDeal) => boolean,
): string {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const found = candidate(randomFor('playthroughs', seed, attempt), attempt);
    if (found === null) continue;
    const text = tryOut(found, isWanted);
    if (text !== null) return text;
  }
  throw new Error(`nothing found for ${seed}`);
}

function tryOut(
  { dealer, hands, plan, play = sensibly }: Candidate,
  isWanted: (played: PlayedDeal) => boolean,
): string | null {
  const dealt = record(newRecording(pagat), dealOf(dealer, hands));
  try {
    const over = playOut(dealt, planned(plan, play));
    const [played] = over.played;
    return played !== undefined && isWanted(played) ? over.text : null;
  } catch (error) {
    // Somebody is bound to another call than planned, three aces for instance.
    if (error instanceof Error && error.message.startsWith('refused')) return null;
    throw error;
  }
}
