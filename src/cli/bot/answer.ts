import type { Bot } from '../../bots/index.js';
import { observe } from '../../engine/observation.js';
import { randomFor } from '../../engine/random.js';
import { err, ok, type Result } from '../../engine/result.js';
import { SEAT_LETTERS, type Seat } from '../../engine/seats.js';
import { type GameState, hasTurn, type TurnState } from '../../engine/state.js';
import { namedIn, type Texts } from '../../i18n/index.js';
import { actionWord, parseSeat, readRecord, replayRecord } from '../../notation/index.js';
import { LONGEST_LINE, type ProtocolLine } from '../../session/lines.js';
import { printable } from '../printable.js';
import { illegalSentence, RECORD_LABELS, unreadableSentence } from '../record/sentences.js';
import { rawMember } from './rawMember.js';

/** The most deals that a request can hold. */
const MOST_DEALS = 1000;

/** Why a request is not answered with an action, for a program by the code and for a person by the sentence. */
interface RequestFault {
  readonly code:
    | 'line-too-long'
    | 'not-json'
    | 'not-a-request'
    | 'unreadable'
    | 'illegal'
    | 'nobody-to-act'
    | 'not-the-turn'
    | 'unknown-hand'
    | 'fault';
  readonly message: string;
}

const fault = (code: RequestFault['code'], message: string) => err({ code, message: printable(message) });

/** What is asked: the position, and who decides in it. */
interface BotRequest {
  readonly rik: string;
  readonly seat: Seat;
}

/** An answer as a line: the id exactly as it came, then what is said. */
const reply = (id: string | null, said: object): string =>
  `{"id":${id ?? 'null'},${JSON.stringify(said).slice(1)}`;

/** The value of a text of JSON; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The record and the seat of a request. */
function readRequest(texts: Texts, value: object): Result<BotRequest, RequestFault> {
  const rik: unknown = 'rik' in value ? value.rik : null;
  const letter: unknown = 'seat' in value ? value.seat : null;
  const seat = typeof letter === 'string' ? parseSeat(letter) : null;
  if (typeof rik !== 'string' || seat === null) return fault('not-a-request', texts.cli.bot.notARequest);
  return ok({ rik, seat });
}

/** Where a record leads, or why it leads nowhere. */
function follow(texts: Texts, rik: string): Result<GameState, RequestFault> {
  const record = readRecord(rik, MOST_DEALS);
  if (!record.ok) return fault('unreadable', unreadableSentence(texts, 'rik', record.error));
  const replayed = replayRecord(record.value);
  if (!replayed.ok) return fault('illegal', illegalSentence(texts, 'rik', replayed.error));
  return ok(replayed.value.end);
}

/** The position in which this seat has to decide; the open hand of three players answers to its own letter too (R11.3). */
function turnOf(texts: Texts, state: GameState, seat: Seat): Result<TurnState, RequestFault> {
  const { record, bot } = texts.cli;
  if (!hasTurn(state)) return fault('nobody-to-act', record.nobodyToAct);
  const turn = SEAT_LETTERS[state.turn];
  if (seat !== state.by && seat !== state.turn) {
    return fault('not-the-turn', bot.notTheTurn(SEAT_LETTERS[seat], SEAT_LETTERS[state.by]));
  }
  const { unknown } = state.deal;
  if (unknown[state.by] > 0) return fault('unknown-hand', record.unknownHand(SEAT_LETTERS[state.by]));
  return unknown[state.turn] > 0 ? fault('unknown-hand', record.unknownHand(turn)) : ok(state);
}

/** What the bot does in the position of a request, and why. */
function decide(texts: Texts, bot: Bot, { rik, seat }: BotRequest): Result<object, RequestFault> {
  const end = follow(texts, rik);
  if (!end.ok) return end;
  const state = turnOf(texts, end.value, seat);
  if (!state.ok) return state;
  const { by, match } = state.value;
  // Chance follows from the record, so that the same question always has the same answer.
  const { action, reason } = bot.decide(observe(state.value, by), randomFor(rik, 'bot', by));
  const sentence = namedIn(texts, match.ruleset).reason.sentence(reason, RECORD_LABELS);
  return ok({ action: actionWord(action), reason: printable(sentence) });
}

/**
 * The answer of a bot to one line of the protocol, as a line without its end: an action with the reason, or an error. `onFault`
 * makes the sentence about a fault of ours, so that one position that the bot cannot stand does not end everything.
 */
export function answer(
  texts: Texts,
  bot: Bot,
  line: ProtocolLine,
  onFault: (error: unknown) => string,
): string {
  const refuse = (id: string | null, { error }: { readonly error: RequestFault }): string =>
    reply(id, { error });
  if (line === null) return refuse(null, fault('line-too-long', texts.cli.bot.lineTooLong(LONGEST_LINE)));
  const value = parsed(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(null, fault('not-json', texts.cli.bot.notJson));
  }
  const id = rawMember(line, 'id');
  try {
    const request = readRequest(texts, value);
    const decided = request.ok ? decide(texts, bot, request.value) : request;
    return decided.ok ? reply(id, decided.value) : refuse(id, decided);
  } catch (error) {
    return refuse(id, fault('fault', onFault(error)));
  }
}
