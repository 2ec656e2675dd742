import type { Side } from '../../../engine/ruleset.js';
import type { Role, Situation } from './situation.js';

/** What a seat is in a contract about taking tricks, and with whom the declarer plays: each plays by weights of its own. */
export const STANDINGS = [
  'declarer',
  'partner',
  'defender',
  'announcer',
  'ace-holder',
  'soloist',
  'against-soloist',
] as const;
export type Standing = (typeof STANDINGS)[number];

const STANDING: Readonly<Record<Side, Readonly<Record<Role, Standing>>>> = {
  'called-card': { declarer: 'declarer', partner: 'partner', defender: 'defender' },
  'fourth-ace': { declarer: 'announcer', partner: 'ace-holder', defender: 'defender' },
  alone: { declarer: 'soloist', partner: 'against-soloist', defender: 'against-soloist' },
};

/** The standing of the seat whose turn it is. */
export const standingOf = ({ role, deal }: Situation): Standing =>
  STANDING[deal.contracts[0]?.contract.side ?? 'alone'][role];
