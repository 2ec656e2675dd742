import { EventEmitter } from 'node:events';
import { constants } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lifecycle, type LifecycleOptions } from '../../../src/ui/terminal/lifecycle.js';
import { writeNow } from '../../../src/ui/terminal/writeNow.js';
import { FakeInput, FakeOutput } from './support/streams.js';

vi.mock('../../../src/ui/terminal/writeNow.js', () => ({ writeNow: vi.fn() }));

/** A process of which only the hooks are used: what it is told to do is written down, not done. */
function fakeHost(platform: NodeJS.Platform) {
  const events = new EventEmitter();
  const done: string[] = [];
  const own: Record<string, unknown> = {
    platform,
    on: (name: string, listener: () => void) => events.on(name, listener),
    off: (name: string, listener: () => void) => events.off(name, listener),
    emit: (name: string, ...values: readonly unknown[]) => events.emit(name, ...values),
    exit: (code: number) => done.push(`exit ${code}`),
    kill: (pid: number, signal: string) => done.push(`kill ${pid === 0 ? 'group' : 'self'} ${signal}`),
  };
  const host = new Proxy(process, {
    get: (target, name) => (typeof name === 'string' && name in own ? own[name] : Reflect.get(target, name)),
  });
  return { host, events, done };
}

function taken(platform: NodeJS.Platform, options: Partial<LifecycleOptions> = {}) {
  const output = new FakeOutput(80, 24);
  const input = new FakeInput();
  const { host, events, done } = fakeHost(platform);
  const lifecycle = new Lifecycle({
    input,
    output,
    host,
    onPause: () => done.push('pause'),
    onResume: () => done.push('resume'),
    onRelease: () => done.push('release'),
    onCrash: () => 70,
    ...options,
  });
  return { lifecycle, input, output, events, done };
}

/** What was printed on standard error. */
const printed = (): string =>
  vi
    .mocked(writeNow)
    .mock.calls.filter(([fd]) => fd === 2)
    .map(([, text]) => text)
    .join('');

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(writeNow).mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a terminal that was taken', () => {
  it('leaves no listener behind but those for errors of streams', () => {
    const { lifecycle, input, output, events } = taken('linux');
    expect(events.eventNames()).toHaveLength(9);
    lifecycle.release();
    expect(events.eventNames()).toEqual([]);
    expect(input.listenerCount('end')).toBe(0);
    input.emit('error', new Error('EIO'));
    output.emit('error', new Error('EIO'));
  });

  it('ends a process that others keep alive after a signal', () => {
    const { events, done } = taken('linux');
    events.emit('SIGTERM', 'SIGTERM');
    expect(done).toEqual(['pause', 'release', 'kill self SIGTERM']);
    vi.advanceTimersByTime(1000);
    expect(done.at(-1)).toBe('exit 143');
  });

  it('is ended by the signal even if tidying up fails', () => {
    const onSignal = (): void => {
      throw new Error('no space left');
    };
    const { events, done } = taken('linux', { onSignal });
    expect(() => events.emit('SIGHUP', 'SIGHUP')).toThrow('no space left');
    expect(done).toContain('kill self SIGHUP');
  });

  it('reports the second fault too when the first cannot be handled', () => {
    const onCrash = (): number => {
      throw new Error('second');
    };
    const { events, done } = taken('linux', { onCrash });
    events.emit('uncaughtException', new Error('first'));
    expect(done).toEqual(['pause', 'release', 'exit 1']);
    expect(printed()).toMatch(/Error: first.*Error: second/s);
  });

  it('reports one fault only, and what was thrown although it is no error', () => {
    const { lifecycle, done } = taken('linux');
    lifecycle.crash({ reason: 'odd' });
    lifecycle.crash(new Error('later'));
    expect(done.filter((what) => what.startsWith('exit'))).toEqual(['exit 70']);
    expect(printed()).toBe("{ reason: 'odd' }\n");
  });

  it('prints what libraries said meanwhile, and no more than two hundred messages', () => {
    const { lifecycle } = taken('linux');
    for (let count = 1; count <= 500; count += 1) console.warn('message %d', count);
    expect(printed()).toBe('');
    lifecycle.release();
    expect(printed()).toMatch(/^message 1\nmessage 2\n.*message 200\n$/s);
  });

  it('is given to the shell once, however often Ctrl+Z is pressed, and taken again when the job goes on', () => {
    const { lifecycle, input, output, events, done } = taken('linux');
    output.take();
    lifecycle.suspend();
    lifecycle.suspend();
    expect(done).toEqual(['pause', 'kill group SIGTSTP']);
    expect(output.take()).toMatch(/1049l$/);
    expect(input.isRaw).toBe(false);
    expect(events.listenerCount('SIGTSTP')).toBe(0);
    events.emit('SIGCONT');
    expect(done.at(-1)).toBe('resume');
    expect(output.take()).toContain('1049h');
    expect(input.isRaw).toBe(true);
    expect(events.listenerCount('SIGTSTP')).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(done).toHaveLength(3);
  });

  it('is not written to when it is released while the shell has it', () => {
    const { lifecycle, output } = taken('linux');
    lifecycle.suspend();
    output.take();
    lifecycle.release();
    vi.advanceTimersByTime(1000);
    expect(output.take()).toBe('');
  });

  it('that fails when its mode is set is a hangup, told once', () => {
    const { events, input, done } = taken('linux');
    input.setRawMode = () => {
      input.emit('error', new Error('EIO'));
      throw new Error('EIO');
    };
    input.emit('error', new Error('EIO'));
    expect(done).toEqual(['pause', 'release', 'kill self SIGHUP']);
    expect(events.listenerCount('SIGHUP')).toBe(0);
  });
});

describe('on Windows', () => {
  it('a signal ends the process by its exit code', () => {
    const { events, done } = taken('win32');
    events.emit('SIGINT', 'SIGINT');
    expect(done[2]).toBe(`exit ${128 + constants.signals.SIGINT}`);
  });

  it('there are no jobs to stop', () => {
    const { lifecycle, events, done } = taken('win32');
    expect(events.eventNames()).not.toContain('SIGTSTP');
    lifecycle.suspend();
    expect(done).toEqual([]);
  });
});
