import { err, ok, type Result } from '../../engine/result.js';
import {
  type DealRecord,
  type ReadError,
  type RecordHeader,
  type RikRecord,
  readItems,
} from '../../notation/index.js';
import { systemCode } from '../../storage/textFile.js';
import { type Context, EXIT } from '../context.js';
import { printable } from '../printable.js';
import type { RecordFailure } from './followRecord.js';
import { unreadableSentence } from './sentences.js';
import { textIn } from './textIn.js';

/** Commands that hold a whole record in memory take so many deals. */
const MOST_DEALS = 1000;

/** Gathers a record from its items; the first error, or one deal too many, ends the reading. */
async function gather(pieces: AsyncIterable<string>): Promise<Result<RikRecord, ReadError>> {
  let header: RecordHeader | null = null;
  let openDraw: RikRecord['openDraw'] = null;
  const deals: DealRecord[] = [];
  for await (const item of readItems(pieces)) {
    if (!item.ok) return item;
    const { value } = item;
    if (value.kind === 'header') header = value.header;
    else if (value.kind === 'open-draw') openDraw = value.draw;
    else if (deals.push(value.deal) > MOST_DEALS) {
      const { line, column } = value.deal.board;
      const expected = [String(MOST_DEALS)];
      return err({ code: 'too-many-deals', found: String(deals.length), expected, line, column });
    }
  }
  if (header === null) throw new Error('a record was read without its header');
  return ok({ ...header, deals, openDraw });
}

/** Reads a whole record of at most a thousand deals; nothing in it has been held against the rules. */
export async function loadRecord(context: Context, file: string): Promise<Result<RikRecord, RecordFailure>> {
  const { texts } = context;
  const name = printable(file);
  try {
    const record = await gather(textIn(context, file));
    if (record.ok) return record;
    return err({ exit: EXIT.usage, sentence: unreadableSentence(texts, name, record.error) });
  } catch (error) {
    const code = systemCode(error);
    if (code === null) throw error;
    return err({ exit: EXIT.usage, sentence: texts.cli.problem.cannotRead(name, code) });
  }
}
