import path from 'node:path';
import type { Directories } from './directories.js';
import { SaveFolder } from './saveFolder.js';

/** The score pads of this user: files like those of matches, beside them in folders of their own. */
export const padFolder = (directories: Directories): SaveFolder =>
  new SaveFolder({
    ...directories,
    matches: path.join(path.dirname(directories.matches), 'pads'),
    finished: path.join(path.dirname(directories.finished), 'finished-pads'),
  });
