import { closeSync, openSync, writeSync } from 'node:fs';
import { ok, type Result } from '../engine/result.js';
import { attempt, type FileError } from './textFile.js';

/** A text file that is written piece by piece, for texts that need not fit into memory. */
export interface TextWriter {
  append(text: string): Result<null, FileError>;
  close(): void;
}

/** Opens a text file that the user asked for by name, replacing what was there. */
export function openTextWriter(path: string): Result<TextWriter, FileError> {
  const opened = attempt(path, () => openSync(path, 'w'));
  if (!opened.ok) return opened;
  const append = (text: string): Result<null, FileError> =>
    attempt(path, () => {
      const bytes = Buffer.from(text);
      for (let done = 0; done < bytes.length; ) done += writeSync(opened.value, bytes, done);
      return null;
    });
  return ok({ append, close: () => closeSync(opened.value) });
}
