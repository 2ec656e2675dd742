import { availableParallelism } from 'node:os';
import { size } from '../engine/cardSet.js';
import { createOracle, type SolveAnswer, type SolveQuestion } from './solvePosition.js';
import { answerTask, type SolvedTask, type SolveTask } from './solveTask.js';
import { runInThreads, type Work } from './workers.js';

/** The program that runs in a thread; beside this one in the built package. */
const BUILT_WORKER = new URL('./solveWorker.js', import.meta.url);

/** Endings of so many cards a hand are solved sooner than a thread has started. */
const SHORT_ENDING = 6;

/** With more questions than these even endings are worth threads. */
const WORTH_THREADS = 2000;

interface SolveAllOptions {
  /** How many threads; when left out, as many as there are processors, and none for a few short endings. */
  readonly threads?: number;
  /** The program of a thread; that of the built package when left out. */
  readonly program?: URL;
  /** Hears how many groups have been answered. */
  readonly onProgress?: (done: number) => void;
}

const isShort = ({ position }: SolveQuestion): boolean =>
  size(position.hands[position.leader]) <= SHORT_ENDING;

/** How many threads the groups are worth: none for what is done at once. */
function threadsFor(groups: readonly (readonly SolveQuestion[])[]): number {
  const questions = groups.flat();
  const atOnce = questions.length < WORTH_THREADS && questions.every(isShort);
  return atOnce ? 0 : availableParallelism();
}

/**
 * Answers groups of questions, each group by itself, in as many threads as are worth it: while threads search, this one still
 * hears signals. The answers and their nodes do not depend on the number of threads.
 */
export async function solveAll(
  groups: readonly (readonly SolveQuestion[])[],
  { threads = threadsFor(groups), program = BUILT_WORKER, onProgress }: SolveAllOptions = {},
): Promise<readonly (readonly SolveAnswer[])[]> {
  const solved = new Map<number, readonly SolveAnswer[]>();
  const tasks = groups.map((questions, number): SolveTask => ({ number, questions })).values();
  const work: Work<SolveTask, SolvedTask> = {
    next: () => tasks.next().value ?? null,
    onResult: ({ number, answers }) => {
      solved.set(number, answers);
      onProgress?.(solved.size);
    },
  };
  if (threads > 0) await runInThreads({ program }, work, Math.min(threads, groups.length));
  else {
    const oracle = createOracle();
    for (let task = work.next(); task !== null; task = work.next()) work.onResult(answerTask(oracle, task));
  }
  return groups.map((_, number) => solved.get(number) ?? []);
}
