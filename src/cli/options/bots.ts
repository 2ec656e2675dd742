import { BOT_NAMES } from '../../bots/index.js';
import { err, ok } from '../../engine/result.js';
import type { Texts } from '../../i18n/index.js';
import { listWords, type Reading, readWord } from './values.js';

/** How well the bots of `--level` play, the weakest first; each is a bot of that name. */
export const LEVELS = ['beginner', 'club', 'sharp'] as const;

/** The bot that plays where nobody says which. */
export const DEFAULT_BOT = 'heuristic';

function readBot(texts: Texts, where: string, name: string): Reading<string> {
  if (!name.startsWith('exec:')) return readWord(texts, where, name, BOT_NAMES);
  return err(texts.cli.problem.laterValue(where, 'exec:', listWords(BOT_NAMES)));
}

/** The names of bots with commas between them: one for all places, or one for each. */
export function readBots(
  texts: Texts,
  where: string,
  text: string,
  places: number,
): Reading<readonly string[]> {
  const names: string[] = [];
  for (const word of text.split(',')) {
    const name = readBot(texts, where, word.trim());
    if (!name.ok) return name;
    names.push(name.value);
  }
  const [only] = names;
  if (only !== undefined && names.length === 1) return ok(Array.from({ length: places }, () => only));
  return names.length === places
    ? ok(names)
    : err(texts.cli.problem.botsPerSeat(where, names.length, places));
}
