import { createRequire } from 'node:module';
import path from 'node:path';
import pty from '@lydell/node-pty';
import { root } from '../bundle.mjs';

const { Terminal } = createRequire(import.meta.url)('@xterm/headless');

/** The program as npm installs it. */
export const program = path.join(root, 'bin', 'rikken.js');

/** The table ends every frame with this: the end of a synchronised update. */
const frameEnd = '\u001b[?2026l';

const size = { cols: 80, rows: 24 };
/** Milliseconds until a table that does not answer is given up. */
const patience = 30_000;

/** The text that a terminal shows after receiving these bytes. */
async function screenAfter(bytes) {
  const terminal = new Terminal({ ...size, allowProposedApi: true });
  await new Promise((resolve) => terminal.write(bytes, resolve));
  const lines = Array.from({ length: size.rows }, (_, row) =>
    terminal.buffer.active.getLine(row)?.translateToString(true),
  );
  terminal.dispose();
  return lines.join('\n');
}

/** Starts the program in a pseudo-terminal of 80x24. All times are in milliseconds, of `performance.now()`. */
export function startTable(args, env) {
  const startedAt = performance.now();
  const child = pty.spawn(process.execPath, [program, ...args], { ...size, cwd: root, env });
  const exited = new Promise((resolve) => child.onExit(resolve));
  let bytes = '';
  let listener = () => {};
  child.onData((data) => {
    bytes += data;
    listener();
  });

  /** Resolves when a condition on what has arrived holds, with the time; a table that stays silent is ended. */
  const until = (condition, what) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        reject(
          new Error(`the table did not show ${what}; its last bytes: ${JSON.stringify(bytes.slice(-400))}`),
        );
      }, patience);
      listener = () => {
        if (!condition()) return;
        clearTimeout(timer);
        listener = () => {};
        resolve(performance.now());
      };
      listener();
    });

  return {
    /** Milliseconds from the start until the first whole frame has arrived. */
    firstFrame: async () => (await until(() => bytes.includes(frameEnd), 'a first frame')) - startedAt,
    /** What stands on the screen now. */
    screen: () => screenAfter(bytes),
    /** What stood on the screen after the first frame. */
    firstScreen: () => screenAfter(bytes.slice(0, bytes.indexOf(frameEnd))),
    /** Writes a key; milliseconds and bytes until the frame that answers it has arrived. */
    async press(key) {
      const before = bytes.length;
      const pressedAt = performance.now();
      child.write(key);
      const paintedAt = await until(
        () => bytes.includes(frameEnd, before),
        `a change after ${JSON.stringify(key)}`,
      );
      return { time: paintedAt - pressedAt, bytes: Buffer.byteLength(bytes.slice(before)) };
    },
    /** Ends the program. */
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
