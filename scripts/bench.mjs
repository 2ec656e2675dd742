import { cpus } from 'node:os';
import { botRows } from './bench/bot.mjs';
import { decisionRows } from './bench/decisions.mjs';
import { keyRows } from './bench/keys.mjs';
import { openSandbox } from './bench/sandbox.mjs';
import { simulationRows } from './bench/simulation.mjs';
import { sizeRows } from './bench/size.mjs';
import { startRows } from './bench/start.mjs';

/**
 * Prints how fast and how big the built program is. It fails only when something does not work, never because
 * something is slow: times depend on the machine, so the first figure is a ratio.
 */

/** Lines of three columns: what, the figure, and what belongs to it. */
function printRows(rows) {
  for (const [name, figure, note] of rows) {
    process.stdout.write(`${name.padEnd(36)} ${figure.padStart(10)}   ${note}\n`);
  }
}

const sandbox = openSandbox();
try {
  process.stdout.write(`Node ${process.versions.node}, ${process.platform}, ${cpus().length} cores\n\n`);
  for (const measure of [startRows, keyRows, sizeRows, simulationRows, decisionRows, botRows]) {
    printRows(await measure(sandbox));
  }
} finally {
  sandbox.remove();
}
