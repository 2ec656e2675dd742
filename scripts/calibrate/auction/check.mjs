import { playMatches } from './matches.mjs';
import { groupBy, mean } from './numbers.mjs';

/** How the predicted chances of the contracts that the bots play agree with how often they are made. */

/** For every contract of a played deal the chance that its declarer saw when he bid it last, and whether it was made. */
export function predictions(lab, { turns, finished }) {
  const { results = [] } = finished.settlement;
  return results.flatMap(({ declarer, contract, made }) => {
    const bid = turns.findLast(
      ({ state, action }) => state.turn === declarer && action.type === 'bid' && action.bid === contract,
    );
    if (bid === undefined) return [];
    const observation = lab.observe(bid.state, declarer);
    const bidContract = lab.contractById(observation.ruleset, contract);
    const { chance } = lab.outlookOf(observation, observation.deal, bidContract);
    const { side, goal, exposure, aces } = bidContract;
    const kind =
      goal.kind === 'at-least' ? side : `exactly ${goal.tricks}, ${exposure === 'none' ? 'closed' : 'open'}`;
    return [{ kind, contract, duty: aces !== null, chance, made: made ? 1 : 0 }];
  });
}

const ENOUGH = 1000;
const WITHIN = 0.05;

/** Buckets of ten points; neighbours with too few contracts are put together. */
function bucketsOf(rows) {
  const buckets = [];
  for (let low = 0; low < 10; low += 1) {
    const inside = rows.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === low);
    if (inside.length > 0) buckets.push({ low, high: low + 1, rows: inside });
  }
  for (let index = 0; index < buckets.length; ) {
    const bucket = buckets[index];
    if (bucket.rows.length >= ENOUGH || buckets.length === 1) {
      index += 1;
      continue;
    }
    const other = buckets[index + 1] ?? buckets[index - 1];
    const [a, b] = other === buckets[index + 1] ? [bucket, other] : [other, bucket];
    buckets.splice(buckets.indexOf(a), 2, { low: a.low, high: b.high, rows: [...a.rows, ...b.rows] });
    index = Math.max(
      0,
      buckets.findIndex(({ rows: inside }) => inside.length < ENOUGH),
    );
    if (buckets.every(({ rows: inside }) => inside.length >= ENOUGH)) break;
  }
  return buckets;
}

const percent = (value) => `${(100 * value).toFixed(1).padStart(6)} %`;

function printGroup(title, rows) {
  process.stdout.write(`\n${title}: ${rows.length} contracts\n`);
  for (const { low, high, rows: inside } of bucketsOf(rows)) {
    const predicted = mean(inside.map(({ chance }) => chance));
    const observed = mean(inside.map(({ made }) => made));
    const verdict =
      inside.length < ENOUGH ? 'too few' : Math.abs(predicted - observed) <= WITHIN ? 'ok' : 'OFF';
    const range = `${10 * low}-${10 * high} %`.padEnd(10);
    process.stdout.write(
      `  ${range} n ${String(inside.length).padStart(6)}   predicted ${percent(predicted)}   made ${percent(observed)}   ${verdict}\n`,
    );
  }
}

/** Prints predicted chances beside observed rates, for all contracts together, by kind and by table. */
export async function check(options) {
  const rows = [];
  await playMatches({ ...options, job: 'check', seed: 'held-out' }, (task, found) =>
    rows.push(...found.map((row) => ({ ...row, table: task.table.id }))),
  );
  printGroup('all', rows);
  for (const [kind, inside] of groupBy(rows, (row) => row.kind)) printGroup(kind, inside);
  for (const [table, inside] of groupBy(rows, (row) => row.table)) printGroup(`table ${table}`, inside);
}
