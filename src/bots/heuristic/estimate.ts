import { type CardSet, cardsOf, countRanks, difference, FULL_PACK, remove } from '../../engine/cardSet.js';
import { rankOf, SUITS, type Suit, suitOf } from '../../engine/cards.js';
import { fixedTrump } from '../../engine/naming.js';
import type { Contract, Ruleset } from '../../engine/ruleset.js';
import { SEATS } from '../../engine/seats.js';
import { settleContract } from '../../engine/settlement.js';
import { EXACT_MODELS, TRICK_MODELS, type TrickModel } from './fit.js';
import { featuresOf, type HandFeatures } from './hand.js';
import { handSafety } from './safety.js';

/** What a contract is expected to come to for its declarer. */
export interface Outlook {
  readonly contract: Contract;
  readonly tricks: number;
  /** The chance that it is made. */
  readonly chance: number;
  /** The points of the declarer, in the ruleset's unit. */
  readonly points: number;
}

/** The chance of each number of tricks, 0 to 13. */
export type TrickChances = readonly number[];

const ALL_TRICKS = 13;
const ATTACKERS = 3;

const dot = (weights: HandFeatures, features: HandFeatures): number =>
  weights.trumps * features.trumps +
  weights.trumpAce * features.trumpAce +
  weights.trumpKing * features.trumpKing +
  weights.trumpQueen * features.trumpQueen +
  weights.trumpJack * features.trumpJack +
  weights.sideAces * features.sideAces +
  weights.backedKings * features.backedKings +
  weights.guardedKings * features.guardedKings +
  weights.queens * features.queens +
  weights.voids * features.voids +
  weights.singletons * features.singletons +
  weights.doubletons * features.doubletons +
  weights.longCards * features.longCards;

/** The expected number of tricks of the declaring side with this trump, by a model. */
export const expectedTricks = (model: TrickModel, hand: CardSet, trump: Suit | null): number =>
  Math.min(ALL_TRICKS, Math.max(0, model.constant + dot(model.weights, featuresOf(hand, trump))));

/** The suits among which the trump of a contract will be, as seen from its declarer. */
function trumpChoices(contract: Contract): readonly (Suit | null)[] {
  const fixed = fixedTrump(contract);
  if (fixed !== null) return [fixed];
  return contract.trump === 'none' ? [null] : SUITS;
}

/** The expected tricks of a declarer with this contract, his best suit being trump where he or his partner chooses. */
export function declarerTricks(hand: CardSet, contract: Contract): number {
  const model = TRICK_MODELS[contract.side];
  return Math.max(...trumpChoices(contract).map((trump) => expectedTricks(model, hand, trump)));
}

/** The normal curve's area below a value, in spreads from the mean (the logistic curve comes within two hundredths). */
const below = (spreads: number): number => 1 / (1 + Math.exp(-1.702 * spreads));

/** Spreads an expected number of tricks over the whole numbers. */
export function trickChances(expected: number, spread: number): TrickChances {
  return Array.from({ length: ALL_TRICKS + 1 }, (_, tricks) => {
    const low = tricks === 0 ? 0 : below((tricks - 0.5 - expected) / spread);
    const high = tricks === ALL_TRICKS ? 1 : below((tricks + 0.5 - expected) / spread);
    return high - low;
  });
}

/** The chance to win a trick at will with a hand's highest card of a suit, by the number of higher cards out. */
const WINS_AT_WILL = [0.97, 0.6, 0.35, 0.2] as const;

/** How safe a hand is for an exact contract of so many tricks: some cards are planned to win, the rest must get through. */
export function exactSafety(hand: CardSet, tricks: number): number {
  const others = difference(FULL_PACK, hand);
  const safety = (rest: CardSet, needs: number): number => {
    if (needs === 0) return handSafety(rest, others, ATTACKERS);
    return Math.max(
      ...cardsOf(rest).map((card) => {
        const higher = countRanks(others[suitOf(card)] >> (rankOf(card) + 1));
        return (WINS_AT_WILL[higher] ?? 0) * safety(remove(rest, card), needs - 1);
      }),
    );
  };
  return safety(hand, tricks);
}

/** The chance to make an exact contract, leading to the first trick or not. */
export function exactChance(hand: CardSet, contract: Contract, leads: boolean): number {
  const { tricks } = contract.goal;
  const model =
    EXACT_MODELS[contract.exposure === 'none' ? 'closed' : 'open'][tricks === 0 ? 'none' : 'some'];
  const safety = Math.min(0.99, Math.max(0.001, exactSafety(hand, tricks)));
  const odds = model.constant + model.slope * Math.log(safety / (1 - safety)) + (leads ? model.leading : 0);
  return 1 / (1 + Math.exp(-odds));
}

/** The spread of a model's result around an expected number of tricks. */
const spreadOf = ({ spread, narrowing }: TrickModel, expected: number): number =>
  Math.max(0.8, spread - narrowing * (expected - 8));

/** How the tricks of a contract are likely to fall for a declarer with this hand. */
function chancesOf(
  hand: CardSet,
  contract: Contract,
  leads: boolean,
): { chances: TrickChances; tricks: number } {
  if (contract.goal.kind === 'at-least') {
    const tricks = declarerTricks(hand, contract);
    return { chances: trickChances(tricks, spreadOf(TRICK_MODELS[contract.side], tricks)), tricks };
  }
  const { tricks } = contract.goal;
  const made = exactChance(hand, contract, leads);
  // Who misses an exact contract mostly takes one trick too many.
  const chances = Array.from({ length: ALL_TRICKS + 1 }, (_, taken) =>
    taken === tricks ? made : taken === tricks + 1 ? 1 - made : 0,
  );
  return { chances, tricks };
}

const payTables = new WeakMap<Ruleset, Map<string, PayTable>>();

/** What each party gets for each number of tricks of the declaring side. */
export interface PayTable {
  readonly declarer: readonly number[];
  readonly partner: readonly number[];
  readonly opponent: readonly number[];
}

function computePayTable(ruleset: Ruleset, contract: Contract): PayTable {
  const [declarer, opponent, partner, other] = SEATS;
  const declared = { seat: declarer, contract };
  const withPartner = contract.side === 'alone' ? null : partner;
  const results = Array.from({ length: ALL_TRICKS + 1 }, (_, tricks) =>
    settleContract(ruleset, declared, withPartner, tricks, [declarer, opponent, partner, other]),
  );
  return {
    declarer: results.map((result) => result.deltas[declarer]),
    partner: results.map((result) => result.deltas[partner]),
    opponent: results.map((result) => result.deltas[opponent]),
  };
}

/** What a contract pays by the ruleset's settlement, for each number of tricks (0 to 13) of the declaring side. */
export function payTable(ruleset: Ruleset, contract: Contract): PayTable {
  const tables = payTables.get(ruleset) ?? new Map<string, PayTable>();
  payTables.set(ruleset, tables);
  const known = tables.get(contract.id);
  if (known !== undefined) return known;
  const table = computePayTable(ruleset, contract);
  tables.set(contract.id, table);
  return table;
}

/** The mean of amounts by number of tricks. */
export const meanOf = (amounts: readonly number[], chances: TrickChances): number =>
  amounts.reduce((sum, amount, tricks) => sum + amount * (chances[tricks] ?? 0), 0);

/** The chance that a contract is made. */
export function chanceMade(contract: Contract, chances: TrickChances): number {
  const { kind, tricks } = contract.goal;
  if (kind === 'exactly') return chances[tricks] ?? 0;
  return chances.slice(tricks).reduce((sum, chance) => sum + chance, 0);
}

/** What a declarer with this hand can expect of a contract; `leads` tells whether he leads to the first trick. */
export function outlookOf(ruleset: Ruleset, hand: CardSet, contract: Contract, leads: boolean): Outlook {
  const { chances, tricks } = chancesOf(hand, contract, leads);
  const points = meanOf(payTable(ruleset, contract).declarer, chances);
  return { contract, tricks, chance: chanceMade(contract, chances), points };
}
