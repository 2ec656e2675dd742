import type { Ruleset, SpecialGame } from '../../engine/ruleset.js';
import type { Seat } from '../../engine/seats.js';
import type { FinishedDeal, SettledGame } from '../../engine/state.js';
import { capitalised, signed } from '../../i18n/words.js';
import type { TableSetup } from '../setup.js';

/** What a special game came to. */
export interface GameView {
  readonly headline: string;
  /** Who pays whom what, a line for every payment. */
  readonly payments: readonly string[];
}

/** Who pays whom what after a special game, a line for every payment (section 10). */
function payments(
  setup: TableSetup,
  ruleset: Ruleset,
  game: SpecialGame,
  finished: SettledGame,
  active: readonly Seat[],
): readonly string[] {
  const { texts, names } = setup;
  const { table, game: words } = texts;
  const { winners, queenTaker, lastTaker } = finished.result;
  const listOf = (seats: readonly Seat[]): string => words.list(seats.map((seat) => names[seat]));
  const losers = active.filter((seat) => !winners.includes(seat));
  if (ruleset.settlement === 'winners-only') {
    const [best] = winners;
    return best === undefined
      ? [table.nobodyPays]
      : [table.credited(listOf(winners), winners.length, finished.deltas[best])];
  }
  if (game.goal.kind === 'spade-queen') {
    const others = active.length - 1;
    const total = signed(-game.unit * others);
    return [
      ...(queenTaker === null ? [] : [table.paysForQueen(names[queenTaker], game.unit, others, total)]),
      ...(lastTaker === null ? [] : [table.paysForLast(names[lastTaker], game.unit, others, total)]),
    ];
  }
  if (winners.length === 0 || losers.length === 0) return [table.nobodyPays];
  const total = signed(-game.unit * winners.length);
  return [table.losersPay(listOf(losers), losers.length, winners.length, game.unit, total)];
}

/** What a special game came to, in words; null where none was played. */
export function gameView(
  setup: TableSetup,
  ruleset: Ruleset,
  { deal, settlement }: FinishedDeal,
): GameView | null {
  if (settlement.kind !== 'game' || deal.game === null) return null;
  return {
    headline: capitalised(setup.texts.game.gameResult(settlement.result, setup.labels)),
    payments: payments(setup, ruleset, deal.game, settlement, deal.active),
  };
}
