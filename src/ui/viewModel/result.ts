import { type PerSeat, SEATS, type Seat } from '../../engine/seats.js';
import type { ContractResult, FinishedDeal } from '../../engine/state.js';
import { signed } from '../../i18n/words.js';
import type { TableSetup } from '../setup.js';
import type { TableState } from '../state.js';
import { callList } from './auction.js';
import { termWords } from './header.js';
import { seatsInOrder } from './places.js';
import { bySuit, type OpenSuit } from './seats.js';

/** What one contract came to. */
export interface OutcomeView {
  readonly headline: string;
  readonly made: boolean;
  /** The arithmetic, spelled out. */
  readonly sum: string;
  /** How the value becomes the declarer's points, where he settles it with several others. */
  readonly settling: string | null;
}

/** One of the four hands as it was dealt. */
export interface DealtHandView {
  readonly name: string;
  readonly declaring: boolean;
  readonly suits: readonly OpenSuit[];
}

/** A row of points with a heading. */
interface PointsRow {
  readonly heading: string;
  readonly points: readonly number[];
  /** A total, written without a sign. */
  readonly total: boolean;
}

/** The result of a deal. */
export interface ResultView {
  /** Nobody bid. */
  readonly thrownIn: boolean;
  /** Empty when the deal was thrown in. */
  readonly outcomes: readonly OutcomeView[];
  readonly hands: readonly DealtHandView[];
  /** Trump and the called card, in words. */
  readonly terms: readonly string[];
  readonly calls: readonly string[];
  /** The names above the points. */
  readonly names: readonly string[];
  readonly points: readonly PointsRow[];
}

/** The declarer's points as so many times the value; null where they are the value itself. */
function settling({ texts, names }: TableSetup, { declarer, value, deltas }: ContractResult): string | null {
  const total = deltas[declarer];
  const times = value === 0 ? 0 : Math.abs(total) / value;
  if (!Number.isInteger(times) || times < 2) return null;
  return texts.table.times(names[declarer], value, times, signed(total));
}

function outcome(setup: TableSetup, result: ContractResult): OutcomeView {
  const { game, table } = setup.texts;
  const side = [result.declarer, ...(result.partner === null ? [] : [result.partner])];
  return {
    headline: table.outcome(
      game.contractName(result.contract),
      game.list(side.map((seat) => setup.names[seat])),
      game.tricks(result.tricks),
      result.made,
    ),
    made: result.made,
    sum: `${table.value}: ${game.sum(result)}`,
    settling: settling(setup, result),
  };
}

function dealtHands(
  setup: TableSetup,
  { deal }: FinishedDeal,
  seats: readonly Seat[],
): readonly DealtHandView[] {
  const declaring = [...deal.contracts.map((declared) => declared.seat), deal.partner];
  const dealt = seats.filter((seat) => deal.dealt[seat].some((mask) => mask !== 0));
  return dealt.map((seat) => ({
    name: setup.names[seat],
    declaring: declaring.includes(seat),
    suits: bySuit(deal.dealt[seat]),
  }));
}

const pointsRow = (
  heading: string,
  points: PerSeat<number>,
  seats: readonly Seat[],
  total = false,
): PointsRow => ({
  heading,
  points: seats.map((seat) => points[seat]),
  total,
});

function pointRows(state: TableState, finished: FinishedDeal, seats: readonly Seat[]): readonly PointsRow[] {
  const { setup, observation } = state;
  const { table, game } = setup.texts;
  const { settlement } = finished;
  const results = settlement.kind === 'contracts' ? settlement.results : [];
  const single = results.length < 2;
  return [
    ...(single
      ? []
      : results.map((one) =>
          pointsRow(`${game.contractName(one.contract)} ${setup.names[one.declarer]}`, one.deltas, seats),
        )),
    pointsRow(single ? table.thisDeal : table.together, settlement.deltas, seats),
    pointsRow(table.totals, observation.match.totals, seats, true),
  ];
}

/** The result of the deal that has just been finished; null when there is none. */
export function resultView(state: TableState): ResultView | null {
  const { setup, observation } = state;
  const { finished } = observation;
  if (finished === null) return null;
  const { settlement, deal } = finished;
  const seats = seatsInOrder(observation);
  return {
    thrownIn: settlement.kind === 'thrown-in',
    outcomes: settlement.kind === 'contracts' ? settlement.results.map((one) => outcome(setup, one)) : [],
    hands: dealtHands(
      setup,
      finished,
      SEATS.filter((seat) => deal.dealt[seat] !== undefined),
    ),
    terms: termWords(setup, deal),
    calls: callList(state),
    names: seats.map((seat) => setup.names[seat]),
    points: pointRows(state, finished, seats),
  };
}
