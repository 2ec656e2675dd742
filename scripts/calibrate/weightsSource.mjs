import { boundsOf, expectedWeight } from './rules.mjs';

/** One clue alone decides nothing: other players have other habits than these bots. */
const MOST_TOLD = 1.5;

const rounded = (weights) => weights.map((weight) => Number(weight.toFixed(3)));
const key = (name) => (name.includes('-') ? `'${name}'` : name);

/** The weights of one standing: those of a purpose as one list, in the order of its features. */
function standingSource(lab, equations, standing) {
  const lines = Object.entries(lab.KINDS).flatMap(([kind, { purposes, features }]) => {
    const all = purposes.flatMap((purpose) => features.map((feature) => ({ purpose, feature })));
    const fitted = equations.get(`${kind}:${standing}`)?.solve(
      all.map(({ purpose, feature }) => expectedWeight(kind, purpose, standing, feature)),
      all.map(({ purpose, feature }) => boundsOf(kind, purpose, standing, feature)),
    );
    return purposes.map((purpose, index) => {
      const own = fitted?.slice(index * features.length, (index + 1) * features.length);
      return `    ${key(purpose)}: [${rounded(own ?? lab.PLAY_WEIGHTS[standing][purpose]).join(', ')}],`;
    });
  });
  return `  ${key(standing)}: {\n${lines.join('\n')}\n  },`;
}

/** The text of the file with the fitted weights; `equations` by kind and standing. */
export function weightsSource(lab, equations, suspicions, command) {
  const standings = lab.STANDINGS.map((standing) => standingSource(lab, equations, standing));
  const found = suspicions.solve().map((weight) => Math.max(-MOST_TOLD, Math.min(MOST_TOLD, weight)));
  const suspects = lab.SUSPECT_CLUES.map((clue, index) => `  ${clue}: ${Number(found[index].toFixed(3))},`);
  return `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers only look like others
import type { Purpose } from './features/index.js';
import type { Standing } from './standing.js';
import type { SuspectClue } from './suspects.js';

/**
 * What each feature of a card is worth in tricks, by standing and purpose, in the order of the features' names.
 * Written by \`${command}\` as the last of several rounds, each over the play of the one before; not to be
 * edited by hand.
 */
export const PLAY_WEIGHTS: Readonly<Record<Standing, Readonly<Record<Purpose, readonly number[]>>>> = {
${standings.join('\n')}
};

/** What each clue adds to the log-odds that a player is the hidden partner. */
export const SUSPECT_WEIGHTS: Readonly<Record<SuspectClue, number>> = {
${suspects.join('\n')}
};
`;
}
