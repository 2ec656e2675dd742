import type { Contract } from '../../src/engine/ruleset.js';
import type { Declared } from '../../src/engine/state.js';
import type { PlayedDeal } from './played.js';
import { isPlayed, playing, type Wish } from './wishes.js';

/** The contract of a deal, the first where several stand side by side. */
export const sole = ({ deal }: Pick<PlayedDeal, 'deal'>): Declared | undefined => deal.contracts[0];

/** The bids of a deal in the order in which they were made. */
export const bids = ({ deal }: Pick<PlayedDeal, 'deal'>): readonly string[] =>
  deal.calls.flatMap((call) => (call.type === 'bid' ? [call.bid] : []));

/** The first contract of this kind, or null. */
export const find = (
  contracts: readonly Contract[],
  isWanted: (contract: Contract) => boolean,
): Contract | null => contracts.find(isWanted) ?? null;

/** A wish about one contract, or nothing where the ruleset has none like it. */
export const about = (
  contract: Contract | null,
  wish: (contract: Contract) => Omit<Wish, 'isOpen' | 'trial'> & Partial<Wish>,
): readonly Wish[] =>
  contract === null
    ? []
    : [{ isOpen: (deal) => isPlayed(deal, contract.id), trial: playing(contract), ...wish(contract) }];

/** A wish, or nothing where it does not apply to the ruleset. */
export const when = (applies: boolean, wish: () => Wish): readonly Wish[] => (applies ? [wish()] : []);
