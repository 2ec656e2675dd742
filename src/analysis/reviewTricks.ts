import type { PlayCard } from '../engine/action.js';
import { apply } from '../engine/apply.js';
import { legalPlays } from '../engine/play.js';
import type { Seat } from '../engine/seats.js';
import type { Deal, Declared } from '../engine/state.js';
import type { Side, Solver } from '../solver/index.js';
import { type PlayState, sideOf, solverPosition } from './position.js';
import { bestOf, type Judge, type Judged, membersOf } from './reviewJudge.js';
import type { Bounds, CardProspect, Prospect } from './reviewProspect.js';

const ALL_TRICKS = 13;

/** The solver with the side whose tricks it counts. */
interface Counted {
  readonly solver: Solver;
  readonly members: readonly Seat[];
  readonly side: Side;
}

const reaches = ({ low, high }: Bounds, goal: number): boolean | null =>
  low >= goal ? true : high < goal ? false : null;

/** The position after a card that does not complete a trick. */
function afterLead(state: PlayState, action: PlayCard): PlayState {
  const step = apply(state, { ...action, seat: state.turn });
  if (!step.ok || step.value.state.phase !== 'play') throw new Error('a legal lead cannot be played');
  return step.value.state;
}

const takenBy = ({ members }: Counted, { deal }: PlayState): number =>
  members.reduce<number>((sum, seat) => sum + deal.taken[seat], 0);

/** The tricks of the side in the whole deal from a position on. */
function solved(counted: Counted, state: PlayState, nodes: number): Judged<Bounds> {
  const before = takenBy(counted, state);
  const position = solverPosition(state);
  if (position === null) {
    return { found: { low: before, high: before + ALL_TRICKS - state.deal.tricks.length }, nodes: 0 };
  }
  const result = counted.solver.solve(position, counted.side, { nodes });
  const { low, high } = result.exact ? { low: result.tricks, high: result.tricks } : result;
  return { found: { low: before + low, high: before + high }, nodes: result.nodes };
}

/** The cards that the solver knows of: none is better than the position, so one known value bounds them all. */
function openCards(
  counted: Counted,
  state: PlayState,
  value: Bounds,
  nodes: number,
): Judged<ReadonlyMap<number, Bounds>> {
  const position = solverPosition(state);
  if (position === null) return { found: new Map(), nodes: 0 };
  const before = takenBy(counted, state);
  const isMember = counted.members.includes(state.turn);
  const { moves, nodes: used } = counted.solver.moves(position, counted.side, { nodes });
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

/** A judge for one contract with a number of tricks to reach. */
export function trickJudge(solver: Solver, deal: Deal, declared: Declared): Judge {
  const members = membersOf(deal, declared);
  const counted: Counted = { solver, members, side: sideOf(deal, members) };
  const prospect = (tricks: Bounds): Prospect => ({
    tricks,
    made: [reaches(tricks, declared.contract.goal.tricks)],
  });
  return {
    position(state, nodes) {
      const { found, nodes: used } = solved(counted, state, nodes);
      return { found: prospect(found), nodes: used };
    },
    cards(state, nodes) {
      const value = solved(counted, state, nodes);
      const open = openCards(counted, state, value.found, Math.max(1, nodes - value.nodes));
      let used = value.nodes + open.nodes;
      const others: Prospect[] = [];
      const cards = legalPlays(state.match.ruleset, state.deal, state.turn).map((action): CardProspect => {
        const known = action.faceDown || action.card === null ? undefined : open.found.get(action.card);
        if (known !== undefined) return { action, ...prospect(known) };
        // Face-down leads, and leads that make trump, are no moves of the solver.
        const after = solved(counted, afterLead(state, action), Math.max(1, nodes - used));
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
