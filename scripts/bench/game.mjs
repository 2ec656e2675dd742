import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceModule } from '../bundle.mjs';

/** What measurements need of the program; the shipped bundle exports nothing. */
const exported = `
  export { botByName } from './src/bots/index.js';
  export { newMatch } from './src/engine/match.js';
  export { DEFAULT_RULESET } from './src/engine/rulesets/index.js';
  export { SEAT_LETTERS } from './src/engine/seats.js';
  export { observedRecord } from './src/notation/index.js';
  export { botPlayer } from './src/session/botPlayer.js';
  export { chanceFromSeed } from './src/session/chance.js';
  export { playMatch } from './src/session/playMatch.js';
`;

/** The parts of the program that are listed above, bundled into a folder. */
export async function loadGame(folder) {
  const file = path.join(folder, 'game.mjs');
  writeFileSync(file, await sourceModule({ exported }));
  return import(pathToFileURL(file).href);
}

/** Plays a match of the usual rules with this player at every seat. */
export const playWith = (game, seed, player) =>
  game.playMatch({
    state: game.newMatch(game.DEFAULT_RULESET, 4),
    chance: game.chanceFromSeed(seed),
    players: [player, player, player, player, null],
    onStep: () => {},
    signal: new AbortController().signal,
  });
