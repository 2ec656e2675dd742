import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The project's folder, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Ink imports its developer tools, and through them a web socket library, only when DEV is set: 128 KB for nobody. */
const withoutDevtools = {
  name: 'without-devtools',
  setup(api) {
    api.onResolve({ filter: /\/devtools\.js$/ }, ({ path: wanted, importer }) =>
      /[\\/]ink[\\/]build[\\/]/.test(importer) ? { path: wanted, namespace: 'without-devtools' } : undefined,
    );
    api.onLoad({ filter: /.*/, namespace: 'without-devtools' }, () => ({ contents: '' }));
  },
};

/** Text of well-known characters is measured without string-width, which is slow to get ready; see `oneCellWidth`. */
const withQuickWidth = {
  name: 'with-quick-width',
  setup(api) {
    api.onResolve({ filter: /^string-width$/ }, ({ namespace }) =>
      namespace === 'quick-width' ? undefined : { path: root, namespace: 'quick-width' },
    );
    api.onLoad({ filter: /.*/, namespace: 'quick-width' }, () => ({
      resolveDir: root,
      contents: `
        import { oneCellWidth } from './src/ui/terminal/oneCellWidth.ts';
        export default (text, options) => {
          const width = options === undefined ? oneCellWidth(text) : null;
          return width ?? require('string-width').default(text, options);
        };`,
    }));
  },
};

/** jsonc-parser's `main` requires its parts in a way that cannot be bundled. */
const mainFields = ['module', 'main'];

/** The text of one module with parts of the sources as they stand now: `entry` is a file, or `exported` a list of exports from `./src`. */
export async function sourceModule({ entry, exported }) {
  const { outputFiles } = await build({
    ...(entry === undefined
      ? { stdin: { contents: exported, resolveDir: root, loader: 'ts' } }
      : { entryPoints: [path.join(root, entry)] }),
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields,
  });
  return outputFiles[0].text;
}

/** React and signal-exit are CommonJS: inside an ES module they need a `require` for Node's own modules. */
const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The programs of the package; the workers have no React, so that a thread starts quickly. */
function entryPoints() {
  const workers = { worker: 'src/session/worker.ts', solveWorker: 'src/session/solveWorker.ts' };
  const there = Object.entries(workers).filter(([, file]) => existsSync(path.join(root, file)));
  return { main: 'src/cli/main.ts', ...Object.fromEntries(there) };
}

/**
 * Bundles the program in memory, with all libraries inside; what `src/cli/main.ts` imports dynamically becomes
 * chunks that are loaded when needed. Returns esbuild's result: the output files and the metafile.
 */
export function bundle() {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return build({
    absWorkingDir: root,
    entryPoints: entryPoints(),
    outdir: 'dist',
    entryNames: '[name]',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    mainFields,
    target: 'node20',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'warning',
    banner: { js: banner },
    define: {
      // React's development build is twice as big and remembers every render for ever.
      'process.env.NODE_ENV': '"production"',
      // The layout engine would unpack itself through it, and Node loads a whole HTTP client for that.
      fetch: 'undefined',
      'process.env.RIKKEN_VERSION': JSON.stringify(version),
    },
    plugins: [withoutDevtools, withQuickWidth],
  });
}
