import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { root } from '../../bundle.mjs';

/** What the calibration needs of the engine and the bots; the shipped bundle exports nothing. */
const exported = `
  export { botByName } from './src/bots/index.js';
  export { SHARP } from './src/bots/heuristic/character.js';
  export { circumstancesOf } from './src/bots/heuristic/circumstances.js';
  export { featuresOf } from './src/bots/heuristic/hand.js';
  export { CALL_FEATURES, callFeatures } from './src/bots/heuristic/naming.js';
  export { EXACT_FEATURES, exactFeatures, outlookOf, TRICK_FEATURES, trumpChoices } from './src/bots/heuristic/outlook.js';
  export { MARGIN, valueOfPassing, WATCHER_FEATURES, watcherFeatures } from './src/bots/heuristic/passing.js';
  export { apply } from './src/engine/apply.js';
  export { countAces, standingBids } from './src/engine/auction.js';
  export { SUITS } from './src/engine/cards.js';
  export { newMatch } from './src/engine/match.js';
  export { observe } from './src/engine/observation.js';
  export { contractById } from './src/engine/ruleset.js';
  export { randomFor } from './src/engine/random.js';
  export { shippedRuleset } from './src/notation/shippedRulesets.js';
  export { chanceFromSeed } from './src/session/chance.js';
`;

/** Bundles engine and bots as they are in the working tree into one file that can be imported. */
export async function buildLab(file) {
  const { outputFiles } = await build({
    stdin: { contents: exported, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
  });
  writeFileSync(file, outputFiles[0].contents);
}
