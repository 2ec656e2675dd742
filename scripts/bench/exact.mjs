import { build } from 'esbuild';
import { root } from '../bundle.mjs';
import { integer } from './numbers.mjs';

/**
 * Prints how many full deals with low hands the solver for misère and piek decides within its budget of nodes, and how many
 * nodes and milliseconds it takes. Every deal is solved with an empty table. The hands are random deals chosen by
 * their unsafe cards, the first two rows are the fixture of the tests.
 */

const exported = `
  export { createExactSolver } from './src/solver/exact/index.js';
  export { BUDGET } from './test/solver/exact/support/fixture.js';
  export { dealsWithUnsafe } from './test/solver/exact/support/hands.js';
`;

async function loadSolver() {
  const { outputFiles } = await build({
    stdin: { contents: exported, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  const text = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${text}`);
}

const rows = [
  { name: 'misère, 0-1 unsafe cards', tricks: 0, least: 0, most: 1 },
  { name: 'piek, 0-2 unsafe cards', tricks: 1, least: 0, most: 2 },
  { name: 'misère, 2 unsafe cards', tricks: 0, least: 2, most: 2 },
  { name: 'misère, 3-4 unsafe cards', tricks: 0, least: 3, most: 4 },
  { name: 'piek, 3-4 unsafe cards', tricks: 1, least: 3, most: 4 },
  { name: 'misère, any hand', tricks: 0, least: 0, most: 13 },
  { name: 'piek, any hand', tricks: 1, least: 0, most: 13 },
];

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

function quantiles(values, show) {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.9, 0.99, 1].map((part) => show(quantile(sorted, part)).padStart(8)).join('');
}

function measure({ createExactSolver, dealsWithUnsafe, BUDGET }, { name, tricks, least, most }, count) {
  const solver = createExactSolver();
  const results = dealsWithUnsafe('unsafe', count, least, most).map((deal) => {
    solver.forget();
    const startedAt = performance.now();
    const result = solver.solve(deal, { declarer: 0, tricks }, { nodes: BUDGET });
    return { ...result, time: performance.now() - startedAt };
  });
  const share = (made) => `${results.filter((result) => result.made === made).length}`.padStart(6);
  const nodes = quantiles(
    results.map((result) => result.nodes),
    integer,
  );
  const times = quantiles(
    results.map((result) => result.time),
    (time) => time.toFixed(1),
  );
  return `${name.padEnd(25)}${share(true)}${share(false)}${share(null)} ${nodes} ${times}`;
}

const count = Number(process.argv[2] ?? 100);
const solver = await loadSolver();
process.stdout.write(`${count} deals a row; at most ${integer(solver.BUDGET)} nodes\n`);
process.stdout.write(
  `${' '.repeat(25)}  made failed open    nodes: median, 90 %, 99 %, most     ms: the same\n`,
);
for (const row of rows) process.stdout.write(`${measure(solver, row, count)}\n`);
