import { loadGame, playWith } from './game.mjs';
import { integer } from './numbers.mjs';

/** A player that adds up how often it was asked and how long it thought, in milliseconds. */
const timed = (player, count) => ({
  act(observation, signal) {
    const startedAt = performance.now();
    const action = player.act(observation, signal);
    count.time += performance.now() - startedAt;
    count.decisions += 1;
    return action;
  },
});

/** Matches before the clock runs: much of the code is rarely reached, and runs slowly until it has been compiled. */
const WARMING = 10;

/** A row about the time that one bot spends on its decisions over some matches, the rest of the game left out. */
export async function decisionRows(sandbox, matches = 60) {
  const game = await loadGame(sandbox.environment('decisions').HOME);
  const name = 'heuristic';
  const count = { decisions: 0, time: 0 };
  for (let match = 1; match <= WARMING + matches; match += 1) {
    const seed = `bench/${match}`;
    const player = timed(game.botPlayer(game.botByName(name), seed), count);
    await playWith(game, seed, player);
    // The first matches warm the compiler up.
    if (match === WARMING) Object.assign(count, { decisions: 0, time: 0 });
  }
  const perSecond = (1000 * count.decisions) / count.time;
  return [
    [
      `decisions a second, ${name} bot`,
      integer(perSecond),
      `${integer(count.decisions)} decisions, thinking only`,
    ],
  ];
}
