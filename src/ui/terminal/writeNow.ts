import { writeSync } from 'node:fs';

/** A terminal that takes nothing for this long, in steps of so many milliseconds, is given up. */
const attempts = 50;
const pause = 10;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

function waitABit(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
}

/** The bytes that were taken; 0 when the terminal is busy, undefined when it is gone. */
function writePart(fd: number, bytes: Uint8Array): number | undefined {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    return isBusy(error) ? 0 : undefined;
  }
}

/**
 * Writes to a file descriptor before it returns, as is needed while the process dies. Never throws: when the
 * terminal is gone there is nobody to tell.
 */
export function writeNow(fd: number, text: string): void {
  let rest = Buffer.from(text);
  for (let attempt = 0; attempt < attempts && rest.length > 0; ) {
    const written = writePart(fd, rest);
    if (written === undefined) return;
    rest = rest.subarray(written);
    if (written === 0) {
      attempt += 1;
      waitABit();
    }
  }
}
