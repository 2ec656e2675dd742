import { type Context, EXIT, type ExitCode } from '../context.js';
import type { TableChoices } from '../playOptions.js';
import { openTable } from './openTable.js';
import { onSignal } from './signals.js';
import type { TableSide } from './tableSide.js';

/** What a table is opened for. */
export interface TableRequest {
  readonly context: Context;
  readonly choices: TableChoices;
  /** What a table that asks nobody answers at the end of a match. */
  readonly afterMatch: 'again' | 'quit';
  /** Whether a person plays at it, who can be asked; not where a record or a bot is watched. */
  readonly asks: boolean;
}

/** What came of an evening at a table. */
export interface Left<Value> {
  readonly value: Value;
  readonly code: ExitCode;
  /** False when standard output is closed, so that there is nobody to say goodbye to. */
  readonly isHeard: boolean;
}

/**
 * Opens a table, does something at it, and closes it again whatever happens. The signal is aborted when the person leaves: by
 * `q`, at the end of the input, by an interrupt or a signal, or when nobody reads the output any more.
 */
export async function atTable<Value>(
  request: TableRequest,
  run: (table: TableSide, signal: AbortSignal) => Promise<Value>,
): Promise<Left<Value>> {
  const { context } = request;
  const leaving = new AbortController();
  let code: ExitCode = EXIT.done;
  let isHeard = true;
  const leave = (exit: ExitCode): void => {
    if (leaving.signal.aborted) return;
    code = exit;
    leaving.abort();
  };
  context.stdout.on('error', () => {
    isHeard = false;
    leave(EXIT.done);
  });
  const stopSignals = onSignal(context.host, leave);
  const table = await openTable(request, (why) => leave(why === 'quit' ? EXIT.done : EXIT.interrupted));
  try {
    const value = await run(table, leaving.signal);
    return { value, code, isHeard };
  } finally {
    await table.close();
    stopSignals();
  }
}
