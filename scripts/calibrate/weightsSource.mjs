/** How one standing's weights stand in the file. */
function line(standing, features, weights) {
  const key = standing.includes('-') ? `'${standing}'` : standing;
  const fields = features.map((feature, index) => `      ${feature}: ${Number(weights[index].toFixed(3))},`);
  return [`    ${key}: {`, ...fields, '    },'].join('\n');
}

/** The text of the file with the fitted weights; `equations` by kind and standing. */
export function weightsSource(lab, equations, command) {
  const kinds = { lead: lab.LEAD_FEATURES, follow: lab.FOLLOW_FEATURES, discard: lab.DISCARD_FEATURES };
  const tables = Object.entries(kinds).map(([kind, features]) => {
    const lines = lab.STANDINGS.map((standing) => {
      const fitted = equations.get(`${kind}:${standing}`)?.solve();
      const old = features.map((feature) => lab.PLAY_WEIGHTS[kind][standing][feature]);
      return line(standing, features, fitted ?? old);
    });
    return [`  ${kind}: {`, ...lines, '  },'].join('\n');
  });
  return `import type { DiscardFeature } from './features/discard.js';
import type { FollowFeature } from './features/follow.js';
import type { LeadFeature } from './features/lead.js';
import type { Standing } from './standing.js';

type Weights<Feature extends string> = Readonly<Record<Standing, Readonly<Record<Feature, number>>>>;

/** What each feature of a card is worth in tricks, by standing; fitted: ${command} */
export const PLAY_WEIGHTS: {
  readonly lead: Weights<LeadFeature>;
  readonly follow: Weights<FollowFeature>;
  readonly discard: Weights<DiscardFeature>;
} = {
${tables.join('\n')}
};
`;
}
