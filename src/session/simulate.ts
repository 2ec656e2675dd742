import { availableParallelism } from 'node:os';
import { err, ok, type Result } from '../engine/result.js';
import { foreignCompany } from './foreignCompany.js';
import type { ForeignFault } from './foreignPlayer.js';
import { DEALS_PER_MATCH, simRuleset } from './randomDeals.js';
import { type SimResult, type SimTable, type SimTask, simulateMatch } from './simMatch.js';
import { addTallies, inOrderOf, type SimTally, zeroTally } from './tally.js';
import { runInThreads, type Work } from './workers.js';

/** The program that runs in a thread; beside this one in the built package. */
const BUILT_WORKER = new URL('./worker.js', import.meta.url);

/** The matches of a simulation as work for threads. */
type SimWork = Work<SimTask, SimResult>;

/** Fewer deals are played sooner than threads have started. */
const WORTH_THREADS = 20 * DEALS_PER_MATCH;

export interface SimOptions extends Omit<SimTable, 'record' | 'duplicate'> {
  /** Whether each deal is played once for each rotation of the bots; not when left out. */
  readonly duplicate?: boolean | undefined;
  readonly deals: number;
  /** How many threads; as many as there are processors when left out. The result does not depend on it. */
  readonly threads?: number | undefined;
  /** The program of a thread; that of the built package when left out. */
  readonly program?: URL | undefined;
  /** Hears how many deals have been played. */
  readonly onProgress?: ((deals: number) => void) | undefined;
  /** Gets the deals of each match as they stand in a record, the matches in their order. */
  readonly onRecord?: ((text: string) => void) | undefined;
}

/** Hands over the text of each match in the order of the matches, whichever is ready first. */
function inOrder(onRecord: (text: string) => void): (result: SimResult) => void {
  const waiting = new Map<number, string>();
  let due = 1;
  return ({ match, text }) => {
    waiting.set(match, text);
    for (let ready = waiting.get(due); ready !== undefined; ready = waiting.get(due)) {
      onRecord(ready);
      waiting.delete(due);
      due += 1;
    }
  };
}

/** The matches of a simulation one after another, the last one with the deals that are left. */
function tasksFor(deals: number): () => SimTask | null {
  let match = 0;
  return () => {
    const left = deals - match * DEALS_PER_MATCH;
    if (left <= 0) return null;
    match += 1;
    return { match, deals: Math.min(left, DEALS_PER_MATCH) };
  };
}

async function runHere(table: SimTable, work: SimWork): Promise<void> {
  for (let task = work.next(); task !== null; task = work.next()) {
    work.onResult(await simulateMatch(table, task));
  }
}

/** A simulation about to be played: its table, its matches, and what has come of them. */
function prepare({ ruleset, players, seats, seed, duplicate = false, deals, ...options }: SimOptions) {
  const record = options.onRecord !== undefined;
  const table: SimTable = { ruleset: simRuleset(ruleset), players, seats, seed, duplicate, record };
  const keep = options.onRecord === undefined ? () => {} : inOrder(options.onRecord);
  let tally = zeroTally(players, seats);
  const onResult = (result: SimResult): void => {
    tally = addTallies(tally, result.tally);
    keep(result);
    options.onProgress?.(tally.deals);
  };
  const matches = Math.ceil(deals / DEALS_PER_MATCH);
  const atOnce = Math.min(options.threads ?? availableParallelism(), matches);
  const work: SimWork = { next: tasksFor(deals), onResult };
  return { table, work, atOnce, result: () => inOrderOf(ruleset, tally) };
}

/**
 * Plays bots of this program against each other: matches of 16 deals, match m with the seed `<seed>/m`, in as many threads as are
 * worth it. With `duplicate` every deal of such a match is played by itself, once for each rotation of the bots.
 */
export async function simulate(options: SimOptions): Promise<SimTally> {
  const { table, work, atOnce, result } = prepare(options);
  const plays = options.deals * (table.duplicate ? table.players : 1);
  const isShort = options.threads === undefined && plays < WORTH_THREADS;
  if (atOnce < 2 || isShort) await runHere(table, work);
  else await runInThreads({ program: options.program ?? BUILT_WORKER, data: table }, work, atOnce);
  return result();
}

/** Why a simulation stopped before its end, with the match in which it did, or the one deal where each is played by itself. */
export interface SimStop {
  readonly fault: ForeignFault;
  readonly text: string;
}

/** Plays one match after another with foreign programs of its own; `stop` ends all, and is told the first fault. */
async function runLane(
  table: SimTable,
  work: SimWork,
  stop: AbortController,
  onStop: (stopped: SimStop) => void,
): Promise<void> {
  let fault: ForeignFault | null = null;
  const { company, close } = foreignCompany((found) => {
    fault ??= found;
    stop.abort();
  });
  try {
    while (!stop.signal.aborted) {
      const task = work.next();
      if (task === null) return;
      const result = await simulateMatch({ ...table, record: true }, task, company, stop.signal);
      if (fault !== null) onStop({ fault, text: result.text });
      else if (!stop.signal.aborted) work.onResult(table.record ? result : { ...result, text: '' });
    }
  } finally {
    close();
  }
}

/**
 * The same where names can be those of foreign programs, `exec:` and a command. They think in processes of their own, so several
 * matches are in play at once in this thread. The first mistake of such a program stops everything and is the error.
 */
export async function simulateWithPrograms(options: SimOptions): Promise<Result<SimTally, SimStop>> {
  const { table, work, atOnce, result } = prepare(options);
  const stop = new AbortController();
  let stopped: SimStop | null = null;
  const onStop = (found: SimStop): void => {
    stopped ??= found;
  };
  await Promise.all(Array.from({ length: atOnce }, () => runLane(table, work, stop, onStop)));
  return stopped === null ? ok(result()) : err(stopped);
}
