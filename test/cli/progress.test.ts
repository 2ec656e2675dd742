import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Progress } from '../../src/cli/sim/progress.js';

/** What a bar over ten deals writes while the given numbers of them are done. */
function drawn(isTTY: boolean, ...done: readonly number[]): string {
  const output = Object.assign(new PassThrough(), { isTTY });
  const progress = new Progress(output, 10, (count) => `${count} of 10`);
  for (const count of done) progress.show(count);
  progress.clear();
  return String(output.read() ?? '');
}

describe('the bar of a simulation', () => {
  it('grows in place and is taken away, on a terminal', () => {
    expect(drawn(true, 5, 10)).toBe(
      `\r[${'#'.repeat(15)}${'-'.repeat(15)}] 5 of 10\r[${'#'.repeat(30)}] 10 of 10\r\u001b[K`,
    );
  });

  it('is not drawn again where nothing can be seen to change', () => {
    expect(drawn(true, 5, 5)).toBe(drawn(true, 5));
  });

  it('writes nothing where there is no terminal', () => {
    expect(drawn(false, 5, 10)).toBe('');
  });
});
