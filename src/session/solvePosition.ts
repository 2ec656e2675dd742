import type { Card } from '../engine/cards.js';
import { createExactSolver, type ExactGoal, type ExactSolver } from '../solver/exact/index.js';
import { createSolver, type MoveValue, type Side, type SolverPosition } from '../solver/index.js';

/** Whether an exact goal is reached after a card. */
type ExactMove = ReturnType<ExactSolver['moves']>['moves'][number];

/** What is asked about a position: the tricks of a side, or whether a declarer takes exactly so many. */
export type SolveGoal =
  | { readonly kind: 'tricks'; readonly side: Side }
  | ({ readonly kind: 'exactly' } & ExactGoal);

/** One question, with the nodes that may be spent on it. */
export interface SolveQuestion {
  readonly position: SolverPosition;
  readonly goal: SolveGoal;
  readonly nodes: number;
  /** Whether the value of every legal card is wanted, and a best line. */
  readonly moves: boolean;
  readonly line: boolean;
}

/** The answer: an interval of tricks that is one number where it is exact, or whether the goal is reached, null if undecided. */
export type SolveValue =
  | { readonly kind: 'tricks'; readonly low: number; readonly high: number }
  | { readonly kind: 'exactly'; readonly made: boolean | null };

export interface SolveAnswer {
  readonly value: SolveValue;
  /** What each legal card leads to, where it was asked for. */
  readonly moves: readonly (MoveValue | ExactMove)[] | null;
  readonly line: readonly Card[] | null;
  /** The nodes of all that was asked, and the milliseconds it took. */
  readonly nodes: number;
  readonly ms: number;
}

type Untimed = Omit<SolveAnswer, 'ms'>;

/** Answers questions one after another; those of one deal are answered from what the ones before have found out. */
export interface Oracle {
  ask(question: SolveQuestion): SolveAnswer;
  /** Forgets all, so that answers and nodes do not depend on what was asked before. */
  forget(): void;
}

/** Whatever is left of a budget: searches want at least one node. */
const rest = (nodes: number, used: number): number => Math.max(1, nodes - used);

/** Oracles with tables of at most so many bytes each, the usual size when left out. */
export function createOracle(memory?: number): Oracle {
  const tricks = createSolver(memory === undefined ? {} : { memory });
  const exact = createExactSolver(memory);

  function askTricks(question: SolveQuestion, side: Side): Untimed {
    const { position, nodes: budget } = question;
    const solved = tricks.solve(position, side, { nodes: budget });
    let { nodes } = solved;
    const value: SolveValue = solved.exact
      ? { kind: 'tricks', low: solved.tricks, high: solved.tricks }
      : { kind: 'tricks', low: solved.low, high: solved.high };
    const moves = question.moves ? tricks.moves(position, side, { nodes: rest(budget, nodes) }) : null;
    nodes += moves?.nodes ?? 0;
    const line = question.line ? tricks.bestLine(position, side, { nodes: rest(budget, nodes) }) : null;
    nodes += line?.result.nodes ?? 0;
    return { value, moves: moves?.moves ?? null, line: line?.cards ?? null, nodes };
  }

  function askExactly(question: SolveQuestion, goal: ExactGoal): Untimed {
    const { position, nodes: budget } = question;
    const { made, nodes: first } = exact.solve(position, goal, { nodes: budget });
    let nodes = first;
    const moves = question.moves ? exact.moves(position, goal, { nodes: rest(budget, nodes) }) : null;
    nodes += moves?.nodes ?? 0;
    const line = question.line ? exact.line(position, goal, { nodes: rest(budget, nodes) }) : null;
    nodes += line?.nodes ?? 0;
    return {
      value: { kind: 'exactly', made },
      moves: moves?.moves ?? null,
      line: line?.cards ?? null,
      nodes,
    };
  }

  return {
    ask(question) {
      const { goal } = question;
      const start = performance.now();
      const answer = goal.kind === 'tricks' ? askTricks(question, goal.side) : askExactly(question, goal);
      return { ...answer, ms: performance.now() - start };
    },
    forget() {
      tricks.forget();
      exact.forget();
    },
  };
}
