import { legalPlays } from '../engine/play.js';
import type { Declared } from '../engine/state.js';
import type { ExactSolver } from '../solver/exact/index.js';
import { type PlayState, placeOf, solverPosition } from './position.js';
import { bestOf, type Judge } from './reviewJudge.js';

/** A judge for contracts of an exact number of tricks: each declarer against the coalition of all others (R8.3). */
export function exactJudge(solver: ExactSolver, contracts: readonly Declared[]): Judge {
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
