import type { Contract, Ruleset } from '../ruleset.js';
import { brabants } from './brabants.js';

/** Piek and misère change places, in rank and in value. */
function swapped(contract: Contract): Contract {
  if (contract.id === 'misere')
    return { ...contract, rank: 4, value: { ...contract.value, base: 3, failBase: 3 } };
  if (contract.id === 'piek')
    return { ...contract, rank: 5, value: { ...contract.value, base: 4, failBase: 4 } };
  return contract;
}

/** The table of Limburg: that of Brabant with piek above misère, as the sources say it sometimes is (001, 004). Decided by us. */
export const limburgs: Ruleset = { ...brabants, id: 'limburgs', contracts: brabants.contracts.map(swapped) };
