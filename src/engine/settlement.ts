import type { Contract, Ruleset } from './ruleset.js';
import { type PerSeat, perSeat, SEATS, type Seat } from './seats.js';
import type { ContractResult, Deal, Declared, Settlement } from './state.js';

export const NOTHING: PerSeat<number> = perSeat(() => 0);

const ALL_TRICKS = 13;

/** The parts of what a contract is worth when its side took so many tricks (section 8). */
export type Worth = Pick<ContractResult, 'made' | 'base' | 'extraTricks' | 'perExtra' | 'slam' | 'value'>;

/** What a contract is worth, made or failed, when its side took so many tricks (0 to 13). */
export function worth(ruleset: Ruleset, contract: Contract, tricks: number): Worth {
  const { goal, value } = contract;
  const above = tricks - goal.tricks;
  const made = goal.kind === 'exactly' ? above === 0 : above >= 0;
  const slam = made && tricks === ALL_TRICKS ? value.slam : 0;
  const missed = goal.kind === 'exactly' ? Math.max(0, above) : -above;
  const extraTricks = made ? above : Math.max(0, missed - (ruleset.underFrom - 1));
  const perExtra = made ? value.over : value.under;
  const base = made ? value.base : value.failBase;
  return { made, base, extraTricks, perExtra, slam, value: base + extraTricks * perExtra + slam };
}

/** What each member of the declaring side gains per opponent, or loses, in a zero-sum ruleset (R8.1). */
function zeroSum(
  ruleset: Ruleset,
  members: readonly Seat[],
  opponents: readonly Seat[],
  { seat: declarer, contract }: Declared,
  amount: number,
): PerSeat<number> {
  // With three players there are no pairs: each real member settles with each real opponent (R11.3).
  const eachFromEach = members.length !== opponents.length || ruleset.partnership === 'each-from-each';
  const perOpponent = eachFromEach ? amount * members.length : amount;
  const perMember = eachFromEach ? amount * opponents.length : amount;
  const declarerPays = amount < 0 && (contract.failed ?? ruleset.failed) === 'declarer-only';
  return perSeat((seat) => {
    if (opponents.includes(seat)) return -perOpponent;
    if (!members.includes(seat)) return 0;
    if (!declarerPays) return perMember;
    return seat === declarer ? perMember * members.length : 0;
  });
}

/** What each seat is credited where nobody loses: the side that won gets the amount each (R8.2). */
const winnersOnly = (winners: readonly Seat[], amount: number): PerSeat<number> =>
  perSeat((seat) => (winners.includes(seat) ? amount : 0));

/**
 * Settles one contract. `active` are the seats that play, `fellows` the other declarers of the deal, `tricks` those of the
 * declaring side (R8.1-R8.3).
 */
export function settleContract(
  ruleset: Ruleset,
  declared: Declared,
  partner: Seat | null,
  tricks: number,
  active: readonly Seat[],
  fellows: readonly Seat[] = [],
): ContractResult {
  const { seat: declarer, contract } = declared;
  const sum = worth(ruleset, contract, tricks);
  const members = active.filter((seat) => seat === declarer || seat === partner);
  const ignored = ruleset.fellowDeclarers === 'ignore' ? fellows : [];
  const opponents = active.filter((seat) => !members.includes(seat) && !ignored.includes(seat));
  const deltas =
    ruleset.settlement === 'winners-only'
      ? winnersOnly(sum.made ? members : opponents, sum.value)
      : zeroSum(ruleset, members, opponents, declared, sum.made ? sum.value : -sum.value);
  return { declarer, partner, contract: contract.id, tricks, ...sum, deltas };
}

/** The sum of several settlements, seat by seat. */
export const addDeltas = (all: readonly PerSeat<number>[]): PerSeat<number> =>
  perSeat((seat) => all.reduce((sum, deltas) => sum + deltas[seat], 0));

/** The tricks that count for a contract: declarer's, and his partner's where it has one. */
const sideTricks = (deal: Deal, { seat, contract }: Declared): number =>
  deal.taken[seat] + (contract.side === 'alone' || deal.partner === null ? 0 : deal.taken[deal.partner]);

/** Whether a contract has or may have a partner whose tricks nobody can count, because hands are not known. */
const isSideUnknown = (deal: Deal, { contract }: Declared): boolean =>
  contract.side !== 'alone' && deal.partner === null && deal.unknown.some((count) => count > 0);

/** Whether no further play can change the settlement of a contract, counted from tricks taken and left (R7.5). */
function isDecided(ruleset: Ruleset, deal: Deal, declared: Declared): boolean {
  if (isSideUnknown(deal, declared)) return false;
  const taken = sideTricks(deal, declared);
  const left = ALL_TRICKS - deal.tricks.length;
  const now = worth(ruleset, declared.contract, taken);
  return Array.from({ length: left }, (_, more) => worth(ruleset, declared.contract, taken + more + 1)).every(
    (later) => later.made === now.made && later.value === now.value,
  );
}

/** Whether the deal can end now because all its contracts are decided; a special game is played to the end (R7.5). */
export const isDealDecided = (ruleset: Ruleset, deal: Deal): boolean =>
  deal.contracts.length > 0 && deal.contracts.every((declared) => isDecided(ruleset, deal, declared));

/** Settles all contracts of a played deal, each on its own (R8.3). */
export function settleDeal(ruleset: Ruleset, deal: Deal): Settlement {
  const results = deal.contracts.map((declared) => {
    const partner = declared.contract.side === 'alone' ? null : deal.partner;
    const tricks = sideTricks(deal, declared);
    const fellows = deal.contracts.map((other) => other.seat).filter((seat) => seat !== declared.seat);
    return settleContract(ruleset, declared, partner, tricks, deal.active, fellows);
  });
  return { kind: 'contracts', results, deltas: addDeltas(results.map((result) => result.deltas)) };
}

/** The seats with the highest total; equal totals share the win (R8.4). */
export function winners(totals: PerSeat<number>, seats: readonly Seat[]): readonly Seat[] {
  const best = Math.max(...seats.map((seat) => totals[seat]));
  return SEATS.filter((seat) => seats.includes(seat) && totals[seat] === best);
}
