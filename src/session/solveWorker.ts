import { parentPort } from 'node:worker_threads';
import { createOracle } from './solvePosition.js';
import { answerTask, type SolveTask } from './solveTask.js';

/** A thread that solves one group of questions after another. */
const oracle = createOracle();

parentPort?.on('message', (task: SolveTask) => parentPort?.postMessage(answerTask(oracle, task)));
