import { cardOf, QUEEN, rankOf, SPADES } from './cards.js';
import type { Ruleset, SpecialGame } from './ruleset.js';
import { type PerSeat, perSeat, type Seat } from './seats.js';
import type { Deal, GameResult, SettledGame } from './state.js';

/** What decides a special game: tricks, queens or totals per seat; and who took the queen of spades and the last trick. */
export interface GameOutcome {
  readonly counted: PerSeat<number>;
  readonly queenTaker: Seat | null;
  readonly lastTaker: Seat | null;
}

/** Who has reached the goal of a special game, among the seats that play (R10.1-R10.5). */
function gameWinners(game: SpecialGame, outcome: GameOutcome, active: readonly Seat[]): readonly Seat[] {
  const { goal } = game;
  const { counted } = outcome;
  switch (goal.kind) {
    case 'tricks':
      return active.filter((seat) => goal.counts.includes(counted[seat]));
    case 'spade-queen':
      return active.filter((seat) => seat !== outcome.queenTaker && seat !== outcome.lastTaker);
    case 'queens':
      return active.filter((seat) => counted[seat] === 0);
    case 'begging': {
      const lowest = Math.min(...active.map((seat) => counted[seat]));
      return active.every((seat) => counted[seat] === lowest)
        ? []
        : active.filter((seat) => counted[seat] === lowest);
    }
  }
}

/** Each payer gives each receiver so much. */
const pay = (payers: readonly Seat[], receivers: readonly Seat[], unit: number): PerSeat<number> =>
  perSeat((seat) => {
    if (payers.includes(seat)) return -unit * receivers.length;
    return receivers.includes(seat) ? unit * payers.length : 0;
  });

/** In the game about the queen of spades each taker pays everybody else, for the queen and for the last trick (R10.3). */
function payForTaking(outcome: GameOutcome, active: readonly Seat[], unit: number): PerSeat<number> {
  const takers = [outcome.queenTaker, outcome.lastTaker].filter((seat) => seat !== null);
  const payments = takers.map((taker) =>
    pay(
      [taker],
      active.filter((seat) => seat !== taker),
      unit,
    ),
  );
  return perSeat((seat) => payments.reduce((sum, payment) => sum + payment[seat], 0));
}

/** Settles a special game between the seats that play (section 10); where only winners are credited, nobody pays (R8.2). */
export function settleGame(
  ruleset: Ruleset,
  game: SpecialGame,
  outcome: GameOutcome,
  active: readonly Seat[],
): SettledGame {
  const winners = gameWinners(game, outcome, active);
  const result: GameResult = { game: game.id, ...outcome, winners };
  const losers = active.filter((seat) => !winners.includes(seat));
  if (ruleset.settlement === 'winners-only') {
    const credit = game.credit[Math.min(winners.length, game.credit.length) - 1] ?? 0;
    return { kind: 'game', result, deltas: perSeat((seat) => (winners.includes(seat) ? credit : 0)) };
  }
  const deltas =
    game.goal.kind === 'spade-queen'
      ? payForTaking(outcome, active, game.unit)
      : pay(losers, winners, game.unit);
  return { kind: 'game', result, deltas };
}

/** Who took the trick with a given card, or null while it has not been played. */
const takerOf = (deal: Deal, card: number): Seat | null =>
  deal.tricks.find((trick) => trick.plays.some((play) => play.card === card))?.winner ?? null;

/** What a played deal, or the totals before one that is not played, decide in a special game. */
export function outcomeOf(game: SpecialGame, deal: Deal, totals: PerSeat<number>): GameOutcome {
  const none = { queenTaker: null, lastTaker: null };
  switch (game.goal.kind) {
    case 'tricks':
      return { ...none, counted: deal.taken };
    case 'spade-queen':
      return {
        counted: deal.taken,
        queenTaker: takerOf(deal, cardOf(SPADES, QUEEN)),
        lastTaker: deal.tricks.at(-1)?.winner ?? null,
      };
    case 'queens': {
      const queens = (seat: Seat): number =>
        deal.tricks
          .filter((trick) => trick.winner === seat)
          .reduce((sum, trick) => sum + trick.plays.filter((play) => rankOf(play.card) === QUEEN).length, 0);
      return { ...none, counted: perSeat(queens) };
    }
    case 'begging':
      return { ...none, counted: totals };
  }
}
