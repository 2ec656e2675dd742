import { announcedContract, contractById, type Ruleset } from '../engine/ruleset.js';
import { DEAL_TAGS, type DealRecord, type DealTag } from './record.js';

/**
 * Whether a card is called before trump is named: in a contract with the fourth ace, where four aces in one hand name a king
 * whose holder then names trump (R5.3). In the others trump comes first (R6.1).
 */
export function isCallFirst(ruleset: Ruleset, record: Pick<DealRecord, 'calls'>): boolean {
  const bid = record.calls.map((call) => call.value).findLast((call) => call.type === 'bid');
  const contract = bid === undefined ? announcedContract(ruleset) : contractById(ruleset, bid.bid);
  return contract?.side === 'fourth-ace';
}

const AUCTIONED: readonly DealTag[] = ['Partner', 'Trump', 'Call'];
const CALL_FIRST: readonly DealTag[] = ['Call', 'Partner', 'Trump'];

/** The tags of a deal in the order in which they are written; the mark of the last deal has no fixed place. */
export const writtenTags = (callFirst: boolean): readonly DealTag[] =>
  DEAL_TAGS.filter((tag) => tag !== 'LastDeal').map((tag) => {
    const index = callFirst ? AUCTIONED.indexOf(tag) : -1;
    return CALL_FIRST[index] ?? tag;
  });
