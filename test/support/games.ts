import { gameById, type Ruleset, type SpecialGame } from '../../src/engine/ruleset.js';
import type { PlayerCount, Seat } from '../../src/engine/seats.js';
import { settleGame } from '../../src/engine/specialGame.js';
import { amounts } from './table.js';

/** The special game with this id, which the ruleset must have. */
function game(ruleset: Ruleset, id: string): SpecialGame {
  const found = gameById(ruleset, id);
  if (found === null) throw new Error(`no game ${id}`);
  return found;
}

const FOUR: readonly Seat[] = [0, 1, 2, 3];

interface Outcome {
  readonly counted?: readonly number[];
  readonly queenTaker?: Seat;
  readonly lastTaker?: Seat;
  readonly active?: readonly Seat[];
  readonly players?: PlayerCount;
}

/** What N, E, S and W (and X) settle in a special game, of which the outcome is known. */
export function settled(ruleset: Ruleset, id: string, outcome: Outcome): string {
  const [north = 0, east = 0, south = 0, west = 0, fifth = 0] = outcome.counted ?? [];
  const { queenTaker = null, lastTaker = null, active = FOUR, players = 4 } = outcome;
  const counted = [north, east, south, west, fifth] as const;
  const { deltas } = settleGame(ruleset, game(ruleset, id), { counted, queenTaker, lastTaker }, active);
  return amounts(deltas, players);
}

/** The same for a game in which tricks, queens or totals count. */
export const tricksGame = (ruleset: Ruleset, id: string, counted: readonly number[]): string =>
  settled(ruleset, id, { counted });
