import {
  type CardSet,
  countRanks,
  difference,
  FULL_PACK,
  highestRank,
  withSuit,
} from '../../engine/cardSet.js';
import { ACE, SUITS } from '../../engine/cards.js';
import { logOdds } from './model.js';
import { remembered } from './remembered.js';
import { chanceOfTricks, suitSafety } from './safety.js';

/** What a hand shows at a glance to who wants to take no trick with it, or just one. */
export const EXACT_HAND_FEATURES = [
  /** The safety of the whole hand and of its least safe suit, as logarithms of their odds. */
  'safety',
  'weakest',
  /** How far the lowest card of each suit lies above the two, the next above the four, and the third above the six. */
  'firstExcess',
  'secondExcess',
  'thirdExcess',
  /** The same for the suit where it is most, and for the one after that. */
  'worstExcess',
  'nextExcess',
  'voids',
  'singletons',
  'longest',
  'lowCards',
  /** How far the card planned to take the one trick lies below the ace. */
  'planned',
] as const;

type ExactHandFeature = (typeof EXACT_HAND_FEATURES)[number];
type ExactHandFeatures = Readonly<Record<ExactHandFeature, number>>;

const ATTACKERS = 3;
const ROUNDS = 3;
const FOUR = 2;
const LOW = (1 << (FOUR + 1)) - 1;
/** A card planned to take a trick is the likelier to do so the higher it is. */
const PLANNED = [0.97, 0.6, 0.35, 0.2, 0.1] as const;

/** How safe a whole hand is for exactly so many tricks, before any card is played (0 to 1, not yet a chance). */
export const exactSafety = (hand: CardSet, tricks: number): number =>
  chanceOfTricks(hand, tricks, difference(FULL_PACK, hand), () => ATTACKERS);

/** The hand without the card that is planned to take the one trick, and how far that card lies below the ace. */
function withoutPlanned(hand: CardSet): readonly [rest: CardSet, below: number] {
  let best: readonly [CardSet, number] = [hand, ACE];
  let bestValue = -1;
  for (const suit of SUITS) {
    const rank = highestRank(hand[suit]);
    if (rank === null) continue;
    const rest = withSuit(hand, suit, hand[suit] & ~(1 << rank));
    const value = (PLANNED[ACE - rank] ?? 0.05) * exactSafety(rest, 0);
    if (value > bestValue) [best, bestValue] = [[rest, ACE - rank], value];
  }
  return best;
}

/** How far the lowest cards of a suit lie above those that are surely safe in the first, second and third round. */
function excess(mask: number): readonly number[] {
  const found = [0, 0, 0];
  let rest = mask;
  for (let round = 0; round < ROUNDS && rest !== 0; round += 1) {
    const rank = 31 - Math.clz32(rest & -rest);
    found[round] = Math.max(0, rank - 2 * round);
    rest &= rest - 1;
  }
  return found;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function computeFeatures(hand: CardSet, tricks: number): ExactHandFeatures {
  const [rest, planned] = tricks === 0 ? [hand, 0] : withoutPlanned(hand);
  const others = difference(FULL_PACK, rest);
  const safeties = SUITS.map((suit) => suitSafety(rest[suit], others[suit], ATTACKERS));
  const bySuit = rest.map(excess);
  const totals = bySuit.map(sum).toSorted((a, b) => b - a);
  const lengths = rest.map(countRanks);
  return {
    safety: logOdds(exactSafety(hand, tricks)),
    weakest: logOdds(Math.min(...safeties)),
    firstExcess: sum(bySuit.map(([first]) => first ?? 0)),
    secondExcess: sum(bySuit.map(([, second]) => second ?? 0)),
    thirdExcess: sum(bySuit.map(([, , third]) => third ?? 0)),
    worstExcess: totals[0] ?? 0,
    nextExcess: totals[1] ?? 0,
    voids: lengths.filter((length) => length === 0).length,
    singletons: lengths.filter((length) => length === 1).length,
    longest: Math.max(...lengths),
    lowCards: sum(rest.map((mask) => countRanks(mask & LOW))),
    planned,
  };
}

/** The features of a hand (thirteen cards) for exactly so many tricks. */
export const exactHandFeatures: (hand: CardSet, tricks: number) => ExactHandFeatures =
  remembered(computeFeatures);
