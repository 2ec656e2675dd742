import { observe } from '../../engine/observation.js';
import { unlessAborted } from '../../session/playMatch.js';
import type { ExitCode } from '../context.js';
import { writeLine } from '../output.js';
import { atTable, type TableRequest } from './atTable.js';
import type { SeatedMatch } from './desk.js';
import type { Opening, TableSide } from './tableSide.js';

/** A match that is at the table, and what is said about it. */
export type SeatedOpening = SeatedMatch & Pick<Opening, 'notice' | 'recap'>;

/** Matches at a table, one after another. */
export interface Evening extends TableRequest {
  readonly first: SeatedOpening;
  /** The match after one that has ended; null when there is none. */
  readonly another: (ended: SeatedMatch) => SeatedOpening | null;
  /** What is said at the end about a match that was left. */
  readonly farewell: (left: SeatedMatch) => string;
}

/** Plays one match; true when another one is wanted after it. */
async function playOne(
  seated: SeatedOpening,
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
  const isLeft = seated.sitting.state.phase !== 'over';
  if (isHeard && isLeft) await writeLine(evening.context.stdout, evening.farewell(seated));
  return code;
}
