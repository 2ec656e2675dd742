import { ok } from '../../engine/result.js';
import { namedIn } from '../../i18n/index.js';
import { directoriesIn } from '../../storage/directories.js';
import { padFolder } from '../../storage/padFile.js';
import type { Save } from '../../storage/save.js';
import type { SaveFolder } from '../../storage/saveFolder.js';
import { type Context, EXIT, type ExitCode } from '../context.js';
import { type RawOptions, textOf, wasGiven } from '../options/raw.js';
import { readRuleset } from '../options/ruleset.js';
import { refuse, writeLine } from '../output.js';
import { printable } from '../printable.js';
import { rulesetName } from '../rules/names.js';
import { askTable } from './beginPad.js';
import { Dialogue } from './dialogue.js';
import { PadKeeper } from './keepPad.js';
import { newPad, type Pad } from './padState.js';
import { entryLine, padHeader, readPad } from './padText.js';
import { namesIn } from './readLine.js';
import { listedLine, sheetLines } from './show.js';

/** A pad that lies open, and the file that it is kept in; null where there is no place to write. */
interface OpenPad {
  readonly pad: Pad;
  readonly save: Save | null;
}

type Opened =
  | { readonly kind: 'open'; readonly open: OpenPad; readonly isResumed: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Takes a pad that was left. */
function resume(context: Context, folder: SaveFolder, id: string): Opened {
  const { pad: words, cli } = context.texts;
  const opened = folder.open(id);
  if (!opened.ok) {
    const { error } = opened;
    if (error.code === 'held') return { kind: 'refused', sentence: words.held(printable(id)) };
    return error.code === 'not-found'
      ? { kind: 'refused', sentence: words.notFound(printable(id)) }
      : { kind: 'refused', sentence: cli.problem.cannotRead(error.error.path, error.error.code) };
  }
  const { save, text } = opened.value;
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const pad = readPad(context.texts, whole);
  if (pad === null) {
    save.close();
    return { kind: 'refused', sentence: words.unreadable(save.path) };
  }
  // What stands behind the last whole line was cut short by a crash.
  if (whole.length < text.length) save.cutTo(whole);
  return { kind: 'open', open: { pad, save }, isResumed: true };
}

/** The newest pad that was left and that nobody else has open. */
function newest(context: Context, folder: SaveFolder): Opened {
  const ids = folder.unfinished();
  for (const id of ids.ok ? ids.value : []) {
    const opened = resume(context, folder, id);
    if (opened.kind === 'open') return opened;
  }
  return { kind: 'none' };
}

/** Asks for a new pad, and begins its file. */
async function begin(
  context: Context,
  options: RawOptions,
  folder: SaveFolder | null,
  dialogue: Dialogue,
): Promise<Opened> {
  const { texts } = context;
  const ruleset = readRuleset(texts, options);
  if (!ruleset.ok) return { kind: 'refused', sentence: ruleset.error };
  const table = await askTable(texts, options, ruleset.value, dialogue);
  if (table === null) return { kind: 'none' };
  const pad = newPad(table);
  if (folder === null) return { kind: 'open', open: { pad, save: null }, isResumed: false };
  const save = folder.create(new Date(), padHeader(table));
  if (!save.ok) {
    const { path, code } = save.error;
    return { kind: 'refused', sentence: texts.cli.problem.cannotWrite(path, code) };
  }
  return { kind: 'open', open: { pad, save: save.value }, isResumed: false };
}

async function keep(
  context: Context,
  opened: OpenPad,
  isResumed: boolean,
  dialogue: Dialogue,
): Promise<ExitCode> {
  const { pad: words, cli } = context.texts;
  const { save } = opened;
  const texts = namedIn(context.texts, opened.pad.ruleset);
  const { pad } = opened;
  await dialogue.say(words.opening(rulesetName(texts, pad.ruleset), namesIn(texts, pad)));
  if (save === null) await dialogue.say(words.notKept);
  if (isResumed && save !== null) {
    await dialogue.say(words.resumed(save.id, pad.rows.length));
    for (const line of sheetLines(texts, pad)) await dialogue.say(line);
  }
  const keeper = new PadKeeper(
    texts,
    dialogue,
    pad,
    (before, entry) => save?.append(entryLine(before, entry)) ?? ok(null),
  );
  const end = await keeper.run();
  if (end.kind === 'failed') {
    save?.close();
    return refuse(context, cli.problem.cannotWrite(end.error.path, end.error.code));
  }
  if (save === null) return EXIT.done;
  if (end.kind === 'ended') save.finish();
  else save.close();
  await dialogue.say(end.kind === 'ended' ? words.finished(save.id) : words.kept(save.id));
  return EXIT.done;
}

/** The pads that can be gone on with, one line each. */
async function list(context: Context, folder: SaveFolder | null): Promise<ExitCode> {
  const ids = folder?.unfinished();
  const lines = (ids?.ok ? ids.value : []).flatMap((id) => {
    const text = folder?.read(id);
    const pad = text?.ok ? readPad(context.texts, text.value) : null;
    return pad === null ? [] : [listedLine(context.texts, id, rulesetName(context.texts, pad.ruleset), pad)];
  });
  for (const line of lines.length > 0 ? lines : [context.texts.pad.nothingToResume])
    await writeLine(context.stdout, line);
  return EXIT.done;
}

/** Options each of which asks for a new pad. */
const STARTING = ['new', 'variant', 'rule'] as const;

/** `rikken pad`: keeps the score of a real table. */
export async function runPad(
  _argumentsGiven: readonly string[],
  options: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const directories = directoriesIn(context.env);
  const folder = directories === null ? null : padFolder(directories);
  const starting = STARTING.find((name) => wasGiven(options, name));
  const isAsked = wasGiven(options, 'resume');
  if (isAsked && starting !== undefined) {
    return refuse(context, context.texts.cli.problem.optionsExclude('--resume', `--${starting}`));
  }
  const id = textOf(options, 'resume');
  if (isAsked && (id === null || folder === null)) return list(context, folder);
  const dialogue = new Dialogue(context);
  try {
    const goesOn = starting === undefined && !isAsked && context.stdin.isTTY === true;
    const left: Opened =
      folder === null
        ? { kind: 'none' }
        : id !== null
          ? resume(context, folder, id)
          : goesOn
            ? newest(context, folder)
            : { kind: 'none' };
    const opened = left.kind === 'none' ? await begin(context, options, folder, dialogue) : left;
    if (opened.kind === 'refused') return await refuse(context, opened.sentence);
    return opened.kind === 'none' ? EXIT.done : await keep(context, opened.open, opened.isResumed, dialogue);
  } finally {
    dialogue.close();
  }
}
