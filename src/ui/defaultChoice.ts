import { suitSize } from '../engine/cardSet.js';
import { type Card, rankOf, type Suit, suitOf } from '../engine/cards.js';
import type { Observation, ObservedDeal } from '../engine/observation.js';
import { ledSuit, trickWinner } from '../engine/play.js';
import type { SpecialGame } from '../engine/ruleset.js';
import type { Played } from '../engine/state.js';
import { handPlayed, seatPlayed } from './viewModel/seen.js';

const isKnown = (play: Played): play is Played & { readonly card: Card } => play.card !== null;

/** Whether a card would win the trick as it lies. */
function wouldWin(observation: Observation, deal: ObservedDeal, card: Card): boolean {
  const { ruleset } = observation;
  const seat = seatPlayed(observation);
  const plays = [...deal.table.filter(isKnown), { seat, card, faceDown: false }];
  return trickWinner(ruleset, plays, deal.trump, deal.called) === seat;
}

/** The card that gives least away: the lowest one, no trump if there is another. */
const cheapest = (cards: readonly Card[], trump: Suit | null): Card | null =>
  cards.toSorted((a, b) => cost(a, trump) - cost(b, trump))[0] ?? null;

const cost = (card: Card, trump: Suit | null): number => rankOf(card) + (suitOf(card) === trump ? 100 : 0);

/** Whether the player or his partner, as far as he knows, is taking the trick. */
function isOurs(observation: Observation, deal: ObservedDeal): boolean {
  const { ruleset } = observation;
  const seat = seatPlayed(observation);
  const known = deal.table.filter(isKnown);
  if (known.length === 0) return false;
  const winner = trickWinner(ruleset, known, deal.trump, deal.called);
  const side = deal.contracts.map((declared) => declared.seat);
  if (deal.partner !== null) side.push(deal.partner);
  const partnership = deal.contracts.every(({ contract }) => contract.side !== 'alone');
  return partnership && deal.partner !== null && side.includes(winner) === side.includes(seat);
}

/** Whether another trick would do a seat harm in a special game (section 10). */
const isHarmful = ({ goal }: SpecialGame, taken: number): boolean =>
  goal.kind === 'tricks' ? goal.counts.includes(taken) : true;

/** Whether the player has promised so few tricks that he had better take none. */
function avoidsTricks(deal: ObservedDeal, observation: Observation): boolean {
  const played = seatPlayed(observation);
  if (deal.game !== null) return isHarmful(deal.game, deal.taken[played]);
  return deal.contracts.some(
    ({ seat, contract }) =>
      seat === played && contract.goal.kind === 'exactly' && deal.taken[seat] >= contract.goal.tricks,
  );
}

/** A lead that is seldom wrong: the highest card of a side suit when it is an ace, else low from the longest suit. */
function usualLead(observation: Observation, deal: ObservedDeal, cards: readonly Card[]): Card | null {
  const isSide = (card: Card): boolean => suitOf(card) !== deal.trump;
  const ace = cards.find((card) => isSide(card) && rankOf(card) === 12);
  if (ace !== undefined) return ace;
  const hand = handPlayed(observation);
  const length = (card: Card): number => suitSize(hand, suitOf(card));
  const longest = Math.max(...cards.map(length));
  return cheapest(
    cards.filter((card) => length(card) === longest),
    deal.trump,
  );
}

/**
 * The card that Enter plays when the player has moved nothing: a legal one that a beginner could defend. Last in hand it
 * takes a trick as cheaply as possible, otherwise it keeps the high cards. Null when there is nothing to play.
 */
export function usualCard(observation: Observation): Card | null {
  const { deal } = observation;
  if (deal === null) return null;
  const cards = observation.legal.flatMap((action) =>
    action.type === 'play' && action.card !== null && !action.faceDown ? [action.card] : [],
  );
  if (avoidsTricks(deal, observation)) return duck(observation, deal, cards);
  if (ledSuit(deal.table, deal.called) === null) return usualLead(observation, deal, cards);
  const winning = cards.filter((card) => wouldWin(observation, deal, card));
  const last = deal.table.length === deal.places.length - 1;
  if (last && winning.length > 0 && !isOurs(observation, deal)) return cheapest(winning, deal.trump);
  return cheapest(cards, deal.trump);
}

/** The highest card that stays below the trick; the lowest when none does. */
function duck(observation: Observation, deal: ObservedDeal, cards: readonly Card[]): Card | null {
  const low = deal.table.length === 0 ? [] : cards.filter((card) => !wouldWin(observation, deal, card));
  return low.toSorted((a, b) => rankOf(b) - rankOf(a))[0] ?? cheapest(cards, deal.trump);
}

/**
 * Which of the legal actions is highlighted first, as an index: to pass unless that is not allowed, the longest suit as
 * trump, the card to call in the shortest suit.
 */
export function usualChoice({ legal, deal }: Observation): number {
  const first = legal[0];
  if (deal === null || first === undefined) return 0;
  const weight = (index: number): number => {
    const action = legal[index];
    if (action?.type === 'trump') return suitSize(deal.hand, action.suit);
    return action?.type === 'call' ? -suitSize(deal.hand, suitOf(action.card)) : 0;
  };
  return legal.reduce((best, _, index) => (weight(index) > weight(best) ? index : best), 0);
}
