import { contractName } from '../contractNames.js';
import type { ClubFaultFacts, ClubTexts } from '../texts/club.js';
import { listed, unquoted } from '../words.js';
import { unsound } from './unsound.js';

/** What is wrong with a club's file, by the code that notation gives it. */
const WRONG: Readonly<Record<string, string>> = {
  'too-long': 'het bestand is te lang, hoogstens 64 KiB',
  'too-deep': 'er zitten te veel lagen in elkaar, hoogstens 10',
  'not-json': 'dit is geen JSON',
  'key-twice': 'dit veld staat er twee keer',
  'forbidden-key': 'zo mag geen veld heten',
  'missing-field': 'dit veld ontbreekt',
  'unknown-field': 'dit veld bestaat niet',
  'wrong-type': 'dit is het verkeerde soort waarde',
  'not-a-choice': 'dit is geen van de mogelijkheden',
  'out-of-range': 'dit valt buiten de grenzen',
  'not-an-id': 'dit is geen id: gebruik kleine letters en cijfers met streepjes ertussen',
  'not-a-name': 'van deze naam valt niets te tonen',
  'unknown-revision': 'deze uitgave van de uitgebreide spelregels bestaat niet',
  'unknown-contract': 'dit contract bestaat niet',
  'unknown-game': 'dit spelletje bestaat niet',
  'like-itself': 'een contract kan niet op zichzelf lijken',
  'needs-parts': 'een nieuwe heeft meer delen nodig',
  'not-on-ladder': 'dit contract staat niet op de ladder; zet het id erbij',
  'twice-on-ladder': 'dit bod staat twee keer op de ladder',
  'too-many-bids': 'er zijn te veel biedingen',
  'rule-twice': 'er staat al een regel over hetzelfde',
  'bad-rule-value': 'de regel kent deze waarde niet',
};

function fault({ code, path, found, expected, unsound: problem }: ClubFaultFacts): string {
  const field = path.length === 0 ? '' : `${path.join('.')}: `;
  if (problem !== null) return field + unsound[problem.code](listed(problem.ids.map(contractName), 'en'));
  const shown = found === '' ? '' : `: '${code === 'wrong-type' ? found : unquoted(found)}'`;
  const choices = expected.length === 0 ? '' : `; mogelijk: ${listed(expected, 'of')}`;
  return `${field}${WRONG[code] ?? 'dit hoort hier niet'}${shown}${choices}.`;
}

/** The words about club files in Dutch. */
export const club: ClubTexts = {
  fault,
  more: (count) => (count === 1 ? 'Er is nog één fout.' : `Er zijn nog ${count} fouten.`),
  written: (file) => `${file} is geschreven. Pas het aan, en bekijk de regels met: rikken rules ${file}`,
};
