import { err, ok, type Result } from '../engine/result.js';
import type { Position } from '../notation/readError.js';
import { readRecord } from '../notation/readRecord.js';
import type { RecordHeader } from '../notation/record.js';
import { type ReplayedRecord, replayRecord } from '../notation/replay.js';
import { writeRecord } from '../notation/writeRecord.js';

/** What the file of a match holds. */
export interface SavedMatch {
  readonly header: RecordHeader;
  readonly replayed: ReplayedRecord;
  /** The text that the file should hold, so that more can be appended to it. */
  readonly text: string;
  /** Whether nothing had to be left out at the end. */
  readonly isWhole: boolean;
}

/** One entry of a save, a deal with its four hands at most, has fewer words than this. */
const MOST_WORDS_CUT = 64;

function readWhole(text: string): Result<Omit<SavedMatch, 'isWhole'>, Position> {
  const record = readRecord(text);
  if (!record.ok) return record;
  const replayed = replayRecord(record.value);
  if (!replayed.ok) return replayed;
  return ok({ header: record.value, replayed: replayed.value, text: writeRecord(record.value) });
}

/** The text without its last word and the space before that; null when there is no earlier word. */
function withoutLastWord(text: string): string | null {
  const shorter = text.trimEnd().replace(/\S+$/, '').trimEnd();
  return shorter === '' ? null : shorter;
}

/** Whether a piece of text can be of one entry: tags in any number, but no more than one call or card. */
const canBeOneEntry = (text: string): boolean =>
  text
    .replaceAll(/\[[^\]]*\]?/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length <= 1;

/** The longest beginning that can be read and lacks no more than the last entry, or null. */
function readBeginning(text: string): Omit<SavedMatch, 'isWhole'> | null {
  let shorter = withoutLastWord(text);
  for (let words = 1; shorter !== null && words <= MOST_WORDS_CUT; words += 1) {
    const read = readWhole(shorter);
    if (read.ok) return canBeOneEntry(text.slice(shorter.length)) ? read.value : null;
    shorter = withoutLastWord(shorter);
  }
  return null;
}

/**
 * Reads the file of a match. A crash of the machine can cut the last entry in two: then everything up to the last whole entry
 * counts. Damage anywhere else is an error with its place.
 */
export function readSavedMatch(text: string): Result<SavedMatch, Position> {
  const whole = readWhole(text);
  if (whole.ok) return ok({ ...whole.value, isWhole: true });
  const beginning = readBeginning(text);
  if (beginning !== null) return ok({ ...beginning, isWhole: false });
  return err({ line: whole.error.line, column: whole.error.column });
}
