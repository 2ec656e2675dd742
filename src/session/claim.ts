import type { PlayState } from '../analysis/position.js';
import { sideOf, solverPosition } from '../analysis/position.js';
import type { Action } from '../engine/action.js';
import { rankOf } from '../engine/cards.js';
import { soleContract } from '../engine/naming.js';
import type { SpecialGame } from '../engine/ruleset.js';
import type { Seat } from '../engine/seats.js';
import { worth } from '../engine/settlement.js';
import type { Deal, Declared, GameState } from '../engine/state.js';
import { createSolver, type Solver, type SolverPosition } from '../solver/index.js';
import { takerOfRest } from './claimTops.js';
import { endsAlike, mayGoFaceDown } from './claimWalk.js';

const ALL_TRICKS = 13;
const EVERYBODY = 0b1111;

/** The table asks this before every card of a person, so the search is small: some milliseconds, and a table of some megabytes. */
const NODES = 1000;
const MEMORY = 4 << 20;

/** So many plays are looked at where no solver can count, which takes as long. */
const PLAYS = 600;
const TRICKS_TO_TRY = 6;

let solver: Solver | null = null;

/** Whether a number of tricks from one to another, added to those taken, comes to the same. */
type SameWithin = (fewest: number, most: number) => boolean;

/** The tricks that some seats can still take at least and at most, whatever anybody plays; wider where the search was cut short. */
function rangeOf(position: SolverPosition, deal: Deal, seats: readonly Seat[]): readonly [number, number] {
  solver ??= createSolver({ memory: MEMORY });
  const side = sideOf(deal, seats);
  const fewest = solver.solve(position, side, { maximise: 0, nodes: NODES });
  const most = solver.solve(position, side, { maximise: EVERYBODY, nodes: NODES });
  return [fewest.exact ? fewest.tricks : fewest.low, most.exact ? most.tricks : most.high];
}

/** Whether what some seats take from now on is settled: at once where any number of tricks comes to the same. */
function isSettled(
  position: SolverPosition,
  deal: Deal,
  seats: readonly Seat[],
  comesToTheSame: SameWithin,
): boolean {
  const left = ALL_TRICKS - deal.tricks.length;
  return comesToTheSame(0, left) || comesToTheSame(...rangeOf(position, deal, seats));
}

/** The seats whose tricks count for a contract. */
const membersOf = (deal: Deal, { seat, contract }: Declared): readonly Seat[] =>
  contract.side === 'alone' || deal.partner === null ? [seat] : [seat, deal.partner];

function isContractSettled(state: PlayState, position: SolverPosition, declared: Declared): boolean {
  const { match, deal } = state;
  const members = membersOf(deal, declared);
  const taken = members.reduce<number>((sum, seat) => sum + deal.taken[seat], 0);
  const at = (more: number) => worth(match.ruleset, declared.contract, taken + more);
  return isSettled(position, deal, members, (fewest, most) => {
    const { made, value } = at(fewest);
    return numbers(fewest, most).every((more) => at(more).made === made && at(more).value === value);
  });
}

/** In a game about tricks everybody plays for himself, and only who wins counts (R10.1, R10.2). */
function isGameSettled(deal: Deal, position: SolverPosition, counts: readonly number[]): boolean {
  return deal.active.every((seat) => {
    const wins = (more: number): boolean => counts.includes(deal.taken[seat] + more);
    return isSettled(position, deal, [seat], (fewest, most) =>
      numbers(fewest, most).every((more) => wins(more) === wins(fewest)),
    );
  });
}

const numbers = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Which numbers of tricks win a game, or null where single cards count. */
const countsOf = ({ goal }: SpecialGame): readonly number[] | null =>
  goal.kind === 'tricks' ? goal.counts : null;

/** Whether the suit of the first card led is going to be trump (R5.3). */
const waitsForTrump = (deal: Deal): boolean =>
  deal.trump === null && soleContract(deal)?.contract.trump === 'first-lead';

/** Whether the result of the deal is the same whatever anybody plays from now on; false also where that would take long to tell. */
function isResultSettled(state: PlayState): boolean {
  const { deal } = state;
  const isPlain = !mayGoFaceDown(deal) && !waitsForTrump(deal);
  if (isPlain && takerOfRest(state, PLAYS) !== null) return true;
  const position = isPlain ? solverPosition(state) : null;
  const counts = deal.game === null ? null : countsOf(deal.game);
  if (position === null || (deal.game !== null && counts === null))
    return ALL_TRICKS - deal.tricks.length <= TRICKS_TO_TRY && endsAlike(state, PLAYS);
  return counts === null
    ? deal.contracts.every((declared) => isContractSettled(state, position, declared))
    : isGameSettled(deal, position, counts);
}

/**
 * Whether the table offers to play the rest by itself: at least two tricks are left, all cards are known, and no play can change
 * the result any more (R7.6).
 */
export function mayClaim(state: GameState): state is PlayState {
  if (state.phase !== 'play' || ALL_TRICKS - state.deal.tricks.length < 2) return false;
  return state.deal.unknown.every((count) => count === 0) && isResultSettled(state);
}

/** The card that a claimed deal is played out with: the lowest legal one, of the suit that comes first in a sorted hand. */
export function lowestPlay(legal: readonly Action[]): Action {
  const plays = legal.flatMap((action) =>
    action.type === 'play' && action.card !== null && !action.faceDown ? [{ action, card: action.card }] : [],
  );
  const [first, ...others] = plays;
  if (first === undefined) throw new Error('nothing can be played');
  return others.reduce((low, next) => (rankOf(next.card) < rankOf(low.card) ? next : low), first).action;
}
