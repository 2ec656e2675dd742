import { observe } from '../../engine/observation.js';
import { unlessAborted } from '../../session/playMatch.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { writeLine } from '../output.js';
import type { TableChoices } from '../playOptions.js';
import type { SeatedMatch } from './desk.js';
import { openTable } from './openTable.js';
import { onSignal } from './signals.js';
import type { Opening, TableSide } from './tableSide.js';

/** A match that is at the table, and what is said about it. */
export type SeatedOpening = SeatedMatch & Pick<Opening, 'notice' | 'recap'>;

export interface Evening {
  readonly context: Context;
  readonly choices: TableChoices;
  readonly first: SeatedOpening;
  /** Another match after one has ended; null when there is none. */
  readonly another: (ended: SeatedMatch) => SeatedOpening | null;
  /** What is said at the end about a match that was left. */
  readonly farewell: (left: SeatedMatch) => string;
}

/** Plays one match after another at a table until there is no more, or the signal is aborted; returns the last one. */
async function playOn(evening: Evening, table: TableSide, signal: AbortSignal): Promise<SeatedMatch> {
  let seated: SeatedOpening | null = evening.first;
  for (;;) {
    const { sitting, journal }: SeatedMatch = seated;
    try {
      await table.begin(seated);
      const state = await sitting.play(table, evening.choices.auto, signal);
      if (state.phase !== 'over') return seated;
      journal.finish();
      const observation = observe(state, sitting.setup.seat);
      if ((await unlessAborted(signal, () => table.matchOver(observation))) !== 'again') return seated;
    } finally {
      journal.close();
    }
    const next = evening.another(seated);
    if (next === null) return seated;
    seated = next;
  }
}

/**
 * Sits down at a table and plays until the person has enough: `q`, the end of the input, an interrupt or a signal. Everything
 * that happened is in the save by then. Returns the exit code.
 */
export async function sitDown(evening: Evening): Promise<ExitCode> {
  const { context, choices, first, farewell } = evening;
  const leaving = new AbortController();
  let code: ExitCode = EXIT.done;
  let isHeard = true;
  const leave = (exit: ExitCode): void => {
    code = exit;
    leaving.abort();
  };
  // Nobody reads on: there is nothing to say any more, and nothing went wrong.
  context.stdout.on('error', () => {
    isHeard = false;
    leave(EXIT.done);
  });
  const stopSignals = onSignal(context.host, leave);
  let seated: SeatedMatch = first;
  const table = await openTable({
    context,
    choices,
    first: first.sitting,
    onLeave: (why) => leave(why === 'quit' ? EXIT.done : EXIT.interrupted),
  });
  try {
    seated = await playOn(evening, table, leaving.signal);
  } finally {
    await table.close();
    stopSignals();
  }
  if (isHeard && seated.sitting.state.phase !== 'over') await writeLine(context.stdout, farewell(seated));
  return code;
}
