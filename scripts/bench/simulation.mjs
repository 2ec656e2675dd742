import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { integer } from './numbers.mjs';
import { program } from './terminal.mjs';

/** The result of `rikken sim --json` with the same bot at all four seats. */
async function simulate(bot, deals, env) {
  const seats = Array(4).fill(bot).join(',');
  const args = [program, 'sim', '--deals', String(deals), '--seats', seats, '--seed', 'bench', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout);
}

/** Rows about whole deals played by bots, as `rikken sim` counts them. */
export async function simulationRows(sandbox) {
  const env = sandbox.environment('sim');
  const rows = [];
  for (const [bot, deals] of [
    ['heuristic', 480],
    ['random', 1600],
  ]) {
    const result = await simulate(bot, deals, env);
    rows.push([`deals a second, four ${bot} bots`, integer(result.dealsPerSecond), `sim --deals ${deals}`]);
  }
  return rows;
}
