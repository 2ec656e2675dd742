import { cardsOf } from '../../../src/engine/cardSet.js';
import type { Card } from '../../../src/engine/cards.js';
import type { MoveValue, Side, SolverPosition } from '../../../src/solver/index.js';
import { legalCards, playCard, type Table, toTable, turnOf } from './table.js';

const isOver = ({ hands, trick }: Table): boolean =>
  trick.length === 0 && hands.every((hand) => hand.length === 0);

/** The exact position at the start of a trick. */
const keyOf = ({ hands, leader, wasLed }: Table): string =>
  `${hands[0]}|${hands[1]}|${hands[2]}|${hands[3]}|${leader}${wasLed ? 'L' : ''}`;

/**
 * The tricks of the counted side from a position on by plain minimax, with a memo on the exact position and nothing else: no
 * bounds, no ordering, no equivalent cards. Within a trick no position comes twice, so that only starts of tricks are kept.
 */
function bestValue(table: Table, counted: Side, maximise: Side, memo: Map<string, number>): number {
  if (isOver(table)) return 0;
  const key = table.trick.length === 0 ? keyOf(table) : null;
  const known = key === null ? undefined : memo.get(key);
  if (known !== undefined) return known;
  const wants = ((maximise >> turnOf(table)) & 1) === 1;
  let best = wants ? -1 : 99;
  for (const card of legalCards(table)) {
    const value = valueAfter(table, card, counted, maximise, memo);
    if (wants ? value > best : value < best) best = value;
  }
  if (key !== null) memo.set(key, best);
  return best;
}

function valueAfter(
  table: Table,
  card: Card,
  counted: Side,
  maximise: Side,
  memo: Map<string, number>,
): number {
  const takeBack = playCard(table, card);
  const taken = table.trick.length === 0 ? (counted >> table.leader) & 1 : 0;
  const value = taken + bestValue(table, counted, maximise, memo);
  takeBack();
  return value;
}

/** The value of each legal card by minimax, as the solver lists them. */
export function minimaxMoves(position: SolverPosition, counted: Side, maximise: Side): readonly MoveValue[] {
  const table = toTable(position);
  const legal = new Set(legalCards(table));
  const memo = new Map<string, number>();
  return cardsOf(position.hands[turnOf(table)])
    .filter((card) => legal.has(card))
    .map((card) => {
      const value = valueAfter(table, card, counted, maximise, memo);
      return { card, low: value, high: value };
    });
}
