import type { Contract, Ruleset } from '../ruleset.js';
import { brabants } from './brabants.js';

/** Piek and misère change places, in rank and in value. */
const CHANGED: Readonly<Record<string, { readonly rank: number; readonly base: number }>> = {
  misere: { rank: 4, base: 3 },
  piek: { rank: 5, base: 4 },
};

function changed(contract: Contract): Contract {
  const change = CHANGED[contract.id];
  if (change === undefined) return contract;
  const { rank, base } = change;
  return { ...contract, rank, value: { ...contract.value, base, failBase: base } };
}

/** The table of Limburg: that of Brabant with piek above misère, as the sources say it sometimes is (001, 004). Decided by us. */
export const limburgs: Ruleset = { ...brabants, id: 'limburgs', contracts: brabants.contracts.map(changed) };
