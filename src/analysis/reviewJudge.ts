import { soleContract } from '../engine/naming.js';
import type { Seat } from '../engine/seats.js';
import type { Deal, Declared } from '../engine/state.js';
import type { PlayState } from './position.js';
import type { CardProspect, Prospect } from './reviewProspect.js';

/** What a search found within its budget. */
export interface Judged<Found> {
  readonly found: Found;
  readonly nodes: number;
}

/** The legal cards of a position with what each leads to; the value can be known where not all cards are. */
export interface Choices {
  readonly cards: readonly CardProspect[];
  readonly value: Prospect;
}

/** Judges positions of one deal with all cards open, within so many nodes each. */
export interface Judge {
  /** What every legal card leads to, in the order of `legalPlays`, and what the best of them comes to. */
  cards(state: PlayState, nodes: number): Judged<Choices>;
  /** What the position itself comes to. */
  position(state: PlayState, nodes: number): Judged<Prospect>;
}

/** The seats of the declaring side. */
export const membersOf = (deal: Deal, { seat, contract }: Declared): readonly Seat[] =>
  contract.side === 'alone' || deal.partner === null ? [seat] : [seat, deal.partner];

/** The best of some verdicts for one side: one that it wants decides, and one that is not known leaves it open. */
function bestVerdict(verdicts: readonly (boolean | null)[], wanted: boolean): boolean | null {
  if (verdicts.includes(wanted)) return wanted;
  return verdicts.includes(null) ? null : !wanted;
}

/** What a position comes to when whoever is to play chooses the best of all cards, for each contract by itself. */
export function bestOf({ deal, turn }: PlayState, cards: readonly Prospect[]): Prospect {
  const made = deal.contracts.map((declared, index) =>
    bestVerdict(
      cards.map((card) => card.made[index] ?? null),
      membersOf(deal, declared).includes(turn),
    ),
  );
  const bounds = cards.flatMap(({ tricks }) => (tricks === null ? [] : [tricks]));
  const sole = soleContract(deal);
  if (bounds.length === 0 || sole === null) return { tricks: null, made };
  const best = membersOf(deal, sole).includes(turn) ? Math.max : Math.min;
  const tricks = {
    low: best(...bounds.map(({ low }) => low)),
    high: best(...bounds.map(({ high }) => high)),
  };
  return { tricks, made };
}
