import type { Contract, Ruleset } from '../ruleset.js';
import { punten, RIKS } from './punten.js';

/** The championship's ladder: a plain solo and the one in hearts stand on the same step. */
const LADDER: readonly (readonly string[])[] = [
  ['rik'],
  ['rik-beter'],
  ['troela'],
  ['alleen-8', 'alleen-8-beter'],
  ['piek'],
  ['alleen-9', 'alleen-9-beter'],
  ['misere'],
  ['alleen-10', 'alleen-10-beter'],
  ['open-piek'],
  ['alleen-11', 'alleen-11-beter'],
  ['open-misere'],
  ['alleen-12', 'alleen-12-beter'],
  ['open-piek-praatje'],
  ['open-misere-praatje'],
  ['alleen-13', 'alleen-13-beter'],
];

/** A contract of the count in points as the championship plays it. */
function adapted(contract: Contract): Contract {
  const { goal, value } = contract;
  const isExact = goal.kind === 'exactly';
  const alone = contract.side === 'alone' && !isExact;
  const all = goal.tricks === 13;
  return {
    ...contract,
    rank: 1 + LADDER.findIndex((step) => step.includes(contract.id)),
    joinable: isExact,
    after: alone ? RIKS : [],
    lead: all ? 'declarer' : contract.lead,
    value: {
      ...value,
      under: all ? 5 : value.under,
      slam: contract.side === 'fourth-ace' ? 35 : value.slam,
    },
  };
}

/**
 * The national championship of 2025 as two public programs report it, at second hand; so every line is a decision of ours, among
 * them that every open form of piek and misère may be joined.
 */
export const toernooi: Ruleset = {
  ...punten,
  id: 'toernooi',
  contracts: punten.contracts.map(adapted),
  raise: 'next-step',
  mayOpen: ['rik', 'piek', 'misere'],
  callVoid: 'open',
  underFrom: 2,
  queenDiscard: true,
  end: { kind: 'deals', count: 20 },
};
