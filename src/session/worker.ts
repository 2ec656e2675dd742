import { parentPort, workerData } from 'node:worker_threads';
import { type SimTable, type SimTask, simulateMatch } from './simMatch.js';

/** A thread of a simulation: it is told the table once, then one match after another. */
const table: SimTable = workerData;

parentPort?.on('message', async (task: SimTask) => {
  parentPort?.postMessage(await simulateMatch(table, task));
});
