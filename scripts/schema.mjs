import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './bundle.mjs';

/** What the schema is made of: how the program reads rulesets, and its English sentences about their fields. */
async function loadSources() {
  const folder = mkdtempSync(path.join(tmpdir(), 'rikken-schema-'));
  const outfile = path.join(folder, 'schema.mjs');
  const contents = `
    export { describeField } from './src/i18n/describe.js';
    export { clubJsonSchema } from './src/notation/clubJsonSchema.js';
    export { rulesetJsonSchema } from './src/notation/rulesetJsonSchema.js';
    export { rules } from './src/i18n/en/rules.js';`;
  try {
    await build({
      absWorkingDir: root,
      stdin: { contents, resolveDir: root, loader: 'ts' },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      mainFields: ['module', 'main'],
      target: 'node20',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { clubJsonSchema, describeField, rulesetJsonSchema, rules } = await loadSources();
const describe = (field) => describeField(rules, field);
const folder = path.join(root, 'schema');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of [
  ['ruleset', rulesetJsonSchema(describe)],
  ['club', clubJsonSchema(describe)],
]) {
  writeFileSync(path.join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
