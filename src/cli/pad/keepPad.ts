import type { Result } from '../../engine/result.js';
import { type Seat, seatsOf } from '../../engine/seats.js';
import { namedIn, type Texts } from '../../i18n/index.js';
import type { PadCommand } from '../../i18n/texts/pad.js';
import type { FileError } from '../../storage/textFile.js';
import { askDealer } from './beginPad.js';
import type { Dialogue } from './dialogue.js';
import type { Pad, PadDeal, PadEntry } from './padState.js';
import { write } from './padState.js';
import { namesIn, readDeal, withAnswer } from './readLine.js';
import { rowLines, sheetLines, totalsLine } from './show.js';
import { plainly, seatOfWord } from './words.js';

/** Where entries go before anything else happens. */
export type Keep = (pad: Pad, entry: PadEntry) => Result<null, FileError>;

/** How the keeping of a pad ended. */
export type PadEnd =
  | { readonly kind: 'left' | 'ended' }
  /** An entry could not be kept; nothing after it would be. */
  | { readonly kind: 'failed'; readonly error: FileError };

/** A command with what is typed behind it, or null when a line is none. */
function commandIn(
  { pad }: Texts,
  line: string,
): { readonly command: PadCommand; readonly rest: string } | null {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const commands: readonly PadCommand[] = ['help', 'undo', 'totals', 'sheet', 'dealer', 'end', 'quit'];
  // The English words do in every language, so that a script need not know which one is spoken.
  const typed = plainly(word);
  const command = commands.find((one) => one === typed || pad.commands[one].includes(typed));
  return command === undefined ? null : { command, rest: rest.join(' ') };
}

/** Keeps a score pad: one line after another, each written down before its result is shown. */
export class PadKeeper {
  readonly #texts: Texts;
  readonly #dialogue: Dialogue;
  readonly #keep: Keep;
  #pad: Pad;

  constructor(texts: Texts, dialogue: Dialogue, pad: Pad, keep: Keep) {
    this.#texts = namedIn(texts, pad.ruleset);
    this.#dialogue = dialogue;
    this.#pad = pad;
    this.#keep = keep;
  }

  /** Reads lines until the pad is left or put away; first who deals where that is not known yet. */
  async run(): Promise<PadEnd> {
    for (;;) {
      const { dealer } = this.#pad;
      const end = dealer === null ? await this.#firstDealer() : await this.#next(dealer);
      if (end !== null) return end;
    }
  }

  async #firstDealer(): Promise<PadEnd | null> {
    const seat = await askDealer(this.#texts, this.#pad, this.#dialogue);
    if (seat === null) return { kind: 'left' };
    const failed = this.#write({ kind: 'dealer', seat });
    return failed ?? this.#sayAll([this.#texts.pad.firstDealer(this.#pad.names[seat])]);
  }

  async #next(dealer: Seat): Promise<PadEnd | null> {
    const { names, rows } = this.#pad;
    const line = await this.#dialogue.ask(this.#texts.pad.askDeal(rows.length + 1, names[dealer]));
    if (line === null) return { kind: 'left' };
    return line.trim() === '' ? null : this.#answer(line);
  }

  async #answer(line: string): Promise<PadEnd | null> {
    const found = commandIn(this.#texts, line);
    if (found === null) return this.#deal(line);
    switch (found.command) {
      case 'help':
        return this.#sayAll(this.#texts.pad.help);
      case 'totals':
        return this.#sayAll([totalsLine(this.#texts, this.#pad)]);
      case 'sheet':
        return this.#sayAll(sheetLines(this.#texts, this.#pad));
      case 'undo':
        return this.#undo();
      case 'dealer':
        return this.#dealer(found.rest);
      case 'end':
        return { kind: 'ended' };
      case 'quit':
        return { kind: 'left' };
    }
  }

  async #sayAll(lines: readonly string[]): Promise<null> {
    for (const line of lines) await this.#dialogue.say(line);
    return null;
  }

  /** Writes an entry down; null when it is, or how that failed. */
  #write(entry: PadEntry): PadEnd | null {
    const next = write(this.#pad, entry);
    if (next === null) throw new Error('an entry was read that makes no sense on its pad');
    const kept = this.#keep(this.#pad, entry);
    this.#pad = next;
    return kept.ok ? null : { kind: 'failed', error: kept.error };
  }

  async #undo(): Promise<PadEnd | null> {
    const { pad } = this.#texts;
    if (this.#pad.rows.length === 0) return this.#sayAll([pad.nothingToUndo]);
    const failed = this.#write({ kind: 'undo' });
    return failed ?? this.#sayAll([pad.undone, totalsLine(this.#texts, this.#pad)]);
  }

  async #dealer(word: string): Promise<PadEnd | null> {
    const { pad } = this.#texts;
    const seat = seatOfWord(this.#pad, word);
    if (seat === null || !seatsOf(this.#pad.players).includes(seat)) {
      return this.#sayAll([pad.nobody(word, namesIn(this.#texts, this.#pad))]);
    }
    return this.#write({ kind: 'dealer', seat });
  }

  async #deal(line: string): Promise<PadEnd | null> {
    const deal = await this.#whole(line);
    if (deal === null) return null;
    const failed = this.#write({ kind: 'deal', deal });
    const row = this.#pad.rows.at(-1);
    if (failed !== null || row === undefined) return failed;
    return this.#sayAll(rowLines(this.#texts, this.#pad, row));
  }

  /** The deal that a line tells, after questions for what it lacks; null when it tells none. */
  async #whole(line: string): Promise<PadDeal | null> {
    const { pad: words } = this.#texts;
    const { dealer } = this.#pad;
    let told = line;
    for (;;) {
      const deal = dealer === null ? null : readDeal(this.#texts, this.#pad, dealer, told);
      if (deal === null || deal.ok) return deal?.value ?? null;
      if (deal.error.kind === 'wrong') return this.#sayAll([deal.error.sentence]);
      const answer = await this.#dialogue.ask(words.ask[deal.error.question](deal.error.contract));
      if (answer === null || answer.trim() === '') return null;
      told = withAnswer(told, deal.error.part, answer);
    }
  }
}
