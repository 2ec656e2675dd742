import { type Bot, botByName } from '../../src/bots/index.js';
import type { Entry } from '../../src/engine/action.js';
import { newMatch } from '../../src/engine/match.js';
import type { Ruleset } from '../../src/engine/ruleset.js';
import { pagat } from '../../src/engine/rulesets/pagat.js';
import { type PerSeat, perSeat } from '../../src/engine/seats.js';
import type { GameState } from '../../src/engine/state.js';
import { botPlayer } from '../../src/session/botPlayer.js';
import { chanceFromSeed } from '../../src/session/chance.js';
import type { Player } from '../../src/session/player.js';
import { playMatch, type StepTaken } from '../../src/session/playMatch.js';

/** The rules of a match of so many deals. */
export const matchOf = (deals: number): Ruleset => ({ ...pagat, end: { kind: 'deals', count: deals } });

/** The bot with this name. */
function bot(name: string): Bot {
  const found = botByName(name);
  if (found === null) throw new Error(`no bot ${name}`);
  return found;
}

/** Four bots of one kind. */
export const fourBots = (name: string, seed: string): PerSeat<Player | null> =>
  perSeat((seat) => (seat === 4 ? null : botPlayer(bot(name), seed)));

export interface Played {
  readonly state: GameState;
  readonly steps: readonly StepTaken[];
  readonly entries: readonly Entry[];
}

/** Plays a match among bots of one kind until it is over, or for so many steps. */
export async function played(options: {
  readonly seed: string;
  readonly bots?: string;
  readonly deals?: number;
  readonly from?: GameState;
  readonly steps?: number;
}): Promise<Played> {
  const { seed, bots = 'random', deals = 2, from = newMatch(matchOf(deals), 4), steps = Infinity } = options;
  const stop = new AbortController();
  const taken: StepTaken[] = [];
  const state = await playMatch({
    state: from,
    chance: chanceFromSeed(seed),
    players: fourBots(bots, seed),
    onStep: (step) => {
      if (taken.push(step) >= steps) stop.abort();
    },
    signal: stop.signal,
  });
  return { state, steps: taken, entries: taken.map(({ entry }) => entry) };
}
