import { writeFileSync } from 'node:fs';
import type { Result } from '../engine/result.js';
import { attempt, type FileError } from './textFile.js';

/** Writes a text file that the user asked for by name; one that is there already is an error with the code EEXIST. */
export const writeNewTextFile = (path: string, text: string): Result<null, FileError> =>
  attempt(path, () => {
    writeFileSync(path, text, { flag: 'wx' });
    return null;
  });
