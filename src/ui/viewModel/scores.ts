import { type PerSeat, perSeat, type Seat, seatsOf } from '../../engine/seats.js';
import { addDeltas, winners } from '../../engine/settlement.js';
import type { GameTexts } from '../../i18n/texts/game.js';
import type { ScoredGame, ScoreRow } from '../scoreRow.js';
import type { TableSetup } from '../setup.js';
import type { TableState } from '../state.js';
import { seatsInOrder } from './places.js';

/** A deal on the score sheet. */
interface ScoreLine {
  readonly board: string;
  readonly contract: string;
  /** For each player what the deal brought, null when he had no part in it, and what he had after it. */
  readonly points: readonly { readonly delta: number | null; readonly total: number }[];
}

/** The score sheet as far as it fits. */
export interface ScoresView {
  readonly names: readonly string[];
  readonly lines: readonly ScoreLine[];
  readonly totals: readonly number[];
  readonly above: number;
  readonly below: number;
  /** How well the others play, where that was asked for: `Harrie: club`. */
  readonly levels: readonly string[];
}

/** Which special game was played, and who won it. */
const gameWords = (words: GameTexts, names: PerSeat<string>, { game, winners }: ScoredGame): string =>
  [words.gameName(game), winners.map((seat) => names[seat]).join('+')].filter(Boolean).join(' ');

/** Who played what in a deal, in words. */
function contractWords({ texts, names }: TableSetup, row: ScoreRow): string {
  const { game, table } = texts;
  if (row.game !== null) return gameWords(game, names, row.game);
  if (row.contracts.length === 0) return table.passedOut;
  return row.contracts
    .map(({ contract, declarer, partner }) => {
      const side = [declarer, ...(partner === null ? [] : [partner])];
      return `${game.contractName(contract)} ${side.map((seat) => names[seat]).join('+')}`;
    })
    .join(', ');
}

/** The totals after each row. */
function runningTotals(rows: readonly ScoreRow[]): readonly PerSeat<number>[] {
  const totals: PerSeat<number>[] = [];
  for (const row of rows) totals.push(addDeltas([totals.at(-1) ?? perSeat(() => 0), row.deltas]));
  return totals;
}

/** The score sheet in so many lines, scrolled `state.scroll` lines up from its end. */
export function scoresView(state: TableState, height: number): ScoresView {
  const { setup, rows, observation } = state;
  const seats = seatsInOrder(observation);
  const totals = runningTotals(rows);
  const below = Math.max(0, Math.min(state.scroll, rows.length - height));
  const end = rows.length - below;
  const start = Math.max(0, end - height);
  const lines = rows.slice(start, end).map((row, index) => ({
    board: String(row.board),
    contract: contractWords(setup, row),
    points: seats.map((seat) => ({
      delta: row.active.includes(seat) ? row.deltas[seat] : null,
      total: totals[start + index]?.[seat] ?? 0,
    })),
  }));
  return {
    names: seats.map((seat) => setup.names[seat]),
    lines,
    totals: seats.map((seat) => observation.match.totals[seat]),
    above: start,
    below,
    levels: seats.flatMap((seat) =>
      setup.levels[seat] === '' ? [] : [`${setup.names[seat]}: ${setup.levels[seat]}`],
    ),
  };
}

/** One player in the final standings. */
interface StandingView {
  readonly place: number;
  readonly name: string;
  readonly you: boolean;
  readonly total: number;
  readonly winner: boolean;
}

/** The end of a match: who has won, and everybody's place. */
export interface StandingsView {
  readonly headline: string;
  readonly deals: string;
  readonly standings: readonly StandingView[];
}

/** The final standings, the highest total first; equal totals share a place (R8.4). */
export function standingsView({ setup, observation }: TableState): StandingsView {
  const { table, game } = setup.texts;
  const { totals, settled } = observation.match;
  const seats = seatsOf(observation.players);
  const best = winners(totals, seats);
  const place = (seat: Seat): number => 1 + seats.filter((other) => totals[other] > totals[seat]).length;
  return {
    headline: table.winners(
      game.list(best.map((seat) => setup.names[seat])),
      best.length,
      best.includes(setup.seat) && !setup.watchOnly,
    ),
    deals: table.dealsPlayed(settled),
    standings: seats
      .toSorted((a, b) => totals[b] - totals[a])
      .map((seat) => ({
        place: place(seat),
        name: setup.names[seat],
        you: seat === setup.seat,
        total: totals[seat],
        winner: best.includes(seat),
      })),
  };
}
