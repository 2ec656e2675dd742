import type { DealReview, Standing } from '../../analysis/review.js';
import type { ReviewedCard } from '../../analysis/reviewCard.js';
import type { ReviewTotals } from '../../analysis/reviewTotals.js';
import { reviewTotals } from '../../analysis/reviewTotals.js';
import { SUIT_LETTERS } from '../../engine/cards.js';
import { type PlayerCount, SEAT_LETTERS, type Seat, seatsOf } from '../../engine/seats.js';
import type { Deal } from '../../engine/state.js';
import { actionWord } from '../../notation/index.js';
import { seatScores } from '../seatScores.js';

const contractsJson = ({ contracts, partner }: Deal): readonly object[] =>
  contracts.map(({ seat, contract }) => ({
    seat: SEAT_LETTERS[seat],
    contract: contract.id,
    ...(contract.side === 'alone' || partner === null ? {} : { partner: SEAT_LETTERS[partner] }),
  }));

function standingJson({ tricks, made, scores }: Standing, players: PlayerCount): object {
  const count =
    tricks === null
      ? {}
      : tricks.low === tricks.high
        ? { tricks: tricks.low }
        : { exact: false, low: tricks.low, high: tricks.high };
  return { ...count, made, scores: scores === null ? null : seatScores(scores, players) };
}

const cardJson = ({ trick, seat, by, played, best, cost }: ReviewedCard): object => ({
  trick,
  seat: SEAT_LETTERS[seat],
  ...(by === seat ? {} : { by: SEAT_LETTERS[by] }),
  card: actionWord(played),
  tricks: cost === null ? null : cost.tricks,
  points: cost === null ? null : cost.points,
  turned: (cost?.turned ?? []).map((declarer) => SEAT_LETTERS[declarer]),
  best: best.map(actionWord),
});

/** Totals by the letters of the seats. */
export const totalsJson = (
  totals: readonly ReviewTotals[],
  seats: readonly Seat[],
): Readonly<Record<string, ReviewTotals | undefined>> =>
  Object.fromEntries(seats.map((seat) => [SEAT_LETTERS[seat], totals[seat]]));

/** A reviewed deal as `review --json` prints it. */
export function reviewJson(board: number, players: PlayerCount, review: DealReview): object {
  const { deal } = review;
  const contracts = deal === null ? [] : contractsJson(deal);
  if (review.kind === 'unjudged') return { board, contracts, judged: false, why: review.why };
  const { cards, start, end, isFinished } = review;
  return {
    board,
    contracts,
    trump: review.deal.trump === null ? null : SUIT_LETTERS[review.deal.trump],
    judged: true,
    finished: isFinished,
    open: standingJson(start, players),
    played: standingJson(end, players),
    cards: cards.map(cardJson),
    totals: totalsJson(reviewTotals(cards), seatsOf(players)),
  };
}
