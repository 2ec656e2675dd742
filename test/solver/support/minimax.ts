import type { MoveValue, Side, SolverPosition } from '../../../src/solver/index.js';
import { toDeck } from './deck.js';
import { emptyTrick, rulesOf, type Trick } from './rules.js';

/**
 * The value of each legal card by plain minimax, as the solver lists them, with a memo on the exact position and nothing else: no
 * bounds, no ordering, no equivalent cards. Within a trick no position comes twice, so that only starts of tricks are kept.
 */
export function minimaxMoves(position: SolverPosition, counted: Side, maximise: Side): readonly MoveValue[] {
  const deck = toDeck(position);
  const { cards, all, ofPlace } = deck;
  const rules = rulesOf(position, deck);
  // One for each depth, and more than enough of them, so that the search itself makes nothing.
  const tricks = cards.map(() => emptyTrick(0, 0));
  const memo = new Map<number, number>();

  /** The tricks of the counted side from the start of a trick on; `depth` tricks came before. */
  function fromStart(depth: number, left: number, leader: number, wasLed: number): number {
    if (left === 0) return 0;
    // No card changes hands: what is left of the deal says who holds what.
    const key = (left << 3) | (leader << 1) | wasLed;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const trick = tricks[depth] ?? emptyTrick(0, 0);
    trick.leader = leader;
    trick.wasLed = wasLed;
    const value = best(depth, trick, 0, left);
    memo.set(key, value);
    return value;
  }

  /** The best that the place can do whose turn it is. */
  function best(depth: number, trick: Trick, turn: number, left: number): number {
    const place = (trick.leader + turn) & 3;
    const wants = ((maximise >> place) & 1) === 1;
    let value = wants ? -1 : 99;
    let choices = rules.legal(trick, turn, left & (ofPlace[place] ?? 0));
    while (choices !== 0) {
      const number = 31 - Math.clz32(choices);
      choices ^= 1 << number;
      const next = after(depth, trick, turn, left, number);
      if (wants ? next > value : next < value) value = next;
    }
    return value;
  }

  /** The value of one card. */
  function after(depth: number, trick: Trick, turn: number, left: number, number: number): number {
    const rest = left ^ (1 << number);
    rules.lay(trick, turn, cards[number] ?? 0);
    if (turn < 3) return best(depth, trick, turn + 1, rest);
    const winner = rules.winnerOf(trick);
    return ((counted >> winner) & 1) + fromStart(depth + 1, rest, winner, rules.wasLedAfter(trick));
  }

  const turn = position.trick.length;
  const hand = ofPlace[(position.leader + turn) & 3] ?? 0;
  const legal = rules.legal(rules.first, turn, hand);
  const moves: MoveValue[] = [];
  cards.forEach((card, number) => {
    if ((legal & (1 << number)) === 0) return;
    const value = after(0, rules.first, turn, all, number);
    moves.push({ card, low: value, high: value });
  });
  return moves;
}
