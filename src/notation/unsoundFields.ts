import type { Contract, Ruleset } from '../engine/ruleset.js';
import type { Unsound } from '../engine/soundness.js';

/** The field at which a problem of a contract is shown. */
export const FIELD_OF: Partial<Record<Unsound['code'], keyof Contract>> = {
  'same-id': 'id',
  'joinable-needs-no-trump': 'joinable',
  'aces-need-fourth-ace': 'aces',
  'fourth-ace-needs-aces': 'aces',
  'announced-needs-fourth-ace': 'announced',
  'one-announcement': 'announced',
  'silent-needs-fourth-ace': 'partnerSilent',
  'silent-partner-cannot-act': 'partnerSilent',
  'partner-leads-openly': 'lead',
  'called-card-needs-trump': 'trump',
  'trump-needs-fourth-ace': 'trump',
  'trump-needs-turned-card': 'trump',
  'unknown-bid-in-after': 'after',
};

/** The option at which a problem of the whole is shown. */
export const OPTION_OF: Partial<Record<Unsound['code'], keyof Ruleset>> = {
  'no-bids': 'contracts',
  'packets-sum': 'packets',
  'unknown-opening': 'mayOpen',
  'unknown-game': 'passOut',
  'no-games-to-choose': 'passOut',
  'no-opening-for-dealer': 'passOut',
};

/** Whether a contract is one of those that a problem is about. */
export const isAbout = ({ id, after }: Contract, { code, ids }: Unsound): boolean =>
  code === 'unknown-bid-in-after' ? after.some((bid) => ids.includes(bid)) : ids.includes(id);
