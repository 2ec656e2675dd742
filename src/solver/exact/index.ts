import { type Card, rankOf, suitOf } from '../../engine/cards.js';
import type { Place, SolverPosition } from '../position.js';
import type { ExactGoal, ExactMove, ExactOptions, ExactSolver } from './goal.js';
import {
  afterCard,
  checkPosition,
  legalCards,
  placeAfter,
  suitLed,
  tricksToCome,
  turnOf,
  winnerSoFar,
} from './play.js';
import { ExactSearch } from './search.js';
import { ExactTable } from './table.js';

export type { ExactGoal, ExactResult, ExactSolver } from './goal.js';

const never = (): boolean => false;

/** The rank masks of every hand at `place << 2 | suit`, with the declarer as place 0. */
function relativeHands(position: SolverPosition, declarer: Place): number[] {
  return [0, 1, 2, 3].flatMap((turns) => [...position.hands[placeAfter(declarer, turns)]]);
}

/** The cards on the table in the same form. */
function relativeTrick(position: SolverPosition, declarer: Place): number[] {
  const masks = new Array<number>(16).fill(0);
  position.trick.forEach((card, turn) => {
    const place = (position.leader + turn - declarer) & 3;
    masks[(place << 2) | suitOf(card)] = 1 << rankOf(card);
  });
  return masks;
}

/** Solves one position within what is left of the budget; null when the search was stopped. */
function solveOne(search: ExactSearch, position: SolverPosition, goal: ExactGoal): boolean | null {
  const { declarer, tricks } = goal;
  if (tricks < 0 || tricks > tricksToCome(position)) return false;
  search.load(relativeHands(position, declarer), relativeTrick(position, declarer));
  const relative = (place: Place): number => (place - declarer) & 3;
  const led = suitLed(position);
  const winner = winnerSoFar(position);
  const leader = relative(position.leader);
  const made =
    led === null
      ? search.fromTrickStart(leader, tricks)
      : search.fromTrick(
          relative(turnOf(position)),
          leader,
          led,
          winner === null ? -1 : rankOf(winner.card),
          winner === null ? leader : relative(winner.place),
          tricks,
        );
  return search.stopped ? null : made;
}

/** The position after a card with what the declarer still wants then. */
function step(
  position: SolverPosition,
  goal: ExactGoal,
  card: Card,
): { position: SolverPosition; goal: ExactGoal } {
  const after = afterCard(position, card);
  const taken = after.taker === goal.declarer ? 1 : 0;
  return { position: after.position, goal: { ...goal, tricks: goal.tricks - taken } };
}

/** Whether no card that somebody else holds or has played lies between two of a hand in one suit: then they come to the same. */
function comesToTheSame(position: SolverPosition, higher: Card, lower: Card): boolean {
  const suit = suitOf(higher);
  if (suitOf(lower) !== suit) return false;
  const between = (1 << rankOf(higher)) - (2 << rankOf(lower));
  const mine = position.hands[turnOf(position)][suit];
  const inHands = position.hands.reduce((mask, hand) => mask | hand[suit], 0) & ~mine;
  const seen = position.trick.reduce(
    (mask, card) => (suitOf(card) === suit ? mask | (1 << rankOf(card)) : mask),
    inHands,
  );
  return (seen & between) === 0;
}

function solveMoves(search: ExactSearch, position: SolverPosition, goal: ExactGoal): ExactMove[] {
  const moves: ExactMove[] = [];
  for (const card of legalCards(position)) {
    const before = moves.at(-1);
    if (before !== undefined && comesToTheSame(position, before.card, card)) {
      moves.push({ card, made: before.made });
      continue;
    }
    const next = step(position, goal, card);
    moves.push({ card, made: solveOne(search, next.position, next.goal) });
  }
  return moves;
}

/** Legal cards with the natural ones first: low when leading or following, high when throwing away. */
function naturalOrder(position: SolverPosition): readonly Card[] {
  const cards = legalCards(position);
  const led = suitLed(position);
  const [first] = cards;
  const discards = led !== null && first !== undefined && suitOf(first) !== led;
  return [...cards].sort((a, b) => (discards ? rankOf(b) - rankOf(a) : rankOf(a) - rankOf(b)));
}

/** The first natural card after which the answer is still the same; null when the search was stopped. */
function keepingCard(
  search: ExactSearch,
  position: SolverPosition,
  goal: ExactGoal,
  made: boolean,
): Card | null {
  for (const card of naturalOrder(position)) {
    const next = step(position, goal, card);
    const after = solveOne(search, next.position, next.goal);
    if (after === null) return null;
    if (after === made) return card;
  }
  throw new Error('a position has the value of one of its moves');
}

function solveLine(search: ExactSearch, position: SolverPosition, goal: ExactGoal, made: boolean): Card[] {
  const cards: Card[] = [];
  let at = { position, goal };
  for (;;) {
    const left = tricksToCome(at.position);
    if (left === 0 || at.goal.tricks < 0 || at.goal.tricks > left) return cards;
    const card = keepingCard(search, at.position, at.goal, made);
    if (card === null) return cards;
    cards.push(card);
    at = step(at.position, at.goal, card);
  }
}

/** A solver for misère, piek and any other exact number of tricks, whose table takes at most so many bytes (32 MiB unless told). */
export function createExactSolver(bytes?: number): ExactSolver {
  const table = new ExactTable(bytes);
  const search = new ExactSearch(table);
  const begin = (position: SolverPosition, options: ExactOptions = {}): void => {
    checkPosition(position);
    search.begin(options.nodes ?? Number.POSITIVE_INFINITY, options.cancelled ?? never);
  };
  return {
    solve(position, goal, options) {
      begin(position, options);
      return { made: solveOne(search, position, goal), nodes: search.nodes };
    },
    moves(position, goal, options) {
      begin(position, options);
      return { moves: solveMoves(search, position, goal), nodes: search.nodes };
    },
    line(position, goal, options) {
      begin(position, options);
      const made = solveOne(search, position, goal);
      const cards = made === null ? [] : solveLine(search, position, goal, made);
      return { made, nodes: search.nodes, cards };
    },
    forget: () => table.clear(),
  };
}
