import { countRanks } from '../../../../engine/cardSet.js';
import { type Belief, likelihoodOfBid, likelihoodOfPlay } from './belief.js';
import { BOARD_SUITS, bottom, codeOf } from './board.js';
import type { Draw } from './draw.js';
import type { Hint } from './evidence.js';
import { HIDDEN_PLACES, type Hidden } from './hidden.js';

/** How many cards each place still gets, and how many can still come to it. */
interface Dealing {
  readonly room: Int32Array;
  readonly reach: Int32Array;
}

/** Who gets the next card: mostly who has much room for the cards that can still come to him; 0 when nobody can take it. */
function placeFor(places: number, { room, reach }: Dealing, draw: Draw): number {
  let total = 0;
  for (const place of HIDDEN_PLACES) {
    const free = room[place] ?? 0;
    if ((places & (1 << place)) === 0 || free === 0) continue;
    // Who needs all that can still come must get it.
    if (free >= (reach[place] ?? 0)) return place;
    total += free / (reach[place] ?? 1);
  }
  let point = draw() * total;
  let last = 0;
  for (const place of HIDDEN_PLACES) {
    const free = room[place] ?? 0;
    if ((places & (1 << place)) === 0 || free === 0) continue;
    last = place;
    point -= free / (reach[place] ?? 1);
    if (point < 0) return place;
  }
  return last;
}

/** A deal of the hidden cards that is changed by exchanging two of them at a time. */
interface Chain {
  readonly hands: Int32Array;
  /** The hidden cards as suit * 16 + rank, and the place that has each of them now. */
  readonly cards: number[];
  readonly owners: number[];
  /** How likely the hands are by the bids, one by one. */
  readonly bids: number[];
}

/** Deals the hidden cards at random so that nobody gets a suit he has shown to lack; null when the cards ran into a corner. */
function dealAtRandom(hidden: Hidden, draw: Draw): Chain | null {
  const hands = Int32Array.from(hidden.known);
  const cards: number[] = [];
  const owners: number[] = [];
  const dealing: Dealing = { room: Int32Array.from(hidden.sizes), reach: new Int32Array(5) };
  const { room, reach } = dealing;
  for (const suit of BOARD_SUITS) {
    const count = countRanks(hidden.cards[suit] ?? 0);
    for (const place of HIDDEN_PLACES) {
      if (((hidden.places[suit] ?? 0) & (1 << place)) !== 0) reach[place] = (reach[place] ?? 0) + count;
    }
  }
  for (const suit of hidden.suits) {
    const places = hidden.places[suit] ?? 0;
    for (let rest = hidden.cards[suit] ?? 0; rest !== 0; rest &= rest - 1) {
      const place = placeFor(places, dealing, draw);
      if (place === 0) return null;
      hands[place * 4 + suit] = (hands[place * 4 + suit] ?? 0) | (rest & -rest);
      cards.push(codeOf(suit, bottom(rest)));
      owners.push(place);
      room[place] = (room[place] ?? 0) - 1;
      for (const other of HIDDEN_PLACES) {
        if ((places & (1 << other)) !== 0) reach[other] = (reach[other] ?? 0) - 1;
      }
    }
  }
  return { hands, cards, owners, bids: [] };
}

/** Moves a card from one hand to another. */
function move(hands: Int32Array, card: number, from: number, to: number): void {
  const suit = card >> 4;
  const bit = 1 << (card & 15);
  hands[from * 4 + suit] = (hands[from * 4 + suit] ?? 0) & ~bit;
  hands[to * 4 + suit] = (hands[to * 4 + suit] ?? 0) | bit;
}

/** How likely the cards of two places are in one suit after what was played. */
function likelihoodInSuit(
  { hints }: Belief,
  hands: Int32Array,
  suit: number,
  one: number,
  other: number,
): number {
  const first = one * 4 + suit;
  const second = other * 4 + suit;
  return (
    likelihoodOfPlay(hints[first] ?? NO_HINTS, hands[first] ?? 0) *
    likelihoodOfPlay(hints[second] ?? NO_HINTS, hands[second] ?? 0)
  );
}

/** The same in the suits of two cards, which may be one suit. */
function likelihoodOfTwo(
  belief: Belief,
  hands: Int32Array,
  card: number,
  second: number,
  from: number,
  to: number,
): number {
  const likely = likelihoodInSuit(belief, hands, card >> 4, from, to);
  return card >> 4 === second >> 4 ? likely : likely * likelihoodInSuit(belief, hands, second >> 4, from, to);
}

/** Exchanges two cards, and changes them back when that makes the hands too unlikely (Metropolis et al. 1953). */
function exchange(chain: Chain, belief: Belief, first: number, second: number, draw: Draw): void {
  const { hands, cards, owners, bids } = chain;
  const from = owners[first] ?? 0;
  const to = owners[second] ?? 0;
  const one = cards[first] ?? 0;
  const other = cards[second] ?? 0;
  const before = likelihoodOfTwo(belief, hands, one, other, from, to);
  move(hands, one, from, to);
  move(hands, other, to, from);
  let ratio = likelihoodOfTwo(belief, hands, one, other, from, to) / before;
  belief.bids.forEach((bid, index) => {
    if (bid.place === from || bid.place === to) ratio *= likelihoodOfBid(bid, hands) / (bids[index] ?? 1);
  });
  if (ratio < 1 && draw() >= ratio) {
    move(hands, one, to, from);
    move(hands, other, from, to);
    return;
  }
  owners[first] = to;
  owners[second] = from;
  belief.bids.forEach((bid, index) => {
    if (bid.place === from || bid.place === to) bids[index] = likelihoodOfBid(bid, hands);
  });
}

/** Exchanges so many times two cards at random, as far as they may change places. */
function stir(chain: Chain, hidden: Hidden, belief: Belief, draw: Draw, times: number): void {
  const { cards, owners } = chain;
  const count = cards.length;
  for (let time = 0; time < times; time += 1) {
    const first = Math.floor(draw() * count);
    const second = Math.floor(draw() * count);
    const from = owners[first] ?? 0;
    const to = owners[second] ?? 0;
    if (from === to) continue;
    if (((hidden.places[(cards[first] ?? 0) >> 4] ?? 0) & (1 << to)) === 0) continue;
    if (((hidden.places[(cards[second] ?? 0) >> 4] ?? 0) & (1 << from)) === 0) continue;
    exchange(chain, belief, first, second, draw);
  }
}

/** Exchanges for each hidden card before the first imagined deal, and between two of them. */
const WARM_UP = 4;
const BETWEEN = 1;
const ATTEMPTS = 20;
const NO_HINTS: readonly Hint[] = [];

/** Where imagined deals come from: it fills in the next one, sixteen masks from an index on. */
export type Imagination = (worlds: Int32Array, at: number) => void;

/** Deals of the hidden cards, as likely as what was bid and played makes them; null when none was found that is possible. */
export function imagination(hidden: Hidden, belief: Belief, draw: Draw): Imagination | null {
  let chain: Chain | null = null;
  for (let attempt = 0; chain === null && attempt < ATTEMPTS; attempt += 1)
    chain = dealAtRandom(hidden, draw);
  if (chain === null) return null;
  const found = chain;
  for (const bid of belief.bids) found.bids.push(likelihoodOfBid(bid, found.hands));
  stir(found, hidden, belief, draw, WARM_UP * found.cards.length);
  return (worlds, at) => {
    stir(found, hidden, belief, draw, BETWEEN * found.cards.length);
    for (let index = 0; index < 16; index += 1) worlds[at + index] = found.hands[index] ?? 0;
  };
}
