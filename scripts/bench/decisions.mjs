import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../bundle.mjs';
import { integer } from './numbers.mjs';

/** What the measurement needs of the program; the shipped bundle exports nothing. */
const exported = `
  export { botByName } from './src/bots/index.js';
  export { newMatch } from './src/engine/match.js';
  export { DEFAULT_RULESET } from './src/engine/rulesets/index.js';
  export { botPlayer } from './src/session/botPlayer.js';
  export { chanceFromSeed } from './src/session/chance.js';
  export { playMatch } from './src/session/playMatch.js';
`;

async function loadGame(folder) {
  const { outputFiles } = await build({
    stdin: { contents: exported, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  const file = path.join(folder, 'game.mjs');
  writeFileSync(file, outputFiles[0].contents);
  return import(pathToFileURL(file).href);
}

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
    await game.playMatch({
      state: game.newMatch(game.DEFAULT_RULESET, 4),
      chance: game.chanceFromSeed(seed),
      players: [player, player, player, player, null],
      onStep: () => {},
      signal: new AbortController().signal,
    });
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
