import { size } from '../../engine/cardSet.js';
import { type PerSeat, SEATS, type Seat } from '../../engine/seats.js';
import type { ContractResult, FinishedDeal } from '../../engine/state.js';
import { signed } from '../../i18n/words.js';
import type { TableSetup } from '../setup.js';
import type { TableState } from '../state.js';
import { callList } from './auction.js';
import { type GameView, gameView } from './gameResult.js';
import { bySuit, type OpenSuit } from './hand.js';
import { termWords } from './header.js';
import { seatsInOrder } from './places.js';

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
  /** Null for who had no part in the deal. */
  readonly points: readonly (number | null)[];
  readonly kind: PointsKind;
}

/** Points of this deal, a total after it, or something that was counted. */
export type PointsKind = 'points' | 'total' | 'count';

/** The result of a deal. */
export interface ResultView {
  /** Nobody bid. */
  readonly thrownIn: boolean;
  /** Empty when the deal was thrown in or a special game. */
  readonly outcomes: readonly OutcomeView[];
  readonly game: GameView | null;
  /** That the deal ended before all cards were played; null where they were. */
  readonly stopped: string | null;
  readonly hands: readonly DealtHandView[];
  /** Trump and the called card, in words. */
  readonly terms: readonly string[];
  readonly calls: readonly string[];
  /** The names above the points. */
  readonly names: readonly string[];
  readonly points: readonly PointsRow[];
}

/** Whether the declarer of a lost partnership pays for a partner who sits at the table too (R8.1). */
const paysForPartner = ({ partner, declarer, deltas }: ContractResult, active: readonly Seat[]): boolean =>
  partner !== null && active.includes(partner) && deltas[declarer] < 0 && deltas[partner] === 0;

/** The declarer's points as so many times the value; null where they are the value itself. */
function settling(
  { texts, names }: TableSetup,
  result: ContractResult,
  active: readonly Seat[],
): string | null {
  const { declarer, value, deltas } = result;
  const total = deltas[declarer];
  const times = value === 0 ? 0 : Math.abs(total) / value;
  if (!Number.isInteger(times) || times < 2) return null;
  const sum = texts.table.times(names[declarer], value, times, signed(total));
  return paysForPartner(result, active) ? `${sum} (${texts.table.alsoForPartner})` : sum;
}

/** What was counted of everybody in a special game: tricks, queens, or the totals before it. */
function countedRow(
  setup: TableSetup,
  { deal, settlement }: FinishedDeal,
  seats: readonly Seat[],
): readonly PointsRow[] {
  if (settlement.kind !== 'game' || deal.game === null) return [];
  const heading = setup.texts.table.counted[deal.game.goal.kind];
  return [{ heading, points: ofActive(settlement.result.counted, deal.active, seats), kind: 'count' }];
}

/** The values of some seats, null for those that had no part in the deal. */
const ofActive = (
  values: PerSeat<number>,
  active: readonly Seat[],
  seats: readonly Seat[],
): readonly (number | null)[] => seats.map((seat) => (active.includes(seat) ? values[seat] : null));

/** That cards were left over, in words, or null: the deal ended as soon as nothing could change its settlement (R7.5). */
function stoppedWords({ texts }: TableSetup, { deal }: FinishedDeal): string | null {
  const left = Math.max(...SEATS.map((seat) => size(deal.hands[seat])));
  return left === 0 || deal.tricks.length === 0 ? null : texts.table.stopped(deal.tricks.length, left);
}

function outcome(setup: TableSetup, result: ContractResult, active: readonly Seat[]): OutcomeView {
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
    settling: settling(setup, result, active),
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

function pointRows(state: TableState, finished: FinishedDeal, seats: readonly Seat[]): readonly PointsRow[] {
  const { setup, observation } = state;
  const { table, game } = setup.texts;
  const { settlement, deal } = finished;
  const ofDeal = (heading: string, points: PerSeat<number>): PointsRow => ({
    heading,
    points: ofActive(points, deal.active, seats),
    kind: 'points',
  });
  const { totals } = observation.match;
  const results = settlement.kind === 'contracts' ? settlement.results : [];
  const single = results.length < 2;
  return [
    ...(single
      ? []
      : results.map((one) =>
          ofDeal(`${game.contractName(one.contract)} ${setup.names[one.declarer]}`, one.deltas),
        )),
    ...countedRow(setup, finished, seats),
    ofDeal(single ? table.thisDeal : table.together, settlement.deltas),
    { heading: table.totals, points: seats.map((seat) => totals[seat]), kind: 'total' },
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
    outcomes:
      settlement.kind === 'contracts'
        ? settlement.results.map((one) => outcome(setup, one, deal.active))
        : [],
    game: gameView(setup, observation.ruleset, finished),
    stopped: stoppedWords(setup, finished),
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
