import { playMatches } from './matches.mjs';
import { groupBy, mean } from './numbers.mjs';
import { playOn, playOnWith } from './playing.mjs';

/** Whether bids pay: the same deals with a bid replaced by a pass, and with a pass just below the line by the bid. */

/** How far below the line a pass counts as just below it, as a share of the contract's base. */
const NEAR = 0.35;

/** The bid with the best prospects, with what it promises beyond passing; undefined where none may be made. */
function bestBid(lab, observation) {
  const { deal } = observation;
  const all = lab.candidates(observation, deal, lab.SHARP, lab.valueOfPassing(observation, deal));
  return all.reduce((top, one) => (top === undefined || one.gain > top.gain + 1e-9 ? one : top), undefined);
}

/** For every bid that was made, and every one just not made, what it gains compared with a pass. */
export function deltasOfLine(lab, bot, first) {
  const { turns, finished } = playOn(lab, bot, first);
  const found = [];
  const { results = [] } = finished.settlement;
  for (const { contract, made } of results) found.push({ kind: 'played', contract, made: made ? 1 : 0 });
  found.push({ kind: results.length > 0 ? 'contracts' : finished.settlement.kind, contract: '' });
  for (const { state, action } of turns) {
    if (state.phase !== 'auction') continue;
    const observation = lab.observe(state, state.turn);
    const delta = (end) => end.settlement.deltas[state.turn];
    if (action.type === 'bid') {
      if (!observation.legal.some(({ type }) => type === 'pass')) continue;
      const passed = playOnWith(lab, bot, state, { type: 'pass' }).finished;
      const raise = state.deal.calls.some(({ type }) => type === 'bid') ? 'over' : 'open';
      const expected = bestBid(lab, observation)?.gain ?? 0;
      found.push({
        kind: 'bid',
        contract: action.bid,
        raise,
        gain: delta(finished) - delta(passed),
        expected,
      });
    } else if (action.type === 'pass') {
      const best = bestBid(lab, observation);
      if (best === undefined || best.gain < -NEAR * best.outlook.contract.value.base) continue;
      const bid = playOnWith(lab, bot, state, best.bid).finished;
      const raise = state.deal.calls.some(({ type }) => type === 'bid') ? 'over' : 'open';
      const gain = delta(bid) - delta(finished);
      found.push({ kind: 'passed', contract: best.bid.bid, raise, gain, expected: best.gain });
    }
  }
  return found;
}

function summary(rows) {
  const gains = rows.map(({ gain }) => gain);
  const centre = mean(gains);
  const half = 1.96 * Math.sqrt(mean(gains.map((gain) => (gain - centre) ** 2)) / gains.length);
  return {
    n: rows.length,
    centre,
    low: centre - half,
    high: centre + half,
    expected: mean(rows.map((row) => row.expected)),
  };
}

const ENOUGH = 200;
const signed = (value) => `${value < 0 ? '' : '+'}${value.toFixed(2)}`.padStart(8);

function printRow(title, rows, isBid) {
  const { n, centre, low, high, expected } = summary(rows);
  const right = isBid ? low > 0 : low <= 0;
  const verdict = n < ENOUGH ? 'too few' : right ? 'ok' : 'WRONG';
  process.stdout.write(
    `  ${title.padEnd(28)} n ${String(n).padStart(6)}   gain ${signed(centre)} [${signed(low)},${signed(high)}]   expected ${signed(expected)}   ${verdict}\n`,
  );
}

function printTable(table, rows) {
  const of = (kind) => rows.filter((row) => row.kind === kind);
  const deals = rows.filter(({ kind }) => ['contracts', 'thrown-in', 'game'].includes(kind)).length;
  const played = of('played');
  process.stdout.write(
    `\n${table}: ${deals} deals, ${of('thrown-in').length} thrown in, ${of('game').length} games, ` +
      `${(100 * mean(played.map(({ made }) => made)) || 0).toFixed(1)} % of ${played.length} contracts made\n`,
  );
  for (const [contract, inside] of groupBy(played, (row) => row.contract)) {
    const made = (100 * mean(inside.map((row) => row.made))).toFixed(1);
    process.stdout.write(
      `  ${contract.padEnd(28)} n ${String(inside.length).padStart(6)}   made ${made} %\n`,
    );
  }
  for (const [kind, title] of [
    ['bid', 'bids against passing'],
    ['passed', 'passes just below the line against the bid'],
  ]) {
    process.stdout.write(`${title}\n`);
    for (const [contract, inside] of groupBy(of(kind), (row) => row.contract)) {
      printRow(contract, inside, kind === 'bid');
      for (const [raise, part] of groupBy(inside, (row) => row.raise))
        if (part.length < inside.length) printRow(`  ${contract} ${raise}`, part, kind === 'bid');
    }
  }
}

/** Prints both sides of the line for every contract of every table. */
export async function line(options) {
  const rows = [];
  await playMatches({ ...options, job: 'line', seed: 'held-out' }, (task, found) =>
    rows.push(...found.map((row) => ({ ...row, table: task.table.id }))),
  );
  for (const [table, inside] of groupBy(rows, (row) => row.table)) printTable(table, inside);
}
