import type { DealEntry, Entry } from './action.js';
import { apply } from './apply.js';
import type { CardSet } from './cardSet.js';
import { ACE, type Card, rankOf } from './cards.js';
import { soleContract } from './naming.js';
import { type Observation, type ObservedDeal, observe } from './observation.js';
import { type PerSeat, perSeat } from './seats.js';
import { type GameState, hasTurn, type Played, type TurnState } from './state.js';

declare const sampled: unique symbol;

/**
 * A full position in which the cards that a seat cannot see were dealt by guess. It is a type of its own, so that the real state
 * cannot be handed to whatever thinks about worlds.
 */
export interface World {
  readonly [sampled]: true;
  readonly position: TurnState;
}

/** What the cards out of a seat's sight are taken to be. */
export interface Guess {
  /** All thirteen cards of every seat as dealt. */
  readonly hands: PerSeat<CardSet>;
  /** The card that lies face down on the table and was not led by the observer; null when there is none. */
  readonly faceDown: Card | null;
}

/** The decisions of the deal that everybody has seen, in order; a face-down card out of sight is filled in. */
function publicEntries(observation: Observation, faceDown: Card | null): readonly Entry[] {
  const { deal } = observation;
  if (deal === null) return [];
  const play = (played: Played): Entry => ({
    type: 'play',
    seat: played.seat,
    card: played.card ?? faceDown,
    faceDown: played.faceDown,
  });
  const plays = [...deal.tricks.flatMap((trick) => trick.plays), ...deal.table];
  return [...deal.calls, ...namingEntries(deal), ...plays.map(play)];
}

/** Naming trump and calling, as far as they were decisions, in the order in which they were made (R6.1, R5.3). */
function namingEntries(deal: ObservedDeal): readonly Entry[] {
  const declared = soleContract(deal);
  if (declared === null) return [];
  const { seat, contract } = declared;
  const entries: Entry[] = [];
  const isKing = deal.fourthAce !== null && rankOf(deal.fourthAce) !== ACE;
  if (deal.fourthAce !== null && isKing)
    entries.push({ type: 'call', seat, card: deal.fourthAce, blind: false });
  const byPartner =
    contract.trump === 'partner' && deal.partner !== null && deal.active.includes(deal.partner);
  const isNamed =
    contract.trump === 'declarer' ||
    contract.trump === 'partner' ||
    (contract.trump === 'ace-suit' && deal.fourthAce === null);
  if (isNamed && deal.trump !== null) {
    entries.push({ type: 'trump', seat: byPartner ? (deal.partner ?? seat) : seat, suit: deal.trump });
  }
  if (deal.called !== null) entries.push({ type: 'call', seat, ...deal.called });
  return entries;
}

/** The match just before the observed deal was dealt. */
const beforeDeal = ({ ruleset, players, match }: Observation): GameState => ({
  phase: 'draw',
  match: { ...match, ruleset, players, draw: null, dealt: match.dealt - 1, last: false },
});

/** Whether two observations tell the same; the ruleset is taken to be the same. */
export function sameObservation(a: Observation, b: Observation): boolean {
  const facts = ({ ruleset: _, ...rest }: Observation): string => JSON.stringify(rest);
  return facts(a) === facts(b);
}

/** The position after the public entries of an observed deal over guessed hands, or null when the rules refuse one of them. */
export function replayGuess(observation: Observation, guess: Guess): TurnState | null {
  const { deal } = observation;
  if (deal === null) return null;
  const dealt: DealEntry = {
    type: 'deal',
    board: deal.board,
    dealer: deal.dealer,
    hands: guess.hands,
    unknown: perSeat(() => 0),
    turned: deal.turned,
    statedPartner: null,
    statedAnnouncer: null,
  };
  const last: readonly Entry[] = deal.last ? [{ type: 'last-deal' }] : [];
  let state = beforeDeal(observation);
  for (const entry of [dealt, ...last, ...publicEntries(observation, guess.faceDown)]) {
    const step = apply(state, entry);
    if (!step.ok) return null;
    state = step.value.state;
  }
  return hasTurn(state) ? state : null;
}

/**
 * The world of a guess, or null when it does not fit the observation: a public entry would have been illegal, or the seat would
 * see something else.
 */
export function worldFrom(observation: Observation, guess: Guess): World | null {
  const position = replayGuess(observation, guess);
  if (position === null || !sameObservation(observe(position, observation.seat), observation)) return null;
  return { position } as World; // brand
}
