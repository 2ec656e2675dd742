import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceModule } from '../bundle.mjs';

/** The parts of the program that are calibrated, bundled as they stand in the sources now. */
export async function loadLab() {
  const folder = mkdtempSync(path.join(tmpdir(), 'rikken-lab-'));
  const file = path.join(folder, 'lab.mjs');
  writeFileSync(file, await sourceModule({ entry: 'scripts/calibrate/lab.ts' }));
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
