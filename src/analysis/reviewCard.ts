import type { PlayCard } from '../engine/action.js';
import { sameAction } from '../engine/action.js';
import { soleContract } from '../engine/naming.js';
import type { Seat } from '../engine/seats.js';
import type { PlayState } from './position.js';
import { type Choices, membersOf } from './reviewJudge.js';
import { type Bounds, type CardProspect, type Prospect, pointsAt } from './reviewProspect.js';

/** What a card gave away. */
interface Cost {
  /** Tricks for the side of the card; null where contracts of an exact number are played. */
  readonly tricks: number | null;
  /** Points for the seat that chose it, in the settlement of all contracts. */
  readonly points: number;
  /** The declarers whose contract was still to be made, or to be beaten, and is not any more. */
  readonly turned: readonly Seat[];
}

/** A card that was played, held against all others that could have been. */
export interface ReviewedCard {
  /** The number of its trick, from 1. */
  readonly trick: number;
  /** The hand that it came from, and who chose it: somebody else for the open hand of three players (R11.3). */
  readonly seat: Seat;
  readonly by: Seat;
  readonly played: PlayCard;
  /** Whether another card was legal. */
  readonly isChoice: boolean;
  /** Every legal card than which none is better, as far as the search knows. */
  readonly best: readonly PlayCard[];
  /** Null where the search stopped before it knew. */
  readonly cost: Cost | null;
}

/** How good a card is for whoever chose it: more is better. */
type Worth = (prospect: Prospect) => Bounds;

/** Tricks for the side of the hand that plays, so that a trick counts also where it is worth no points. */
function trickWorth({ deal, turn }: PlayState): Worth | null {
  const sole = soleContract(deal);
  if (sole === null || sole.contract.goal.kind !== 'at-least') return null;
  const isMember = membersOf(deal, sole).includes(turn);
  return ({ tricks }) => {
    const { low, high } = tricks ?? { low: 0, high: 13 };
    return isMember ? { low, high } : { low: -high, high: -low };
  };
}

/** The best that several cards come to, each bound by itself. */
const bestWorth = (worth: Worth, cards: readonly CardProspect[]): Bounds => ({
  low: Math.max(...cards.map((card) => worth(card).low)),
  high: Math.max(...cards.map((card) => worth(card).high)),
});

/** What lies between the best and what was chosen, or null while that is not certain. */
function difference(best: Bounds, own: Bounds): number | null {
  if (own.low >= best.high) return 0;
  return own.low === own.high && best.low === best.high ? best.low - own.low : null;
}

/** The contracts that go against whoever chose: his own that could be made, others that could be beaten. */
const turnedBy = ({ deal, by }: PlayState, before: Prospect, after: Prospect): readonly Seat[] =>
  deal.contracts
    .filter(({ seat }, index) => {
      const wanted = seat === by || (deal.partner !== null && [seat, deal.partner].includes(by));
      return before.made[index] === wanted && after.made[index] === !wanted;
    })
    .map(({ seat }) => seat);

/** The tighter of two bounds on the same number. */
const within = (one: Bounds, other: Bounds): Bounds => ({
  low: Math.max(one.low, other.low),
  high: Math.min(one.high, other.high),
});

/** What is known of one position in two ways. */
const combined = (one: Prospect, other: Prospect | null): Prospect => ({
  tricks:
    one.tricks === null || other === null || other.tricks === null
      ? one.tricks
      : within(one.tricks, other.tricks),
  made: one.made.map((made, index) => made ?? other?.made[index] ?? null),
});

/**
 * Holds the card that was played in a position against all legal ones. `next` is what the position after it comes to, where that
 * is known from elsewhere.
 */
export function reviewCard(
  state: PlayState,
  played: PlayCard,
  { cards, value }: Choices,
  next: Prospect | null,
): ReviewedCard {
  const { match, deal, turn, by } = state;
  const found = cards.find(({ action }) => sameAction(action, played));
  if (found === undefined) throw new Error('a card was played that is not legal');
  const own = combined(found, next);
  const points: Worth = (prospect) => pointsAt(match, deal, prospect, by);
  const tricks = trickWorth(state);
  const worth = tricks ?? points;
  // Several declarers cannot always have the best for each at once, so that cards are compared as a whole.
  const most = tricks === null ? bestWorth(points, cards) : tricks(value);
  // Whatever the only legal card leads to, it gave nothing away.
  const lost = cards.length === 1 ? 0 : difference(most, worth(own));
  const best = cards.filter((card) => worth(card).low >= most.low);
  const top = tricks === null ? (best[0] ?? own) : value;
  const lostPoints = lost === 0 ? 0 : difference(points(top), points(own));
  const isKnown = lost !== null && lostPoints !== null;
  const turned = lost === 0 ? [] : turnedBy(state, top, own);
  return {
    trick: deal.tricks.length + 1,
    seat: turn,
    by,
    played,
    isChoice: cards.length > 1,
    best: best.map(({ action }) => action),
    cost: isKnown ? { tricks: tricks === null ? null : lost, points: lostPoints, turned } : null,
  };
}
