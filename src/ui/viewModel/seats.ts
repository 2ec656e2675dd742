import { type Card, cardOf, QUEEN, SPADES } from '../../engine/cards.js';
import type { ObservedDeal } from '../../engine/observation.js';
import type { SpecialGame } from '../../engine/ruleset.js';
import type { Seat } from '../../engine/seats.js';
import type { TableState } from '../state.js';
import { bySuit, cardsToPlay, isPlayable, type OpenSuit } from './hand.js';
import { type Place, seatAt } from './places.js';
import { countedSoFar, dealOf, seatPlayed } from './seen.js';

/** What stands at one place of the table. */
export interface SeatView {
  readonly name: string;
  readonly you: boolean;
  readonly turn: boolean;
  /** Takes the trick that is on show. */
  readonly winner: boolean;
  /** On the side of the declarer, as far as everybody or the player knows. */
  readonly declaring: boolean;
  /** What the player is in this deal, in words. */
  readonly roles: readonly string[];
  readonly tricks: number;
  /** Cards in hand. */
  readonly cards: number;
  /** The cards, where they lie open. */
  readonly open: readonly OpenSuit[] | null;
  /** Which of them the player chooses from; null where he does not play this hand. */
  readonly choice: CardChoice | null;
}

/** The cards of a hand that may be played now, and the highlighted one. */
export interface CardChoice {
  readonly legal: readonly Card[];
  readonly selected: Card | null;
}

/** What the player chooses from in a hand that is not his own (R11.3). */
function choiceIn(state: TableState, seat: Seat): CardChoice | null {
  const { observation, stage, cursor } = state;
  const isAsked = stage.kind === 'asking' && observation.phase === 'play';
  if (!isAsked || seat === observation.seat || seatPlayed(observation) !== seat) return null;
  return { legal: cardsToPlay(observation).filter((card) => isPlayable(state, card)), selected: cursor };
}

/** What a special game counts against a seat so far, in words: queens, or the queen of spades. */
function countedWords({ setup, observation }: TableState, game: SpecialGame, seat: Seat): readonly string[] {
  const { table } = setup.texts;
  const outcome = countedSoFar(observation);
  if (outcome?.queenTaker === seat) return [setup.labels.card(cardOf(SPADES, QUEEN))];
  const queens = game.goal.kind === 'queens' ? (outcome?.counted[seat] ?? 0) : 0;
  return queens === 0 ? [] : [table.queens(queens)];
}

/** Whose turn it is, as the screen shows it: nobody's while something is on show. */
export function turnOf({ stage, observation }: TableState): Seat | null {
  if (stage.kind === 'pause' && stage.pause.kind !== 'step') return null;
  return stage.kind === 'standings' ? null : observation.turn;
}

/** Whether a complete trick is on show. */
export const showsTrick = ({ stage }: TableState): boolean =>
  stage.kind === 'pause' && stage.pause.kind === 'trick';

function roles(state: TableState, deal: ObservedDeal, seat: Seat): readonly string[] {
  const { game, table } = state.setup.texts;
  const contracts = deal.contracts.filter((declared) => declared.seat === seat);
  return [
    ...contracts.map(({ contract }) => game.contractName(contract.id)),
    ...(deal.partner === seat ? [game.partner] : []),
    ...(deal.dealer === seat ? [game.dealer] : []),
    ...(deal.game === null ? [] : countedWords(state, deal.game, seat)),
    // The player's own hand looks the same when it lies open; the others' can be seen.
    ...(deal.open[seat] === null || seat !== state.setup.seat ? [] : [table.openHand]),
  ];
}

function openSuits(deal: ObservedDeal, seat: Seat): readonly OpenSuit[] | null {
  const hand = deal.open[seat];
  if (hand === null) return null;
  return bySuit(hand).filter((suit) => suit.cards.length > 0);
}

/** What stands at a place; null while nothing is dealt. */
export function seatView(state: TableState, place: Place): SeatView | null {
  const { setup, observation } = state;
  const deal = dealOf(observation);
  if (deal === null) return null;
  const seat = seatAt(observation, place);
  return {
    name: setup.names[seat],
    you: seat === setup.seat,
    turn: turnOf(state) === seat,
    winner: showsTrick(state) && deal.tricks.at(-1)?.winner === seat,
    declaring: deal.partner === seat || deal.contracts.some((declared) => declared.seat === seat),
    roles: roles(state, deal, seat),
    tricks: deal.taken[seat],
    cards: deal.handSizes[seat],
    open: openSuits(deal, seat),
    choice: choiceIn(state, seat),
  };
}
