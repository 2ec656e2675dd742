import type { LoadedDeal } from './board.js';

/** What an honour is worth, from the highest card of a suit down, and what a trump more than the others: fitted on random deals. */
const HONOURS = [4, 3, 2, 1];
const TRICKS_A_POINT = 0.19;
const TRICKS_A_TRUMP = 0.35;

/** A first guess of the tricks of the counted side, by honours and trumps: a good one saves a third of the searches. */
export function guessTricks(deal: LoadedDeal, tricks: number): number {
  const { counted, maximise, trump } = deal;
  if (maximise !== counted) return maximise === 15 ? tricks : 0;
  const sign = (place: number): number => (((counted >> place) & 1) === 1 ? 1 : -1);
  let balance = 0;
  deal.holders.forEach((holders, suit) => {
    holders.forEach((place, index) => {
      balance += sign(place) * TRICKS_A_POINT * (HONOURS[holders.length - 1 - index] ?? 0);
      if (suit === trump) balance += sign(place) * TRICKS_A_TRUMP;
    });
  });
  return Math.round(tricks / 2 + (balance * tricks) / 13);
}
