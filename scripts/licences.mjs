import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, root } from './bundle.mjs';

/**
 * Writes THIRD-PARTY-LICENSES: the licence text of every package that the bundle contains. With `--check` nothing is
 * written; the exit code is 1 when the file is not what would be written.
 */

const target = path.join(root, 'THIRD-PARTY-LICENSES');

const permission = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Ordering by code unit: the same on every machine, whatever its locale. */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** The folder of the package that a bundled file belongs to, or undefined for a file of our own. */
function packageFolder(file) {
  return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** Bundled files grouped by the folder of their package. */
function packagesIn(metafile) {
  const files = new Map();
  for (const file of Object.keys(metafile.inputs).sort(compare)) {
    const folder = packageFolder(file);
    if (folder !== undefined) files.set(folder, [...(files.get(folder) ?? []), file]);
  }
  return files;
}

/** An MIT text for a package that ships none, from the copyright line in its own sources; throws when there is none. */
function licenceFromSources(manifest, files) {
  const notices = files.flatMap(
    (file) => readFileSync(path.join(root, file), 'utf8').match(/Copyright \(c\) .+/g) ?? [],
  );
  const [notice] = notices;
  if (manifest.license !== 'MIT' || notice === undefined) {
    throw new Error(`${manifest.name}@${manifest.version} has no licence text`);
  }
  return `MIT License\n\n${notice.trim()}\n\n${permission}`;
}

/** The licence and notice files of a package, joined. */
function licenceText(folder, manifest, files) {
  const names = readdirSync(path.join(root, folder)).filter((name) =>
    /^(licen[cs]e|copying|notice)\b/i.test(name),
  );
  if (names.length === 0) return licenceFromSources(manifest, files);
  return names
    .sort(compare)
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
    .join('\n\n');
}

/** One section of the file: name, version and licence of a package, then the text with tidy line ends. */
function section([folder, files]) {
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const text = licenceText(folder, manifest, files)
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
  return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${text}\n`;
}

const { metafile } = await bundle();
const sections = [...new Set([...packagesIn(metafile)].map(section))].sort(compare);
const rule = `\n${'-'.repeat(110)}\n\n`;
const contents = ['The program contains these packages, each under its own licence.\n', ...sections].join(
  rule,
);

if (!process.argv.includes('--check')) {
  writeFileSync(target, contents);
} else if (readFileSync(target, 'utf8') !== contents) {
  process.stderr.write('THIRD-PARTY-LICENSES is out of date; `npm run licences` writes it anew.\n');
  process.exitCode = 1;
}
