import { setTimeout as delay } from 'node:timers/promises';
import { integer, median, milliseconds } from './numbers.mjs';
import { startTable } from './terminal.mjs';

const right = '\u001b[C';
const left = '\u001b[D';

/** Longer than the table waits between two frames, so that no key waits for the frame of the one before. */
const pause = 40;

/** Waits until the screen stands still: the bots have spoken and it is the player's turn. */
async function settled(table) {
  let before = '';
  for (let now = await table.screen(); now !== before; now = await table.screen()) {
    before = now;
    await delay(500);
  }
}

/** Rows about arrow keys at the player's turn: the time until the changed screen has arrived, and its bytes. */
export async function keyRows(sandbox, keys = 40) {
  const table = startTable(['--new', '--seed', 'bench', '--speed', '5'], sandbox.environment('keys'));
  await table.firstFrame();
  await settled(table);
  const presses = [];
  for (let index = 0; index < keys; index += 1) {
    presses.push(await table.press(index % 2 === 0 ? right : left));
    await delay(pause);
  }
  await table.close();
  const times = presses.map(({ time }) => time);
  return [
    [
      `key to repaint, median of ${keys}`,
      milliseconds(median(times)),
      `slowest ${milliseconds(Math.max(...times))}`,
    ],
    [
      'bytes for a key, median',
      integer(median(presses.map(({ bytes }) => bytes))),
      'a whole screen is repainted only on resize',
    ],
  ];
}
