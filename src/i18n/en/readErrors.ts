import { contractName } from '../contractNames.js';
import type { Unreadable } from '../texts/cli.js';
import { listed } from '../words.js';
import { club } from './club.js';
import { unsound } from './unsound.js';

/** What is wrong with a record as text, by the code that notation gives it. */
const WRONG: Readonly<Record<string, string>> = {
  'line-too-long': 'the line is too long, at most 4 KiB',
  'header-too-long': 'the header is too long, at most 16 KiB',
  'club-too-long': 'the rules of the club are too long, at most 64 KiB',
  'deal-too-long': 'the deal is too long, at most 16 KiB',
  'too-many-deals': 'there are too many deals, at most 1,000',
  empty: 'there is nothing in it',
  'unknown-version': 'this version of the record is not known',
  'bad-character': 'this character has no place here',
  'not-a-tag': 'this is no tag',
  'string-not-closed': 'the text in quotes is not closed',
  'comment-not-closed': 'the comment is not closed with }',
  'words-without-section': 'these words stand under no tag',
  'tag-twice': 'this tag stands here twice',
  'tag-missing': 'a tag is missing',
  'header-tag-late': 'this tag belongs in the header, before the first deal',
  'two-rulesets': 'a record has one of [Ruleset] and [Club], not both',
  'bad-club': 'the rules of this club cannot be read',
  'unknown-ruleset': 'these rules are not known',
  'unknown-revision': 'this revision of the rules is not known',
  'unknown-rule': 'this house rule is not known',
  'rule-twice': 'this house rule stands here twice',
  'bad-rule-value': 'the house rule has no such value',
  'rules-not-playable': 'these house rules cannot be played',
  'not-players': 'this is no number of players',
  'no-such-seat': 'there is no such seat',
  'not-a-board': 'this is no board number',
  'not-a-seat': 'this is no seat',
  'not-a-hand': 'this is no hand',
  'not-a-card': 'this is no card that can be turned',
  'card-twice': 'this card stands here twice',
  'not-yes': 'this is no yes',
  'not-a-draw': 'this is no draw for the first dealer',
  'not-a-call': 'this is no call',
  'not-a-contract': 'this is no contract',
  'not-a-suit': 'this is no suit',
  'not-a-called-card': 'this is no called card',
  'not-a-play': 'this is no card',
  'not-a-tally': 'this is no count for each seat',
};

/** One sentence about text that is no record: what is wrong, what stands there, what may stand there. */
export function unreadable({ code, found, expected, club: fault, unsound: problems }: Unreadable): string {
  if (fault !== undefined) return club.fault(fault);
  if (problems !== undefined && problems.length > 0) {
    const reasons = problems.map((one) => unsound[one.code](listed(one.ids.map(contractName), 'and')));
    return `${WRONG[code] ?? code}: '${found}'. ${reasons.join(' ')}`;
  }
  if (code.endsWith('-too-long')) return `${WRONG[code] ?? code}.`;
  const what = WRONG[code] ?? 'this is no record of a match';
  const shown = found === '' ? '' : `: '${found}'`;
  return `${what}${shown}${expected.length === 0 ? '' : `; expected: ${listed(expected, 'or')}`}.`;
}
