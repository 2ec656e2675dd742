import { Worker } from 'node:worker_threads';
import type { SimResult, SimTable, SimTask } from './simMatch.js';

/** The program that runs in a thread; beside this one in the built package. */
const BUILT_WORKER = new URL('./worker.js', import.meta.url);

/** Where the tasks of a simulation come from, and where results go. */
export interface Work {
  /** The next task; null when all have been given out. */
  readonly next: () => SimTask | null;
  readonly onResult: (result: SimResult) => void;
}

/** Feeds one thread until there is no more work. */
function runThread(table: SimTable, work: Work, program: URL): { done: Promise<void>; stop: () => void } {
  const thread = new Worker(program, { workerData: table });
  const done = new Promise<void>((resolve, reject) => {
    const give = (): void => {
      const task = work.next();
      if (task === null) resolve();
      else thread.postMessage(task);
    };
    thread.on('message', (result: SimResult) => {
      work.onResult(result);
      give();
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`a thread ended with code ${code}`)));
    give();
  });
  return { done, stop: () => void thread.terminate() };
}

/** Does the work in so many threads; an error in one of them ends all and is thrown. */
export async function runInThreads(
  table: SimTable,
  work: Work,
  threads: number,
  program: URL = BUILT_WORKER,
): Promise<void> {
  const running = Array.from({ length: threads }, () => runThread(table, work, program));
  try {
    await Promise.all(running.map(({ done }) => done));
  } finally {
    for (const { stop } of running) stop();
  }
}
