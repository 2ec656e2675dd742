import type { DrawEntry } from '../engine/action.js';
import { err, ok, type Result } from '../engine/result.js';
import { type Block, blockGatherer } from './blocks.js';
import { readHeader } from './header.js';
import { knownDealTag } from './rawTag.js';
import { readDeal, readOpenDraw } from './readDeal.js';
import { type Placed, type Position, type ReadError, readError } from './readError.js';
import type { DealRecord, RecordHeader, RikRecord } from './record.js';
import { scanLine } from './scanLine.js';
import { lineSplitter } from './splitLines.js';

/** What a record consists of: the header first, then the deals one by one. */
export type RecordItem =
  | { readonly kind: 'header'; readonly header: RecordHeader }
  | { readonly kind: 'deal'; readonly deal: DealRecord }
  /** The last item, when the draw for the first deal of a match has no deal yet. */
  | { readonly kind: 'open-draw'; readonly draw: Placed<DrawEntry> };

/** What a piece of text completed, and why reading stopped in it, or null. */
interface ReadStep {
  readonly items: readonly RecordItem[];
  readonly error: ReadError | null;
}

/** A record that is read piece by piece; it holds back no more than the header or one deal. After an error it must be left. */
export interface RecordReader {
  push(piece: string): ReadStep;
  end(): ReadStep;
}

/** The header and deals of blocks in their order. */
function blockReader(): (block: Block) => Result<RecordItem, ReadError> {
  let header: RecordHeader | null = null;
  let board = 0;
  return ({ part, tags, last }) => {
    if (part === 'header') {
      const read = readHeader(tags);
      if (!read.ok) return read;
      header = read.value;
      return ok({ kind: 'header', header });
    }
    const [first, ...rest] = tags;
    if (header === null || first === undefined) throw new Error('a deal before the header, or of no tags');
    if (last && rest.length === 0 && knownDealTag(first.name) === 'Draw') {
      const draw = readOpenDraw(first, header.players);
      return draw.ok ? ok({ kind: 'open-draw', draw: draw.value }) : draw;
    }
    const deal = readDeal([first, ...rest], board + 1, header.players);
    if (!deal.ok) return deal;
    board = deal.value.board.value;
    return ok({ kind: 'deal', deal: deal.value });
  };
}

/** Reads a record that comes in pieces. */
export function recordReader(): RecordReader {
  const lines = lineSplitter();
  const readBlock = blockReader();
  let items: RecordItem[] = [];
  let comment: Position | null = null;

  const blocks = blockGatherer((block) => {
    const item = readBlock(block);
    if (!item.ok) return item.error;
    items.push(item.value);
    return null;
  });

  const takeLine = (text: string, number: number): ReadError | null => {
    const line = number === 1 && text.startsWith('\ufeff') ? text.slice(1) : text;
    if (comment === null && line.trim() !== '' && blocks.wantsText()) return blocks.pushText(line, number);
    const scanned = scanLine(line, number, comment);
    if (!scanned.ok) return scanned.error;
    comment = scanned.value.comment;
    for (const token of scanned.value.tokens) {
      const error = blocks.push(token);
      if (error !== null) return error;
    }
    return null;
  };

  const finish = (): ReadError | null => {
    const error = lines.end(takeLine);
    if (error !== null) return error;
    return comment === null ? blocks.end() : readError(comment, 'comment-not-closed', '{', ['}']);
  };

  const step = (error: ReadError | null): ReadStep => {
    const complete = items;
    items = [];
    return { items: complete, error };
  };

  return { push: (piece) => step(lines.push(piece, takeLine)), end: () => step(finish()) };
}

/** Reads a whole record, of at most so many deals. Nothing in it is held against the rules: that is for `replayRecord`. */
export function readRecord(text: string, maxDeals = Number.POSITIVE_INFINITY): Result<RikRecord, ReadError> {
  const reader = recordReader();
  const pushed = reader.push(text);
  if (pushed.error !== null) return err(pushed.error);
  const ended = reader.end();
  if (ended.error !== null) return err(ended.error);
  let header: RecordHeader | null = null;
  let openDraw: Placed<DrawEntry> | null = null;
  const deals: DealRecord[] = [];
  for (const item of [...pushed.items, ...ended.items]) {
    if (item.kind === 'header') header = item.header;
    else if (item.kind === 'open-draw') openDraw = item.draw;
    else deals.push(item.deal);
  }
  if (header === null) throw new Error('a record was read without its header');
  const tooMany = deals[maxDeals];
  return tooMany === undefined
    ? ok({ ...header, deals, openDraw })
    : err(readError(tooMany.board, 'too-many-deals', String(deals.length), [String(maxDeals)]));
}

/** The items of a record that comes in pieces, one after another; an error is the last. Memory is bounded by one deal. */
export async function* readItems(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Result<RecordItem, ReadError>> {
  const reader = recordReader();
  for await (const piece of pieces) {
    const { items, error } = reader.push(piece);
    for (const item of items) yield ok(item);
    if (error !== null) {
      yield err(error);
      return;
    }
  }
  const { items, error } = reader.end();
  for (const item of items) yield ok(item);
  if (error !== null) yield err(error);
}
