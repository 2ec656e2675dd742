import { ACE, rankOf } from '../engine/cards.js';
import { soleContract } from '../engine/naming.js';
import { dealtSeats, type PerSeat, perSeat, type Seat, seatsOf } from '../engine/seats.js';
import { type CalledCard, type Deal, type FinishedDeal, type GameState, hasTurn } from '../engine/state.js';
import { openingLeader } from '../engine/table.js';
import type { DealTag, StatedOutcome } from './record.js';
import { calledText, outcomeText, scoreText, seatText, suitText, tricksText } from './tagText.js';
import { makeCard } from './words.js';

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

/** The card that was called, or the king named by who holds all four aces (R5.3). */
function calledOf({ called, fourthAce }: Deal): CalledCard | null {
  if (called !== null || fourthAce === null || rankOf(fourthAce) === ACE) return called;
  return { card: fourthAce, blind: false };
}

/** What the auction has led to, or null while it goes on. */
function outcomeOf(deal: Deal, isFinished: boolean): StatedOutcome | null {
  if (deal.game !== null) return { game: deal.game.id };
  if (deal.contracts.length === 0 && !isFinished) return null;
  return deal.contracts.map(({ seat, contract }) => ({ seat, bid: contract.id }));
}

/** Who speaks first; nobody where announced aces stand in place of an auction. */
const firstSpeaker = (deal: Deal): Seat | null =>
  deal.calls.length === 0 && deal.contracts.length > 0 ? null : (deal.active[0] ?? null);

/** What a tag that follows from the entries says about the deal of a state; null when there is nothing to say (yet). */
export function derivedText(state: GameState, tag: DealTag): string | null {
  const deal = currentDeal(state);
  if (deal === null) return null;
  const finished = finishedDeal(state);
  const called = calledOf(deal);
  const { players } = state.match;
  switch (tag) {
    case 'Turned':
      return deal.turned === null ? null : makeCard(deal.turned);
    case 'Announce':
      return seatOrNull(deal.announcer);
    case 'Auction':
      return seatOrNull(firstSpeaker(deal));
    case 'Contract': {
      const outcome = outcomeOf(deal, finished !== null);
      return outcome && outcomeText(outcome);
    }
    case 'Partner':
      return seatOrNull(partnerOf(deal));
    case 'Trump':
      return deal.trump === null ? null : suitText(deal.trump);
    case 'Call':
      return called && calledText(called);
    case 'Play':
      return state.phase === 'play' || deal.tricks.length > 0 ? seatText(openingLeader(deal)) : null;
    case 'Tricks':
      if (finished === null || deal.tricks.length === 0) return null;
      return tricksText(ofSeats(deal.taken, dealtSeats(players, deal.dealer)));
    case 'Score':
      return finished && scoreText(ofSeats(finished.settlement.deltas, seatsOf(players)));
    default:
      return null;
  }
}
