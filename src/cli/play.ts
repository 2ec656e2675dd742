import { type Context, EXIT, type ExitCode } from './context.js';
import { chooseMatch } from './match/chooseMatch.js';
import { type Desk, deskFor, type SeatedMatch, seatNewMatch } from './match/desk.js';
import { fillsScreen } from './match/openTable.js';
import { freshSeed } from './match/setup.js';
import { sitDown } from './match/sitDown.js';
import type { Opening } from './match/tableSide.js';
import { refuse, writeLine } from './output.js';
import type { PlayOptions } from './playOptions.js';

/** Another match of the same kind, from another seed. */
function another(context: Context, desk: Desk, { sitting }: SeatedMatch): Opening {
  const setup = { ...sitting.setup, seed: freshSeed() };
  return { ...seatNewMatch(context, desk, setup), notice: null, recap: [] };
}

/** What has to be said besides the game: at once beside a table of lines, but never across a full screen. */
class Warnings {
  readonly #context: Context;
  readonly #isHeld: boolean;
  readonly #held: string[] = [];

  constructor(context: Context, isHeld: boolean) {
    this.#context = context;
    this.#isHeld = isHeld;
  }

  readonly say = (sentence: string): void => {
    if (this.#isHeld) this.#held.push(sentence);
    else this.#context.stderr.write(`${sentence}\n`);
  };

  /** The first one that was held back, for the table to show. */
  get first(): string | null {
    return this.#held[0] ?? null;
  }

  /** Says what was held back. */
  release(): void {
    for (const sentence of this.#held.splice(0)) this.#context.stderr.write(`${sentence}\n`);
  }
}

async function playFrom(
  context: Context,
  options: PlayOptions,
  desk: Desk,
  first: Opening,
): Promise<ExitCode> {
  const { plain } = context.texts;
  return sitDown({
    context,
    choices: options,
    asks: !options.auto,
    // One match is what a script asked for.
    afterMatch: 'quit',
    first,
    another: (ended) => another(context, desk, ended),
    // That a match is not kept has been said by then.
    farewell: ({ journal }) => (journal.id === null ? null : plain.saved(journal.id)),
  });
}

/** `rikken play`: a match at the table, a new one or one that goes on. */
export async function play(options: PlayOptions, context: Context): Promise<ExitCode> {
  const warnings = new Warnings(context, fillsScreen(context, options));
  const desk = deskFor(context, warnings.say);
  try {
    const chosen = chooseMatch(context, options, desk);
    if (chosen.kind === 'refused') return await refuse(context, chosen.sentence);
    if (chosen.kind === 'play') {
      const notice = chosen.opening.notice ?? warnings.first;
      return await playFrom(context, options, desk, { ...chosen.opening, notice });
    }
    for (const line of chosen.lines) await writeLine(context.stdout, line);
    return EXIT.done;
  } finally {
    warnings.release();
  }
}
