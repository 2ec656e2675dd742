import { availableParallelism } from 'node:os';
import { DEALS_PER_MATCH, simRuleset } from './randomDeals.js';
import { type SimResult, type SimTable, type SimTask, simulateMatch } from './simMatch.js';
import { addTallies, inOrderOf, type SimTally, zeroTally } from './tally.js';
import { runInThreads, type Work } from './workers.js';

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

async function runHere(table: SimTable, work: Work): Promise<void> {
  for (let task = work.next(); task !== null; task = work.next()) {
    work.onResult(await simulateMatch(table, task));
  }
}

/**
 * Plays bots against bots: matches of 16 deals, match m with the seed `<seed>/m`, in as many threads as are worth it. With
 * `duplicate` every deal of such a match is played by itself, once for each rotation of the bots.
 */
export async function simulate(options: SimOptions): Promise<SimTally> {
  const { ruleset, players, seats, seed, duplicate = false, deals, onProgress, onRecord } = options;
  const record = onRecord !== undefined;
  const table = { ruleset: simRuleset(ruleset), players, seats, seed, duplicate, record };
  const keep = onRecord === undefined ? () => {} : inOrder(onRecord);
  let tally = zeroTally(players, seats);
  const onResult = (result: SimResult): void => {
    tally = addTallies(tally, result.tally);
    keep(result);
    onProgress?.(tally.deals);
  };
  const work = { next: tasksFor(deals), onResult };
  const plays = deals * (duplicate ? players : 1);
  const threads = Math.min(options.threads ?? availableParallelism(), Math.ceil(deals / DEALS_PER_MATCH));
  if (threads < 2 || (options.threads === undefined && plays < WORTH_THREADS)) await runHere(table, work);
  else await runInThreads(table, work, threads, options.program);
  return inOrderOf(ruleset, tally);
}
