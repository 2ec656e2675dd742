import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../../bundle.mjs';

/** Bundles engine and bots as they are in the working tree into one file that can be imported. */
export async function buildLab(file) {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'scripts/calibrate/auction/lab.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
  });
  writeFileSync(file, outputFiles[0].contents);
}
