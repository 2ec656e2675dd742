import { contractName } from '../contractNames.js';
import type { ClubFaultFacts, ClubTexts } from '../texts/club.js';
import { listed, unquoted } from '../words.js';
import { unsound } from './unsound.js';

/** What is wrong with a club's file, by the code that notation gives it. */
const WRONG: Readonly<Record<string, string>> = {
  'too-long': 'the file is too long, at most 64 KiB',
  'too-deep': 'it is nested too deeply, at most 10 levels',
  'not-json': 'this is no JSON',
  'key-twice': 'this field stands there twice',
  'forbidden-key': 'no field may be called so',
  'missing-field': 'this field is missing',
  'unknown-field': 'there is no such field',
  'wrong-type': 'this is the wrong kind of value',
  'not-a-choice': 'this is none of the choices',
  'out-of-range': 'this is outside the limits',
  'not-an-id': 'this is no id: use small letters and figures with hyphens between them',
  'not-a-name': 'of this name nothing can be shown',
  'unknown-revision': 'there is no such edition of the rules that are extended',
  'unknown-contract': 'there is no such contract',
  'unknown-game': 'there is no such game',
  'like-itself': 'a contract cannot be like itself',
  'needs-parts': 'a new one needs more parts',
  'not-on-ladder': 'this contract is not on the ladder; put its id there',
  'twice-on-ladder': 'this bid stands on the ladder twice',
  'too-many-bids': 'there are too many bids',
  'rule-twice': 'another rule about the same stands there already',
  'bad-rule-value': 'the rule has no such value',
};

function fault({ code, path, found, expected, unsound: problem }: ClubFaultFacts): string {
  const field = path.length === 0 ? '' : `${path.join('.')}: `;
  if (problem !== null) return field + unsound[problem.code](listed(problem.ids.map(contractName), 'and'));
  const shown = found === '' ? '' : `: '${code === 'wrong-type' ? found : unquoted(found)}'`;
  const choices = expected.length === 0 ? '' : `; accepted: ${listed(expected, 'or')}`;
  return `${field}${WRONG[code] ?? 'this does not belong here'}${shown}${choices}.`;
}

/** The words about club files in English. */
export const club: ClubTexts = {
  fault,
  more: (count) => (count === 1 ? 'There is one more fault.' : `There are ${count} more faults.`),
  written: (file) =>
    `${file} is written. Change it to your rules, and look at them with: rikken rules ${file}`,
};
