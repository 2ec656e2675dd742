import type { Contract, Ruleset } from '../ruleset.js';

/** What a preset's contract may leave out. */
export type ContractParts = Pick<Contract, 'id' | 'rank' | 'goal'> & {
  readonly value: Pick<Contract['value'], 'base'> & Partial<Contract['value']>;
} & Partial<Omit<Contract, 'value'>>;

/** A contract with the commonest value for every part that is not given: alone, declarer's trump, closed hands, flat amounts. */
export const contract = (parts: ContractParts): Contract => ({
  joinable: false,
  side: 'alone',
  trump: 'declarer',
  exposure: 'none',
  lead: 'dealer-left',
  aces: null,
  after: [],
  ...parts,
  value: { over: 0, under: 0, failBase: parts.value.base, slam: 0, ...parts.value },
});

/** The options of a ruleset that lists none: the defaults of section 12 of the rulebook. */
export const DEFAULT_OPTIONS: Omit<Ruleset, 'id' | 'contracts'> = {
  revision: 1,
  packets: [6, 7],
  firstPacket: 'left',
  shuffle: 'cut',
  passOut: 'throw-in',
  raise: 'any',
  mayOpen: null,
  join: 'equal-rank',
  troela: 'mandatory',
  exposure: 'first-trick',
  praatjeHands: 'all',
  mustRuff: false,
  holderLead: 'free',
  firstLeadOnly: false,
  discard: 'free',
  callVoid: 'blind',
  noRuff: 'off',
  stopWhenDecided: false,
  settlement: 'zero-sum',
  partnership: 'pairs',
  failed: 'both',
  fellowDeclarers: 'settle',
  underFrom: 1,
  end: { kind: 'deals', count: 16 },
};
