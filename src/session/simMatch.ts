import { botByName } from '../bots/index.js';
import type { DealEntry } from '../engine/action.js';
import { newMatch } from '../engine/match.js';
import type { Ruleset } from '../engine/ruleset.js';
import { type PerSeat, type PlayerCount, perSeat, type Seat, seatsOf } from '../engine/seats.js';
import type { FinishedDeal } from '../engine/state.js';
import { entryText } from '../notation/entryText.js';
import { botPlayer } from './botPlayer.js';
import { type Chance, chanceFromSeed } from './chance.js';
import { finishedBy } from './finishedDeal.js';
import type { Player } from './player.js';
import { playMatch, type StepTaken } from './playMatch.js';
import { randomDeals } from './randomDeals.js';
import { rotations } from './rotation.js';
import { countDeal, type PlayedDeal, type SimTally, zeroTally } from './tally.js';

/** What every match of a simulation has in common. */
export interface SimTable {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  /** The name of the bot at each seat. */
  readonly seats: PerSeat<string>;
  /** The seed of the whole simulation; match m has `<seed>/m`. */
  readonly seed: string;
  /** Whether each deal is played once for each rotation of the bots, on cards that do not depend on how they play. */
  readonly duplicate: boolean;
  /** Whether the matches are to be written down. */
  readonly record: boolean;
}

/** One match of a simulation, counted from 1, and how many deals are played of it. */
export interface SimTask {
  readonly match: number;
  readonly deals: number;
}

/**
 * What came of one match: its numbers, and its deals as they stand in a record (empty when none is kept). Of deals that are
 * played several times only the last playing stands there: a record has one bot at each seat.
 */
export interface SimResult {
  readonly match: number;
  readonly tally: SimTally;
  readonly text: string;
}

/** Who plays under a name, at a seat of a match with this seed. */
export type Company = (name: string, seat: Seat, seed: string) => Player;

/** The bots of this program by their names; throws for a name that is none. */
export const ownBots: Company = (name, _seat, seed) => {
  const bot = botByName(name);
  if (bot === null) throw new Error(`there is no bot ${name}`);
  return botPlayer(bot, seed);
};

/** One match in play: who plays, and where it is stopped from. */
interface MatchInPlay {
  readonly table: SimTable;
  readonly seed: string;
  readonly company: Company;
  readonly signal: AbortSignal;
}

/** Plays what chance gives, telling every deal as it ends; the text of all that was played when a record is kept. */
async function playOut(
  { table, seed, company, signal }: MatchInPlay,
  names: PerSeat<string>,
  chance: Chance,
  onDeal: (finished: FinishedDeal) => void,
): Promise<string> {
  const seats = seatsOf(table.players);
  const texts: string[] = [];
  const onStep = ({ before, entry, after }: StepTaken): void => {
    if (table.record) texts.push(entryText(before, entry, after));
    const finished = finishedBy(before, after);
    if (finished !== null) onDeal(finished);
  };
  const players = perSeat((seat) => (seats.includes(seat) ? company(names[seat], seat, seed) : null));
  await playMatch({ state: newMatch(table.ruleset, table.players), chance, players, onStep, signal });
  return texts.join('');
}

/** Plays the deals of a match one after another, each from the cards that the one before has left. */
async function playInARow(match: MatchInPlay, task: SimTask): Promise<SimResult> {
  const { table, seed } = match;
  const { players, seats: names } = table;
  const fromSeed = chanceFromSeed(seed);
  const chance: Chance = (state) => (state.match.dealt >= task.deals ? null : fromSeed(state));
  let tally = zeroTally(players, names);
  const text = await playOut(match, names, chance, (finished) => {
    tally = countDeal(tally, [{ names, times: 1, finished }]);
  });
  return { match: task.match, tally, text };
}

/** Deals these cards, and nothing more. */
const onlyDeal =
  (deal: DealEntry): Chance =>
  (state) =>
    state.match.dealt === 0 ? deal : null;

/** Plays every deal of a match by itself, once for each rotation of the bots. */
async function playRotated(match: MatchInPlay, task: SimTask): Promise<SimResult> {
  const { table, seed, signal } = match;
  const { ruleset, players, seats: names } = table;
  const seatings = rotations(names, players);
  let tally = zeroTally(players, names);
  let text = '';
  for (const deal of await randomDeals(ruleset, players, seed, task.deals)) {
    const plays: PlayedDeal[] = [];
    for (const seating of seatings) {
      text = await playOut(match, seating.names, onlyDeal(deal), (finished) => {
        plays.push({ ...seating, finished });
      });
      if (signal.aborted) return { match: task.match, tally, text };
    }
    tally = countDeal(tally, plays);
  }
  return { match: task.match, tally, text };
}

/**
 * Plays one match of a simulation: among the bots of this program a function of its arguments, wherever it runs. When the signal
 * is aborted the result has what was played until then.
 */
export function simulateMatch(
  table: SimTable,
  task: SimTask,
  company: Company = ownBots,
  signal: AbortSignal = new AbortController().signal,
): Promise<SimResult> {
  const match = { table, seed: `${table.seed}/${task.match}`, company, signal };
  return table.duplicate ? playRotated(match, task) : playInARow(match, task);
}
