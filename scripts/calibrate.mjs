import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { check } from './calibrate/auction/check.mjs';
import { fitModels } from './calibrate/auction/fit.mjs';
import { line } from './calibrate/auction/line.mjs';
import { TABLES } from './calibrate/auction/tables.mjs';

/**
 * Fits the estimates of the auction to self-play and shows how good they are:
 *   --fit    plays, fits and writes src/bots/heuristic/fit.ts
 *   --check  predicted chances beside the observed rates, over deals that the fit has never seen
 *   --line   what each bid gains compared with a pass, and each pass just below the line compared with the bid
 * with --deals <n> for each table, --table <id> for one ruleset only, --threads <n>.
 */

const { values } = parseArgs({
  options: {
    fit: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    line: { type: 'boolean', default: false },
    deals: { type: 'string', default: '1600' },
    table: { type: 'string', multiple: true, default: [] },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});

const isAsked = ({ id, changes }) => values.table.includes(id) && changes === undefined;
const options = {
  deals: Number(values.deals),
  threads: Number(values.threads),
  tables: values.table.length === 0 ? TABLES : TABLES.filter(isAsked),
};
if (values.fit) await fitModels(options);
if (values.check) await check(options);
if (values.line) await line(options);
