import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Key, keyName } from '../../../src/ui/terminal/key.js';
import { KeyQueue, readKeys } from '../../../src/ui/terminal/keys.js';
import { FakeInput } from './support/streams.js';

const ESC = '\u001b';

/** An input whose keys are collected by name. */
function reading() {
  const input = new FakeInput();
  const names: string[] = [];
  const stop = readKeys(input, (key) => names.push(keyName(key)));
  const type = (chunk: string | Uint8Array): void => {
    input.emit('data', typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  };
  return { input, names, stop, type };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('keys of a terminal', () => {
  it('come one by one out of type-ahead', () => {
    const { names, type } = reading();
    type(`${ESC}[C${ESC}[C \rq`);
    expect(names).toEqual(['right', 'right', 'space', 'enter', 'q']);
  });

  it('are put together from pieces', () => {
    const { names, type } = reading();
    type(ESC);
    vi.advanceTimersByTime(12);
    type('[');
    vi.advanceTimersByTime(60);
    type('C');
    expect(names).toEqual(['right']);
  });

  it('include Escape, as soon as nothing follows it', () => {
    const { names, type } = reading();
    type(ESC);
    expect(names).toEqual([]);
    vi.advanceTimersByTime(31);
    expect(names).toEqual(['escape']);
    type('[');
    expect(names).toEqual(['escape', '[']);
  });

  it('wait for a character whose bytes come apart', () => {
    const { names, type } = reading();
    for (const byte of Buffer.from('é♠🂡')) type(Uint8Array.of(byte));
    expect(names).toEqual(['é', '♠', '🂡']);
  });

  it('survive bytes that are no text', () => {
    const { names, type } = reading();
    type(Uint8Array.of(0x61, 0xff, 0xc3, 0x1b, 0x5b, 0x41, 0x80, 0x62));
    expect(names).toEqual(['a', 'up', 'b']);
  });

  it('come from an input that gives text as well', () => {
    const { input, names } = reading();
    input.setEncoding('utf8');
    input.emit('data', `♠${ESC}[A`);
    expect(names).toEqual(['♠', 'up']);
  });

  it('stop coming when told, with an Escape still waiting', () => {
    const { names, stop, type } = reading();
    type(ESC);
    stop();
    type('q');
    vi.advanceTimersByTime(1000);
    expect(names).toEqual([]);
  });

  it('come again after a paste whose end was lost', () => {
    const { names, type } = reading();
    type(`${ESC}[200~some`);
    type(' text');
    vi.advanceTimersByTime(500);
    expect(names).toEqual([]);
    vi.advanceTimersByTime(501);
    type('q');
    expect(names).toEqual(['paste', 'q']);
  });

  it('are the same wherever the bytes are cut, whatever the bytes are', () => {
    const sequence = fc.constantFrom(
      'j',
      '♠',
      '🂡',
      `${ESC}[C`,
      `${ESC}[1;5P`,
      `${ESC}[200~`,
      `${ESC}[201~`,
      ESC,
      '\r',
    );
    const bytes = fc
      .array(
        fc.oneof(
          sequence.map((text) => Buffer.from(text)),
          fc.uint8Array({ maxLength: 4 }),
        ),
      )
      .map((parts) => Buffer.concat(parts));
    fc.assert(
      fc.property(bytes, fc.array(fc.nat(80)), (all, cuts) => {
        const [whole, cut] = [reading(), reading()];
        whole.type(all);
        const places = [0, ...cuts.sort((a, b) => a - b), all.length];
        for (const [index, end] of places.slice(1).entries()) cut.type(all.subarray(places[index], end));
        vi.advanceTimersByTime(2000);
        expect(cut.names).toEqual(whole.names);
      }),
      { numRuns: 2000 },
    );
  });
});

/** Two ends of a connection: what is written to one waits in the system until the other reads it. */
async function connection(): Promise<readonly [Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const accepted = once(server, 'connection');
  const near = connect(address.port, '127.0.0.1');
  const [far] = await accepted;
  server.close();
  onTestFinished(() => {
    near.destroy();
    far.destroy();
  });
  return [near, far];
}

describe('after a busy spell', () => {
  it('an arrow is still an arrow, although the time for its rest has passed', async () => {
    vi.useRealTimers();
    const [input, keyboard] = await connection();
    const names: string[] = [];
    readKeys(input, (key) => names.push(keyName(key)));
    keyboard.write(ESC);
    await once(input, 'data');
    // The rest arrives while nobody can read it; when reading goes on, the time for a lone Escape is over first.
    const busyUntil = performance.now() + 60;
    keyboard.write('[C');
    while (performance.now() < busyUntil);
    await vi.waitFor(() => expect(names).not.toEqual([]));
    expect(names).toEqual(['right']);
  });
});

describe('a queue of keys', () => {
  const key = (char: string): Key => ({ type: 'char', char });

  it('keeps what comes before anybody listens, and gives it to the first', () => {
    const queue = new KeyQueue();
    queue.push(key('a'));
    queue.push(key('b'));
    const first = vi.fn();
    const second = vi.fn();
    queue.subscribe(first);
    queue.subscribe(second);
    queue.push(key('c'));
    expect(first.mock.calls.flat()).toEqual([key('a'), key('b'), key('c')]);
    expect(second.mock.calls.flat()).toEqual([key('c')]);
  });

  it('keeps keys between one listener and the next', () => {
    const queue = new KeyQueue();
    const old = vi.fn();
    queue.subscribe(old)();
    queue.push(key('a'));
    const fresh = vi.fn();
    queue.subscribe(fresh);
    expect(old).not.toHaveBeenCalled();
    expect(fresh.mock.calls.flat()).toEqual([key('a')]);
  });

  it('forgets what goes beyond a thousand keys', () => {
    const queue = new KeyQueue();
    for (let count = 0; count < 5000; count += 1) queue.push(key('x'));
    const listener = vi.fn();
    queue.subscribe(listener);
    expect(listener).toHaveBeenCalledTimes(1000);
  });

  it('lets a listener leave while it is called', () => {
    const queue = new KeyQueue();
    const other = vi.fn();
    const leave = queue.subscribe(() => leave());
    queue.subscribe(other);
    queue.push(key('a'));
    queue.push(key('b'));
    expect(other).toHaveBeenCalledTimes(2);
  });
});
