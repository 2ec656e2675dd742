import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildLab } from './lab.mjs';
import { tableName } from './tables.mjs';

const DEALS_PER_MATCH = 16;

/** The matches of a job: for every table so many, in turn with packs from the bots' own play and from that of random ones. */
function* tasksFor({ job, tables, deals, seed }) {
  const matches = Math.ceil(deals / DEALS_PER_MATCH);
  for (let match = 1; match <= matches; match += 1) {
    for (const table of tables) {
      yield {
        job,
        table,
        seed: `calibrate/${seed}/${tableName(table)}/${match}`,
        deals: DEALS_PER_MATCH,
        shuffledBy: match % 2 === 0 ? 'random' : 'self',
      };
    }
  }
}

function progress(done, total) {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} matches`);
  if (process.stderr.isTTY && done === total) process.stderr.write('\n');
}

/** Gives one thread a task after another; resolves when there are none left. */
function work(lab, tasks, onDone) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { lab } });
    let current = null;
    const next = () => {
      const { value } = tasks.next();
      current = value ?? null;
      if (current === null) worker.terminate().then(resolve);
      else worker.postMessage(current);
    };
    worker.on('error', reject);
    worker.on('message', ({ found }) => {
      onDone(current, found);
      next();
    });
    next();
  });
}

/**
 * Plays so many deals at each table and hands over what was found in each match. The result does not depend on the number of
 * threads but for the order of the matches.
 */
export async function playMatches(options, onFound) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rikken-calibrate-'));
  try {
    const file = path.join(folder, 'lab.mjs');
    await buildLab(file);
    const tasks = tasksFor(options);
    const total = Math.ceil(options.deals / DEALS_PER_MATCH) * options.tables.length;
    let done = 0;
    const onDone = (task, found) => {
      done += 1;
      progress(done, total);
      onFound(task, found);
    };
    const lab = pathToFileURL(file).href;
    await Promise.all(Array.from({ length: options.threads }, () => work(lab, tasks, onDone)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
