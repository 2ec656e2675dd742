import { type Card, rankOf, SUITS, suitOf } from '../../../../engine/cards.js';
import type { Seat } from '../../../../engine/seats.js';
import { payTable } from '../../pay.js';
import { type Bid, bidOf, NO_BELIEF } from './belief.js';
import { type Board, codeOf, NO_AIM, NO_SUIT, playOn, UNKNOWN } from './board.js';
import { readPlay } from './evidence.js';
import { drawFrom, hiddenFrom, imagination } from './imagine.js';
import { playOut } from './playOut.js';
import type { ExactSituation } from './table.js';

/** What a contract pays the seat by the number of tricks that the declarer at a place takes. */
interface Stake {
  readonly place: number;
  readonly pays: readonly number[];
}

/** The position as it stands, from which every imagined deal is played out. */
interface Start {
  readonly order: readonly Seat[];
  readonly stakes: readonly Stake[];
  readonly bids: readonly Bid[];
  readonly needs: Int32Array;
  readonly taken: Int32Array;
  readonly paysOn: readonly boolean[];
  /** The greatest difference that one contract makes. */
  readonly scale: number;
  readonly left: number;
}

/** The seats at the table clockwise from the hand that acts. */
function orderOf(s: ExactSituation): readonly Seat[] {
  const { places } = s.deal;
  const start = places.indexOf(s.known.seat);
  return [...places.slice(start), ...places.slice(0, start)];
}

function startOf(s: ExactSituation): Start {
  const { deal, known } = s;
  const { ruleset, seat } = s.observation;
  const order = orderOf(s);
  const left = 13 - deal.tricks.length;
  const needs = new Int32Array(4).fill(NO_AIM);
  const taken = Int32Array.from(order, (each) => deal.taken[each]);
  const paysOn = [false, false, false, false];
  const stakes: Stake[] = [];
  const bids: Bid[] = [];
  let scale = 0;
  for (const { seat: declarer, contract } of deal.contracts) {
    const place = order.indexOf(declarer);
    const table = payTable(ruleset, contract);
    const pays = declarer === seat ? table.declarer : table.opponent;
    const { tricks } = contract.goal;
    const wants = tricks - deal.taken[declarer];
    paysOn[place] = pays[tricks + 1] !== pays[13];
    needs[place] = wants >= 0 && wants <= left ? wants : paysOn[place] ? 0 : NO_AIM;
    stakes.push({ place, pays });
    scale = Math.max(scale, Math.abs((pays[tricks] ?? 0) - (pays[tricks + 1] ?? 0)));
    if (!known.exact[declarer]) bids.push(bidOf(deal, declarer, place, tricks));
  }
  return { order, stakes, bids, needs, taken, paysOn, scale, left };
}

/** After so many imagined deals the worse half of the cards is given up. */
const STAGES = [8, 20, 40] as const;
const MOST_WORLDS = 40;
const worlds = new Int32Array(16 * MOST_WORLDS);

/** A card with what it brought in the deals imagined so far, and what speaks for it among equals. */
interface Candidate {
  readonly card: Card;
  readonly prior: number;
  points: number;
}

/** Plays out the imagined deals from one number to another after each of the cards. */
function tryOut(
  s: ExactSituation,
  start: Start,
  candidates: readonly Candidate[],
  from: number,
  to: number,
): void {
  const { needs, taken, paysOn, stakes, left } = start;
  const board: Board = {
    hands: new Int32Array(16),
    needs: new Int32Array(4),
    taken: new Int32Array(4),
    dangers: new Int32Array(16),
    paysOn,
    trump: s.trump ?? -1,
    turn: 0,
    played: 0,
    led: NO_SUIT,
    best: 0,
    strength: -1,
    left,
    robbed: UNKNOWN,
  };
  const best = s.winning === null ? 0 : start.order.indexOf(s.winning.seat);
  for (const candidate of candidates) {
    const code = codeOf(suitOf(candidate.card), rankOf(candidate.card));
    for (let world = from; world < to; world += 1) {
      for (let index = 0; index < 16; index += 1) {
        board.hands[index] = worlds[world * 16 + index] ?? 0;
        board.dangers[index] = UNKNOWN;
      }
      for (let place = 0; place < 4; place += 1) {
        board.needs[place] = needs[place] ?? NO_AIM;
        board.taken[place] = taken[place] ?? 0;
      }
      board.turn = 0;
      board.played = s.deal.table.length;
      board.led = s.led ?? NO_SUIT;
      board.best = best;
      board.strength = s.winning?.strength ?? -1;
      board.left = left;
      board.robbed = UNKNOWN;
      playOn(board, code);
      playOut(board);
      for (const { place, pays } of stakes) candidate.points += pays[board.taken[place] ?? 0] ?? 0;
    }
  }
}

/** How far behind the best a card may be after one imagined deal, as a share of what is at stake; it narrows with their number. */
const BEHIND = 0.6;

/** The cards that may still be the best, best first; only one when all have done just as well. */
function theBetter(candidates: readonly Candidate[], done: number, scale: number): readonly Candidate[] {
  const value = (one: Candidate): number => one.points / done + one.prior;
  const sorted = candidates.toSorted((a, b) => value(b) - value(a));
  const [first] = sorted;
  if (first === undefined) return [];
  if (candidates.every(({ points }) => points === first.points)) return [first];
  const least = value(first) - (BEHIND * scale) / Math.sqrt(done);
  return sorted.filter((one) => value(one) >= least);
}

/** What each card brings on average in imagined deals, in points, the prior added; only the best one's number is of full accuracy. */
export function imaginedBest(
  s: ExactSituation,
  cards: readonly Card[],
  priorOf: (card: Card) => number,
): Card | null {
  const start = startOf(s);
  const hidden = hiddenFrom(s.known, start.order);
  const words = [...SUITS.map((suit) => s.known.hand[suit]), ...SUITS.map((suit) => s.known.others[suit])];
  const draw = drawFrom([...words, s.deal.table.length]);
  const isHidden = (place: number): boolean => (hidden.sizes[place] ?? 0) > 0;
  const places = new Map(
    start.order.flatMap((seat, place) => (isHidden(place) ? [[seat, place] as const] : [])),
  );
  const belief = s.character.infers ? { bids: start.bids, hints: readPlay(s.deal, places) } : NO_BELIEF;
  const imagine = imagination(hidden, belief, draw);
  if (imagine === null) return null;
  const count = places.size === 0 ? 1 : MOST_WORLDS;
  let candidates: readonly Candidate[] = cards.map((card) => ({
    card,
    prior: priorOf(card) * start.scale,
    points: 0,
  }));
  let done = 0;
  for (const stage of STAGES) {
    const to = Math.min(stage, count);
    for (let world = done; world < to; world += 1) imagine(worlds, world * 16);
    tryOut(s, start, candidates, done, to);
    done = to;
    candidates = theBetter(candidates, done, start.scale);
    if (candidates.length === 1 || done === count) break;
  }
  return candidates[0]?.card ?? null;
}
