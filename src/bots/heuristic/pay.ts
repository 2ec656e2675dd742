import type { Contract, Ruleset } from '../../engine/ruleset.js';
import { SEATS, type Seat } from '../../engine/seats.js';
import { settleContract } from '../../engine/settlement.js';

export const ALL_TRICKS = 13;

/** The chance of each number of tricks, indexed 0 to 13. */
export type TrickChances = readonly number[];

/**
 * What each party gets for each number of tricks of the declaring side, indexed 0 to 13, in the ruleset's unit and counted from the
 * mean of all four: where losers do not pay, what the others win is lost all the same.
 */
export interface PayTable {
  readonly declarer: readonly number[];
  readonly partner: readonly number[];
  readonly opponent: readonly number[];
}

/** Tables are pure functions of ruleset and contract, asked for at every turn of the auction. */
const remembered = new WeakMap<Ruleset, Map<string, PayTable>>();

function computePayTable(ruleset: Ruleset, contract: Contract): PayTable {
  const [declarer, opponent, partner, other] = SEATS;
  const declared = { seat: declarer, contract };
  const withPartner = contract.side === 'alone' ? null : partner;
  const results = Array.from({ length: ALL_TRICKS + 1 }, (_, tricks) =>
    settleContract(ruleset, declared, withPartner, tricks, [declarer, opponent, partner, other]),
  );
  const amounts = (seat: Seat): readonly number[] =>
    results.map(({ deltas }) => deltas[seat] - (deltas[0] + deltas[1] + deltas[2] + deltas[3]) / 4);
  return { declarer: amounts(declarer), partner: amounts(partner), opponent: amounts(opponent) };
}

/** What a contract pays by the ruleset's settlement. */
export function payTable(ruleset: Ruleset, contract: Contract): PayTable {
  const tables = remembered.get(ruleset) ?? new Map<string, PayTable>();
  remembered.set(ruleset, tables);
  const known = tables.get(contract.id);
  if (known !== undefined) return known;
  const table = computePayTable(ruleset, contract);
  tables.set(contract.id, table);
  return table;
}

/** The mean of amounts by number of tricks. */
export function meanOf(amounts: readonly number[], chances: TrickChances): number {
  let sum = 0;
  for (let tricks = 0; tricks <= ALL_TRICKS; tricks += 1)
    sum += (amounts[tricks] ?? 0) * (chances[tricks] ?? 0);
  return sum;
}
