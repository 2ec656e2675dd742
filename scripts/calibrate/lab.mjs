import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../bundle.mjs';

/** The parts of the program that are calibrated, bundled as they stand in the sources now. */
export async function loadLab() {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'scripts/calibrate/lab.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'rikken-lab-'));
  const file = path.join(folder, 'lab.mjs');
  writeFileSync(file, outputFiles[0].contents);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
