export { parseClub } from './club.js';
export { CLUB_PATHS, type Describe } from './clubFields.js';
export { CLUB_PROBLEM_CODES, type ClubProblem, type ClubProblemCode } from './clubProblem.js';
export { makeClubTemplate, type TemplateOptions } from './clubTemplate.js';
export { makeDeal, makeHand, parseDeal, parseHand } from './dealCode.js';
export { entryText } from './entryText.js';
export { headerText, newHeader } from './header.js';
export { type Accepts, acceptedForms, completions, type HouseRule } from './houseRule.js';
export {
  applyHouseRules,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRuleError,
} from './houseRules.js';
export { houseRulesText } from './houseRulesText.js';
export { observedRecord } from './observedRecord.js';
export { CLUB_LIMIT } from './parseClub.js';
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
export { SHIPPED_IDS, shippedRuleset, shippedRulesets } from './shippedRulesets.js';
export { actionWord, makeCard, parseActionWord, parseCard, parseSeat, parseSuit } from './words.js';
export { writeRecord } from './writeRecord.js';
