import { LANGUAGES, type Texts, textsIn } from '../i18n/index.js';
import { type Context, EXIT, type ExitCode, type Surroundings } from './context.js';
import { LATER_LANGUAGES, languageOf, localeLanguage } from './language.js';
import { nearest } from './nearest.js';
import { listWords, shortened } from './options/values.js';
import { refuse } from './output.js';
import { readCommandLine } from './program.js';
import { versionOf } from './version.js';

/** The sentence about a language that the program does not speak. */
function refuseLanguage(texts: Texts, wanted: string): string {
  const accepted = listWords(LANGUAGES);
  const { problem } = texts.cli;
  return LATER_LANGUAGES.includes(wanted.toLowerCase())
    ? problem.laterValue('--lang', wanted.toLowerCase(), accepted)
    : problem.notOneOf('--lang', shortened(wanted), accepted, nearest(wanted, LANGUAGES));
}

/** Help is read best in lines that are not too long. */
const widthOf = (columns: number | undefined): number => Math.min(Math.max(columns || 80, 40), 100);

/**
 * Runs the program with the words of its command line and returns the exit code. Expected errors are told in one sentence;
 * whatever is thrown is a fault of the program and the caller's to report.
 */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const language = languageOf(argv, surroundings.env);
  const texts = textsIn(language.ok ? language.value : localeLanguage(surroundings.env));
  const context: Context = { ...surroundings, texts };
  if (!language.ok) return refuse(context, refuseLanguage(texts, language.error));
  const width = widthOf(context.stdout.columns);
  const request = readCommandLine(texts, argv, versionOf(), width);
  if (!request.ok) return refuse(context, request.error);
  if (request.value.kind === 'print') {
    const { text, appendix } = request.value;
    const more = appendix === undefined ? [] : ['', ...(await appendix())(texts, width), ''];
    context.stdout.write(text + more.join('\n'));
    return EXIT.done;
  }
  const { spec, arguments: given, options } = request.value;
  const command = await spec.load();
  return command(given, options, context);
}
