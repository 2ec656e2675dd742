import { type PerSeat, perSeat, type Seat } from '../engine/seats.js';
import type { ReviewedCard } from './reviewCard.js';

/** What the choices of a seat cost together. */
export interface ReviewTotals {
  /** Cards with an alternative. */
  readonly choices: number;
  readonly costly: number;
  readonly tricks: number;
  readonly points: number;
  /** Choices that could not be judged. */
  readonly undecided: number;
}

/** Whether a card gave something away, as far as that is known. */
export const isCostly = ({ cost }: ReviewedCard): boolean =>
  cost !== null && ((cost.tricks ?? 0) > 0 || cost.points > 0);

function totalsOf(cards: readonly ReviewedCard[]): ReviewTotals {
  const costly = cards.filter(isCostly);
  return {
    choices: cards.filter(({ isChoice }) => isChoice).length,
    costly: costly.length,
    tricks: costly.reduce((sum, { cost }) => sum + (cost?.tricks ?? 0), 0),
    points: costly.reduce((sum, { cost }) => sum + (cost?.points ?? 0), 0),
    undecided: cards.filter(({ cost }) => cost === null).length,
  };
}

/** The totals of every seat over the cards that it chose. */
export const reviewTotals = (cards: readonly ReviewedCard[]): PerSeat<ReviewTotals> =>
  perSeat((seat: Seat) => totalsOf(cards.filter(({ by }) => by === seat)));
