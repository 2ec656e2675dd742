import { matchEnd, type Ruleset } from '../../engine/ruleset.js';
import { nextSeat, type PerSeat, type PlayerCount, type Seat, seatsOf } from '../../engine/seats.js';
import { addDeltas, NOTHING, winners } from '../../engine/settlement.js';
import { type GameOutcome, settleGame } from '../../engine/specialGame.js';
import type { Settlement } from '../../engine/state.js';
import type { Declaration } from '../score/declarations.js';
import { settleAll } from '../score/score.js';
import { scoredTable } from '../score/scoredTable.js';

/** Who plays by which rules. */
export interface PadTable {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  readonly names: PerSeat<string>;
}

/** What was played in a deal; a game whose outcome follows from the totals has none of its own. */
export type PadDeal =
  | { readonly kind: 'passed' }
  | { readonly kind: 'contracts'; readonly declarations: readonly Declaration[] }
  | { readonly kind: 'game'; readonly game: string; readonly outcome: GameOutcome | null };

/** What is written on a pad. */
export type PadEntry =
  | { readonly kind: 'dealer'; readonly seat: Seat }
  | { readonly kind: 'deal'; readonly deal: PadDeal }
  | { readonly kind: 'undo' };

/** A deal on the pad with what it came to. */
export interface PadRow {
  readonly dealer: Seat;
  readonly settlement: Settlement;
}

/** A score pad at any moment. */
export interface Pad extends PadTable {
  readonly rows: readonly PadRow[];
  /** Who deals next; null before the first dealer is known. */
  readonly dealer: Seat | null;
}

export const newPad = (table: PadTable): Pad => ({ ...table, rows: [], dealer: null });

/** The running totals. */
export const totalsOf = ({ rows }: Pick<Pad, 'rows'>): PerSeat<number> =>
  addDeltas(rows.map(({ settlement }) => settlement.deltas));

/** What a deal comes to when this seat has dealt it; null for a game that the rules do not have. */
function settle(pad: Pad, dealer: Seat, deal: PadDeal): Settlement | null {
  const table = scoredTable(pad.ruleset, pad.players, dealer);
  if (deal.kind === 'passed') return { kind: 'thrown-in', deltas: NOTHING };
  if (deal.kind === 'contracts') {
    const results = settleAll(table, deal.declarations);
    return { kind: 'contracts', results, deltas: addDeltas(results.map((result) => result.deltas)) };
  }
  const game = pad.ruleset.games.find(({ id }) => id === deal.game);
  if (game === undefined) return null;
  const outcome = deal.outcome ?? { counted: totalsOf(pad), queenTaker: null, lastTaker: null };
  return settleGame(pad.ruleset, game, outcome, table.active);
}

/** The pad with one more entry; null where the entry makes no sense there: a deal without a dealer, an undo of nothing. */
export function write(pad: Pad, entry: PadEntry): Pad | null {
  if (entry.kind === 'dealer') return { ...pad, dealer: entry.seat };
  if (entry.kind === 'undo') {
    const last = pad.rows.at(-1);
    return last === undefined ? null : { ...pad, rows: pad.rows.slice(0, -1), dealer: last.dealer };
  }
  const { dealer } = pad;
  const settlement = dealer === null ? null : settle(pad, dealer, entry.deal);
  if (dealer === null || settlement === null) return null;
  const row = { dealer, settlement };
  return { ...pad, rows: [...pad.rows, row], dealer: nextSeat(seatsOf(pad.players), dealer) };
}

/** Who has won once the match is over by its rules, null before; minutes are left to those at the table (R8.4). */
export function winnersOf(pad: Pad): readonly Seat[] | null {
  const end = matchEnd(pad.ruleset, pad.players);
  const totals = totalsOf(pad);
  const settled = pad.rows.filter(({ settlement }) => settlement.kind !== 'thrown-in').length;
  const reached: Readonly<Record<typeof end.kind, boolean>> = {
    deals: settled >= end.count,
    rounds: pad.rows.length >= end.count * pad.players,
    target: seatsOf(pad.players).some((seat) => totals[seat] >= end.count),
    minutes: false,
  };
  return reached[end.kind] ? winners(totals, seatsOf(pad.players)) : null;
}
