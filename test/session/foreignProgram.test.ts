import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { ForeignProgram } from '../../src/session/foreignProgram.js';

const folder = mkdtempSync(path.join(tmpdir(), 'rikken-foreign-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const opened: ForeignProgram[] = [];
afterEach(() => {
  for (const program of opened.splice(0)) program.close();
});

/** A command that runs this script, with a place for what it leaves behind. */
function command(script: string): string {
  const file = path.join(folder, `script-${opened.length}-${Math.trunc(performance.now() * 1000)}.mjs`);
  writeFileSync(file, script);
  return `${process.execPath}  ${file}`;
}

function open(text: string, patience?: number): ForeignProgram {
  const program = new ForeignProgram(text, patience);
  opened.push(program);
  return program;
}

const ECHO = `process.stdin.on('data', (piece) => process.stdout.write(String(piece).toUpperCase()));`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a foreign program', () => {
  test('is asked line by line', async () => {
    const program = open(command(ECHO));
    expect(await program.ask('one')).toEqual({ ok: true, value: 'ONE' });
    expect(await program.ask('two')).toEqual({ ok: true, value: 'TWO' });
  });

  test('gets its words without a shell', async () => {
    const program = open(`${command('console.log(JSON.stringify(process.argv.slice(2)));')} $HOME 'a b'`);
    expect(await program.ask('')).toEqual({ ok: true, value: `["$HOME","'a","b'"]` });
  });

  test('that cannot be started says why', async () => {
    const program = open(path.join(folder, 'none'));
    expect(await program.ask('x')).toEqual({ ok: false, error: { code: 'cannot-start', found: 'ENOENT' } });
  });

  test('that ends says how, with its last words', async () => {
    const program = open(command(`console.error('first\\nI give up'); process.exitCode = 3;`));
    expect(await program.ask('x')).toEqual({ ok: false, error: { code: 'ended', found: '3: I give up' } });
    expect(await program.ask('y')).toMatchObject({ ok: false, error: { code: 'ended' } });
  });

  test('that does not answer is not waited for', async () => {
    const program = open(command('setInterval(() => {}, 1000);'), 100);
    expect(await program.ask('x')).toMatchObject({ ok: false, error: { code: 'too-late' } });
  });

  test('may answer with 64 KiB, and with no more', async () => {
    const line = (bytes: number): string => `console.log('x'.repeat(${bytes})); setInterval(() => {}, 1000);`;
    expect(await open(command(line(64 * 1024))).ask('')).toMatchObject({ ok: true });
    const endless = `process.stdout.write('x'.repeat(64 * 1024 + 1)); setInterval(() => {}, 1000);`;
    expect(await open(command(endless)).ask('')).toMatchObject({ error: { code: 'line-too-long' } });
  });

  test.skipIf(process.platform === 'win32')('is ended with what it has started itself', async () => {
    const note = path.join(folder, 'pids');
    const program = open(
      command(`
        import { spawn } from 'node:child_process';
        import { writeFileSync } from 'node:fs';
        process.on('SIGTERM', () => {});
        const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
        writeFileSync(${JSON.stringify(note)}, process.pid + ' ' + child.pid);
        ${ECHO}`),
    );
    await program.ask('started?');
    const pids = readFileSync(note, 'utf8').split(' ').map(Number);
    expect(pids.map(isAlive)).toEqual([true, true]);
    program.close();
    await vi.waitFor(() => expect(pids.map(isAlive)).toEqual([false, false]), { timeout: 5000 });
  });
});
