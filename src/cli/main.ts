import { constants } from 'node:os';
import { EXIT } from './context.js';
import { faultSentence } from './fault.js';
import { run } from './run.js';

const { stdin, stdout, stderr, env } = process;
const argv = process.argv.slice(2);

/** Whether somebody besides this file listens: a table that is being played at tidies up and ends by itself. */
const isAtTable = (emitter: NodeJS.EventEmitter, event: string): boolean => emitter.listenerCount(event) > 1;

/** Tells of a fault and ends the process, for nothing is known to be right any more. */
function crash(error: unknown): void {
  stderr.write(`${faultSentence(error, argv, { env })}\n`);
  process.exit(EXIT.fault);
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    if (!isAtTable(process, event)) crash(error);
  });
}

for (const output of [stdout, stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever read us has read enough, as `head` does.
    if (error.code === 'EPIPE') process.exit();
    if (!isAtTable(output, 'error')) crash(error);
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!isAtTable(process, signal)) process.exit(128 + constants.signals[signal]);
  });
}

try {
  process.exitCode = await run(argv, { stdin, stdout, stderr, env, host: process });
} catch (error) {
  crash(error);
}
