import type { Side } from '../../../src/solver/index.js';
import type { EndingKind } from './endings.js';

/** The kinds of endings that the solver must value as minimax does: rules of play times who counts and who helps. */
interface Case {
  readonly kind: EndingKind;
  readonly counted: Side;
  readonly maximise: Side;
}

const free = { holderLead: 'free', firstLeadOnly: false, discard: 'free' } as const;

const plain: EndingKind = { name: 'plain' };
const called: EndingKind = { name: 'called card', called: free };
const mustLead: EndingKind = { name: 'holder must lead it', called: { ...free, holderLead: 'must-play' } };
const firstLead: EndingKind = { name: 'first lead only', called: { ...free, firstLeadOnly: true } };
const lastResort: EndingKind = { name: 'discard last resort', called: { ...free, discard: 'last-resort' } };
const allOptions: EndingKind = {
  name: 'all options of the called card',
  called: { holderLead: 'must-play', firstLeadOnly: true, discard: 'last-resort' },
};
const mustRuff: EndingKind = { name: 'must ruff', mustRuff: true };
const unruffable: EndingKind = { name: 'unruffable suit', unruffable: true, called: free };
const faceDown: EndingKind = { name: 'face-down lead', faceDown: true, called: free };

const NS = 0b0101;
const NE = 0b0011;
const NORTH = 0b0001;
const ALL = 0b1111;
const NOBODY = 0;

export const CASES: readonly Case[] = [
  { kind: plain, counted: NS, maximise: NS },
  { kind: plain, counted: NE, maximise: NE },
  { kind: plain, counted: NORTH, maximise: NORTH },
  { kind: plain, counted: 0b1011, maximise: 0b1011 },
  { kind: plain, counted: NS, maximise: ALL },
  { kind: plain, counted: NE, maximise: NOBODY },
  { kind: plain, counted: NORTH, maximise: 0b1110 },
  { kind: plain, counted: NS, maximise: 0b1010 },
  { kind: plain, counted: NE, maximise: 0b1100 },
  { kind: plain, counted: 0b1011, maximise: 0b0100 },
  { kind: called, counted: NS, maximise: NS },
  { kind: called, counted: NE, maximise: NE },
  { kind: called, counted: NORTH, maximise: NORTH },
  { kind: mustLead, counted: NS, maximise: NS },
  { kind: firstLead, counted: NE, maximise: NE },
  { kind: lastResort, counted: NS, maximise: NS },
  { kind: allOptions, counted: NE, maximise: NE },
  { kind: mustRuff, counted: NS, maximise: NS },
  { kind: faceDown, counted: NE, maximise: NE },
  { kind: unruffable, counted: NS, maximise: NS },
];

export const nameOf = ({ kind, counted, maximise }: Case): string =>
  `${kind.name}, counted ${counted.toString(2)}, maximised by ${maximise.toString(2)}`;
