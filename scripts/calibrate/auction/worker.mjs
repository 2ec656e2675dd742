import { parentPort, workerData } from 'node:worker_threads';
import { predictions } from './check.mjs';
import { deltasOfLine } from './line.mjs';
import { dealsOf, playOn } from './playing.mjs';
import { dealRows } from './rows.mjs';
import { rulesetOf } from './tables.mjs';

/** Plays the matches that it is told to, and answers each with what was asked for. */

const lab = await import(workerData.lab);
const bot = lab.botByName('sharp');

/** What is looked at in each deal, and whether decided deals are played on. */
const JOBS = {
  fit: { toTheEnd: true, look: dealRows },
  check: { toTheEnd: false, look: (_lab, _bot, first) => predictions(lab, playOn(lab, bot, first)) },
  line: { toTheEnd: false, look: deltasOfLine },
};

parentPort.on('message', ({ job, table, seed, deals, shuffledBy }) => {
  const { toTheEnd, look } = JOBS[job];
  const ruleset = rulesetOf(lab, table, toTheEnd);
  const random = lab.randomFor(seed, 'calibrate');
  const found = [];
  for (const first of dealsOf(lab, ruleset, seed, deals, bot, shuffledBy))
    found.push(...look(lab, bot, first, random));
  parentPort.postMessage({ seed, found });
});
