import { type CardSet, suitSize } from '../../engine/cardSet.js';
import type { ObservedDeal } from '../../engine/observation.js';
import type { Contract, Ruleset } from '../../engine/ruleset.js';
import { exactSafety } from './exactHand.js';
import { featuresOf } from './hand.js';
import { exactOutlook, type Outlook, trickOutlook, trumpChoices } from './outlook.js';
import { ALL_TRICKS, type TrickChances } from './pay.js';

/**
 * The estimate of who learned to count at the table: aces and kings, trumps beyond the third, three tricks from a partner. Nothing is
 * made of short suits, of who leads or of what the others have said.
 */

/** What a partner is counted for. */
const PARTNER = 3.2;
/** What is taken off the safety of a hand because the others attack it, closed and open. */
const ATTACKED = { closed: 0.75, open: 0.5 } as const;
/** How far the result lies from the count, as the spread of a bell curve. */
const SPREAD = 1.8;

/** The tricks that a hand counts for with this suit as trump. */
function countTricks(hand: CardSet, trump: Parameters<typeof featuresOf>[1]): number {
  const features = featuresOf(hand, trump);
  const lengthTricks = trump === null ? 0 : Math.max(0, suitSize(hand, trump) - 3);
  const trumpHonours = features.trumpAce + features.trumpKing + 0.5 * features.trumpQueen;
  return (
    lengthTricks +
    trumpHonours +
    features.sideAces +
    features.backedKings +
    0.5 * features.guardedKings +
    0.25 * features.guardedQueens
  );
}

/** The area of the bell curve below a value, in spreads from its mean; the logistic curve comes within a hundredth. */
const below = (spreads: number): number => 1 / (1 + Math.exp(-1.702 * spreads));

/** Spreads an expected number of tricks over the whole numbers, as a bell curve whose tails fall on 0 and 13. */
export function trickChances(expected: number, spread: number): TrickChances {
  const chances: number[] = [];
  let lower = 0;
  for (let tricks = 0; tricks <= ALL_TRICKS; tricks += 1) {
    const upper = tricks === ALL_TRICKS ? 1 : below((tricks + 0.5 - expected) / spread);
    chances.push(upper - lower);
    lower = upper;
  }
  return chances;
}

/** What a contract promises a hand by simple counting. */
export function countedOutlook(ruleset: Ruleset, deal: ObservedDeal, contract: Contract): Outlook {
  const { hand } = deal;
  if (contract.goal.kind === 'exactly') {
    const attacked = ATTACKED[contract.exposure === 'none' ? 'closed' : 'open'];
    return exactOutlook(ruleset, contract, attacked * exactSafety(hand, contract.goal.tricks));
  }
  const most = Math.max(...trumpChoices(contract, deal).map((trump) => countTricks(hand, trump)));
  const tricks = Math.min(ALL_TRICKS, most + (contract.side === 'alone' ? 0 : PARTNER));
  return trickOutlook(ruleset, contract, trickChances(tricks, SPREAD));
}
