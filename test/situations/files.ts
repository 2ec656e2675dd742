import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { observe } from '../../src/engine/observation.js';
import { hasTurn, type TurnState } from '../../src/engine/state.js';
import { observedRecord, type RikRecord, readRecord, replayRecord } from '../../src/notation/index.js';

/** A position from the table in which a card player knows what to do, as its file says it. */
interface Situation {
  /** Where the file is, and the folder and name by which it goes here. */
  readonly path: string;
  readonly theme: string;
  readonly file: string;
  /** What it shows, in one line. */
  readonly title: string;
  /** The actions that are right, any of them, and those that would be wrong; in the words of `rikken legal`. */
  readonly expected: readonly string[];
  readonly never: readonly string[];
  /** The codes of the reasons that fit; none where it does not matter. */
  readonly reasons: readonly string[];
  /** Why it is right, in a card player's words. */
  readonly why: string;
  readonly record: RikRecord;
}

const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** The record in a text; throws on one that cannot be read. */
function recordIn(text: string, name: string): RikRecord {
  const record = readRecord(text);
  if (!record.ok) throw new Error(`${name}: ${JSON.stringify(record.error)}`);
  return record.value;
}

function situationIn(path: string): Situation {
  const file = relative(import.meta.dirname, path);
  const record = recordIn(readFileSync(path, 'utf8'), file);
  const tag = (name: string): string => record.others.find((other) => other.name === name)?.value ?? '';
  return {
    path,
    theme: dirname(file),
    file: basename(file, '.rik'),
    title: tag('Situation'),
    expected: wordsOf(tag('Expect')),
    never: wordsOf(tag('Never')),
    reasons: wordsOf(tag('Reason')),
    why: tag('Why'),
    record,
  };
}

/** All situations in the folders beside this file, by name. */
export const readSituations = (): readonly Situation[] =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.rik'))
    .toSorted()
    .map((name) => situationIn(join(import.meta.dirname, name)));

/** The position at the end of a situation; throws when its record is not legal or nobody is to act. */
export function positionOf({ file, record }: Situation): TurnState {
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(`${file}: ${replayed.error.code} in line ${replayed.error.line}`);
  const { end } = replayed.value;
  if (!hasTurn(end)) throw new Error(`${file}: nobody is to act`);
  return end;
}

/** The hands that the seat to act sees at the end of a situation: its own, and those that lie open. */
export const handsInSight = (state: TurnState): unknown =>
  recordIn(observedRecord(observe(state, state.by)), 'what is seen').deals[0]?.hands.value;
