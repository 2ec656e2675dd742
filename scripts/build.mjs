import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, root } from './bundle.mjs';

/**
 * Replaces the contents of `dist` by the given files, each in one step and the entries last, so that a program
 * started during a build finds either the old files or the new ones.
 */
function replaceDist(files) {
  const dist = path.join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  const isChunk = (name) => name.startsWith('chunk-');
  const named = files.map(({ path: file, contents }) => ({ name: path.basename(file), contents }));
  const ordered = [
    ...named.filter(({ name }) => isChunk(name)),
    ...named.filter(({ name }) => !isChunk(name)),
  ];
  for (const { name, contents } of ordered) {
    const temporary = path.join(dist, `.${name}.${process.pid}`);
    writeFileSync(temporary, contents);
    renameSync(temporary, path.join(dist, name));
  }
  const current = new Set(named.map(({ name }) => name));
  for (const name of readdirSync(dist)) {
    if (!current.has(name) && !name.startsWith('.'))
      rmSync(path.join(dist, name), { recursive: true, force: true });
  }
}

const { outputFiles } = await bundle();
replaceDist(outputFiles);
const kilobytes = outputFiles.reduce((sum, { contents }) => sum + contents.length, 0) / 1000;
process.stderr.write(`dist: ${outputFiles.length} files, ${kilobytes.toFixed(0)} kB\n`);
