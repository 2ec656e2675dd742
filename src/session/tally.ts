import type { Ruleset } from '../engine/ruleset.js';
import { type PerSeat, type PlayerCount, type Seat, seatsOf } from '../engine/seats.js';
import type { FinishedDeal } from '../engine/state.js';

/** How often a contract was played, and how often it was made. */
export interface ContractTally {
  readonly bid: number;
  readonly made: number;
}

/** The numbers of one bot over all seats at which it sits. */
export interface BotTally {
  readonly bot: string;
  readonly seats: readonly Seat[];
  /** The sum over all deals of what its seats won together. */
  readonly sum: number;
  /** The sum of the squares of the same: seats of one deal are not independent, whole deals are. */
  readonly squares: number;
  /** The contracts that it declared, by id. */
  readonly contracts: Readonly<Record<string, ContractTally>>;
}

/** The numbers of a simulation, all of them whole, so that the order of adding changes nothing. */
export interface SimTally {
  /** Deals dealt, thrown-in ones too. */
  readonly deals: number;
  /** Deals that were thrown in because everybody passed. */
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
  return { deals: 0, passedOut: 0, games: {}, bots };
}

const addContract = (a: ContractTally | undefined, b: ContractTally): ContractTally => ({
  bid: (a?.bid ?? 0) + b.bid,
  made: (a?.made ?? 0) + b.made,
});

function countBot(tally: BotTally, { settlement }: FinishedDeal): BotTally {
  const won = tally.seats.reduce<number>((sum, seat) => sum + settlement.deltas[seat], 0);
  const results = settlement.kind === 'contracts' ? settlement.results : [];
  const contracts = { ...tally.contracts };
  for (const { declarer, contract, made } of results) {
    if (!tally.seats.includes(declarer)) continue;
    contracts[contract] = addContract(contracts[contract], { bid: 1, made: made ? 1 : 0 });
  }
  return { ...tally, sum: tally.sum + won, squares: tally.squares + won * won, contracts };
}

/** How often games were played, both counts together. */
function addGames(a: SimTally['games'], b: SimTally['games']): SimTally['games'] {
  const games = { ...a };
  for (const [id, count] of Object.entries(b)) games[id] = (games[id] ?? 0) + count;
  return games;
}

/** The numbers with one more deal. */
export function countDeal(tally: SimTally, finished: FinishedDeal): SimTally {
  const { settlement } = finished;
  return {
    deals: tally.deals + 1,
    passedOut: tally.passedOut + (settlement.kind === 'thrown-in' ? 1 : 0),
    games: settlement.kind === 'game' ? addGames(tally.games, { [settlement.result.game]: 1 }) : tally.games,
    bots: tally.bots.map((bot) => countBot(bot, finished)),
  };
}

function addBots(a: BotTally, b: BotTally): BotTally {
  const contracts = { ...a.contracts };
  for (const [id, tally] of Object.entries(b.contracts)) contracts[id] = addContract(contracts[id], tally);
  return { ...a, sum: a.sum + b.sum, squares: a.squares + b.squares, contracts };
}

/** The numbers of two parts of one simulation together. */
export const addTallies = (a: SimTally, b: SimTally): SimTally => ({
  deals: a.deals + b.deals,
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
