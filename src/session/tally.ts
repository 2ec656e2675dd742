import type { Ruleset } from '../engine/ruleset.js';
import { type PerSeat, type PlayerCount, SEATS, type Seat, seatsOf } from '../engine/seats.js';
import type { FinishedDeal } from '../engine/state.js';
import type { Seating } from './rotation.js';

/** How often a contract was played, and how often it was made. */
export interface ContractTally {
  readonly bid: number;
  readonly made: number;
}

/** The numbers of one bot over all seats at which it sits. */
export interface BotTally {
  readonly bot: string;
  /** Where it sits when a deal is played for the first time. */
  readonly seats: readonly Seat[];
  /** The sum over all deals of what its seats won together, in all playings of the deal. */
  readonly sum: number;
  /** The sum of the squares of the same: seats and playings of one deal are not independent, whole deals are. */
  readonly squares: number;
  /** The contracts that it declared, by id. */
  readonly contracts: Readonly<Record<string, ContractTally>>;
}

/** The numbers of a simulation, all of them whole, so that the order of adding changes nothing. */
export interface SimTally {
  /** Deals dealt, thrown-in ones too. */
  readonly deals: number;
  /** How often deals were played: more often than dealt where each is played with every rotation of the bots. */
  readonly plays: number;
  /** Of those, how many were thrown in because everybody passed. */
  readonly passedOut: number;
  /** How often each special game was played, by its id (section 10). */
  readonly games: Readonly<Record<string, number>>;
  /** In the order of their first seats. */
  readonly bots: readonly BotTally[];
}

/** Nothing counted yet, for these bots. */
export function zeroTally(players: PlayerCount, names: PerSeat<string>): SimTally {
  const seats = seatsOf(players);
  const bots = [...new Set(seats.map((seat) => names[seat]))].map((bot) => ({
    bot,
    seats: seats.filter((seat) => names[seat] === bot),
    sum: 0,
    squares: 0,
    contracts: {},
  }));
  return { deals: 0, plays: 0, passedOut: 0, games: {}, bots };
}

const addContract = (a: ContractTally | undefined, b: ContractTally): ContractTally => ({
  bid: (a?.bid ?? 0) + b.bid,
  made: (a?.made ?? 0) + b.made,
});

/** A deal as it ended among these bots; `times` counts the rotations of the bots that seat them so. */
export interface PlayedDeal extends Seating {
  readonly finished: FinishedDeal;
}

/** What one bot won in a playing, over all its seats and as often as that counts. */
const wonBy = (bot: string, { finished, names, times }: PlayedDeal): number =>
  times *
  SEATS.reduce<number>((sum, seat) => sum + (names[seat] === bot ? finished.settlement.deltas[seat] : 0), 0);

/** The contracts that a bot declared in a playing. */
function contractsOf(bot: string, { finished, names, times }: PlayedDeal): BotTally['contracts'] {
  const { settlement } = finished;
  const results = settlement.kind === 'contracts' ? settlement.results : [];
  const contracts: Record<string, ContractTally> = {};
  for (const { declarer, contract, made } of results) {
    if (names[declarer] !== bot) continue;
    contracts[contract] = addContract(contracts[contract], { bid: times, made: made ? times : 0 });
  }
  return contracts;
}

function countBot(tally: BotTally, plays: readonly PlayedDeal[]): BotTally {
  const won = plays.reduce((sum, play) => sum + wonBy(tally.bot, play), 0);
  const contracts = plays.reduce(
    (all, play) => addContracts(all, contractsOf(tally.bot, play)),
    tally.contracts,
  );
  return { ...tally, sum: tally.sum + won, squares: tally.squares + won * won, contracts };
}

function addContracts(a: BotTally['contracts'], b: BotTally['contracts']): BotTally['contracts'] {
  const contracts = { ...a };
  for (const [id, tally] of Object.entries(b)) contracts[id] = addContract(contracts[id], tally);
  return contracts;
}

/** How often games were played, both counts together. */
function addGames(a: SimTally['games'], b: SimTally['games']): SimTally['games'] {
  const games = { ...a };
  for (const [id, count] of Object.entries(b)) games[id] = (games[id] ?? 0) + count;
  return games;
}

/** The numbers with one more deal, in all its playings. */
export function countDeal(tally: SimTally, plays: readonly PlayedDeal[]): SimTally {
  const times = plays.reduce((sum, play) => sum + play.times, 0);
  const thrownIn = plays.filter(({ finished }) => finished.settlement.kind === 'thrown-in');
  return {
    deals: tally.deals + 1,
    plays: tally.plays + times,
    passedOut: tally.passedOut + thrownIn.reduce((sum, play) => sum + play.times, 0),
    games: plays.reduce((games, { finished: { settlement }, times: count }) => {
      return settlement.kind === 'game' ? addGames(games, { [settlement.result.game]: count }) : games;
    }, tally.games),
    bots: tally.bots.map((bot) => countBot(bot, plays)),
  };
}

function addBots(a: BotTally, b: BotTally): BotTally {
  const contracts = addContracts(a.contracts, b.contracts);
  return { ...a, sum: a.sum + b.sum, squares: a.squares + b.squares, contracts };
}

/** The numbers of two parts of one simulation together. */
export const addTallies = (a: SimTally, b: SimTally): SimTally => ({
  deals: a.deals + b.deals,
  plays: a.plays + b.plays,
  passedOut: a.passedOut + b.passedOut,
  games: addGames(a.games, b.games),
  bots: a.bots.map((bot, index) => {
    const other = b.bots[index];
    return other === undefined ? bot : addBots(bot, other);
  }),
});

/** The same counts in the order of these parts of a ruleset. */
const ordered = <Count>(
  parts: readonly { readonly id: string }[],
  counts: Readonly<Record<string, Count>>,
): Readonly<Record<string, Count>> =>
  Object.fromEntries(
    parts.flatMap(({ id }) => {
      const counted = counts[id];
      return counted === undefined ? [] : [[id, counted] as const];
    }),
  );

/** The same numbers with contracts and games in the order of the ruleset, whichever was played first. */
export const inOrderOf = ({ contracts, games }: Ruleset, tally: SimTally): SimTally => ({
  ...tally,
  games: ordered(games, tally.games),
  bots: tally.bots.map((bot) => ({ ...bot, contracts: ordered(contracts, bot.contracts) })),
});
