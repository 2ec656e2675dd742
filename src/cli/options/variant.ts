import { err, ok } from '../../engine/result.js';
import type { Ruleset } from '../../engine/ruleset.js';
import type { Texts } from '../../i18n/index.js';
import { CLUB_LIMIT, parseClub, SHIPPED_IDS, shippedRuleset } from '../../notation/index.js';
import { readShortTextFile } from '../../storage/shortTextFile.js';
import { printable } from '../printable.js';
import { type Reading, readWord } from './values.js';

/** Whether a word is the name of a file rather than an id. */
const isFile = (word: string): boolean => /\.jsonc?$|[\\/]/i.test(word);

/** The ruleset of a club's own file, or what is wrong with the file: where, which field, why, and what is accepted. */
function readClubFile(texts: Texts, file: string): Reading<Ruleset> {
  const { problem, club } = texts.cli;
  const name = printable(file);
  const text = readShortTextFile(file, CLUB_LIMIT);
  if (!text.ok) return err(problem.cannotRead(name, text.error.code));
  const ruleset = parseClub(text.value);
  if (ruleset.ok) return ruleset;
  const [first, ...more] = ruleset.error;
  if (first === undefined) throw new Error('a club file is refused without a reason');
  const sentence = `${name}:${first.line}:${first.column}: ${club.fault(first)}`;
  return err(more.length === 0 ? sentence : `${sentence} ${club.more(more.length)}`);
}

/** The shipped ruleset with this id, or that of a club's file; `where` names the option or argument in the sentence that refuses others. */
export function readVariant(texts: Texts, where: string, word: string): Reading<Ruleset> {
  const ruleset = shippedRuleset(word);
  if (ruleset !== null) return ok(ruleset);
  if (isFile(word)) return readClubFile(texts, word);
  const refused = readWord(texts, where, word, SHIPPED_IDS);
  return refused.ok ? err(refused.value) : refused;
}
