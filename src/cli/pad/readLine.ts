import { err, ok, type Result } from '../../engine/result.js';
import { type GameGoal, gameById } from '../../engine/ruleset.js';
import { activeSeats, dealtSeats, perSeat, type Seat, withSeat } from '../../engine/seats.js';
import type { GameOutcome } from '../../engine/specialGame.js';
import type { Texts } from '../../i18n/index.js';
import type { PadQuestion } from '../../i18n/texts/pad.js';
import { playable } from '../playable.js';
import { type Declaration, refuseTogether } from '../score/declarations.js';
import type { Pad, PadDeal } from './padState.js';
import { namedFirst, plainly, seatOfWord } from './words.js';

/** What is wrong with a line, or what one of its parts still lacks: the answer to the question goes behind that part. */
type LineFault =
  | { readonly kind: 'wrong'; readonly sentence: string }
  | {
      readonly kind: 'asks';
      readonly question: PadQuestion;
      readonly contract: string;
      readonly part: number;
    };

type Reading<Value> = Result<Value, LineFault>;

const wrong = (sentence: string): { readonly ok: false; readonly error: LineFault } =>
  err({ kind: 'wrong', sentence });
const asks = (question: PadQuestion, contract: string): { readonly ok: false; readonly error: LineFault } =>
  err({ kind: 'asks', question, contract, part: 0 });

const ALL_TRICKS = 13;
const QUEENS = 4;
const PASS_WORDS: readonly string[] = ['pas', 'pass', 'passed', 'gepast', 'rondgepast'];

/** Said for the partner where four aces in one hand are played alone. */
const ALONE_WORDS: readonly string[] = ['none', 'niemand', 'alleen', 'alone'];

const wordsOf = (line: string): readonly string[] => line.split(/[\s+]+/).filter(Boolean);

const isNumber = (word: string): boolean => /^-?\d{1,6}$/.test(word);

/** The seats among some words, the first that is none being an error. */
function seatsIn(texts: Texts, pad: Pad, words: readonly string[]): Reading<readonly Seat[]> {
  const seats: Seat[] = [];
  for (const word of words) {
    const seat = seatOfWord(pad, word);
    if (seat === null) return wrong(texts.pad.nobody(word, namesIn(texts, pad)));
    seats.push(seat);
  }
  return ok(seats);
}

/** The names at the table as a sentence lists them. */
export const namesIn = ({ game }: Texts, { names, players }: Pad): string =>
  game.list(perSeat((seat) => names[seat]).slice(0, players));

/** One contract of a deal: `rik truus harrie 9`, `8 alleen sjef 10`. */
function readContract(
  texts: Texts,
  pad: Pad,
  dealer: Seat,
  id: string,
  rest: readonly string[],
): Reading<Declaration> {
  const contract = playable(pad.ruleset).find((one) => one.id === id);
  if (contract === undefined) return wrong(texts.pad.noContract(id));
  const name = texts.game.contractName(id);
  const numbers = rest.filter(isNumber);
  const mayBeAlone = contract.side === 'fourth-ace' && pad.ruleset.fourAces === 'alone';
  const isNobody = (word: string): boolean => mayBeAlone && ALONE_WORDS.includes(plainly(word));
  const people = rest.filter((word) => !isNumber(word) && !isNobody(word));
  const seats = seatsIn(texts, pad, people);
  if (!seats.ok) return seats;
  const [declarer, partner, ...more] = seats.value;
  const isAlone = contract.side === 'alone';
  if (declarer === undefined) return asks('declarer', name);
  if (!activeSeats(pad.players, dealer).includes(declarer)) {
    return wrong(texts.pad.sitsOut(pad.names[declarer]));
  }
  if (partner === undefined && !isAlone && !rest.some(isNobody)) return asks('partner', name);
  const places = dealtSeats(pad.players, dealer);
  const extra = more[0] ?? (isAlone ? partner : undefined);
  if (extra !== undefined) return wrong(texts.pad.tooMany(name, pad.names[extra]));
  if (partner === declarer) return wrong(texts.pad.ownPartner(pad.names[declarer]));
  if (partner !== undefined && !places.includes(partner)) return wrong(texts.pad.sitsOut(pad.names[partner]));
  const [tricks, another] = numbers.map(Number);
  if (tricks === undefined) return asks('tricks', name);
  if (another !== undefined || tricks < 0 || tricks > ALL_TRICKS) return wrong(texts.pad.notTricks);
  return ok({ contract, declarer, partner: partner ?? null, tricks });
}

/** Counts for each player who plays: in the order of the table, or each behind a name. */
function readCounts(
  texts: Texts,
  pad: Pad,
  seats: readonly Seat[],
  rest: readonly string[],
  sum: number,
): Reading<GameOutcome> {
  const words = rest.flatMap((word) => word.split('=')).filter(Boolean);
  const numbers = words.filter(isNumber).map(Number);
  const named = seatsIn(
    texts,
    pad,
    words.filter((word) => !isNumber(word)),
  );
  if (!named.ok) return named;
  const order = named.value.length === 0 ? seats : named.value;
  const isComplete = order.length === numbers.length && new Set(order).size === order.length;
  const total = numbers.reduce((all, one) => all + one, 0);
  if (!isComplete || total !== sum || numbers.some((one) => one < 0)) {
    return wrong(texts.pad.notCounts(sum, texts.game.list(seats.map((seat) => pad.names[seat]))));
  }
  let counted = perSeat(() => 0);
  for (const [index, seat] of order.entries()) counted = withSeat(counted, seat, numbers[index] ?? 0);
  return ok({ counted, queenTaker: null, lastTaker: null });
}

function readTakers(texts: Texts, pad: Pad, name: string, rest: readonly string[]): Reading<GameOutcome> {
  const seats = seatsIn(texts, pad, rest);
  if (!seats.ok) return seats;
  const [queenTaker, lastTaker] = seats.value;
  if (queenTaker === undefined) return asks('queen', name);
  if (lastTaker === undefined) return asks('last', name);
  return ok({ counted: perSeat(() => 0), queenTaker, lastTaker });
}

const COUNTED: Readonly<
  Partial<Record<GameGoal['kind'], { readonly sum: number; readonly question: PadQuestion }>>
> = {
  tricks: { sum: ALL_TRICKS, question: 'counts' },
  queens: { sum: QUEENS, question: 'queens' },
};

function readGame(
  texts: Texts,
  pad: Pad,
  dealer: Seat,
  id: string,
  rest: readonly string[],
): Reading<PadDeal> | null {
  const game = gameById(pad.ruleset, id);
  if (game === null) return null;
  const name = texts.game.gameName(id);
  if (game.goal.kind === 'begging') return ok({ kind: 'game', game: id, outcome: null });
  const counting = COUNTED[game.goal.kind];
  if (counting !== undefined && rest.length === 0) return asks(counting.question, name);
  const seats = activeSeats(pad.players, dealer);
  const outcome =
    counting === undefined
      ? readTakers(texts, pad, name, rest)
      : readCounts(texts, pad, seats, rest, counting.sum);
  return outcome.ok ? ok({ kind: 'game', game: id, outcome: outcome.value }) : outcome;
}

/** The line with an answer behind one of its parts. */
export const withAnswer = (line: string, part: number, answer: string): string =>
  line
    .split(',')
    .map((text, index) => (index === part ? `${text} ${answer}` : text))
    .join(',');

/** What a line says was played in a deal: a pass, contracts with commas between them, or a game. */
export function readDeal(texts: Texts, pad: Pad, dealer: Seat, line: string): Reading<PadDeal> {
  if (PASS_WORDS.includes(plainly(line))) return ok({ kind: 'passed' });
  const declarations: Declaration[] = [];
  for (const [index, part] of line.split(',').map(wordsOf).entries()) {
    const named = namedFirst(pad.ruleset, texts.game, pad.players, part);
    if (named === null) return wrong(texts.pad.noContract(part.join(' ')));
    const game = readGame(texts, pad, dealer, named.id, named.rest);
    if (game !== null) return game;
    const declaration = readContract(texts, pad, dealer, named.id, named.rest);
    if (!declaration.ok) {
      const { error } = declaration;
      return err(error.kind === 'asks' ? { ...error, part: index } : error);
    }
    declarations.push(declaration.value);
  }
  const refused = refuseTogether(texts, pad.ruleset, declarations);
  return refused === null ? ok({ kind: 'contracts', declarations }) : wrong(refused);
}
