import { contractName } from '../contractNames.js';
import type { Unreadable } from '../texts/cli.js';
import { listed } from '../words.js';
import { club } from './club.js';
import { unsound } from './unsound.js';

/** What is wrong with a record as text, by the code that notation gives it. */
const WRONG: Readonly<Record<string, string>> = {
  'line-too-long': 'de regel is te lang, hoogstens 4 KiB',
  'header-too-long': 'de kop is te lang, hoogstens 16 KiB',
  'club-too-long': 'de regels van de club zijn te lang, hoogstens 64 KiB',
  'deal-too-long': 'het spel is te lang, hoogstens 16 KiB',
  'too-many-deals': 'er staan te veel spellen in, hoogstens 1000',
  empty: 'er staat niets in',
  'unknown-version': 'deze versie van het verslag is onbekend',
  'bad-character': 'dit teken hoort hier niet',
  'not-a-tag': 'dit is geen label',
  'string-not-closed': 'de tekst tussen aanhalingstekens is niet afgesloten',
  'comment-not-closed': 'het commentaar is niet afgesloten met }',
  'words-without-section': 'deze woorden staan onder geen label',
  'tag-twice': 'dit label staat er twee keer',
  'tag-missing': 'er ontbreekt een label',
  'header-tag-late': 'dit label hoort in de kop, voor het eerste spel',
  'two-rulesets': 'een verslag heeft [Ruleset] of [Club], niet allebei',
  'bad-club': 'de regels van deze club kunnen niet gelezen worden',
  'unknown-ruleset': 'deze spelregels zijn onbekend',
  'unknown-revision': 'deze uitgave van de spelregels is onbekend',
  'unknown-rule': 'deze huisregel is onbekend',
  'rule-twice': 'deze huisregel staat er twee keer',
  'bad-rule-value': 'deze waarde heeft de huisregel niet',
  'rules-not-playable': 'deze huisregels kunnen niet gespeeld worden',
  'not-players': 'dit is geen aantal spelers',
  'no-such-seat': 'deze plaats is er niet',
  'not-a-board': 'dit is geen nummer van een spel',
  'not-a-seat': 'dit is geen plaats',
  'not-a-hand': 'dit is geen hand',
  'not-a-card': 'dit is geen kaart die omgedraaid kan worden',
  'card-twice': 'deze kaart staat er twee keer',
  'not-yes': 'dit is geen ja',
  'not-a-draw': 'zo wordt er niet om de eerste gever getrokken',
  'not-a-call': 'dit is geen bod',
  'not-a-contract': 'dit is geen contract',
  'not-a-suit': 'dit is geen kleur',
  'not-a-called-card': 'dit is geen gevraagde kaart',
  'not-a-play': 'dit is geen kaart',
  'not-a-tally': 'dit is geen telling per plaats',
};

/** One sentence about text that is no record: what is wrong, what stands there, what may stand there. */
export function unreadable({ code, found, expected, club: fault, unsound: problems }: Unreadable): string {
  if (fault !== undefined) return club.fault(fault);
  if (problems !== undefined && problems.length > 0) {
    const reasons = problems.map((one) => unsound[one.code](listed(one.ids.map(contractName), 'en')));
    return `${WRONG[code] ?? code}: '${found}'. ${reasons.join(' ')}`;
  }
  if (code.endsWith('-too-long')) return `${WRONG[code] ?? code}.`;
  const what = WRONG[code] ?? 'dit is geen verslag van een partij';
  const shown = found === '' ? '' : `: '${found}'`;
  return `${what}${shown}${expected.length === 0 ? '' : `; verwacht: ${listed(expected, 'of')}`}.`;
}
