import type { Ruleset } from '../ruleset.js';
import { pagat } from './pagat.js';

/**
 * The table of the English description (000): as the default, but only winners are credited. Troela has no slam point there, since
 * that source lists it for the riks and 8 to 12 alone only.
 */
export const gather: Ruleset = {
  ...pagat,
  id: 'gather',
  contracts: pagat.contracts.map((contract) =>
    contract.side === 'fourth-ace' ? { ...contract, value: { ...contract.value, slam: 0 } } : contract,
  ),
  packets: [7, 6],
  firstPacket: 'right',
  settlement: 'winners-only',
};
