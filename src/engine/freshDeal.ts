import type { DealEntry, DrawEntry } from './action.js';
import { has, size } from './cardSet.js';
import { ALL_CARDS } from './cards.js';
import { highestDrawn } from './deal.js';
import { err, ok, type Result } from './result.js';
import type { RuleError } from './ruleError.js';
import {
  activeSeats,
  clockwiseFrom,
  dealtSeats,
  nextSeat,
  type PlayerCount,
  perSeat,
  SEATS,
  type Seat,
  seatsOf,
} from './seats.js';
import type { Deal, GameState } from './state.js';

const HAND_SIZE = 13;

/** The first dealer that a draw decides, or an error when its rounds do not follow from each other (R2.3). */
export function drawnDealer(players: PlayerCount, draw: DrawEntry): Result<Seat, RuleError> {
  const cards = draw.rounds.flat().map((drawn) => drawn.card);
  let seats = seatsOf(players);
  for (const round of draw.rounds) {
    const fits = seats.length > 1 && round.length === seats.length;
    if (!fits || !round.every((drawn, index) => drawn.seat === seats[index]))
      return err({ code: 'bad-draw' });
    seats = highestDrawn(round);
  }
  const [dealer] = seats;
  if (seats.length !== 1 || dealer === undefined || new Set(cards).size !== cards.length)
    return err({ code: 'bad-draw' });
  return ok(dealer);
}

/** Why these cards cannot be dealt now, or null: the dealer and board that are due, thirteen cards for each, none twice. */
export function refuseDeal(state: GameState, entry: DealEntry): RuleError | null {
  if (state.phase !== 'draw' && state.phase !== 'deal')
    return { code: 'wrong-phase', phase: state.phase, entry: 'deal' };
  if (state.phase === 'deal' && state.dealer !== entry.dealer) {
    return { code: 'wrong-dealer', dealer: entry.dealer, expected: state.dealer };
  }
  const due = state.phase === 'deal' && state.previous !== null ? state.previous.deal.board + 1 : entry.board;
  if (entry.board !== due) return { code: 'wrong-board', board: entry.board, expected: due };
  const dealt = dealtSeats(state.match.players, entry.dealer);
  for (const seat of SEATS) {
    const expected = dealt.includes(seat) ? HAND_SIZE : 0;
    const cards = size(entry.hands[seat]) + entry.unknown[seat];
    if (cards !== expected) return { code: 'wrong-hand-size', seat, cards, expected };
  }
  const twice = ALL_CARDS.find((card) => SEATS.filter((seat) => has(entry.hands[seat], card)).length > 1);
  return twice === undefined ? null : { code: 'card-dealt-twice', card: twice };
}

/** A deal of which only the cards are known yet. */
export function freshDeal(players: PlayerCount, entry: DealEntry): Deal {
  const seats = activeSeats(players, entry.dealer);
  const left = nextSeat(seats, entry.dealer);
  return {
    board: entry.board,
    dealer: entry.dealer,
    active: clockwiseFrom(seats, left),
    dealt: entry.hands,
    hands: entry.hands,
    unknown: entry.unknown,
    calls: [],
    contracts: [],
    trump: null,
    called: null,
    partner: null,
    statedPartner: entry.statedPartner,
    partnerShown: false,
    tricks: [],
    table: [],
    leader: left,
    taken: perSeat(() => 0),
    open: [],
    last: false,
  };
}
