import type { Suit } from '../../engine/cards.js';
import { err, ok, type Result } from '../../engine/result.js';
import { nextSeat, SEAT_LETTERS, type Seat, seatsOf } from '../../engine/seats.js';
import { type Hands, parseDeal } from '../../notation/dealCode.js';
import { type Position, type ReadError, readError } from '../../notation/readError.js';
import { scanLine } from '../../notation/scanLine.js';
import { lineSplitter } from '../../notation/splitLines.js';
import { parseSeat, parseSuit } from '../../notation/words.js';

/** A deal as a text names it, with what the text says besides; null is what it does not say. */
export interface ListedDeal extends Position {
  readonly hands: Hands;
  /** The seat that the deal's own text begins with. */
  readonly first: Seat;
  readonly board: string | null;
  readonly trump: Suit | null;
  readonly leader: Seat | null;
}

/** What is wrong with a list of deals: its text, or that a deal is one of five players. */
export type ListError = ReadError | (Position & { readonly code: 'five-players' });

const FOUR = seatsOf(4);

/** A tag with its value and where that stands. */
interface Value extends Position {
  readonly text: string;
}

type Tags = ReadonlyMap<string, Value>;

/** The deal of a text such as `N:AK72.Q5.J983.T42 ...`, at a place of a file. */
export function readHands(text: string, place: Position): Result<{ hands: Hands; first: Seat }, ReadError> {
  const parsed = parseDeal(text, FOUR);
  const first = parseSeat(text.trim().charAt(0));
  if (parsed.ok && first !== null) return ok({ hands: parsed.value, first });
  const { code, found, at } = parsed.ok
    ? { code: 'no-such-seat' as const, found: text, at: 0 }
    : parsed.error;
  const expected = {
    'no-such-seat': FOUR.map((seat) => SEAT_LETTERS[seat]),
    'not-a-hand': ['N:AK72.Q5.J983.T42 ...'],
    'card-twice': [],
  };
  return err(readError({ ...place, column: place.column + at }, code, found, expected[code]));
}

/** Who leads: as it is said, or else the player to the left of who dealt. */
function leaderIn(tags: Tags): Seat | null {
  const played = parseSeat(tags.get('Play')?.text ?? '');
  if (played !== null && FOUR.includes(played)) return played;
  const dealer = parseSeat(tags.get('Dealer')?.text ?? '');
  return dealer !== null && FOUR.includes(dealer) ? nextSeat(FOUR, dealer) : null;
}

function dealOf(tags: Tags, players: string): Result<ListedDeal | null, ListError> {
  const deal = tags.get('Deal');
  if (deal === undefined) return ok(null);
  if (players === '5') return err({ code: 'five-players', line: deal.line, column: deal.column });
  const read = readHands(deal.text, deal);
  if (!read.ok) return read;
  return ok({
    ...read.value,
    board: tags.get('Board')?.text ?? null,
    trump: parseSuit(tags.get('Trump')?.text ?? ''),
    leader: leaderIn(tags),
    line: deal.line,
    column: deal.column,
  });
}

/** Gathers the deals of a text line by line: those of tags, and those that stand on a line of their own. */
class DealGatherer {
  readonly deals: ListedDeal[] = [];
  error: ListError | null = null;
  #tags = new Map<string, Value>();
  #players = '';
  #comment: Position | null = null;

  readonly takeLine = (line: string, number: number): ReadError | null => {
    if (this.#comment === null && /^\s*[nesw]\s*:/i.test(line)) return this.#takeBare(line, number);
    const scanned = scanLine(number === 1 ? line.replace(/^\ufeff/, '') : line, number, this.#comment);
    if (!scanned.ok) return scanned.error;
    this.#comment = scanned.value.comment;
    for (const token of scanned.value.tokens) {
      if (token.kind === 'empty-line') this.close();
      if (token.kind !== 'tag') continue;
      if (this.#tags.has(token.name)) this.close();
      if (token.name === 'Players') this.#players = token.value.trim();
      const value = { text: token.value, line: number, column: token.valueColumn };
      this.#tags.set(token.name, value);
    }
    return null;
  };

  /** Ends the deal that is being gathered, if there are cards; tags before its cards stay with it. */
  close(): void {
    if (!this.#tags.has('Deal')) return;
    const deal = dealOf(this.#tags, this.#players);
    this.#tags = new Map();
    if (!deal.ok) this.error ??= deal.error;
    else if (deal.value !== null) this.deals.push(deal.value);
  }

  #takeBare(line: string, number: number): ReadError | null {
    this.close();
    const text = line.replace(/\s*[;{].*$/, '');
    this.#tags.set('Deal', { text, line: number, column: 1 });
    this.close();
    return null;
  }
}

/**
 * The deals of a text in the form of records, of bridge files or of one deal a line; at most so many, and then one more. Auctions
 * and play in it are passed over.
 */
export async function dealsIn(
  pieces: AsyncIterable<string> | Iterable<string>,
  most: number,
): Promise<Result<readonly ListedDeal[], ListError>> {
  const lines = lineSplitter();
  const gatherer = new DealGatherer();
  for await (const piece of pieces) {
    const error = lines.push(piece, gatherer.takeLine) ?? gatherer.error;
    if (error !== null) return err(error);
    if (gatherer.deals.length > most) return ok(gatherer.deals);
  }
  const error = lines.end(gatherer.takeLine);
  gatherer.close();
  const found = error ?? gatherer.error;
  return found === null ? ok(gatherer.deals) : err(found);
}
