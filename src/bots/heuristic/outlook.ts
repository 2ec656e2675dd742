import { type CardSet, difference, FULL_PACK } from '../../engine/cardSet.js';
import type { Contract, Ruleset } from '../../engine/ruleset.js';
import { EXACT_MODELS, TRICK_MODELS } from './fit.js';
import { ALL_TRICKS, meanOf, payTable, type TrickChances } from './pay.js';
import { chanceOfTricks } from './safety.js';
import { declarerTricks, spreadOf, trickChances } from './tricks.js';

/** What a contract is expected to come to for its declarer. */
export interface Outlook {
  readonly contract: Contract;
  readonly tricks: number;
  /** The chance that it is made. */
  readonly chance: number;
  /** The points of the declarer, in the ruleset's unit. */
  readonly points: number;
}

/** Who thinks of a bid, and what the auction has told so far. */
export interface Bidder {
  readonly hand: CardSet;
  /** How many of the others have bid for tricks. */
  readonly rivals: number;
}

const ATTACKERS = 3;

/** How safe a whole hand is for exactly so many tricks, before any card is played (0 to 1, not yet a chance). */
export const exactSafety = (hand: CardSet, tricks: number): number =>
  chanceOfTricks(hand, tricks, difference(FULL_PACK, hand), () => ATTACKERS);

/** The chance to make an exact contract, leading to the first trick or not. */
function exactChance({ hand, rivals }: Bidder, contract: Contract, leads: boolean): number {
  const { tricks } = contract.goal;
  const exposed = contract.exposure === 'none' ? 'closed' : 'open';
  const model = EXACT_MODELS[exposed][tricks === 0 ? 'none' : 'some'];
  const safety = Math.min(0.99, Math.max(0.001, exactSafety(hand, tricks)));
  const odds = model.constant + model.slope * Math.log(safety / (1 - safety));
  return 1 / (1 + Math.exp(-(odds + (leads ? model.leading : 0) - model.rival * rivals)));
}

/** The chance that a contract is made, from the chances of the numbers of tricks. */
function chanceMade(contract: Contract, chances: TrickChances): number {
  let sum = 0;
  for (let tricks = contract.goal.tricks; tricks <= ALL_TRICKS; tricks += 1) sum += chances[tricks] ?? 0;
  return sum;
}

/** What a declarer can expect of a contract; `leads` tells whether he leads to the first trick. */
export function outlookOf(ruleset: Ruleset, bidder: Bidder, contract: Contract, leads: boolean): Outlook {
  const pays = payTable(ruleset, contract).declarer;
  if (contract.goal.kind === 'at-least') {
    const tricks = declarerTricks(bidder.hand, contract, bidder.rivals);
    const chances = trickChances(tricks, spreadOf(TRICK_MODELS[contract.side], tricks));
    return { contract, tricks, chance: chanceMade(contract, chances), points: meanOf(pays, chances) };
  }
  const { tricks } = contract.goal;
  const chance = exactChance(bidder, contract, leads);
  // Who misses an exact contract mostly takes one trick too many.
  const points = chance * (pays[tricks] ?? 0) + (1 - chance) * (pays[Math.min(ALL_TRICKS, tricks + 1)] ?? 0);
  return { contract, tricks, chance, points };
}
