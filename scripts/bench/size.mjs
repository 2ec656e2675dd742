import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle, root } from '../bundle.mjs';
import { integer } from './numbers.mjs';

/** The output files that are loaded when this one is, itself included. */
function loadedWith(outputs, start) {
  const loaded = new Set();
  const visit = (file) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && outputs[imported]) visit(imported);
    }
  };
  visit(start);
  return loaded;
}

/** A row about some files, given by their contents. */
function row(name, contents) {
  const sum = (sizeOf) => integer(contents.reduce((total, content) => total + sizeOf(content), 0));
  const note = `${sum((content) => gzipSync(content, { level: 9 }).length)} with gzip; ${contents.length} files`;
  return [`${name}, bytes`, sum((content) => content.length), note];
}

/**
 * Rows about the files of the bundle: all of them, what every command loads, and what the table adds to that. They are
 * the files that `npm run build` writes to `dist`, built anew so that they and the list of their imports belong together.
 */
export async function sizeRows() {
  const { outputFiles, metafile } = await bundle();
  const names = Object.keys(metafile.outputs);
  const contents = new Map(
    outputFiles.map((file) => [path.relative(root, file.path).replaceAll(path.sep, '/'), file.contents]),
  );
  const contentsOf = (files) => files.map((file) => contents.get(file));
  const main = loadedWith(metafile.outputs, 'dist/main.js');
  const table = names.find((file) => metafile.outputs[file].inputs['src/ui/openTable.tsx']);
  if (table === undefined) throw new Error('no file of the bundle holds the table');
  const added = [...loadedWith(metafile.outputs, table)].filter((file) => !main.has(file));
  return [
    row('bundle', contentsOf(names)),
    row('loaded by every command', contentsOf([...main])),
    row('loaded for the table', contentsOf(added)),
  ];
}
