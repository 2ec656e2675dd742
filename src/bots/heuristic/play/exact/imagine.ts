import { countRanks } from '../../../../engine/cardSet.js';
import type { Seat } from '../../../../engine/seats.js';
import type { Knowledge } from '../../knowledge.js';
import { type Belief, likelihoodOfBid, likelihoodOfPlay } from './belief.js';
import { BOARD_SUITS, bottom, codeOf } from './board.js';
import type { Hint } from './evidence.js';

/** A source of chance for imagining; it starts from what is seen, so that the same view imagines the same deals. */
export type Draw = () => number;

/** Numbers from 0 to 1 (xorshift) that depend on the words given. */
export function drawFrom(words: readonly number[]): Draw {
  let state = 0x2545f491;
  for (const word of words) state = Math.imul(state ^ word, 0x01000193) ^ (state >>> 15);
  if (state === 0) state = 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x100000000;
  };
  for (let warm = 0; warm < 4; warm += 1) next();
  return next;
}

/** What has to be known to imagine the hidden hands: made once for a decision. */
export interface Hidden {
  /** The hands as far as they are known, indexed by place * 4 + suit. */
  readonly known: Int32Array;
  /** The hidden cards by suit, and the suits with the fewest places for their cards first. */
  readonly cards: Int32Array;
  readonly suits: readonly number[];
  /** For each suit a mask of the places that may hold its hidden cards. */
  readonly places: Int32Array;
  /** How many hidden cards each place holds; the last number is of cards that were played and forgotten. */
  readonly sizes: Int32Array;
}

/** Where cards lie that a player with a short memory takes to be out though they were played. */
const FORGOTTEN = 4;
const HIDDEN_PLACES = [1, 2, 3, FORGOTTEN] as const;

/** Gathers what is known of the four hands; `order` lists the seats clockwise from the one that acts. */
export function hiddenFrom(known: Knowledge, order: readonly Seat[]): Hidden {
  const hands = new Int32Array(20);
  const cards = new Int32Array(4);
  const places = new Int32Array(4);
  const sizes = new Int32Array(5);
  for (const suit of BOARD_SUITS) cards[suit] = known.others[suit];
  order.forEach((seat, place) => {
    const isKnown = place === 0 || known.exact[seat];
    if (!isKnown) sizes[place] = known.handSizes[seat];
    for (const suit of BOARD_SUITS) {
      const mask = place === 0 ? known.hand[suit] : known.mayHold[seat][suit];
      if (isKnown) {
        hands[place * 4 + suit] = mask;
        if (place > 0) cards[suit] = (cards[suit] ?? 0) & ~mask;
      } else if (mask !== 0) places[suit] = (places[suit] ?? 0) | (1 << place);
    }
  });
  let surplus = 0;
  for (const suit of BOARD_SUITS) surplus += countRanks(cards[suit] ?? 0);
  for (const size of sizes) surplus -= size;
  if (surplus > 0) {
    sizes[FORGOTTEN] = surplus;
    for (const suit of BOARD_SUITS) places[suit] = (places[suit] ?? 0) | (1 << FORGOTTEN);
  }
  const suits = [...BOARD_SUITS].sort((a, b) => countRanks(places[a] ?? 0) - countRanks(places[b] ?? 0));
  return { known: hands, cards, suits, places, sizes };
}

const room = new Int32Array(5);
const reach = new Int32Array(5);

/** Who gets the next card: mostly who has much room for the cards that can still come to him; 0 when nobody can take it. */
function placeFor(places: number, draw: Draw): number {
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
  room.set(hidden.sizes);
  reach.fill(0);
  for (const suit of BOARD_SUITS) {
    const count = countRanks(hidden.cards[suit] ?? 0);
    for (const place of HIDDEN_PLACES) {
      if (((hidden.places[suit] ?? 0) & (1 << place)) !== 0) reach[place] = (reach[place] ?? 0) + count;
    }
  }
  for (const suit of hidden.suits) {
    const places = hidden.places[suit] ?? 0;
    for (let rest = hidden.cards[suit] ?? 0; rest !== 0; rest &= rest - 1) {
      const place = placeFor(places, draw);
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

/** How likely two hands are in the suit of a card after what was played. */
function likelihoodAt(
  { hints }: Belief,
  hands: Int32Array,
  card: number,
  one: number,
  other: number,
): number {
  const first = one * 4 + (card >> 4);
  const second = other * 4 + (card >> 4);
  return (
    likelihoodOfPlay(hints[first] ?? NO_HINTS, hands[first] ?? 0) *
    likelihoodOfPlay(hints[second] ?? NO_HINTS, hands[second] ?? 0)
  );
}

/** Exchanges two cards, and changes them back when that makes the hands too unlikely (Metropolis et al. 1953). */
function exchange(chain: Chain, belief: Belief, first: number, second: number, draw: Draw): void {
  const { hands, cards, owners } = chain;
  const from = owners[first] ?? 0;
  const to = owners[second] ?? 0;
  const one = cards[first] ?? 0;
  const other = cards[second] ?? 0;
  const was =
    likelihoodAt(belief, hands, one, from, to) *
    (one >> 4 === other >> 4 ? 1 : likelihoodAt(belief, hands, other, from, to));
  move(hands, one, from, to);
  move(hands, other, to, from);
  const is =
    likelihoodAt(belief, hands, one, from, to) *
    (one >> 4 === other >> 4 ? 1 : likelihoodAt(belief, hands, other, from, to));
  let ratio = is / was;
  const changed = belief.bids.findIndex(({ place }) => place === from || place === to);
  const bid = belief.bids[changed];
  const likely = bid === undefined ? 1 : likelihoodOfBid(bid, hands);
  if (bid !== undefined) ratio *= likely / (chain.bids[changed] ?? 1);
  if (ratio >= 1 || draw() < ratio) {
    owners[first] = to;
    owners[second] = from;
    if (bid !== undefined) chain.bids[changed] = likely;
  } else {
    move(hands, one, to, from);
    move(hands, other, from, to);
  }
}

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
