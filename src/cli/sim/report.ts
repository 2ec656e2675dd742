import { type PlayerCount, SEAT_LETTERS } from '../../engine/seats.js';
import type { BotTally, ContractTally, SimTally } from '../../session/tally.js';

/** Standard errors to either side of the mean that hold 95 % of a normal distribution. */
const QUANTILE = 1.96;

/** Mean points of a seat of one bot per deal, with the interval that holds the true mean in 95 of 100 simulations. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const rounded = (amount: number): number => Math.round(amount * 10_000) / 10_000 + 0;

/**
 * The mean of a bot over its seats, and over the playings of a deal where each is played several times. Seats and playings of one
 * deal depend on each other, deals hardly do: so whole deals are the sample, and a bot that sits everywhere has a mean of exactly
 * zero.
 */
export function meanOf({ sum, squares, seats }: BotTally, deals: number, playings = 1): Mean {
  if (deals === 0) return { mean: 0, low: 0, high: 0 };
  const mean = sum / deals;
  const variance = deals > 1 ? Math.max(0, (squares - sum * mean) / (deals - 1)) : 0;
  const error = QUANTILE * Math.sqrt(variance / deals);
  const perSeat = (amount: number): number => rounded(amount / (seats.length * playings));
  return { mean: perSeat(mean), low: perSeat(mean - error), high: perSeat(mean + error) };
}

/** One bot in the report of a simulation. */
interface BotReport extends Mean {
  readonly bot: string;
  readonly seats: readonly string[];
  readonly contracts: Readonly<Record<string, ContractTally>>;
}

/** What `sim --json` prints. */
export interface SimReport {
  readonly ruleset: string;
  readonly players: PlayerCount;
  readonly deals: number;
  /** Deals without a contract, each playing counted: thrown in, or played as a game because everybody passed. */
  readonly passedOut: number;
  readonly dealsPerSecond: number;
  readonly bots: readonly BotReport[];
}

/** The report of a simulation that took so many seconds. */
export const simReport = (
  ruleset: string,
  players: PlayerCount,
  tally: SimTally,
  seconds: number,
): SimReport => ({
  ruleset,
  players,
  deals: tally.deals,
  passedOut: tally.passedOut + Object.values(tally.games).reduce((sum, count) => sum + count, 0),
  dealsPerSecond: Math.round((tally.deals / Math.max(seconds, 0.001)) * 10) / 10,
  bots: tally.bots.map((bot) => ({
    bot: bot.bot,
    seats: bot.seats.map((seat) => SEAT_LETTERS[seat]),
    ...meanOf(bot, tally.deals, tally.plays / tally.deals),
    contracts: bot.contracts,
  })),
});
