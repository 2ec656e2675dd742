import type { Card } from '../../engine/cards.js';
import type { ObservedDeal } from '../../engine/observation.js';
import type { Seat } from '../../engine/seats.js';
import type { Played } from '../../engine/state.js';
import type { TableState } from '../state.js';
import { contractWords } from './header.js';
import { someone } from './people.js';
import { PLACES, type Place, seatAt } from './places.js';
import { showsTrick } from './seats.js';
import { dealOf } from './seen.js';

/** A card of the trick; null when it lies face down and the player may not see it. */
export interface TrickCard {
  readonly card: Card | null;
  readonly faceDown: boolean;
  readonly winner: boolean;
}

/** The trick in the middle of the table. */
export interface TrickView {
  readonly number: number;
  readonly cards: Readonly<Record<Place, TrickCard | null>>;
  /** Who led, or is to lead. */
  readonly leader: Place | null;
  /** Lines to be read in place of the cards, before the first lead. */
  readonly announcement: readonly string[];
}

const trickCard = (play: Played | undefined, winner: Seat | null): TrickCard | null =>
  play === undefined ? null : { card: play.card, faceDown: play.faceDown, winner: play.seat === winner };

/** The plays as cards at the places of who played them. */
export function cardsAtPlaces(
  state: TableState,
  plays: readonly Played[],
  winner: Seat | null,
): Readonly<Record<Place, TrickCard | null>> {
  const at = (place: Place): TrickCard | null =>
    trickCard(
      plays.find((play) => play.seat === seatAt(state.observation, place)),
      winner,
    );
  return { bottom: at('bottom'), left: at('left'), top: at('top'), right: at('right') };
}

/** The place of a seat on the screen. */
export const placeOf = (state: TableState, seat: Seat): Place | null =>
  PLACES.find((place) => seatAt(state.observation, place) === seat) ?? null;

/** In how many tricks of the game about the queen of spades no spade may be led or discarded (R10.3), in words. */
function banWords({ setup, observation }: TableState, { game }: ObservedDeal): readonly string[] {
  const { spadeBan } = observation.ruleset;
  return game?.goal.kind === 'spade-queen' && spadeBan > 0 ? [setup.texts.table.spadeBan(spadeBan)] : [];
}

function announcement(state: TableState, deal: ObservedDeal): readonly string[] {
  const { stage, setup } = state;
  if (stage.kind !== 'pause' || stage.pause.kind !== 'contract') return [];
  const { rules, table } = setup.texts;
  return [
    ...contractWords(setup, deal),
    ...new Set(deal.contracts.map(({ contract }) => rules.goalOf(contract.goal))),
    ...banWords(state, deal),
    table.leadsFirst(someone(setup, deal.leader)),
  ];
}

/** The trick that is being played, or the complete one that is on show; null while nothing is dealt. */
export function trickView(state: TableState): TrickView | null {
  const deal = dealOf(state.observation);
  if (deal === null) return null;
  const complete = showsTrick(state) ? deal.tricks.at(-1) : undefined;
  const plays = complete?.plays ?? deal.table;
  const leader = plays[0]?.seat ?? deal.leader;
  return {
    // After the last trick there is no next one.
    number: deal.tricks.length + (complete === undefined && state.observation.deal !== null ? 1 : 0),
    cards: cardsAtPlaces(state, plays, complete?.winner ?? null),
    leader: placeOf(state, leader),
    announcement: announcement(state, deal),
  };
}
