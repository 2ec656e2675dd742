import { botByName } from '../bots/index.js';
import { newMatch } from '../engine/match.js';
import type { Ruleset } from '../engine/ruleset.js';
import { type PerSeat, type PlayerCount, perSeat, seatsOf } from '../engine/seats.js';
import { entryText } from '../notation/entryText.js';
import { botPlayer } from './botPlayer.js';
import { type Chance, chanceFromSeed } from './chance.js';
import { finishedBy } from './finishedDeal.js';
import { playMatch, type StepTaken } from './playMatch.js';
import { countDeal, type SimTally, zeroTally } from './tally.js';

/** A simulation plays matches of this many deals, thrown-in ones included. */
export const DEALS_PER_MATCH = 16;

/** What every match of a simulation has in common. */
export interface SimTable {
  readonly ruleset: Ruleset;
  readonly players: PlayerCount;
  /** The name of the bot at each seat. */
  readonly seats: PerSeat<string>;
  /** The seed of the whole simulation; match m has `<seed>/m`. */
  readonly seed: string;
  /** Whether the matches are to be written down. */
  readonly record: boolean;
}

/** One match of a simulation, counted from 1, and how many deals are played of it. */
export interface SimTask {
  readonly match: number;
  readonly deals: number;
}

/** What came of one match: its numbers, and its deals as they stand in a record (empty when none is kept). */
export interface SimResult {
  readonly match: number;
  readonly tally: SimTally;
  readonly text: string;
}

/** Plays one match of a simulation: a function of its arguments, wherever it runs. */
export async function simulateMatch(table: SimTable, task: SimTask): Promise<SimResult> {
  const seed = `${table.seed}/${task.match}`;
  const fromSeed = chanceFromSeed(seed);
  const chance: Chance = (state) => (state.match.dealt >= task.deals ? null : fromSeed(state));
  let tally = zeroTally(table.players, table.seats);
  const texts: string[] = [];
  const onStep = ({ before, entry, after }: StepTaken): void => {
    if (table.record) texts.push(entryText(before, entry, after));
    const finished = finishedBy(before, after);
    if (finished !== null) tally = countDeal(tally, finished);
  };
  const players = perSeat((seat) => {
    const bot = seatsOf(table.players).includes(seat) ? botByName(table.seats[seat]) : null;
    return bot === null ? null : botPlayer(bot, seed);
  });
  const state = newMatch(table.ruleset, table.players);
  await playMatch({ state, chance, players, onStep, signal: new AbortController().signal });
  return { match: task.match, tally, text: texts.join('') };
}
