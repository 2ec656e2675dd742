import { cardName } from '../../../../src/engine/cards.js';
import { type Random, randomFor } from '../../../../src/engine/random.js';
import { createExactSolver, type ExactGoal, type ExactSolver } from '../../../../src/solver/exact/index.js';
import { afterCard, legalCards } from '../../../../src/solver/exact/play.js';
import type { SolverPosition } from '../../../../src/solver/position.js';
import { dealText } from '../../../support/pack.js';
import { anyPlace, ENDINGS, ending } from './hands.js';
import { Minimax } from './minimax.js';

/** Where the solver and the minimax disagree about some endings, one line each, and how often the goal was made and missed. */
export interface Comparison {
  readonly differences: readonly string[];
  readonly made: number;
  readonly missed: number;
}

/** A position with up to three random legal cards of the trick on the table. */
function partlyPlayed(position: SolverPosition, random: Random): SolverPosition {
  let result = position;
  for (let cards = random.below(4); cards > 0; cards -= 1) {
    const legal = legalCards(result);
    const card = legal[random.below(legal.length)];
    if (card !== undefined) result = afterCard(result, card).position;
  }
  return result;
}

const described = (position: SolverPosition, goal: ExactGoal): string => {
  const [north, east, south, west] = position.hands;
  const hands = dealText([north, east, south, west, [0, 0, 0, 0]]);
  const trick = position.trick.map(cardName).join(' ');
  return `${hands} leader ${position.leader} trick ${trick || '-'} declarer ${goal.declarer} tricks ${goal.tricks}`;
};

/** The value, the value of every card, and a line that must give nothing away at any of its cards. */
function differencesAt(
  solver: ExactSolver,
  oracle: Minimax,
  position: SolverPosition,
  goal: ExactGoal,
): string[] {
  const { declarer, tricks } = goal;
  const expected = oracle.solve(position, declarer, tricks);
  const found: string[] = [];
  const differ = (what: string, ours: boolean | null, theirs: boolean): void => {
    if (ours !== theirs) found.push(`${described(position, goal)}: ${what} is ${theirs}, not ${ours}`);
  };
  differ('the value', solver.solve(position, goal).made, expected);
  for (const { card, made } of solver.moves(position, goal).moves) {
    const next = afterCard(position, card);
    const wanted = tricks - (next.taker === declarer ? 1 : 0);
    differ(cardName(card), made, oracle.solve(next.position, declarer, wanted));
  }
  const line = solver.line(position, goal);
  differ('the value of the line', line.made, expected);
  let at = position;
  let wanted = tricks;
  for (const card of line.cards) {
    const next = afterCard(at, card);
    at = next.position;
    if (next.taker === declarer) wanted -= 1;
    differ(`the line to ${cardName(card)}`, oracle.solve(at, declarer, wanted), expected);
  }
  if (expected && at.hands.some((hand) => hand.some((mask) => mask !== 0)))
    differ('the end of the line', null, true);
  return found;
}

/** Compares solver and minimax on so many random endings of every way of dealing them, with one solver for all. */
export function compareOnEndings(seed: string, count: number, size: number, tricks: number): Comparison {
  const solver = createExactSolver(1 << 20);
  const differences: string[] = [];
  let made = 0;
  for (let index = 0; index < count; index += 1) {
    const random = randomFor(seed, 'ending', size, tricks, index);
    const declarer = anyPlace(random);
    const kind = ENDINGS[index % ENDINGS.length] ?? 'whole pack';
    const position = partlyPlayed(ending(random, size, kind, declarer), random);
    const oracle = new Minimax();
    differences.push(...differencesAt(solver, oracle, position, { declarer, tricks }));
    if (oracle.solve(position, declarer, tricks)) made += 1;
  }
  return { differences, made, missed: count - made };
}
