import { type CardSet, countRanks, highest, isEmpty, lowestRank, remove } from '../../engine/cardSet.js';
import { type Card, rankOf, SUITS, type Suit, suitOf } from '../../engine/cards.js';
import { ranksAbove, ranksBelow } from './ranks.js';

/**
 * How safe a hand is that must take no trick, suit by suit. Attackers catch a card in a round of its suit when each of them can stay
 * below it or has run out. So what matters for the i-th lowest card of a suit is how many cards below it are out: each attacker needs
 * i of them, one for every round up to that one.
 */

const MOST = 14;
const FACTORIALS = Array.from({ length: MOST }, (_, n) => {
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return product;
});
const factorial = (n: number): number => FACTORIALS[n] ?? 1;

/** The chance that cards dealt at random to so many hands fall in just these numbers. */
function multinomial(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const ways = counts.reduce((rest, count) => rest / factorial(count), factorial(total));
  return ways / counts.length ** total;
}

/** All ways to split a number over so many hands. */
function splits(total: number, hands: number): readonly (readonly number[])[] {
  if (hands === 1) return [[total]];
  return Array.from({ length: total + 1 }, (_, first) =>
    splits(total - first, hands - 1).map((rest) => [first, ...rest]),
  ).flat();
}

function computeCaught(lower: number, higher: number, round: number, hands: number): number {
  let caught = 0;
  for (const below of splits(lower, hands)) {
    const chanceBelow = multinomial(below);
    for (const over of splits(higher, hands)) {
      const lengths = below.map((count, hand) => count + (over[hand] ?? 0));
      const canStayBelow = below.every((count, hand) => count >= round || (lengths[hand] ?? 0) < round);
      const canStillLead = lengths.some((length) => length >= round);
      if (canStayBelow && canStillLead) caught += chanceBelow * multinomial(over);
    }
  }
  return caught;
}

const caughtTable = new Map<number, number>();

/**
 * The chance (0 to 1) that attackers can make a card win the given round of its suit (from 1), with so many lower and higher cards
 * spread at random over so many attackers' hands. Pure: the table only remembers what has been computed.
 */
export function chanceCaught(lower: number, higher: number, round: number, hands: number): number {
  if (lower < round || hands === 0) return 0;
  const key = ((lower * MOST + higher) * MOST + round) * 4 + hands;
  const known = caughtTable.get(key);
  if (known !== undefined) return known;
  const caught = computeCaught(lower, higher, round, hands);
  caughtTable.set(key, caught);
  return caught;
}

/** How much of the danger of a suit's lesser risks is added to its greatest one: they mostly strike in the same deals. */
const LESSER_RISKS = 0.25;

/** Attackers can miss their chance, and a dangerous card can be thrown on another suit. */
const HOPE = 0.03;

/** The chance that the cards of one suit (a mask of ranks) get through without a trick against attackers holding `out` of it. */
export function suitSafety(mask: number, out: number, hands: number): number {
  // A suit that nobody else holds is never led by the attackers.
  if (mask === 0 || out === 0) return 1;
  let worst = 0;
  let sum = 0;
  let round = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const rank = lowestRank(rest) ?? 0;
    round += 1;
    const below = ranksBelow(rank);
    const caught = chanceCaught(countRanks(out & below), countRanks(out & ~below), round, hands);
    worst = Math.max(worst, caught);
    sum += caught;
  }
  return Math.max(HOPE, (1 - worst) * (1 - LESSER_RISKS * Math.min(1, sum - worst)));
}

/** The chance to win a trick at will with a card, by the number of higher cards of its suit that are out. */
const WINS_AT_WILL = [0.97, 0.6, 0.35, 0.2, 0.1] as const;

/** The highest card of each suit: the ones with which a trick can be planned. */
function highestOfEach(hand: CardSet): readonly Card[] {
  const cards: Card[] = [];
  for (const suit of SUITS) {
    const card = highest(hand, suit);
    if (card !== null) cards.push(card);
  }
  return cards;
}

/**
 * The chance to take exactly so many tricks with a hand against attackers holding `others`, when every suit is attacked: for each
 * trick a high card is planned, the rest must get through. `handsWith` tells how many attackers may hold cards of a suit.
 */
function chanceOfExactly(
  hand: CardSet,
  tricks: number,
  others: CardSet,
  handsWith: (suit: Suit) => number,
): number {
  if (tricks < 0) return 0;
  if (isEmpty(hand)) return tricks === 0 ? 1 : 0;
  if (tricks === 0) {
    let product = 1;
    for (const suit of SUITS) product *= suitSafety(hand[suit], others[suit], handsWith(suit));
    return product;
  }
  let best = 0;
  for (const card of highestOfEach(hand)) {
    const higher = countRanks(others[suitOf(card)] & ranksAbove(rankOf(card)));
    const wins = WINS_AT_WILL[higher] ?? 0.05;
    if (wins > best)
      best = Math.max(best, wins * chanceOfExactly(remove(hand, card), tricks - 1, others, handsWith));
  }
  return best;
}

/** What cards of low rank add to the tricks that high cards take. */
const LENGTH_TRICKS = 1.2;

/** How many tricks a hand takes by itself against others holding `others`, when nobody cares much. */
function likelyTricks(hand: CardSet, others: CardSet): number {
  let sum = 0;
  for (const suit of SUITS) {
    for (let rest = hand[suit]; rest !== 0; rest &= rest - 1) {
      const higher = countRanks(others[suit] & ranksAbove(lowestRank(rest) ?? 0));
      sum += WINS_AT_WILL[higher] ?? 0.05;
    }
  }
  return sum * LENGTH_TRICKS;
}

/** Up to so many tricks can be planned card by card; more come as they come. */
const MOST_PLANNED = 1;

/** The chance to take just so many more tricks: planned when they are few, else by how far that is from what the hand takes anyway. */
export function chanceOfTricks(
  hand: CardSet,
  tricks: number,
  others: CardSet,
  handsWith: (suit: Suit) => number,
): number {
  if (tricks <= MOST_PLANNED) return chanceOfExactly(hand, tricks, others, handsWith);
  const mean = likelyTricks(hand, others);
  const variance = Math.max(0.5, mean / 2);
  return Math.exp(-((tricks - mean) ** 2) / (2 * variance)) / Math.sqrt(2 * Math.PI * variance);
}
