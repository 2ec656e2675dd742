export { candidates } from '../../../src/bots/heuristic/bidding.js';
export { SHARP } from '../../../src/bots/heuristic/character.js';
export { circumstancesOf } from '../../../src/bots/heuristic/circumstances.js';
export { exactHandFeatures } from '../../../src/bots/heuristic/exactHand.js';
export { featuresOf } from '../../../src/bots/heuristic/hand.js';
export { CALL_FEATURES, callFeatures } from '../../../src/bots/heuristic/naming.js';
export {
  EXACT_FEATURES,
  outlookOf,
  TRICK_FEATURES,
} from '../../../src/bots/heuristic/outlook.js';
export { OVERBID_FEATURES, overbidFeatures } from '../../../src/bots/heuristic/overbid.js';
export {
  MARGIN,
  valueOfPassing,
  WATCHER_FEATURES,
  watcherFeatures,
} from '../../../src/bots/heuristic/passing.js';
export { botByName } from '../../../src/bots/index.js';
export { apply } from '../../../src/engine/apply.js';
export { countAces, standingBids } from '../../../src/engine/auction.js';
export { SUITS } from '../../../src/engine/cards.js';
export { newMatch } from '../../../src/engine/match.js';
export { observe } from '../../../src/engine/observation.js';
export { randomFor } from '../../../src/engine/random.js';
export { contractById } from '../../../src/engine/ruleset.js';
export { shippedRuleset } from '../../../src/notation/shippedRulesets.js';
export { chanceFromSeed } from '../../../src/session/chance.js';
