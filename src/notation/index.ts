export { type DealCodeError, type Hands, makeDeal, makeHand, parseDeal, parseHand } from './dealCode.js';
export { entryText } from './entryText.js';
export { headerText, type NewHeader, newHeader } from './header.js';
export { applyHouseRules, HOUSE_RULE_KEYS, type HouseRuleError, houseRulesText } from './houseRules.js';
export { excerpt, plainText } from './plainText.js';
export {
  type Placed,
  type Position,
  READ_ERROR_CODES,
  type ReadError,
  type ReadErrorCode,
} from './readError.js';
export {
  type ReadStep,
  type RecordItem,
  type RecordReader,
  readItems,
  readRecord,
  recordReader,
} from './readRecord.js';
export type { DealRecord, DealTag, LastDealMark, OtherTag, RecordHeader, RikRecord } from './record.js';
export {
  type ReplayedDeal,
  type ReplayedRecord,
  type ReplayStep,
  replayDeal,
  replayRecord,
} from './replay.js';
export type { ReplayError, ReplayFault } from './replayError.js';
export {
  actionWord,
  makeCard,
  PASS_WORD,
  parseActionWord,
  parseCard,
  parseSeat,
  parseSuit,
  type WordError,
} from './words.js';
export { writeRecord } from './writeRecord.js';
