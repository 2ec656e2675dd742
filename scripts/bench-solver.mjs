import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { integer, milliseconds } from './bench/numbers.mjs';
import { freshSolves, integerLoop, reviews, worlds } from './bench/solver.mjs';
import { root } from './bundle.mjs';

/**
 * Prints how fast the double-dummy solver is: 2,000 fresh solves of the hundred deals of the fixture, worlds a second (the other three
 * hands dealt anew, every legal card valued), and whole deals with the value of every legal card. Trick nodes are the figure to
 * compare; milliseconds are of processor time and depend on the machine, so a fixed loop over integers is timed beside them.
 * `--quick` takes one solve in ten, `--runs n` the best time of n runs of each.
 */
const quick = process.argv.includes('--quick');
const runs = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 1;

const folder = mkdtempSync(path.join(tmpdir(), 'rikken-bench-'));
try {
  const outfile = path.join(folder, 'solver.mjs');
  const entry = path.join(root, 'src/solver/index.ts');
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    logLevel: 'error',
  });
  const { createSolver } = await import(pathToFileURL(outfile).href);
  const fixture = path.join(root, 'test/fixtures/double-dummy.json');
  const { deals } = JSON.parse(readFileSync(fixture, 'utf8'));
  const print = (name, figures) => process.stdout.write(`${name.padEnd(34)} ${figures}\n`);

  print('Node, cores', `${process.versions.node}, ${cpus().length}`);
  print('integer loop', milliseconds(integerLoop()));
  const { times, nodes, wrong } = freshSolves(createSolver, deals, { step: quick ? 10 : 1, runs });
  print('fresh solves, wrong', `${integer(times.count)}, ${wrong}`);
  for (const [name, of, format] of [
    ['time', times, milliseconds],
    ['trick nodes', nodes, integer],
  ]) {
    const figures = ['mean', 'median', 'p90', 'p99', 'worst'].map((key) => `${key} ${format(of[key])}`);
    print(name, figures.join(', '));
  }
  print('integer loop', milliseconds(integerLoop()));
  for (const cards of [10, 8, 6]) {
    const seconds = quick ? 1 : 8;
    const [lead, trick] = [false, true].map((whole) => integer(worlds(createSolver, cards, seconds, whole)));
    print(`worlds a second, ${cards} cards left`, `on lead ${lead}, in all positions of a trick ${trick}`);
  }
  const review = reviews(createSolver, deals.slice(0, quick ? 5 : 30));
  print(
    'whole deals, every legal card',
    `mean ${milliseconds(review.mean)}, worst ${milliseconds(review.worst)}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
