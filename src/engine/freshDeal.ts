import type { DealEntry, DrawEntry } from './action.js';
import { countAces } from './auction.js';
import { has, size } from './cardSet.js';
import { ALL_CARDS } from './cards.js';
import { dealingOrder, highestDrawn } from './deal.js';
import { err, ok, type Result } from './result.js';
import type { RuleError } from './ruleError.js';
import { announcedContract, type Ruleset } from './ruleset.js';
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
  if (twice !== undefined) return { code: 'card-dealt-twice', card: twice };
  return refuseTurned(state.match.ruleset, entry);
}

/** Why the turned card is wrong, or null: it is there where the ruleset wants one, and in somebody's hand (R5.5). */
function refuseTurned(ruleset: Ruleset, { turned, hands, unknown }: DealEntry): RuleError | null {
  if (!ruleset.turnedTrump) return null;
  if (turned === null) return { code: 'turned-card-missing' };
  const dealt = SEATS.some((seat) => has(hands[seat], turned) || unknown[seat] > 0);
  return dealt ? null : { code: 'turned-card-not-dealt', card: turned };
}

/** Who announces a contract by holding exactly the aces for it; a record states it where the hand is not known (R5.4). */
function announcerOf(ruleset: Ruleset, entry: DealEntry, active: readonly Seat[]): Seat | null {
  const contract = announcedContract(ruleset);
  if (contract === null) return null;
  const holder = active.find(
    (seat) => entry.unknown[seat] === 0 && countAces(entry.hands[seat]) === contract.aces,
  );
  const stated = entry.statedAnnouncer;
  return holder ?? (stated !== null && entry.unknown[stated] > 0 ? stated : null);
}

/** Who got the turned card: whoever holds it, or where that hand is not known who is dealt to last (R5.5). */
function holderOfTurned(
  ruleset: Ruleset,
  players: PlayerCount,
  { turned, hands, dealer }: DealEntry,
): Seat | null {
  const holder = SEATS.find((seat) => turned !== null && has(hands[seat], turned));
  return holder ?? dealingOrder(ruleset, players, dealer).at(-1) ?? null;
}

/** A deal of which only the cards are known yet. */
export function freshDeal(ruleset: Ruleset, players: PlayerCount, entry: DealEntry): Deal {
  const seats = activeSeats(players, entry.dealer);
  const left = nextSeat(seats, entry.dealer);
  return {
    board: entry.board,
    dealer: entry.dealer,
    active: clockwiseFrom(seats, left),
    places: dealtSeats(players, entry.dealer),
    turned: ruleset.turnedTrump ? entry.turned : null,
    turnedTo: ruleset.turnedTrump ? holderOfTurned(ruleset, players, entry) : null,
    announcer: announcerOf(ruleset, entry, seats),
    dealt: entry.hands,
    hands: entry.hands,
    unknown: entry.unknown,
    calls: [],
    contracts: [],
    game: null,
    fourthAce: null,
    trump: null,
    called: null,
    partner: null,
    statedPartner: entry.statedPartner,
    statedKing: entry.statedKing ?? null,
    partnerShown: false,
    tricks: [],
    table: [],
    leader: left,
    taken: perSeat(() => 0),
    open: [],
    last: false,
  };
}
