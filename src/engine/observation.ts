import type { Action } from './action.js';
import { type CardSet, size } from './cardSet.js';
import { ACE, type Card, rankOf, type Suit } from './cards.js';
import type { Event } from './event.js';
import { legalActions } from './legal.js';
import type { Ruleset, SpecialGame } from './ruleset.js';
import { type PerSeat, type PlayerCount, perSeat, type Seat } from './seats.js';
import {
  type Call,
  type CalledCard,
  type Deal,
  type Declared,
  type FinishedDeal,
  type GameState,
  hasTurn,
  type Match,
  type Phase,
  type Played,
  type Trick,
  type TurnState,
} from './state.js';

/** What goes on from deal to deal, as everybody at the table knows it. */
export interface ObservedMatch {
  readonly dealt: number;
  readonly settled: number;
  readonly totals: PerSeat<number>;
}

/** A deal as one seat sees it. */
export interface ObservedDeal {
  readonly board: number;
  readonly dealer: Seat;
  /** The seats that bid and play, clockwise from the dealer's left. */
  readonly active: readonly Seat[];
  /** The seats whose hands are played, clockwise from N (R11.3). */
  readonly places: readonly Seat[];
  /** The card shown to all before the auction, and in whose hand it went (R5.5). */
  readonly turned: Card | null;
  readonly turnedTo: Seat | null;
  /** Who has announced a contract by holding the aces for it (R5.4). */
  readonly announcer: Seat | null;
  /** The seat's own cards as dealt, and those still in hand. */
  readonly dealt: CardSet;
  readonly hand: CardSet;
  readonly calls: readonly Call[];
  readonly contracts: readonly Declared[];
  /** The special game that is played because everybody passed. */
  readonly game: SpecialGame | null;
  /** The ace or king whose holder is the partner in a contract with the fourth ace. */
  readonly fourthAce: Card | null;
  readonly trump: Suit | null;
  readonly called: CalledCard | null;
  /** The declarer's partner as far as this seat knows: shown to all, or the seat itself. */
  readonly partner: Seat | null;
  readonly partnerShown: boolean;
  readonly tricks: readonly Trick[];
  /** The trick that is not complete; a face-down card is null but to who led it. */
  readonly table: readonly Played[];
  readonly leader: Seat;
  readonly taken: PerSeat<number>;
  /** The cards left in each hand that lies open; null for the others. */
  readonly open: PerSeat<CardSet | null>;
  /** How many cards each seat still holds. */
  readonly handSizes: PerSeat<number>;
  readonly last: boolean;
}

/** Everything one seat may know, and everything it may do: the only thing a bot, a screen or a hint is made from. */
export interface Observation {
  readonly seat: Seat;
  readonly players: PlayerCount;
  readonly ruleset: Ruleset;
  readonly phase: Phase;
  readonly match: ObservedMatch;
  /** The deal in play; null between deals. */
  readonly deal: ObservedDeal | null;
  /** The deal that is finished and has been laid open to all; null while one is in play and before the first. */
  readonly finished: FinishedDeal | null;
  /** The dealer of the deal in play or due next; null before the first is drawn. */
  readonly dealer: Seat | null;
  /** Whose hand is to act. */
  readonly turn: Seat | null;
  /** Who decides for that hand: its owner, but for the open hand of three players (R11.3). */
  readonly by: Seat | null;
  /** What this seat may do now; empty when it is not its turn. */
  readonly legal: readonly Action[];
}

/** The partner as far as a seat knows: shown to all, or it holds or has played the called card itself. */
const knownPartner = (deal: Deal, seat: Seat): Seat | null =>
  deal.partnerShown || deal.partner === seat ? deal.partner : null;

/**
 * The card that makes the partner, as far as a seat knows: while he is silent an ace is known only to him and to the declarer who
 * lacks it, but a king was named aloud (R5.3).
 */
function knownFourthAce({ fourthAce, partner, partnerShown, contracts }: Deal, seat: Seat): Card | null {
  if (fourthAce === null || partnerShown || rankOf(fourthAce) !== ACE) return fourthAce;
  const isSilent = contracts[0]?.contract.partnerSilent === true;
  return !isSilent || seat === partner || seat === contracts[0]?.seat ? fourthAce : null;
}

/** The cards on the table as a seat sees them. */
const seenTable = (deal: Deal, seat: Seat): readonly Played[] =>
  deal.table.map((play) => (play.faceDown && play.seat !== seat ? { ...play, card: null } : play));

/** How many cards each seat holds, which everybody can count. */
const handSizes = (deal: Deal): PerSeat<number> =>
  perSeat((seat) => size(deal.hands[seat]) + deal.unknown[seat]);

function observeDeal(deal: Deal, seat: Seat): ObservedDeal {
  return {
    board: deal.board,
    dealer: deal.dealer,
    active: deal.active,
    places: deal.places,
    turned: deal.turned,
    turnedTo: deal.turnedTo,
    announcer: deal.announcer,
    dealt: deal.dealt[seat],
    hand: deal.hands[seat],
    calls: deal.calls,
    contracts: deal.contracts,
    game: deal.game,
    fourthAce: knownFourthAce(deal, seat),
    trump: deal.trump,
    called: deal.called,
    partner: knownPartner(deal, seat),
    partnerShown: deal.partnerShown,
    tricks: deal.tricks,
    table: seenTable(deal, seat),
    leader: deal.leader,
    taken: deal.taken,
    open: perSeat((other) => (deal.open.includes(other) ? deal.hands[other] : null)),
    handSizes: handSizes(deal),
    last: deal.last,
  };
}

const observeMatch = (match: Match): ObservedMatch => ({
  dealt: match.dealt,
  settled: match.settled,
  totals: match.totals,
});

/** What a seat sees while a deal is in play. */
function observeTurn(state: TurnState, seat: Seat): Observation {
  const { match, phase, deal } = state;
  return {
    seat,
    players: match.players,
    ruleset: match.ruleset,
    phase,
    match: observeMatch(match),
    deal: observeDeal(deal, seat),
    finished: null,
    dealer: deal.dealer,
    turn: state.turn,
    by: state.by,
    legal: state.by === seat ? legalActions(state) : [],
  };
}

/** What a seat sees of a state: built by listing what it may know, never by deleting what it may not. */
export function observe(state: GameState, seat: Seat): Observation {
  if (hasTurn(state)) return observeTurn(state, seat);
  const { match, phase } = state;
  return {
    seat,
    players: match.players,
    ruleset: match.ruleset,
    phase,
    match: observeMatch(match),
    deal: null,
    finished: phase === 'draw' ? null : state.previous,
    dealer: phase === 'deal' ? state.dealer : null,
    turn: null,
    by: null,
    legal: [],
  };
}

/** The events of a step as a seat may hear them: a card led face down stays unknown to the others until it is turned up. */
export const observeEvents = (events: readonly Event[], seat: Seat): readonly Event[] =>
  events.map((event) =>
    event.type === 'card-played' && event.faceDown && event.seat !== seat ? { ...event, card: null } : event,
  );
