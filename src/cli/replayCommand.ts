import { ok } from '../engine/result.js';
import type { Texts } from '../i18n/index.js';
import type { Context, ExitCode } from './context.js';
import { isSet, type RawOptions, textOf } from './options/raw.js';
import { type Reading, readCount } from './options/values.js';
import { refuse } from './output.js';
import { readSeating, readTableChoices } from './playCommand.js';
import type { ReplayOptions } from './playOptions.js';
import { replay } from './replay.js';

/** The highest board that can be asked for: more deals no record may have that is replayed. */
const LAST_BOARD = 9999;

/** Reads what `rikken replay` was asked, or says what is wrong with it. */
export function readReplayOptions(texts: Texts, file: string, options: RawOptions): Reading<ReplayOptions> {
  const table = readTableChoices(texts, options);
  if (!table.ok) return table;
  const text = textOf(options, 'board');
  const board = text === null ? ok(null) : readCount(texts, '--board', text, 1, LAST_BOARD);
  if (!board.ok) return board;
  return ok({
    ...table.value,
    file,
    board: board.value,
    step: isSet(options, 'step'),
    seating: (players) => readSeating(texts, options, players),
  });
}

/** `rikken replay <file.rik>`: recorded deals once more. */
export async function runReplay(
  argumentsGiven: readonly string[],
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const [file = ''] = argumentsGiven;
  const options = readReplayOptions(context.texts, file, raw);
  return options.ok ? replay(options.value, context) : refuse(context, options.error);
}
