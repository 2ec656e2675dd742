import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../bundle.mjs';
import { buildLab } from './lab.mjs';
import { playMatches } from './matches.mjs';
import { groupBy, mean } from './numbers.mjs';
import { fitLinear, fitModel } from './regression.mjs';

/** Fits all models of the auction to the bots' own play and writes them down. */

const target = path.join(root, 'src/bots/heuristic/fit.ts');
const TRICKS = 13;

async function featureNames() {
  const folder = mkdtempSync(path.join(tmpdir(), 'rikken-calibrate-'));
  try {
    const file = path.join(folder, 'lab.mjs');
    await buildLab(file);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const rounded = (value) => Math.round(value * 1000) / 1000;

/** The same numbers with three decimals. */
function tidy(value) {
  if (typeof value === 'number') return rounded(value);
  if (Array.isArray(value)) return value.map(tidy);
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, tidy(inside)]));
}

/** How often a hand with so many aces is the partner. */
function calledByAces(rows) {
  const byAces = groupBy(rows, ({ x }) => x[0]);
  return [0, 1, 2, 3, 4].map((aces) => {
    const inside = byAces.get(aces) ?? [];
    // With few cases the chance leans towards what so many aces out of four would give.
    return (
      (inside.reduce((sum, { y }) => sum + y, 0) + 20 * Math.min(0.9, aces * 0.3)) / (inside.length + 20)
    );
  });
}

/**
 * What players hold of calls, in tricks: the shorter the suit, the sooner it can be ruffed, and cards below the called one become high.
 * The differences are so small that the rows of a fit hardly show them.
 */
const EXPECTED_OF_CALLS = {
  singleton: 0.3,
  doubleton: 0.25,
  tripleton: 0.15,
  long: 0.05,
  nextBelow: 0.15,
  twoBelow: 0.1,
  shortBelow: 0,
};
const PULL_OF_CALLS = 1500;

function fitAll(lab, rows) {
  const of = (model) => rows.get(model) ?? [];
  const tricks = (key) => fitModel(lab.TRICK_FEATURES, TRICKS, of(`tricks/${key}`));
  const exact = (key) => fitModel(lab.EXACT_FEATURES, 1, of(`exact/${key}`));
  const others = (key, levels) => fitModel(lab.WATCHER_FEATURES, levels, of(`others/${key}`));
  const side = (key) => ({
    partner: others(`${key}/partner`, 2 * lab.MARGIN),
    opponent: others(`${key}/opponent`, 2 * lab.MARGIN),
  });
  return {
    TRICK_MODELS: {
      alone: tricks('alone'),
      'called-card': tricks('called-card'),
      'fourth-ace': tricks('fourth-ace'),
      namer: tricks('namer'),
    },
    EXACT_MODELS: {
      closed: { none: exact('closed/none'), some: exact('closed/some') },
      open: { none: exact('open/none'), some: exact('open/some') },
    },
    OTHERS: {
      calledByAces: calledByAces(of('called')),
      tricks: { alone: side('alone'), 'called-card': side('called-card'), 'fourth-ace': side('fourth-ace') },
      exact: { closed: others('exact/closed', 1), open: others('exact/open', 1) },
    },
    UNOPENED: {
      opened: fitModel(lab.WATCHER_FEATURES, 1, of('unopened')),
      exact: mean(of('exact-share').map(({ y }) => y)),
      forced: mean(of('forced').map(({ y }) => y)),
    },
    STANDS: fitModel(lab.OVERBID_FEATURES, 1, of('stands')),
    CALL_WEIGHTS: fitLinear(lab.CALL_FEATURES, of('call'), EXPECTED_OF_CALLS, PULL_OF_CALLS),
  };
}

const text = (value) => JSON.stringify(tidy(value));

function fileText(fitted, { deals, tables, seed }) {
  return `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers only look like others
import type { Side } from '../../engine/ruleset.js';
import type { Model } from './model.js';
import type { CallFeature } from './naming.js';
import type { ExactFeature, TrickFeature } from './outlook.js';
import type { OverbidFeature } from './overbid.js';
import type { WatcherFeature } from './passing.js';

/**
 * Written by \`npm run calibrate -- --fit --deals ${deals}\`: fitted to ${deals} deals of self-play at each of ${tables.length} tables (seed ${seed}), every
 * shipped ruleset among them, with bids as the bots make them and others near to the line. Not to be edited by hand.
 */

/** The tricks of a declaring side: by its kind for who bids, and for who names trump in a contract with the fourth ace. */
export const TRICK_MODELS: Readonly<Record<Side | 'namer', Model<TrickFeature>>> = ${text(fitted.TRICK_MODELS)};

interface ByGoal {
  readonly none: Model<ExactFeature>;
  readonly some: Model<ExactFeature>;
}

/** The chance to make an exact contract: by whether the hand is laid open, and whether the goal is no trick or some. */
export const EXACT_MODELS: Readonly<Record<'closed' | 'open', ByGoal>> = ${text(fitted.EXACT_MODELS)};

interface ByRole {
  readonly partner: Model<WatcherFeature>;
  readonly opponent: Model<WatcherFeature>;
}

/**
 * What becomes of the contracts of others: how often a hand with so many aces turns out to be the partner, the tricks around the goal
 * by the role of who passed, and the chance that an exact contract is made.
 */
export const OTHERS: {
  readonly calledByAces: readonly number[];
  readonly tricks: Readonly<Record<Side, ByRole>>;
  readonly exact: Readonly<Record<'closed' | 'open', Model<WatcherFeature>>>;
} = ${text(fitted.OTHERS)};

/**
 * What follows a pass when nobody has bid: the chance that another opens, the share of exact contracts among the openings, and what a
 * forced opening or a chosen game brings the others, in units of the smallest base.
 */
export const UNOPENED: {
  readonly opened: Model<WatcherFeature>;
  readonly exact: number;
  readonly forced: number;
} = ${text(fitted.UNOPENED)};

/** The chance that a bid is not overbid. */
export const STANDS: Model<OverbidFeature> = ${text(fitted.STANDS)};

/** What each feature of a called card is worth in tricks. */
export const CALL_WEIGHTS: Readonly<Record<CallFeature, number>> = ${text(fitted.CALL_WEIGHTS)};
`;
}

/** Plays, fits, and writes the models; returns nothing. */
export async function fitModels(options) {
  const lab = await featureNames();
  const rows = new Map();
  const job = { ...options, job: 'fit', seed: 'fit' };
  await playMatches(job, (_task, found) => {
    for (const row of found) {
      const inside = rows.get(row.model);
      if (inside === undefined) rows.set(row.model, [row]);
      else inside.push(row);
    }
  });
  for (const [model, inside] of rows) process.stderr.write(`${model.padEnd(32)} ${inside.length} rows\n`);
  writeFileSync(target, fileText(fitAll(lab, rows), job));
  execFileSync('npx', ['biome', 'check', '--write', target], { stdio: 'inherit' });
}
