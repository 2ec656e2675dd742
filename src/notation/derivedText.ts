import { soleContract } from '../engine/naming.js';
import { openingLeader } from '../engine/play.js';
import { activeSeats, dealtSeats, type PerSeat, perSeat, type Seat } from '../engine/seats.js';
import { type Deal, type FinishedDeal, type GameState, hasTurn } from '../engine/state.js';
import type { DealTag } from './record.js';
import { calledText, contractsText, scoreText, seatText, suitText, tricksText } from './tagText.js';

/** The deal that a state is about: the one in play, or the one just finished; null before the first. */
export function currentDeal(state: GameState): Deal | null {
  if (hasTurn(state)) return state.deal;
  return state.phase === 'draw' ? null : (state.previous?.deal ?? null);
}

const finishedDeal = (state: GameState): FinishedDeal | null =>
  state.phase === 'deal' || state.phase === 'over' ? state.previous : null;

const seatOrNull = (seat: Seat | null | undefined): string | null =>
  seat === null || seat === undefined ? null : seatText(seat);

/** Numbers of the given seats only, as a tally names them. */
const ofSeats = (numbers: PerSeat<number>, seats: readonly Seat[]): PerSeat<number | null> =>
  perSeat((seat) => (seats.includes(seat) ? numbers[seat] : null));

/** The partner of the only contract: as it is known, or as a record states him. */
function partnerOf(deal: Deal): Seat | null {
  const side = soleContract(deal)?.contract.side ?? 'alone';
  return side === 'alone' ? null : (deal.partner ?? deal.statedPartner);
}

/** What a tag that follows from the entries says about the deal of a state; null when there is nothing to say (yet). */
export function derivedText(state: GameState, tag: DealTag): string | null {
  const deal = currentDeal(state);
  if (deal === null) return null;
  const finished = finishedDeal(state);
  const played = deal.contracts.length > 0;
  const { players } = state.match;
  switch (tag) {
    case 'Auction':
      return seatOrNull(deal.active[0]);
    case 'Contract': {
      const contracts = deal.contracts.map(({ seat, contract }) => ({ seat, bid: contract.id }));
      return played || finished !== null ? contractsText(contracts) : null;
    }
    case 'Partner':
      return seatOrNull(partnerOf(deal));
    case 'Trump':
      return deal.trump === null ? null : suitText(deal.trump);
    case 'Call':
      return deal.called && calledText(deal.called);
    case 'Play': {
      const begun = played && (state.phase === 'play' || finished !== null);
      return begun ? seatText(openingLeader(deal, deal.contracts)) : null;
    }
    case 'Tricks':
      if (finished === null || !played) return null;
      return tricksText(ofSeats(deal.taken, dealtSeats(players, deal.dealer)));
    case 'Score':
      return finished && scoreText(ofSeats(finished.settlement.deltas, activeSeats(players, deal.dealer)));
    default:
      return null;
  }
}
