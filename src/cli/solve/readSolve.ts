import type { Card, Suit } from '../../engine/cards.js';
import { err, ok } from '../../engine/result.js';
import type { Ruleset } from '../../engine/ruleset.js';
import { SEAT_LETTERS, type Seat, seatsOf } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { parseCard, parseSeat, parseSuit } from '../../notation/words.js';
import { isSet, type RawOptions, textOf } from '../options/raw.js';
import { readRuleset } from '../options/ruleset.js';
import { type Reading, readCount, readSeat, readWord, shortened } from '../options/values.js';

/** What can be asked for: the most tricks, or exactly none or one of them. */
export const GOALS = ['tricks', 'misere', 'piek'] as const;
export type GoalWord = (typeof GOALS)[number];

/** What `rikken solve` was asked about each deal; undefined is what was not said. */
export interface SolveRequest {
  readonly ruleset: Ruleset;
  readonly goal: GoalWord;
  /** The seats that maximise, clockwise from N; with an exact goal the declarer alone. */
  readonly side: readonly Seat[];
  readonly trump: Suit | null | undefined;
  readonly leader: Seat | undefined;
  readonly trick: readonly Card[];
  readonly call: { readonly card: Card; readonly holder: Seat | null } | null;
  readonly nodes: number;
  readonly moves: boolean;
  readonly line: boolean;
  readonly all: boolean;
  readonly json: boolean;
}

/** The nodes after which an answer may stay open when nothing else is said: no question takes longer than a coffee. */
const USUAL_NODES = '20000000';
const MOST_NODES = 1_000_000_000_000;
const USUAL_SIDE = 'NS';
const FOUR = seatsOf(4);

const NO_TRUMP: readonly string[] = ['N', 'NT'];

/** A value that may be missing: nothing is read then. */
const optional = <Value>(
  text: string | null,
  read: (text: string) => Reading<Value>,
): Reading<Value | undefined> => (text === null ? ok(undefined) : read(text));

function readSide({ cli }: Texts, text: string): Reading<readonly Seat[]> {
  const seats = [...text.replaceAll(/[\s,]/g, '')].map(parseSeat);
  const side = FOUR.filter((seat) => seats.includes(seat));
  return side.length === seats.length ? ok(side) : err(cli.solve.notASide(shortened(text)));
}

function readTrump({ cli }: Texts, text: string): Reading<Suit | null> {
  if (NO_TRUMP.includes(text.toUpperCase())) return ok(null);
  const suit = parseSuit(text);
  return suit === null ? err(cli.solve.notATrump(shortened(text))) : ok(suit);
}

function readCard({ cli }: Texts, where: string, text: string): Reading<Card> {
  const card = parseCard(text);
  return card === null
    ? err(cli.problem.notOneOf(where, shortened(text), 'HA, S10, D2 ...', null))
    : ok(card);
}

function readTrick(texts: Texts, text: string): Reading<readonly Card[]> {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length < 1 || words.length > 3) return err(texts.cli.solve.notATrick(shortened(text)));
  const cards: Card[] = [];
  for (const word of words) {
    const card = readCard(texts, '--trick', word);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return ok(cards);
}

function readCall(texts: Texts, options: RawOptions): Reading<SolveRequest['call']> {
  const [called, holding] = [textOf(options, 'call'), textOf(options, 'holder')];
  if (called === null) return holding === null ? ok(null) : err(texts.cli.solve.holderNeedsCall());
  const card = readCard(texts, '--call', called);
  if (!card.ok) return card;
  const holder = optional(holding, (text) => readSeat(texts, '--holder', text));
  return holder.ok ? ok({ card: card.value, holder: holder.value ?? null }) : holder;
}

/** Options that say nothing when another is given. */
const EXCLUDED = {
  all: ['trump', 'leader', 'trick', 'call', 'moves', 'line'],
} as const;

type Parts = Pick<SolveRequest, 'goal' | 'side' | 'trump' | 'all'>;

/** The sentence about options that do not go together, or null. */
function refuseTogether(texts: Texts, options: RawOptions, { goal, side, trump, all }: Parts): string | null {
  const { problem, solve } = texts.cli;
  const [extra] = all ? EXCLUDED.all.filter((name) => options[name] !== undefined) : [];
  if (extra !== undefined) return problem.optionsExclude('--all', `--${extra}`);
  if (goal === 'tricks') return null;
  if (all) return problem.optionsExclude('--all', `--goal ${goal}`);
  if (side.length !== 1 || textOf(options, 'side') === null) return solve.oneDeclarer(goal);
  if (trump !== undefined && trump !== null) return solve.goalAlone(goal, `--trump ${SUIT_WORDS[trump]}`);
  return textOf(options, 'call') === null ? null : solve.goalAlone(goal, '--call');
}

const SUIT_WORDS = ['S', 'H', 'D', 'C'] as const;

/** Accents and capitals make no difference to a goal. */
const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Reads what `rikken solve` was asked, apart from the cards, or says what is wrong with it. */
export function readSolve(texts: Texts, options: RawOptions): Reading<SolveRequest> {
  const goal = readWord(texts, '--goal', plainWord(textOf(options, 'goal') ?? 'tricks'), GOALS);
  if (!goal.ok) return goal;
  const side = readSide(texts, textOf(options, 'side') ?? USUAL_SIDE);
  if (!side.ok) return side;
  const trump = optional(textOf(options, 'trump'), (text) => readTrump(texts, text));
  if (!trump.ok) return trump;
  const leader = optional(textOf(options, 'leader'), (text) => readSeat(texts, '--leader', text));
  if (!leader.ok) return leader;
  const trick = optional(textOf(options, 'trick'), (text) => readTrick(texts, text));
  if (!trick.ok) return trick;
  const call = readCall(texts, options);
  if (!call.ok) return call;
  const nodes = readCount(texts, '--nodes', textOf(options, 'nodes') ?? USUAL_NODES, 1, MOST_NODES);
  if (!nodes.ok) return nodes;
  const ruleset = readRuleset(texts, options);
  if (!ruleset.ok) return ruleset;
  const all = isSet(options, 'all');
  const parts = { goal: goal.value, side: side.value, trump: trump.value, all };
  const refused = refuseTogether(texts, options, parts);
  if (refused !== null) return err(refused);
  return ok({
    ...parts,
    ruleset: ruleset.value,
    leader: leader.value,
    trick: trick.value ?? [],
    call: call.value,
    nodes: nodes.value,
    moves: isSet(options, 'moves'),
    line: isSet(options, 'line'),
    json: isSet(options, 'json'),
  });
}

/** Seats as their letters, clockwise from N. */
export const letters = (seats: readonly Seat[]): readonly string[] => seats.map((seat) => SEAT_LETTERS[seat]);
