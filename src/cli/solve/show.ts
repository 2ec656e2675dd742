import { size } from '../../engine/cardSet.js';
import { rankOf, SUIT_LETTERS, type Suit, suitOf } from '../../engine/cards.js';
import { SEAT_LETTERS, seatsOf } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { makeCard } from '../../notation/words.js';
import type { SolveAnswer, SolveValue } from '../../session/solvePosition.js';
import { columns, wrapped } from '../layout.js';
import type { Asked } from './questions.js';
import { letters, type SolveRequest } from './readSolve.js';

/** A question with its answer. */
export interface Solved extends Asked {
  readonly answer: SolveAnswer;
}

type Move = NonNullable<SolveAnswer['moves']>[number];

const range = (low: number, high: number): string => (low === high ? String(low) : `${low}-${high}`);

const valueJson = (value: SolveValue | Move): object => {
  if ('made' in value) return { made: value.made };
  const { low, high } = value;
  return low === high ? { tricks: low } : { exact: false, low, high };
};

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/** A result as `solve --json` prints it. */
export function solvedJson({ answer }: Solved): object {
  const { value, moves, line, nodes, ms } = answer;
  return {
    ...valueJson(value),
    nodes,
    ms: tenths(ms),
    ...(moves === null
      ? {}
      : { moves: moves.map((move) => ({ card: makeCard(move.card), ...valueJson(move) })) }),
    ...(line === null ? {} : { line: line.map(makeCard) }),
  };
}

const strain = (trump: Suit | null): string => (trump === null ? 'N' : SUIT_LETTERS[trump]);

/** The same for one of all trumps and leaders. */
export const pairJson = (solved: Solved): object => ({
  trump: strain(solved.trump),
  leader: SEAT_LETTERS[solved.leader],
  ...solvedJson(solved),
});

/** The tricks to be taken in a position, the one on the table included. */
const tricksIn = ({ question: { position } }: Asked): number =>
  size(position.hands[position.leader]) + (position.trick.length > 0 ? 1 : 0);

/** The result of a question in one line. */
function resultLine({ cli, game }: Texts, request: SolveRequest, solved: Solved): string {
  const { value } = solved.answer;
  const leader = SEAT_LETTERS[solved.leader];
  const [declarer = ''] = letters(request.side);
  if (value.kind === 'exactly')
    return cli.solve.made(declarer, game.contractName(request.goal), value.made, leader);
  const side = letters(request.side).join(' ') || cli.solve.nobody;
  return cli.solve.tricks(side, value, tricksIn(solved), { trump: solved.trump, leader });
}

const isOpen = (value: SolveValue): boolean =>
  value.kind === 'tricks' ? value.low < value.high : value.made === null;

/** Cards of a hand as text, suit by suit: `S A K 5  H 7`. */
function cardsLine(moves: readonly Move[]): string {
  const suits = SUIT_LETTERS.flatMap((letter, suit) => {
    const cards = moves
      .filter(({ card }) => suitOf(card) === suit)
      .toSorted((a, b) => rankOf(b.card) - rankOf(a.card));
    return cards.length === 0
      ? []
      : [`${letter} ${cards.map(({ card }) => makeCard(card).slice(1)).join(' ')}`];
  });
  return suits.join('  ');
}

/** The outcomes of moves, each with the cards that lead to it, as rows. */
function moveRows({ cli }: Texts, seat: string, moves: readonly Move[]): readonly (readonly string[])[] {
  const outcomeOf = (move: Move): string =>
    'made' in move ? cli.solve.outcome(move.made) : range(move.low, move.high);
  const outcomes = [...new Set(moves.map(outcomeOf))].toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const [first] = moves;
  const heading = first !== undefined && 'made' in first ? cli.solve.columns.goal : cli.solve.columns.tricks;
  const rows = outcomes.map((outcome) => [
    outcome,
    cardsLine(moves.filter((move) => outcomeOf(move) === outcome)),
  ]);
  return [[heading, cli.solve.columns.cards(seat)], ...rows];
}

/** A line of play, one trick a line; the first goes on from what lies on the table. */
function lineRows({ question, answer }: Solved): readonly string[] {
  const words = (answer.line ?? []).map(makeCard);
  const rows: string[] = [];
  const first = 4 - question.position.trick.length;
  for (let start = 0; start < words.length; ) {
    const end = start === 0 ? first : start + 4;
    rows.push(words.slice(start, end).join(' '));
    start = end;
  }
  return rows;
}

/** A result as lines for people; `width` in columns. */
export function solvedLines(
  texts: Texts,
  request: SolveRequest,
  solved: Solved,
  width: number,
): readonly string[] {
  const { cli, language } = texts;
  const { value, moves, line, nodes, ms } = solved.answer;
  const count = (amount: number): string => amount.toLocaleString(language === 'nl' ? 'nl-NL' : 'en-GB');
  const { leader, trick } = solved.question.position;
  const turn = SEAT_LETTERS[seatsOf(4)[(leader + trick.length) % 4] ?? 0];
  return [
    ...wrapped(resultLine(texts, request, solved), width),
    ...(isOpen(value) ? wrapped(cli.solve.stopped(count(nodes)), width) : []),
    ...(moves === null ? [] : columns(moveRows(texts, turn, moves))),
    ...(line === null ? [] : [cli.solve.line, ...lineRows(solved)]),
    cli.solve.effort(count(nodes), count(tenths(ms))),
  ];
}

/** One line for a deal of many. */
export function shortLine(texts: Texts, request: SolveRequest, board: string, solved: Solved): string {
  return texts.cli.solve.board(board) + resultLine(texts, request, solved);
}

/** The table of all trumps and leaders. */
export function allLines({ cli, game }: Texts, solved: readonly Solved[]): readonly string[] {
  const trumps = [...new Set(solved.map(({ trump }) => trump))];
  const rows = trumps.map((trump) => [
    trump === null ? cli.solve.noTrump : game.suitNames[trump],
    ...solved
      .filter((one) => one.trump === trump)
      .map(({ answer: { value } }) => (value.kind === 'tricks' ? range(value.low, value.high) : '')),
  ]);
  return columns([[cli.solve.trump, ...letters(seatsOf(4)).map(cli.solve.leads)], ...rows]);
}
