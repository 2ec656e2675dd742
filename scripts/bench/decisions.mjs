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

/** A row about the time that one bot spends on its decisions over some matches, the rest of the game left out. */
export async function decisionRows(sandbox, matches = 20) {
  const game = await loadGame(sandbox.environment('decisions').HOME);
  const name = 'heuristic';
  const count = { decisions: 0, time: 0 };
  for (let match = 0; match <= matches; match += 1) {
    const seed = `bench/${match}`;
    const player = timed(game.botPlayer(game.botByName(name), seed), count);
    await playWith(game, seed, player);
    // The first match warms the compiler up.
    if (match === 0) Object.assign(count, { decisions: 0, time: 0 });
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
