export { makeDeal, makeHand, parseDeal, parseHand } from './dealCode.js';
export { entryText } from './entryText.js';
export { headerText, newHeader } from './header.js';
export { applyHouseRules, houseRulesText } from './houseRules.js';
export { type Position, READ_ERROR_CODES, type ReadError } from './readError.js';
export { type RecordItem, readItems, readRecord, recordReader } from './readRecord.js';
export type { DealRecord, RecordHeader, RikRecord } from './record.js';
export {
  type ReplayedDeal,
  type ReplayedRecord,
  type ReplayStep,
  replayDeal,
  replayRecord,
} from './replay.js';
export type { ReplayError } from './replayError.js';
export { actionWord, makeCard, parseActionWord, parseCard, parseSeat, parseSuit } from './words.js';
export { writeRecord } from './writeRecord.js';
