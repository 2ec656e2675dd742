import type { Contract, Goal, Ruleset, SpecialGame } from '../ruleset.js';

/** What a preset's contract may leave out. */
export type ContractParts = Pick<Contract, 'id' | 'rank' | 'goal'> & {
  readonly value: Pick<Contract['value'], 'base'> & Partial<Contract['value']>;
} & Partial<Omit<Contract, 'value'>>;

/** A contract with the commonest value for every part that is not given: alone, declarer's trump, closed hands, flat amounts. */
export const contract = (parts: ContractParts): Contract => ({
  name: null,
  joinable: false,
  side: 'alone',
  trump: 'declarer',
  exposure: 'none',
  lead: 'dealer-left',
  aces: null,
  failed: null,
  announced: 'none',
  partnerSilent: false,
  after: [],
  ...parts,
  value: { over: 0, under: 0, failBase: parts.value.base, slam: 0, ...parts.value },
});

export const atLeast = (tricks: number): Goal => ({ kind: 'at-least', tricks });
export const exactly = (tricks: number): Goal => ({ kind: 'exactly', tricks });

/**
 * The games of section 10 with what one player pays another (R10.0), the one about the queen of spades apart. The credits are those
 * of the table that credits winners only; that a lone beggar gets one there is our decision.
 */
export const gamesAt = (unit: number, spadeQueenUnit = unit): readonly SpecialGame[] => [
  { id: 'een-of-vijf', goal: { kind: 'tricks', counts: [1, 5] }, unit, credit: [10] },
  { id: 'een-vijf-elf', goal: { kind: 'tricks', counts: [1, 5, 11] }, unit, credit: [10] },
  { id: 'schoppen-mie', goal: { kind: 'spade-queen' }, unit: spadeQueenUnit, credit: [10] },
  { id: 'mie-en', goal: { kind: 'queens' }, unit, credit: [20, 10, 5] },
  { id: 'bedelen', goal: { kind: 'begging' }, unit, credit: [1] },
];

/** The options of a ruleset that lists none: the defaults of section 12 of the rulebook. */
export const DEFAULT_OPTIONS: Omit<Ruleset, 'id' | 'contracts'> = {
  name: null,
  revision: 1,
  packets: [6, 7],
  firstPacket: 'left',
  shuffle: 'cut',
  games: gamesAt(1),
  passOut: { kind: 'throw-in' },
  raise: 'any',
  mayOpen: null,
  join: 'equal-rank',
  troela: 'mandatory',
  fourAces: 'none',
  turnedTrump: false,
  exposure: 'first-trick',
  praatjeHands: 'all',
  mustRuff: false,
  holderLead: 'free',
  firstLeadOnly: false,
  discard: 'free',
  callVoid: 'blind',
  noRuff: 'off',
  stopWhenDecided: false,
  spadeBan: 0,
  queenDiscard: false,
  settlement: 'zero-sum',
  partnership: 'pairs',
  failed: 'both',
  fellowDeclarers: 'settle',
  underFrom: 1,
  end: null,
};
