import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeLock } from '../../src/storage/lock.js';
import { temporaryFolder } from './support/folder.js';

function lockPath(): string {
  return path.join(temporaryFolder(), 'match.lock');
}

function mustTake(file: string) {
  const lock = takeLock(file);
  if (!lock.ok || lock.value === null) throw new Error('the lock was not free');
  return lock.value;
}

test('a lock is held until it is released', () => {
  const file = lockPath();
  const lock = mustTake(file);
  expect(takeLock(file)).toEqual({ ok: true, value: null });
  lock.release();
  expect(existsSync(file)).toBe(false);
  mustTake(file);
});

test('a lock leaves nothing else in its directory', () => {
  const file = lockPath();
  const lock = mustTake(file);
  expect(readdirSync(path.dirname(file))).toEqual(['match.lock']);
  lock.release();
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('another process that runs keeps its lock, and leaves it when it is gone', async () => {
  const file = lockPath();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => void other.kill('SIGKILL'));
  const own = lockPath();
  mustTake(own);
  const pid = String(other.pid);
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const beginning = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  writeFileSync(file, `${pid} ${beginning}\n`);
  expect(takeLock(file)).toEqual({ ok: true, value: null });
  other.kill('SIGKILL');
  await once(other, 'exit');
  mustTake(file);
});

test('a process that has the number of one that is gone does not hold its lock', () => {
  const file = lockPath();
  writeFileSync(file, `${process.pid} 1\n`);
  mustTake(file);
});

test.each(['', 'nonsense', '0 0', '-1 0'])('a lock that says %j is held by nobody', (written) => {
  const file = lockPath();
  writeFileSync(file, written);
  mustTake(file);
});

test('a directory that is not there is an error, not a fault', () => {
  const file = path.join(temporaryFolder(), 'missing', 'match.lock');
  expect(takeLock(file)).toEqual({ ok: false, error: { code: 'ENOENT', path: file } });
});
