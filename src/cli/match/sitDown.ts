import { observe } from '../../engine/observation.js';
import { unlessAborted } from '../../session/playMatch.js';
import { EXIT, type ExitCode } from '../context.js';
import { foreignSentence } from '../foreign.js';
import { complain, writeLine } from '../output.js';
import { atTable, type TableRequest } from './atTable.js';
import type { SeatedMatch } from './desk.js';
import type { Opening, TableSide } from './tableSide.js';

/** Matches at a table, one after another. */
export interface Evening extends TableRequest {
  readonly first: Opening;
  /** The match after one that has ended; null when there is none. */
  readonly another: (ended: SeatedMatch) => Opening | null;
  /** What is said at the end about a match that was left, if anything. */
  readonly farewell: (left: SeatedMatch) => string | null;
}

/** Plays one match; true when another one is wanted after it. */
async function playOne(
  seated: Opening,
  auto: boolean,
  table: TableSide,
  signal: AbortSignal,
): Promise<boolean> {
  const { sitting, journal } = seated;
  try {
    await table.begin(seated);
    const state = await sitting.play(table, auto, signal);
    if (state.phase !== 'over') return false;
    journal.finish();
    const observation = observe(state, sitting.setup.seat);
    return (await unlessAborted(signal, () => table.matchOver(observation))) === 'again';
  } catch (error) {
    throw journal.fault(error);
  } finally {
    journal.close();
  }
}

/** Plays one match after another until there is no more or the signal is aborted; returns the last one. */
async function playOn(evening: Evening, table: TableSide, signal: AbortSignal): Promise<SeatedMatch> {
  let seated = evening.first;
  while (await playOne(seated, evening.choices.auto, table, signal)) {
    const next = evening.another(seated);
    if (next === null) break;
    seated = next;
  }
  return seated;
}

/**
 * Sits down at a table and plays until the person has enough. Everything that happened is in the save by then. Returns the exit
 * code.
 */
export async function sitDown(evening: Evening): Promise<ExitCode> {
  const {
    value: seated,
    code,
    isHeard,
  } = await atTable(evening, (table, signal) => playOn(evening, table, signal));
  const farewell = seated.sitting.state.phase === 'over' ? null : evening.farewell(seated);
  const { stdout, texts } = evening.context;
  // Whoever is slow to read must not keep somebody who wants to go.
  if (isHeard && farewell !== null && !stdout.writableNeedDrain) await writeLine(stdout, farewell);
  const { fault } = seated.sitting;
  return fault === null ? code : complain(evening.context, foreignSentence(texts, fault), EXIT.failed);
}
