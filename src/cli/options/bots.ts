import { BOT_NAMES } from '../../bots/index.js';
import { err, ok } from '../../engine/result.js';
import type { Texts } from '../../i18n/index.js';
import { FOREIGN, foreignCommand } from '../../session/foreignPlayer.js';
import { type Reading, readWord } from './values.js';

/** How well the bots of `--level` play, the weakest first; each is a bot of that name. */
export const LEVELS = ['beginner', 'club', 'sharp'] as const;

/** The bot that plays where nobody says which. */
export const DEFAULT_BOT = 'heuristic';

/** The name of a bot, or `exec:` and the command of a foreign program, which is not looked for before it is needed. */
function readBot(texts: Texts, where: string, name: string): Reading<string> {
  const command = foreignCommand(name);
  if (command === null) return readWord(texts, where, name, [...BOT_NAMES, FOREIGN]);
  return command === '' ? err(texts.cli.foreign.noCommand(where)) : ok(name);
}

/** The names of bots with commas between them: one for all places, or one for each. So a command cannot have a comma in it. */
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
