import { writeFileSync } from 'node:fs';
import { sourceModule } from '../../bundle.mjs';

/** Bundles engine and bots as they are in the working tree into one file that can be imported. */
export async function buildLab(file) {
  writeFileSync(file, await sourceModule({ entry: 'scripts/calibrate/auction/lab.ts' }));
}
