import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { median, milliseconds, ratio } from './numbers.mjs';
import { startTable } from './terminal.mjs';

/** Milliseconds that Node takes to start and do nothing. */
async function emptyNode(env) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['-e', '0'], { env, stdio: 'ignore' });
  await once(child, 'exit');
  return performance.now() - startedAt;
}

/** A figure about nothing is worse than none: the frame that was timed must be the table with thirteen cards. */
async function insistOnHand(table) {
  const screen = await table.firstScreen();
  const cards = screen.match(/[♠♥♦♣]/g) ?? [];
  if (cards.length < 13) throw new Error(`the first frame does not show thirteen cards:\n${screen}`);
}

async function fresh(env) {
  const table = startTable(['--new'], env);
  const time = await table.firstFrame();
  await insistOnHand(table);
  await table.close();
  return time;
}

/**
 * Rows about the time from the command to the first frame of a new match. Empty Node and the program take turns, so
 * that a busy moment of the machine slows down both; one unmeasured pair warms the disk and the compile cache.
 */
export async function startRows(sandbox, runs = 15) {
  const empty = [];
  const table = [];
  for (let run = 0; run <= runs; run += 1) {
    const env = sandbox.environment(`start-${run}`);
    const pair = [await emptyNode(env), await fresh(env)];
    if (run === 0) continue;
    empty.push(pair[0]);
    table.push(pair[1]);
  }
  const row = (name, of) => [
    `first frame, ${name} of ${runs}`,
    ratio(of(table) / of(empty)),
    `${milliseconds(of(table))}; node -e 0: ${milliseconds(of(empty))}`,
  ];
  return [row('fastest', (times) => Math.min(...times)), row('median', median)];
}
