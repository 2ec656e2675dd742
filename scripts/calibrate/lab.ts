import type { Situation } from '../../src/bots/heuristic/play/situation.js';
import { type Card, rankOf, suitOf } from '../../src/engine/cards.js';

export { SHARP } from '../../src/bots/heuristic/character.js';
export { DISCARD_FEATURES } from '../../src/bots/heuristic/play/features/discard.js';
export { FOLLOW_FEATURES } from '../../src/bots/heuristic/play/features/follow.js';
export { featuresOf } from '../../src/bots/heuristic/play/features/index.js';
export { LEAD_FEATURES } from '../../src/bots/heuristic/play/features/lead.js';
export { situationOf } from '../../src/bots/heuristic/play/situation.js';
export { STANDINGS } from '../../src/bots/heuristic/play/standing.js';
export { PLAY_WEIGHTS } from '../../src/bots/heuristic/play/weights.js';
export { botByName } from '../../src/bots/index.js';
export { apply } from '../../src/engine/apply.js';
export { newMatch } from '../../src/engine/match.js';
export { observe } from '../../src/engine/observation.js';
export { randomFor } from '../../src/engine/random.js';
export { shippedRuleset } from '../../src/notation/shippedRulesets.js';
export { chanceFromSeed } from '../../src/session/chance.js';
export { simRuleset } from '../../src/session/simulate.js';

/** Every card that may be played, face down where that is allowed too. */
export const playOptions = (s: Situation): readonly { readonly card: Card; readonly faceDown: boolean }[] => [
  ...s.cards.map((card) => ({ card, faceDown: false })),
  ...s.faceDown.map((card) => ({ card, faceDown: true })),
];

/** Whether no card of another hand lies between two cards of one suit, so that they take the same tricks. */
export function areEquivalent(s: Situation, a: Card, b: Card): boolean {
  if (suitOf(a) !== suitOf(b)) return false;
  const [low, high] = rankOf(a) < rankOf(b) ? [rankOf(a), rankOf(b)] : [rankOf(b), rankOf(a)];
  const between = ((1 << high) - 1) & ~((1 << (low + 1)) - 1);
  return (s.known.others[suitOf(a)] & between) === 0;
}
