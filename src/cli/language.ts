import { err, ok, type Result } from '../engine/result.js';
import { LANGUAGES, type Language } from '../i18n/index.js';
import type { Environment } from './context.js';

/** Languages that a later version will speak. */
export const LATER_LANGUAGES: readonly string[] = ['de', 'it'];

/** The language of the user's locale: Dutch for any kind of Dutch, English for all others. */
export function localeLanguage(env: Environment): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^nl(?![a-z])/i.test(locale) ? 'nl' : 'en';
}

/** The value of `--lang` wherever it stands, or null; of several the last counts. */
function wantedLanguage(argv: readonly string[]): string | null {
  const end = argv.indexOf('--');
  const options = end < 0 ? argv : argv.slice(0, end);
  const values = options.flatMap((word, index) => {
    if (word.startsWith('--lang=')) return [word.slice('--lang='.length)];
    const value = options[index + 1];
    return word === '--lang' && value !== undefined ? [value] : [];
  });
  return values.at(-1) ?? null;
}

/**
 * The language to speak: that of `--lang`, or that of the locale. It must be known before anything else is read, so that
 * refusals and help are in it. The error is a language that the program does not speak.
 */
export function languageOf(argv: readonly string[], env: Environment): Result<Language, string> {
  const wanted = wantedLanguage(argv);
  if (wanted === null) return ok(localeLanguage(env));
  const language = LANGUAGES.find((known) => known === wanted.toLowerCase());
  return language === undefined ? err(wanted) : ok(language);
}
