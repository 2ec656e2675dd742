import { type Card, rankOf, suitOf } from '../../../../engine/cards.js';
import type { Seat } from '../../../../engine/seats.js';
import { payTable } from '../../pay.js';
import { type Bid, bidOf, NO_BELIEF } from './belief.js';
import { type Board, codeOf, NO_AIM, NO_SUIT, playOn, UNKNOWN } from './board.js';
import { drawFrom } from './draw.js';
import { readPlay } from './evidence.js';
import { hiddenFrom } from './hidden.js';
import { type Imagination, imagination } from './imagine.js';
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
  /** The place that is winning the trick on the table, 0 when leading. */
  readonly winner: number;
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
  const winner = s.winning === null ? 0 : order.indexOf(s.winning.seat);
  return { order, stakes, bids, needs, taken, paysOn, scale, left, winner };
}

/** After so many imagined deals the worse half of the cards is given up. */
const STAGES: readonly number[] = [5, 10, 16];
const ONE_DEAL: readonly number[] = [1];
const MOST_WORLDS = 16;
const worlds = new Int32Array(16 * MOST_WORLDS);

/** A card with what it brought in the deals imagined so far, and what speaks for it among equals. */
interface Candidate {
  readonly card: Card;
  readonly prior: number;
  points: number;
}

/** A board that is laid out anew for every deal. */
const emptyBoard = (s: ExactSituation, { paysOn }: Start): Board => ({
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
  left: 0,
  robbed: UNKNOWN,
});

/** Lays out an imagined deal on a board, with the trick on the table as it stands. */
function layOut(board: Board, s: ExactSituation, start: Start, world: number): void {
  for (let index = 0; index < 16; index += 1) {
    board.hands[index] = worlds[world * 16 + index] ?? 0;
    board.dangers[index] = UNKNOWN;
  }
  for (let place = 0; place < 4; place += 1) {
    board.needs[place] = start.needs[place] ?? NO_AIM;
    board.taken[place] = start.taken[place] ?? 0;
  }
  board.turn = 0;
  board.played = s.deal.table.length;
  board.led = s.led ?? NO_SUIT;
  board.best = start.winner;
  board.strength = s.winning?.strength ?? -1;
  board.left = start.left;
  board.robbed = UNKNOWN;
}

/** Plays out the imagined deals from one number to another after each of the cards. */
function tryOut(
  s: ExactSituation,
  start: Start,
  candidates: readonly Candidate[],
  from: number,
  to: number,
): void {
  const board = emptyBoard(s, start);
  for (const candidate of candidates) {
    const code = codeOf(suitOf(candidate.card), rankOf(candidate.card));
    for (let world = from; world < to; world += 1) {
      layOut(board, s, start, world);
      playOn(board, code);
      playOut(board);
      for (const { place, pays } of start.stakes) candidate.points += pays[board.taken[place] ?? 0] ?? 0;
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

/** Where imagined deals come from in this situation; null when none was found that is possible. */
function imaginationOf(s: ExactSituation, { order, bids }: Start): Imagination | null {
  const hidden = hiddenFrom(s.known, order);
  const draw = drawFrom([...s.known.hand, ...s.known.others, s.deal.table.length]);
  if (!s.character.infers) return imagination(hidden, NO_BELIEF, draw);
  const isHidden = (place: number): boolean => (hidden.sizes[place] ?? 0) > 0;
  const places = new Map(order.flatMap((seat, place) => (isHidden(place) ? [[seat, place] as const] : [])));
  return imagination(hidden, { bids, hints: readPlay(s.deal, places) }, draw);
}

/**
 * The card that brings most in imagined deals of the hidden cards, its prior (a share of what is at stake) added; null when no deal
 * was found that is possible.
 */
export function imaginedBest(
  s: ExactSituation,
  cards: readonly Card[],
  priorOf: (card: Card) => number,
): Card | null {
  const start = startOf(s);
  const imagine = imaginationOf(s, start);
  if (imagine === null) return null;
  const { scale } = start;
  let candidates: readonly Candidate[] = cards.map((card) => ({
    card,
    prior: priorOf(card) * scale,
    points: 0,
  }));
  let done = 0;
  const isCertain = s.opponents.every((seat) => s.known.exact[seat]);
  for (const stage of isCertain ? ONE_DEAL : STAGES) {
    for (let world = done; world < stage; world += 1) imagine(worlds, world * 16);
    tryOut(s, start, candidates, done, stage);
    done = stage;
    candidates = theBetter(candidates, done, scale);
    if (candidates.length === 1) break;
  }
  return candidates[0]?.card ?? null;
}
