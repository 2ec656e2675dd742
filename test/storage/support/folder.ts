import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Directories, directoriesIn } from '../../../src/storage/directories.js';

/** An empty directory that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rikken-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The program's directories below an empty home that is gone after the test. */
export function temporaryDirectories(): Directories {
  const directories = directoriesIn({ HOME: temporaryFolder() });
  if (directories === null) throw new Error('a home without directories');
  return directories;
}
