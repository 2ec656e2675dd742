import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { ok, type Result } from '../engine/result.js';
import { attempt, type FileError, readTextFile, systemCode } from './textFile.js';

/** A lock that we hold until it is released or the process is gone. */
export interface Lock {
  release(): void;
}

/** When a process began, in the kernel's own count; tells a later process with the same number apart. Null where it is not told. */
function beginningOf(pid: number): string | null {
  const stat = readTextFile(`/proc/${pid}/stat`);
  if (!stat.ok) return null;
  // The name of the program, in brackets, may hold spaces; the beginning is the twentieth field after it.
  const fields = stat.value.slice(stat.value.lastIndexOf(')') + 2).split(' ');
  return fields[19] ?? null;
}

const signature = (pid: number): string => `${pid} ${beginningOf(pid) ?? '-'}\n`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** Whether the process that wrote a lock is still there. */
function isHeld(written: string): boolean {
  const pid = Number.parseInt(written, 10);
  return Number.isInteger(pid) && pid > 0 && isRunning(pid) && written === signature(pid);
}

/** Removes a lock whose process is gone; false when it turns out to be held after all. */
function removeStale(path: string): boolean {
  const aside = `${path}.${process.pid}.stale`;
  try {
    // Moved first and looked at again: meanwhile somebody else may have put a lock of their own here.
    renameSync(path, aside);
    const held = isHeld(readFileSync(aside, 'utf8'));
    if (held) linkSync(aside, path);
    return !held;
  } catch (error) {
    const code = systemCode(error);
    if (code === null) throw error;
    return code === 'ENOENT';
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Links a file with our signature to the path of the lock, which fails when there is one; tells whether it worked. */
function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function takeOrClear(own: string, path: string): boolean {
  if (tryLink(own, path)) return true;
  const written = readTextFile(path);
  if (written.ok && isHeld(written.value)) return false;
  return removeStale(path) && tryLink(own, path);
}

/**
 * Takes the lock at a path; null when a running process holds it. A lock left behind by a process that is gone is taken over. The
 * file appears with its contents, so that nobody reads half of it.
 */
export function takeLock(path: string): Result<Lock | null, FileError> {
  const own = `${path}.${process.pid}`;
  const taken = attempt(path, () => {
    writeFileSync(own, signature(process.pid), { mode: 0o600 });
    try {
      return takeOrClear(own, path);
    } finally {
      rmSync(own, { force: true });
    }
  });
  if (!taken.ok) return taken;
  return ok(taken.value ? { release: () => rmSync(path, { force: true }) } : null);
}
