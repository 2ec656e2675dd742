import type { DealEntry } from '../../engine/action.js';
import type { CardSet } from '../../engine/cardSet.js';
import { NO_CARDS } from '../../engine/cardSet.js';
import { nextSeat, type PerSeat, type PlayerCount, perSeat, seatsOf } from '../../engine/seats.js';
import type { DealRecord } from '../../notation/index.js';

/** The cards of all hands, or null when one of them is not known. */
function knownHands(hands: PerSeat<CardSet | null>): PerSeat<CardSet> | null {
  return hands.includes(null) ? null : perSeat((seat) => hands[seat] ?? NO_CARDS);
}

/** The entry that deals the cards of a record again, or null when not all of them are known. */
export function dealAgain({ board, dealer, hands, turned }: DealRecord): DealEntry | null {
  const known = knownHands(hands.value);
  if (known === null) return null;
  return {
    type: 'deal',
    board: board.value,
    dealer: dealer.value,
    hands: known,
    unknown: perSeat(() => 0),
    turned: turned?.value ?? null,
    statedPartner: null,
    statedAnnouncer: null,
  };
}

/** The deals in groups that can each be dealt in one match: the number and the dealer follow from the deal before. */
export function inMatches(
  players: PlayerCount,
  deals: readonly DealEntry[],
): readonly (readonly DealEntry[])[] {
  const matches: DealEntry[][] = [];
  for (const deal of deals) {
    const match = matches.at(-1);
    const before = match?.at(-1);
    const follows =
      before !== undefined &&
      deal.board === before.board + 1 &&
      deal.dealer === nextSeat(seatsOf(players), before.dealer);
    if (match !== undefined && follows) match.push(deal);
    else matches.push([deal]);
  }
  return matches;
}
