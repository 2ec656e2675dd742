import { closeSync, openSync, readSync } from 'node:fs';
import type { Result } from '../engine/result.js';
import { attempt, type FileError } from './textFile.js';

/**
 * The beginning of a text file, at most so many bytes and one more: enough to see that a longer one is too long, however long it is
 * or whatever else it turns out to be.
 */
export const readShortTextFile = (path: string, limit: number): Result<string, FileError> =>
  attempt(path, () => {
    const bytes = Buffer.alloc(limit + 1);
    const fd = openSync(path, 'r');
    try {
      let size = 0;
      for (let read = 1; read > 0 && size < bytes.length; size += read) {
        read = readSync(fd, bytes, size, bytes.length - size, null);
      }
      return bytes.toString('utf8', 0, size);
    } finally {
      closeSync(fd);
    }
  });
