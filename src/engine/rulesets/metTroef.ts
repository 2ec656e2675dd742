import type { Contract, Ruleset } from '../ruleset.js';
import { brabants } from './brabants.js';

const BIDS = ['rik', 'misere'];

const withTurnedTrump = (contract: Contract): Contract =>
  contract.side === 'called-card' ? { ...contract, trump: 'turned' } : contract;

/** The family game with a turned trump: only rik and misère are bid, at the values of Brabant (001, 004). */
export const metTroef: Ruleset = {
  ...brabants,
  id: 'met-troef',
  contracts: brabants.contracts.filter(({ id }) => BIDS.includes(id)).map(withTurnedTrump),
  troela: 'off',
  turnedTrump: true,
};
