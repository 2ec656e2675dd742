import { countAces } from '../../engine/auction.js';
import type { CardSet } from '../../engine/cardSet.js';
import type { Contract, Ruleset } from '../../engine/ruleset.js';
import { featuresOf } from './hand.js';
import { meanOf, payTable } from './pay.js';
import { trickChances } from './tricks.js';

/** How many tricks above the goal somebody else's contract is expected to make, and the spread of that. */
const OTHERS_MARGIN = 0.9;
const OTHERS_SPREAD = 1.6;
/** How often somebody else makes his exact contract. */
const OTHERS_EXACT = 0.65;
/** The chance of holding the called ace, by the number of aces in hand. */
const CALLED_BY_ACES = [0.05, 0.33, 0.6, 0.85, 0.9] as const;
/** How many tricks a hand of average strength takes from a contract, and what each quick trick above that takes off it. */
const AVERAGE_QUICK_TRICKS = 1.4;
const QUICK_TRICK_EFFECT = 0.55;

/** The tricks a hand takes soon whatever is trump. */
const quickTricks = (hand: CardSet): number => {
  const { sideAces, backedKings, guardedKings } = featuresOf(hand, null);
  return sideAces + backedKings + 0.5 * guardedKings;
};

/** What a deal costs on average, in units of the smallest base, for each of the others who may still bid after a pass. */
const LATER_BID = 0.1;

/** The smallest amount that a contract of the ruleset is worth: the unit in which small differences count. */
function unitOf(ruleset: Ruleset): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { value } of ruleset.contracts) least = Math.min(least, value.base);
  return least;
}

/** What passing is expected to bring when nothing stands and so many others have yet to speak: at last the deal is thrown in. */
export const valueUnopened = (ruleset: Ruleset, toSpeak: number): number =>
  -LATER_BID * toSpeak * unitOf(ruleset);

/** What passing is expected to bring a hand when somebody else's contract stands, in the ruleset's unit. */
export function valueAgainst(ruleset: Ruleset, hand: CardSet, contract: Contract): number {
  const pays = payTable(ruleset, contract);
  const { kind, tricks } = contract.goal;
  if (kind === 'exactly') {
    const failed = Math.min(13, tricks + 1);
    return OTHERS_EXACT * (pays.opponent[tricks] ?? 0) + (1 - OTHERS_EXACT) * (pays.opponent[failed] ?? 0);
  }
  const shift = QUICK_TRICK_EFFECT * (quickTricks(hand) - AVERAGE_QUICK_TRICKS);
  const against = meanOf(pays.opponent, trickChances(tricks + OTHERS_MARGIN - shift, OTHERS_SPREAD));
  if (contract.side !== 'called-card') return against;
  const together = meanOf(pays.partner, trickChances(tricks + OTHERS_MARGIN + shift, OTHERS_SPREAD));
  const called = CALLED_BY_ACES[countAces(hand)] ?? 0;
  return called * together + (1 - called) * against;
}
