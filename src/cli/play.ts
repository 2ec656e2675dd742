import { type Context, EXIT, type ExitCode } from './context.js';
import { chooseMatch } from './match/chooseMatch.js';
import { type Desk, deskFor, type SeatedMatch, seatNewMatch } from './match/desk.js';
import { freshSeed } from './match/setup.js';
import { type SeatedOpening, sitDown } from './match/sitDown.js';
import { refuse, writeLine } from './output.js';
import type { PlayOptions } from './playOptions.js';

/** Another match of the same kind, from another seed. */
function another(context: Context, desk: Desk, { sitting }: SeatedMatch): SeatedOpening {
  const setup = { ...sitting.setup, seed: freshSeed() };
  return { ...seatNewMatch(context, desk, setup), notice: null, recap: [] };
}

/** `rikken play`: a match at the table, a new one or one that goes on. */
export async function play(options: PlayOptions, context: Context): Promise<ExitCode> {
  const { plain } = context.texts;
  const desk = deskFor(context, (sentence) => context.stderr.write(`${sentence}\n`));
  const chosen = chooseMatch(context, options, desk);
  if (chosen.kind === 'refused') return refuse(context, chosen.sentence);
  if (chosen.kind === 'list') {
    for (const line of chosen.lines) await writeLine(context.stdout, line);
    return EXIT.done;
  }
  return sitDown({
    context,
    choices: options,
    // One match is what a script asked for.
    afterMatch: 'quit',
    first: chosen.opening,
    another: (ended) => another(context, desk, ended),
    farewell: ({ journal }) => (journal.id === null ? plain.notSaved : plain.saved(journal.id)),
  });
}
