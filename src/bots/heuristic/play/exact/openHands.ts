import { type CardSet, NO_CARDS } from '../../../../engine/cardSet.js';
import { type Card, type Suit, suitOf } from '../../../../engine/cards.js';
import type { Observation, ObservedDeal } from '../../../../engine/observation.js';
import type { Seat } from '../../../../engine/seats.js';
import { createExactSolver, type ExactGoal, type ExactSolver } from '../../../../solver/exact/index.js';
import { afterCard, suitLed } from '../../../../solver/exact/play.js';
import type { Place, SolverPosition } from '../../../../solver/index.js';
import type { Reason } from '../../../reason.js';
import { type Aim, aimsIn, type ExactSituation } from './table.js';

/**
 * So many positions are searched for one decision and one declarer: refutations come within a few thousand, and who finds none in
 * so many plays by his rules of thumb.
 */
const NODES = 20_000;
/** The search begins with an empty table at every decision, so that the same view always gives the same choice. */
const BYTES = 1 << 20;

const PLACES: readonly Place[] = [0, 1, 2, 3];

let solver: ExactSolver | null = null;

/** The cards that keep a declarer beaten, or keep the own contract, and how that can be said. */
export interface Plan {
  readonly cards: readonly Card[];
  readonly reasonFor: (card: Card) => Reason;
}

/** The place of a seat among the four hands, clockwise from N. */
const placeIn = (deal: ObservedDeal, seat: Seat): Place | null => PLACES[deal.places.indexOf(seat)] ?? null;

/** The cards that a seat holds, where they are all known; null where they are not. */
function handIn({ known }: ExactSituation, seat: Seat): CardSet | null {
  if (seat === known.seat) return known.hand;
  if (known.handSizes[seat] === 0) return NO_CARDS;
  return known.exact[seat] ? known.mayHold[seat] : null;
}

/** The position with all hands, or null while some card could be in one hand or another, and where trumps win. */
function positionOf(deal: ObservedDeal, handOf: (seat: Seat) => CardSet | null): SolverPosition | null {
  const leader = placeIn(deal, deal.leader);
  const [north = null, east = null, south = null, west = null] = deal.places.map(handOf);
  const trick = deal.table.flatMap(({ card }) => (card === null ? [] : [card]));
  if (north === null || east === null || south === null || west === null) return null;
  if (leader === null || deal.trump !== null || deal.called !== null || trick.length < deal.table.length)
    return null;
  return { hands: [north, east, south, west], trump: null, leader, trick, duty: null };
}

function freshSolver(): ExactSolver {
  solver ??= createExactSolver(BYTES);
  solver.forget();
  return solver;
}

const dearestFirst = (aims: readonly Aim[]): readonly Aim[] => aims.toSorted((a, b) => b.stake - a.stake);

/** The cards after which a declarer surely gets what he wants, or surely does not. */
function cardsFor(
  at: ExactSolver,
  position: SolverPosition,
  goal: ExactGoal,
  made: boolean,
): readonly Card[] {
  const { moves } = at.moves(position, goal, { nodes: NODES });
  return moves.filter((move) => move.made === made).map(({ card }) => card);
}

/** The suit of the trick in which a declarer gets one too many, on a line of best play, after a card if one is given; null when he gets too few. */
function fatalSuit(
  at: ExactSolver,
  position: SolverPosition,
  goal: ExactGoal,
  first: Card | null,
): Suit | null {
  let now = position;
  let { tricks } = goal;
  const play = (card: Card): Suit | null => {
    const led = suitLed(now) ?? suitOf(card);
    const after = afterCard(now, card);
    now = after.position;
    if (after.taker === goal.declarer) tricks -= 1;
    return tricks < 0 ? led : null;
  };
  const fatal = first === null ? null : play(first);
  if (fatal !== null) return fatal;
  for (const card of at.line(now, { ...goal, tricks }, { nodes: NODES }).cards) {
    const suit = play(card);
    if (suit !== null) return suit;
  }
  return null;
}

/**
 * What is certain with all hands known: first the cards that keep the own contract, and among those the ones that keep the dearest
 * declarer beaten who can be beaten, then the next. Each declarer is taken to play against the three others (R8.3).
 */
export function planOpenHands(s: ExactSituation): Plan | null {
  const position = positionOf(s.deal, (seat) => handIn(s, seat));
  if (position === null) return null;
  const at = freshSolver();
  const aims = s.own === null ? dearestFirst(s.targets) : [s.own, ...dearestFirst(s.targets)];
  let cards = s.cards;
  let reasonFor: Plan['reasonFor'] | null = null;
  for (const aim of aims) {
    const declarer = placeIn(s.deal, aim.seat);
    if (declarer === null) continue;
    const goal = { declarer, tricks: aim.needs };
    const made = aim === s.own;
    const good = cardsFor(at, position, goal, made);
    const kept = cards.filter((card) => good.includes(card));
    if (kept.length === 0) continue;
    cards = kept;
    reasonFor ??= (card) => ({
      code: 'open-hands-solved',
      seat: aim.seat,
      made,
      suit: made ? null : fatalSuit(at, position, goal, card),
    });
  }
  return reasonFor === null ? null : { cards, reasonFor };
}

/**
 * What the others can say aloud once all hands lie open: the dearest declarer who is sure to fail, and where; null when none is, and
 * to whoever does not see every hand (R5.2).
 */
export function planAloud({ seat: own, ruleset }: Observation, deal: ObservedDeal): Reason | null {
  if (!deal.contracts.every(({ contract }) => contract.goal.kind === 'exactly')) return null;
  const position = positionOf(deal, (seat) => (seat === own ? deal.hand : deal.open[seat]));
  if (position === null) return null;
  const at = freshSolver();
  for (const { seat, needs } of dearestFirst(aimsIn(ruleset, deal))) {
    const declarer = placeIn(deal, seat);
    if (declarer === null) continue;
    const goal = { declarer, tricks: needs };
    if (at.solve(position, goal, { nodes: NODES }).made !== false) continue;
    return { code: 'open-hands-solved', seat, made: false, suit: fatalSuit(at, position, goal, null) };
  }
  return null;
}
