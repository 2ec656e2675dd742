import { writeSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeNow } from '../../../src/ui/terminal/writeNow.js';

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  writeSync: vi.fn(),
}));

const write = vi.mocked(writeSync);

/** The next write fails in this way, or all of them do. */
const fail = (code: string) => (): never => {
  throw Object.assign(new Error(code), { code });
};

/** Accepts so many bytes of every write and collects them. */
function accepting(most: number): string[] {
  const taken: string[] = [];
  write.mockImplementation((_, bytes) => {
    const part = Buffer.from(bytes.toString()).subarray(0, most);
    taken.push(part.toString());
    return part.length;
  });
  return taken;
}

beforeEach(() => {
  write.mockReset();
});

describe('writing at once', () => {
  it('goes on after a part was written', () => {
    const taken = accepting(3);
    writeNow(1, 'abcdefgh');
    expect(taken).toEqual(['abc', 'def', 'gh']);
  });

  it('tries again while the terminal is busy', () => {
    const taken = accepting(100);
    write.mockImplementationOnce(fail('EAGAIN'));
    writeNow(1, 'abc');
    expect(taken).toEqual(['abc']);
  });

  it.each([
    ['stays busy', fail('EAGAIN')],
    ['takes nothing', () => 0],
  ])('gives up on a terminal that %s, after a while', (_, answer) => {
    write.mockImplementation(answer);
    writeNow(1, 'abc');
    expect(write.mock.calls.length).toBeGreaterThan(10);
  });

  it('gives up at once on a terminal that is gone', () => {
    write.mockImplementation(fail('EIO'));
    writeNow(1, 'abc');
    expect(write).toHaveBeenCalledTimes(1);
  });
});
