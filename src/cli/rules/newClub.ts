import path from 'node:path';
import { ok } from '../../engine/result.js';
import { DEFAULT_RULESET } from '../../engine/rulesets/index.js';
import { describeField } from '../../i18n/describe.js';
import type { Texts } from '../../i18n/index.js';
import { capitalised } from '../../i18n/words.js';
import { makeClubTemplate, SHIPPED_IDS } from '../../notation/index.js';
import { clubSchemaAddress } from '../../storage/clubSchema.js';
import { writeNewTextFile } from '../../storage/newTextFile.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { type RawOptions, textOf, wasGiven } from '../options/raw.js';
import { type Reading, readWord } from '../options/values.js';
import { refuse, writeLine } from '../output.js';
import { printable } from '../printable.js';

/** The id of the shipped rules to begin with. */
function readBase(texts: Texts, options: RawOptions): Reading<string> {
  const id = textOf(options, 'variant');
  return id === null ? ok(DEFAULT_RULESET.id) : readWord(texts, '--variant', id, SHIPPED_IDS);
}

/** A club is called like its file until somebody changes that. */
function clubName(file: string): string {
  const letters = printable(path.parse(file).name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')).trim();
  return letters === '' ? 'Club' : capitalised(letters);
}

/** `rikken rules --new <file>`: writes a commented start of a club file, never over a file that is there. */
export async function writeNewClub(context: Context, file: string, options: RawOptions): Promise<ExitCode> {
  const { texts } = context;
  const { problem, club } = texts.cli;
  const surplus = ['rule', 'players'].find((name) => wasGiven(options, name));
  if (surplus !== undefined) return refuse(context, problem.optionsExclude('--new', `--${surplus}`));
  const base = readBase(texts, options);
  if (!base.ok) return refuse(context, base.error);
  const template = makeClubTemplate(base.value, {
    describe: (field) => describeField(texts.rules, field),
    schema: clubSchemaAddress(),
    name: clubName(file),
  });
  const written = writeNewTextFile(file, template);
  const shown = printable(file);
  if (!written.ok) {
    const { code } = written.error;
    return refuse(context, code === 'EEXIST' ? problem.fileExists(shown) : problem.cannotWrite(shown, code));
  }
  await writeLine(context.stdout, club.written(shown));
  return EXIT.done;
}
