import type { PlayCard } from '../engine/action.js';
import { apply } from '../engine/apply.js';
import { soleContract } from '../engine/naming.js';
import { legalPlays } from '../engine/play.js';
import type { Seat } from '../engine/seats.js';
import type { Deal, Declared } from '../engine/state.js';
import { createExactSolver, type ExactSolver } from '../solver/exact/index.js';
import { createSolver, type Solver } from '../solver/index.js';
import { type PlayState, placeOf, sideOf, solverPosition } from './position.js';
import type { Bounds, CardProspect, Prospect } from './reviewProspect.js';

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

/** The solvers that a review keeps: their tables serve all positions of a deal. */
export interface ReviewSolvers {
  readonly tricks: Solver;
  readonly exact: ExactSolver;
}

/** Solvers for reviews, with tables of at most so many bytes each, the usual size when left out. */
export const reviewSolvers = (memory?: number): ReviewSolvers => ({
  tricks: createSolver(memory === undefined ? {} : { memory }),
  exact: createExactSolver(memory),
});

const ALL_TRICKS = 13;

/** The seats of the declaring side. */
export const membersOf = (deal: Deal, { seat, contract }: Declared): readonly Seat[] =>
  contract.side === 'alone' || deal.partner === null ? [seat] : [seat, deal.partner];

const reaches = ({ low, high }: Bounds, goal: number): boolean | null =>
  low >= goal ? true : high < goal ? false : null;

/** The best of some verdicts for one side: one that it wants decides, and one that is not known leaves it open. */
function bestVerdict(verdicts: readonly (boolean | null)[], wanted: boolean): boolean | null {
  if (verdicts.includes(wanted)) return wanted;
  return verdicts.includes(null) ? null : !wanted;
}

/** What a position comes to when whoever is to play chooses the best of all cards, for each contract by itself. */
function bestOf({ deal, turn }: PlayState, cards: readonly Prospect[]): Prospect {
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

/** The position after a card that does not complete a trick. */
function afterLead(state: PlayState, action: PlayCard): PlayState {
  const step = apply(state, { ...action, seat: state.turn });
  if (!step.ok || step.value.state.phase !== 'play') throw new Error('a legal lead cannot be played');
  return step.value.state;
}

/** A judge for one contract with a number of tricks to reach. */
function trickJudge(solver: Solver, deal: Deal, declared: Declared): Judge {
  const members = membersOf(deal, declared);
  const side = sideOf(deal, members);
  const prospect = (tricks: Bounds): Prospect => ({
    tricks,
    made: [reaches(tricks, declared.contract.goal.tricks)],
  });
  const taken = (now: Deal): number => members.reduce<number>((sum, seat) => sum + now.taken[seat], 0);

  function solved(state: PlayState, nodes: number): Judged<Bounds> {
    const before = taken(state.deal);
    const position = solverPosition(state);
    if (position === null) {
      return { found: { low: before, high: before + ALL_TRICKS - state.deal.tricks.length }, nodes: 0 };
    }
    const result = solver.solve(position, side, { nodes });
    const { low, high } = result.exact ? { low: result.tricks, high: result.tricks } : result;
    return { found: { low: before + low, high: before + high }, nodes: result.nodes };
  }

  /** The cards that the solver knows of: none is better than the position, so one known value bounds them all. */
  function openCards(state: PlayState, value: Bounds, nodes: number): Judged<ReadonlyMap<number, Bounds>> {
    const position = solverPosition(state);
    if (position === null) return { found: new Map(), nodes: 0 };
    const before = taken(state.deal);
    const isMember = members.includes(state.turn);
    const { moves, nodes: used } = solver.moves(position, side, { nodes });
    const found = new Map<number, Bounds>();
    for (const { card, low, high } of moves) {
      const bounds = { low: before + low, high: before + high };
      const inValue = isMember
        ? { ...bounds, high: Math.min(bounds.high, value.high) }
        : { ...bounds, low: Math.max(bounds.low, value.low) };
      found.set(card, inValue);
    }
    return { found, nodes: used };
  }

  return {
    position(state, nodes) {
      const { found, nodes: used } = solved(state, nodes);
      return { found: prospect(found), nodes: used };
    },
    cards(state, nodes) {
      const value = solved(state, nodes);
      const open = openCards(state, value.found, Math.max(1, nodes - value.nodes));
      let used = value.nodes + open.nodes;
      const others: Prospect[] = [];
      const cards = legalPlays(state.match.ruleset, state.deal, state.turn).map((action): CardProspect => {
        const known = action.faceDown || action.card === null ? undefined : open.found.get(action.card);
        if (known !== undefined) return { action, ...prospect(known) };
        // Face-down leads, and leads that make trump, are no moves of the solver.
        const after = solved(afterLead(state, action), Math.max(1, nodes - used));
        used += after.nodes;
        const found = prospect(after.found);
        others.push(found);
        return { action, ...found };
      });
      const all = open.found.size === 0 ? others : [prospect(value.found), ...others];
      return { found: { cards, value: bestOf(state, all) }, nodes: used };
    },
  };
}

/** A judge for contracts of an exact number of tricks: each declarer against the coalition of all others (R8.3). */
function exactJudge(solver: ExactSolver, contracts: readonly Declared[]): Judge {
  const goalIn = ({ deal }: PlayState, { seat, contract }: Declared) => ({
    declarer: placeOf(deal, seat),
    tricks: contract.goal.tricks - deal.taken[seat],
  });
  return {
    position(state, nodes) {
      const position = solverPosition(state);
      if (position === null) return { found: { tricks: null, made: contracts.map(() => null) }, nodes: 0 };
      let used = 0;
      const made = contracts.map((declared) => {
        const rest = Math.max(1, nodes - used);
        const result = solver.solve(position, goalIn(state, declared), { nodes: rest });
        used += result.nodes;
        return result.made;
      });
      return { found: { tricks: null, made }, nodes: used };
    },
    cards(state, nodes) {
      const position = solverPosition(state);
      let used = 0;
      const verdicts = contracts.map((declared) => {
        if (position === null) return new Map<number, boolean | null>();
        const rest = Math.max(1, nodes - used);
        const result = solver.moves(position, goalIn(state, declared), { nodes: rest });
        used += result.nodes;
        return new Map<number, boolean | null>(result.moves.map(({ card, made }) => [card, made]));
      });
      const cards = legalPlays(state.match.ruleset, state.deal, state.turn).map((action) => ({
        action,
        tricks: null,
        made: verdicts.map((one) => (action.card === null ? null : (one.get(action.card) ?? null))),
      }));
      return { found: { cards, value: bestOf(state, cards) }, nodes: used };
    },
  };
}

/**
 * A judge for the contracts of a deal, or null where the solver has none: for several contracts with a number of tricks to
 * reach, and for an exact number of tricks with trump or with a partner.
 */
export function judgeFor(solvers: ReviewSolvers, deal: Deal): Judge | null {
  const { contracts } = deal;
  const sole = soleContract(deal);
  if (sole?.contract.goal.kind === 'at-least') return trickJudge(solvers.tricks, deal, sole);
  const isExact = ({ contract }: Declared): boolean =>
    contract.goal.kind === 'exactly' && contract.side === 'alone' && contract.trump === 'none';
  return contracts.length > 0 && contracts.every(isExact) ? exactJudge(solvers.exact, contracts) : null;
}
