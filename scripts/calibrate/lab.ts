import { worthFollowing, worthLeading } from '../../src/bots/heuristic/play/dominated.js';
import { DISCARD_FEATURES, DISCARD_PURPOSES } from '../../src/bots/heuristic/play/features/discard.js';
import { FOLLOW_FEATURES, FOLLOW_PURPOSES } from '../../src/bots/heuristic/play/features/follow.js';
import { LEAD_FEATURES, LEAD_PURPOSES } from '../../src/bots/heuristic/play/features/lead.js';
import type { Situation } from '../../src/bots/heuristic/play/situation.js';
import type { Card } from '../../src/engine/cards.js';

export { SHARP } from '../../src/bots/heuristic/character.js';
export { featuresOf } from '../../src/bots/heuristic/play/features/index.js';
export { situationOf } from '../../src/bots/heuristic/play/situation.js';
export { STANDINGS } from '../../src/bots/heuristic/play/standing.js';
export { cluesOf, SUSPECT_CLUES } from '../../src/bots/heuristic/play/suspects.js';
export { weigh } from '../../src/bots/heuristic/play/weigh.js';
export { PLAY_WEIGHTS, SUSPECT_WEIGHTS } from '../../src/bots/heuristic/play/weights.js';
export { botByName } from '../../src/bots/index.js';
export { apply } from '../../src/engine/apply.js';
export { newMatch } from '../../src/engine/match.js';
export { observe } from '../../src/engine/observation.js';
export { randomFor } from '../../src/engine/random.js';
export { shippedRuleset } from '../../src/notation/shippedRulesets.js';
export { chanceFromSeed } from '../../src/session/chance.js';
export { simRuleset } from '../../src/session/randomDeals.js';

/** The kinds of choice: the purposes that are weighed against each other, and the features they share. */
export const KINDS = {
  lead: { purposes: LEAD_PURPOSES, features: LEAD_FEATURES },
  follow: { purposes: FOLLOW_PURPOSES, features: FOLLOW_FEATURES },
  discard: { purposes: DISCARD_PURPOSES, features: DISCARD_FEATURES },
} as const;

/** Every card worth considering, face down where that is allowed too. */
export const playOptions = (s: Situation): readonly { readonly card: Card; readonly faceDown: boolean }[] => [
  ...(s.led === null ? worthLeading(s) : worthFollowing(s)).map((card) => ({ card, faceDown: false })),
  ...s.faceDown.map((card) => ({ card, faceDown: true })),
];
