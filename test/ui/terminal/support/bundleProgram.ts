import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

/** A bundled program, and how to remove it. */
export interface BundledProgram {
  readonly file: string;
  remove(): void;
}

/**
 * Bundles one source file with all libraries, as the program itself is bundled, into a fresh folder: Node 20 cannot
 * run TypeScript.
 */
export async function bundleProgram(source: string): Promise<BundledProgram> {
  const folder = mkdtempSync(path.join(tmpdir(), 'terminal-test-'));
  const file = path.join(folder, 'program.mjs');
  await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins: [
      {
        name: 'without-devtools',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\/devtools\.js$/ }, ({ path: wanted }) => ({
            path: wanted,
            namespace: 'without-devtools',
          }));
          onLoad({ filter: /.*/, namespace: 'without-devtools' }, () => ({ contents: '' }));
        },
      },
    ],
  });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
