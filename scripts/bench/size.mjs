import { readFileSync } from 'node:fs';
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

function row(name, files) {
  const contents = files.map((file) => readFileSync(path.join(root, file)));
  const sum = (sizeOf) => integer(contents.reduce((total, content) => total + sizeOf(content), 0));
  const note = `${sum((content) => gzipSync(content, { level: 9 }).length)} with gzip; ${files.length} files`;
  return [`${name}, bytes`, sum((content) => content.length), note];
}

/** Rows about the files in `dist`: all of them, what every command loads, and what the table adds to that. */
export async function sizeRows() {
  const { outputs } = (await bundle()).metafile;
  const files = Object.keys(outputs);
  const main = loadedWith(outputs, 'dist/main.js');
  const table = files.find((file) => outputs[file].inputs['src/ui/openTable.tsx']);
  if (table === undefined) throw new Error('no file of the bundle holds the table');
  const added = [...loadedWith(outputs, table)].filter((file) => !main.has(file));
  return [
    row('bundle', files),
    row('loaded by every command', [...main]),
    row('loaded for the table', added),
  ];
}
