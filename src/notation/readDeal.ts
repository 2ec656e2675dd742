import type { Bid, ChooseGame, DrawEntry, Pass, PlayCard } from '../engine/action.js';
import { err, ok, type Result } from '../engine/result.js';
import {
  activeSeats,
  dealtSeats,
  type PerSeat,
  type PlayerCount,
  SEAT_LETTERS,
  type Seat,
  seatsOf,
  withSeat,
} from '../engine/seats.js';
import { type Hands, parseDeal } from './dealCode.js';
import { type DealParts, dealParts } from './dealParts.js';
import { type RawTag, type RawWord, valuePlace } from './rawTag.js';
import { type Placed, type ReadError, type ReadErrorCode, readError } from './readError.js';
import type { DealRecord, DealTag } from './record.js';
import {
  parseBoard,
  parseCalled,
  parseDraw,
  parseOutcome,
  parseSeatOf,
  parseTally,
  parseTrump,
  parseTurned,
} from './tagValue.js';
import { parseActionWord } from './words.js';

/** Values by which a tag says nothing, as bridge programs write them. */
const NOTHING_STATED: readonly string[] = ['', '?', '-'];

/** How the value of a tag is read, and what is said when it cannot be. */
interface Reading<Value> {
  readonly parse: (text: string) => Value | null;
  readonly code: ReadErrorCode;
  readonly expected: readonly string[];
}

function readValue<Value>(tag: RawTag, reading: Reading<Value>): Result<Placed<Value>, ReadError> {
  const value = reading.parse(tag.value);
  const place = valuePlace(tag);
  return value === null
    ? err(readError(place, reading.code, tag.value, reading.expected))
    : ok({ value, ...place });
}

/** Reads a tag that may be absent. */
function readOptional<Value>(
  parts: DealParts,
  name: DealTag,
  reading: Reading<Value>,
): Result<Placed<Value> | null, ReadError> {
  const tag = parts.tags.get(name);
  return tag === undefined ? ok(null) : readValue(tag, reading);
}

/** Reads a tag that may be absent or say nothing. */
function readStated<Value>(
  parts: DealParts,
  name: DealTag,
  reading: Reading<Value>,
): Result<Placed<Value> | null, ReadError> {
  const value = parts.tags.get(name)?.value.trim() ?? '';
  return NOTHING_STATED.includes(value) ? ok(null) : readOptional(parts, name, reading);
}

const letters = (seats: readonly Seat[]): readonly string[] => seats.map((seat) => SEAT_LETTERS[seat]);

const aSeat = (seats: readonly Seat[]): Reading<Seat> => ({
  parse: (text) => parseSeatOf(seats, text),
  code: 'not-a-seat',
  expected: letters(seats),
});

function readHands(tag: RawTag, seats: readonly Seat[]): Result<Placed<Hands>, ReadError> {
  const hands = parseDeal(tag.value, seats);
  if (hands.ok) return ok({ value: hands.value, ...valuePlace(tag) });
  const { code, found, at } = hands.error;
  const expected = {
    'no-such-seat': letters(seats),
    'not-a-hand': ['AK72.Q5.J983.T42', '?'],
    'card-twice': [],
  };
  return err(readError(valuePlace(tag, at), code, found, expected[code]));
}

/** Reads the words of a section one by one. */
function readWords<Value>(
  words: readonly RawWord[],
  parse: (word: RawWord) => Result<Value, ReadError>,
): Result<readonly Placed<Value>[], ReadError> {
  const values: Placed<Value>[] = [];
  for (const word of words) {
    const value = parse(word);
    if (!value.ok) return value;
    values.push({ value: value.value, line: word.line, column: word.column });
  }
  return ok(values);
}

function readCall(word: RawWord): Result<Pass | Bid | ChooseGame, ReadError> {
  const action = parseActionWord(word.text);
  if (action.ok) {
    const { value } = action;
    if (value.type === 'pass' || value.type === 'bid' || value.type === 'game') return ok(value);
  }
  return err(readError(word, 'not-a-call', word.text, ['pas', 'rik', 'game:schoppen-mie']));
}

function readCard(word: RawWord): Result<PlayCard, ReadError> {
  const action = parseActionWord(word.text);
  if (action.ok && action.value.type === 'play') return ok(action.value);
  return err(readError(word, 'not-a-play', word.text, ['S4', 'HT', 'H5*', '?*']));
}

type Head = Pick<DealRecord, 'draw' | 'board' | 'dealer' | 'hands' | 'turned' | 'announcer'>;

const aDraw = (seats: readonly Seat[]): Reading<DrawEntry> => ({
  parse: (text) => parseDraw(seats, text),
  code: 'not-a-draw',
  expected: ['N H7 E SK S D3 W C9'],
});

/** What a deal must have: its number (one more than the last when it is left out), dealer and cards. */
function readHead(
  parts: DealParts,
  start: RawTag,
  due: number,
  players: PlayerCount,
): Result<Head, ReadError> {
  const draw = readOptional(parts, 'Draw', aDraw(seatsOf(players)));
  if (!draw.ok) return draw;
  const board = readStated(parts, 'Board', { parse: parseBoard, code: 'not-a-board', expected: ['1'] });
  if (!board.ok) return board;
  const [dealerTag, dealTag] = [parts.tags.get('Dealer'), parts.tags.get('Deal')];
  if (dealTag === undefined) return err(readError(start, 'tag-missing', start.name, ['Deal']));
  if (dealerTag === undefined) return err(readError(start, 'tag-missing', start.name, ['Dealer']));
  const dealer = readValue(dealerTag, aSeat(seatsOf(players)));
  if (!dealer.ok) return dealer;
  const hands = readHands(dealTag, dealtSeats(players, dealer.value.value));
  if (!hands.ok) return hands;
  const turned = readStated(parts, 'Turned', { parse: parseTurned, code: 'not-a-card', expected: ['H7'] });
  if (!turned.ok) return turned;
  const announcer = readStated(parts, 'Announce', aSeat(activeSeats(players, dealer.value.value)));
  if (!announcer.ok) return announcer;
  return ok({
    draw: draw.value,
    board: board.value ?? { value: due, line: start.line, column: start.column },
    dealer: dealer.value,
    hands: hands.value,
    turned: turned.value,
    announcer: announcer.value,
  });
}

type Auction = Pick<DealRecord, 'auction' | 'calls' | 'contracts' | 'partner' | 'trump' | 'called'>;

/** The auction and what it led to: `seats` speak, but the partner can be any of the hands that are `dealt` cards. */
function readAuction(
  parts: DealParts,
  dealt: readonly Seat[],
  seats: readonly Seat[],
): Result<Auction, ReadError> {
  const auction = readOptional(parts, 'Auction', aSeat(seats));
  if (!auction.ok) return auction;
  const calls = readWords(parts.calls, readCall);
  if (!calls.ok) return calls;
  const contracts = readStated(parts, 'Contract', {
    parse: (text) => parseOutcome(seats, text),
    code: 'not-a-contract',
    expected: ['S rik', 'N misere, E piek', 'pas', 'schoppen-mie'],
  });
  if (!contracts.ok) return contracts;
  const partner = readStated(parts, 'Partner', aSeat(dealt));
  if (!partner.ok) return partner;
  const trump = readStated(parts, 'Trump', {
    parse: parseTrump,
    code: 'not-a-suit',
    expected: ['S', 'H', 'D', 'C'],
  });
  if (!trump.ok) return trump;
  const called = readStated(parts, 'Call', {
    parse: parseCalled,
    code: 'not-a-called-card',
    expected: ['SA', 'SA blind'],
  });
  if (!called.ok) return called;
  return ok({
    auction: auction.value,
    calls: calls.value,
    contracts: contracts.value,
    partner: partner.value,
    trump: trump.value,
    called: called.value,
  });
}

type Played = Pick<DealRecord, 'play' | 'cards' | 'tricks' | 'score'>;

/** The points of all players; those of a dealer who sat out may be left out. */
function withSittingOut(score: PerSeat<number | null>, dealt: readonly Seat[], players: PlayerCount) {
  const out = seatsOf(players).find((seat) => !dealt.includes(seat));
  return out === undefined || score[out] !== null ? score : withSeat(score, out, 0);
}

function readPlay(parts: DealParts, dealt: readonly Seat[], players: PlayerCount): Result<Played, ReadError> {
  const play = readOptional(parts, 'Play', aSeat(dealt));
  if (!play.ok) return play;
  const cards = readWords(parts.cards, readCard);
  if (!cards.ok) return cards;
  const tally = (tallied: readonly Seat[], example: string) => ({
    parse: (text: string) => parseTally(tallied, text),
    code: 'not-a-tally' as const,
    expected: [example],
  });
  const tricks = readStated(parts, 'Tricks', tally(dealt, 'N 3 E 2 S 6 W 2'));
  if (!tricks.ok) return tricks;
  const score = readStated(parts, 'Score', tally(seatsOf(players), 'N -2 E +2 S -2 W +2'));
  if (!score.ok) return score;
  const points = score.value && { ...score.value, value: withSittingOut(score.value.value, dealt, players) };
  return ok({ play: play.value, cards: cards.value, tricks: tricks.value, score: points });
}

/** The deal that these tags make; `due` is the number of its board when none is written. */
export function readDeal(
  tags: readonly [RawTag, ...RawTag[]],
  due: number,
  players: PlayerCount,
): Result<DealRecord, ReadError> {
  const parts = dealParts(tags);
  if (!parts.ok) return parts;
  const head = readHead(parts.value, tags[0], due, players);
  if (!head.ok) return head;
  const dealer = head.value.dealer.value;
  const dealt = dealtSeats(players, dealer);
  const auction = readAuction(parts.value, dealt, activeSeats(players, dealer));
  if (!auction.ok) return auction;
  const play = readPlay(parts.value, dealt, players);
  if (!play.ok) return play;
  const { lastDeal, others } = parts.value;
  return ok({ ...head.value, ...auction.value, ...play.value, lastDeal, others });
}

/** The draw that a lone tag at the end of a record holds, before its cards are dealt. */
export const readOpenDraw = (tag: RawTag, players: PlayerCount): Result<Placed<DrawEntry>, ReadError> =>
  readValue(tag, aDraw(seatsOf(players)));
