import { inspect } from 'node:util';
import { textsIn } from '../i18n/index.js';
import { writeCrashReport } from '../storage/crashReport.js';
import type { Surroundings } from './context.js';
import { languageOf, localeLanguage } from './language.js';
import { printable } from './printable.js';
import { versionOf } from './version.js';

/** What somebody who mends the program needs to know: the version, how it was called, and the error with its causes. */
const report = (error: unknown, argv: readonly string[]): string =>
  [
    `rikken ${versionOf()}, node ${process.version}, ${process.platform} ${process.arch}`,
    `arguments: ${JSON.stringify(argv)}`,
    inspect(error, { depth: 8 }),
    '',
  ].join('\n');

/** Keeps a report of a fault of the program in a file; returns the sentence that names the fault and the file. */
export function faultSentence(
  error: unknown,
  argv: readonly string[],
  { env }: Pick<Surroundings, 'env'>,
): string {
  const language = languageOf(argv, env);
  const { problem } = textsIn(language.ok ? language.value : localeLanguage(env)).cli;
  const stamp = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${process.pid}`;
  const file = writeCrashReport(env, stamp, report(error, argv));
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split('\n');
  return printable(problem.fault(first.slice(0, 200), file));
}
