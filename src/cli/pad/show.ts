import { type PerSeat, type Seat, seatsOf } from '../../engine/seats.js';
import type { Texts } from '../../i18n/index.js';
import { type Labels, labelsFor } from '../../i18n/labels.js';
import { signed } from '../../i18n/words.js';
import { columns } from '../layout.js';
import { type Pad, type PadRow, type PadTable, totalsOf, winnersOf } from './padState.js';

/** Amounts by name: `Truus +3, Sjef -3`. */
const byName = ({ names, players }: PadTable, amounts: PerSeat<number>): string =>
  seatsOf(players)
    .map((seat) => `${names[seat]} ${signed(amounts[seat] + 0)}`)
    .join(', ');

const labels = ({ names, players }: PadTable, { plain }: Texts): Labels => {
  const label = labelsFor(names, false);
  return { ...label, seat: (seat: Seat) => (seat < players ? label.seat(seat) : plain.openHand) };
};

/** The running totals in one line. */
export const totalsLine = ({ pad: words }: Texts, pad: Pad): string =>
  words.totals(byName(pad, totalsOf(pad)));

/** What a deal came to: the result with its arithmetic, the points, the totals, and whether the match is over. */
export function rowLines(texts: Texts, pad: Pad, row: PadRow): readonly string[] {
  const { settlement } = row;
  const over = winnersOf(pad);
  const winners = over === null ? [] : [texts.pad.over(texts.game.list(over.map((seat) => pad.names[seat])))];
  if (settlement.kind === 'thrown-in') return [texts.pad.passed, ...winners];
  return [
    texts.game.event({ type: 'deal-settled', settlement }, labels(pad, texts)),
    texts.pad.points(byName(pad, settlement.deltas)),
    totalsLine(texts, pad),
    ...winners,
  ];
}

/** What was played in a deal, in a few words. */
function played(texts: Texts, pad: Pad, { settlement }: PadRow): string {
  const { seat } = labels(pad, texts);
  if (settlement.kind === 'thrown-in') return texts.game.pass;
  if (settlement.kind === 'game') return texts.game.gameName(settlement.result.game);
  return settlement.results
    .map(({ contract, declarer, partner, tricks }) => {
      const side = [declarer, ...(partner === null ? [] : [partner])].map(seat);
      return `${texts.game.contractName(contract)} ${side.join('+')} ${tricks}`;
    })
    .join(', ');
}

/** The whole sheet: a row for every deal with the running totals behind it. */
export function sheetLines(texts: Texts, pad: Pad): readonly string[] {
  const { deal, dealer, played: what } = texts.pad.sheet;
  const seats = seatsOf(pad.players);
  const rows = pad.rows.map((row, index) => {
    const totals = totalsOf({ rows: pad.rows.slice(0, index + 1) });
    const amounts = seats.map((seat) => String(totals[seat] + 0));
    return [String(index + 1), pad.names[row.dealer], played(texts, pad, row), ...amounts];
  });
  return columns([[deal, dealer, what, ...seats.map((seat) => pad.names[seat])], ...rows]);
}

/** One line about a pad for the list of those that can be gone on with. */
export const listedLine = (texts: Texts, id: string, ruleset: string, pad: Pad): string =>
  texts.pad.listed(id, ruleset, pad.rows.length, byName(pad, totalsOf(pad)));
