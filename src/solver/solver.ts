import { withSuit } from '../engine/cardSet.js';
import { type Card, rankOf, suitOf } from '../engine/cards.js';
import { guessTricks } from './guess.js';
import { type LoadedPosition, loadPosition, placeAfter } from './loadPosition.js';
import type {
  BoundResult,
  LineResult,
  MovesResult,
  MoveValue,
  Side,
  SolveOptions,
  SolveResult,
  Solver,
  SolverPosition,
} from './position.js';
import { createRoot, type Root } from './root.js';
import { createSearch, type Search, type Techniques } from './search.js';
import { createTable } from './table.js';

const DEFAULT_MEMORY = 96 << 20;

/** How a solver is made: bytes for its table, and techniques that a test or a measurement switches off. */
export interface SolverOptions extends Partial<Techniques> {
  readonly memory?: number;
}

/** An interval that a search narrows. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Narrows an interval by null-window searches from a guess on (MTD, Plaat 1996) until it is one number or the search stops.
 * A good guess takes two searches; keeping the table between them makes the second cheap.
 */
function converge(root: Root, from: Interval, guess: number, reaches: (need: number) => boolean): Interval {
  let { low, high } = from;
  let next = guess;
  while (low < high) {
    const need = Math.min(Math.max(next, low + 1), high);
    const reached = reaches(need);
    if (root.stopped()) break;
    if (reached) low = need;
    else high = need - 1;
    next = reached ? need + 1 : need - 1;
  }
  return { low, high };
}

/** The order of a sorted hand: by suit, the highest card first. */
const inHand = ({ card: one }: MoveValue, { card: other }: MoveValue): number =>
  suitOf(one) - suitOf(other) || other - one;

const toResult = ({ low, high }: Interval, nodes: number): SolveResult =>
  low === high ? { exact: true, tricks: low, nodes } : { exact: false, low, high, nodes };

/** The position after its player has played a card; completes the trick with the fourth. */
function afterCard(position: SolverPosition, loaded: LoadedPosition, root: Root, card: Card): SolverPosition {
  const place = placeAfter(position.leader, position.trick.length);
  const [north, east, south, west] = position.hands;
  const without = (hand: (typeof position.hands)[number], owner: number) =>
    owner === place ? withSuit(hand, suitOf(card), hand[suitOf(card)] & ~(1 << rankOf(card))) : hand;
  const hands = [without(north, 0), without(east, 1), without(south, 2), without(west, 3)] as const;
  const trick = [...position.trick, card];
  const led = position.led ?? suitOf(trick[0] ?? card);
  const fell = position.duty?.card === card;
  const duty = fell ? null : position.duty;
  if (trick.length < 4) return { ...position, hands, trick, duty };
  const isDutySuit = duty !== null && led === suitOf(duty.card);
  return {
    ...position,
    hands,
    trick: [],
    leader: root.winnerAfter(loaded, card),
    duty: duty === null ? null : { ...duty, wasLed: duty.wasLed || isDutySuit },
    led: undefined,
    unruffableNow: false,
  };
}

/**
 * The searches of this process, with and without ordering. All solvers share them and lend them their tables: the engine knows where
 * an array lies only as long as one closure holds it, and a second search would make both a tenth slower.
 */
const searches = new Map<boolean, Search>();

function searchFor(ordering: boolean): Search {
  const known = searches.get(ordering) ?? createSearch(ordering);
  searches.set(ordering, known);
  return known;
}

/** A solver with a table of its own; `memory` bounds its table in bytes, by default 96 MiB. */
export function createSolver(options: SolverOptions = {}): Solver {
  const { memory = DEFAULT_MEMORY, table = true, ordering = true, quickTricks = true } = options;
  const techniques = { table, ordering, quickTricks };
  const root = createRoot(searchFor(ordering), createTable(memory), techniques);

  function open(position: SolverPosition, side: Side, limits: SolveOptions): LoadedPosition {
    const loaded = loadPosition(position, side, limits.maximise ?? side);
    root.load(position, loaded);
    return loaded;
  }

  function narrow(loaded: LoadedPosition): Interval {
    const whole = { low: 0, high: loaded.tricks };
    return converge(root, whole, guessTricks(loaded.deal, loaded.tricks, root.leader()), root.reaches);
  }

  function solve(position: SolverPosition, side: Side, limits: SolveOptions = {}): SolveResult {
    root.start(limits);
    return toResult(narrow(open(position, side, limits)), root.nodes());
  }

  function atLeast(
    position: SolverPosition,
    side: Side,
    tricks: number,
    limits: SolveOptions = {},
  ): BoundResult {
    root.start(limits);
    const loaded = open(position, side, limits);
    if (tricks <= 0 || tricks > loaded.tricks) return { holds: tricks <= 0, nodes: 0 };
    const holds = root.reaches(tricks);
    return { holds: root.stopped() ? null : holds, nodes: root.nodes() };
  }

  function moves(position: SolverPosition, side: Side, limits: SolveOptions = {}): MovesResult {
    root.start(limits);
    const loaded = open(position, side, limits);
    let guess = guessTricks(loaded.deal, loaded.tricks, root.leader());
    const values: MoveValue[] = [];
    for (const choice of root.choices(loaded)) {
      const { low, high } = root.stopped()
        ? { low: 0, high: loaded.tricks }
        : converge(root, { low: 0, high: loaded.tricks }, guess, (need) =>
            root.reachesAfter(choice.code, need),
          );
      if (low === high) guess = low;
      for (const card of choice.cards) values.push({ card, low, high });
    }
    return { moves: values.sort(inHand), nodes: root.nodes() };
  }

  function bestLine(position: SolverPosition, side: Side, limits: SolveOptions = {}): LineResult {
    root.start(limits);
    let loaded = open(position, side, limits);
    const result = toResult(narrow(loaded), root.nodes());
    const cards: Card[] = [];
    if (!result.exact) return { cards, result };
    let at = position;
    let { tricks } = result;
    while (loaded.tricks > 0) {
      const card = root.best(loaded, tricks);
      if (card === null) return { cards, result };
      cards.push(card);
      const next = afterCard(at, loaded, root, card);
      if (next.trick.length === 0) tricks -= (side >> next.leader) & 1;
      at = next;
      loaded = open(at, side, limits);
    }
    return { cards, result: { ...result, nodes: root.nodes() } };
  }

  return { solve, atLeast, moves, bestLine, forget: root.forget };
}
