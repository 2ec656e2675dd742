import { Worker } from 'node:worker_threads';

/** Where the tasks come from, and where results go. */
export interface Work<Task, Result> {
  /** The next task; null when all have been given out. */
  readonly next: () => Task | null;
  readonly onResult: (result: Result) => void;
}

/** The program of the threads, and what each is told before its first task. */
export interface ThreadProgram {
  readonly program: URL;
  readonly data?: unknown;
}

/** Feeds one thread until there is no more work. */
function runThread<Task, Result>(
  { program, data }: ThreadProgram,
  work: Work<Task, Result>,
): { done: Promise<void>; stop: () => void } {
  const thread = new Worker(program, { workerData: data });
  const done = new Promise<void>((resolve, reject) => {
    const give = (): void => {
      const task = work.next();
      if (task === null) resolve();
      else thread.postMessage(task);
    };
    thread.on('message', (result: Result) => {
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
export async function runInThreads<Task, Result>(
  program: ThreadProgram,
  work: Work<Task, Result>,
  threads: number,
): Promise<void> {
  const running = Array.from({ length: threads }, () => runThread(program, work));
  try {
    await Promise.all(running.map(({ done }) => done));
  } finally {
    for (const { stop } of running) stop();
  }
}
