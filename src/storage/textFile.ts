import { createReadStream, readFileSync } from 'node:fs';
import { err, ok, type Result } from '../engine/result.js';

/** Why a file could not be read or written: the system's code, such as ENOENT or EACCES, and the file. */
export interface FileError {
  readonly code: string;
  readonly path: string;
}

/** The error code of a failed system call, e.g. ENOENT; null for anything else that was thrown. */
export function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Runs a system call; an error of the system becomes a value, a bug is thrown on. */
export function attempt<Value>(path: string, call: () => Value): Result<Value, FileError> {
  try {
    return ok(call());
  } catch (error) {
    const code = systemCode(error);
    if (code === null) throw error;
    return err({ code, path });
  }
}

/** The whole of a text file. */
export const readTextFile = (path: string): Result<string, FileError> =>
  attempt(path, () => readFileSync(path, 'utf8'));

/** The pieces of a text file one after another, for files of any length; errors of the system are thrown. */
export const streamTextFile = (path: string): AsyncIterable<string> =>
  createReadStream(path, { encoding: 'utf8' });
