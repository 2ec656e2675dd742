import type { Action } from '../../engine/action.js';
import type { Event } from '../../engine/event.js';
import { type Observation, observe, observeEvents } from '../../engine/observation.js';
import { labelsFor } from '../../i18n/labels.js';
import type { Context } from '../context.js';
import { shownNames } from '../match/names.js';
import type { Sitting } from '../match/sitting.js';
import type { Opening, TableSide } from '../match/tableSide.js';
import { writeLine } from '../output.js';
import { printable } from '../printable.js';
import { type Answer, type Command, readAnswer } from './answer.js';
import { LineReader, LONGEST_LINE } from './lineReader.js';
import {
  choicesLine,
  lastTrickLine,
  openingLines,
  ownHandLine,
  pointsLine,
  questionLines,
  stepLines,
  type Voice,
} from './lines.js';

/** So much of what was typed is repeated in an answer to it. */
const LONGEST_ECHO = 40;

/** The table as lines that are only ever added, with typed answers. */
export class PlainTable implements TableSide {
  readonly #context: Context;
  readonly #afterMatch: 'again' | 'quit';
  readonly #onLeave: () => void;
  #reader: LineReader | null = null;
  #seated: { readonly sitting: Sitting; readonly voice: Voice } | null = null;

  /** `onLeave` hears that the player leaves, by `q` or because the input has ended. */
  constructor(context: Context, afterMatch: 'again' | 'quit', onLeave: () => void) {
    this.#context = context;
    this.#afterMatch = afterMatch;
    this.#onLeave = onLeave;
  }

  get #sitting(): Sitting {
    if (this.#seated === null) throw new Error('no match has begun at this table');
    return this.#seated.sitting;
  }

  get #voice(): Voice {
    if (this.#seated === null) throw new Error('no match has begun at this table');
    return this.#seated.voice;
  }

  async #print(lines: readonly string[]): Promise<void> {
    for (const line of lines) await writeLine(this.#context.stdout, line);
  }

  /** Says who plays what, and of a deal in play everything that happened in it. */
  async begin({ sitting, notice, recap }: Opening): Promise<void> {
    const { texts } = this.#context;
    const { setup } = sitting;
    const voice = { texts, labels: labelsFor(shownNames(texts, setup), true) };
    this.#seated = { sitting, voice };
    await this.#print([...(notice === null ? [] : [notice]), ...openingLines(voice, setup)]);
    for (const { events, after } of recap) {
      await this.show(observeEvents(events, setup.seat), observe(after, setup.seat));
    }
  }

  /** Tells what happened in one step, as the seat of the observation sees it. */
  show(events: readonly Event[], observation: Observation): Promise<void> {
    return this.#print(stepLines(this.#voice, events, observation));
  }

  /** Asks for a decision until the answer is a legal one; when the player leaves instead, the answer never comes. */
  async act(observation: Observation): Promise<Action> {
    // Only somebody who is asked has the input read: a bot in this seat leaves it alone.
    if (this.#reader === null) {
      this.#reader = new LineReader(this.#context.stdin);
      await this.#print([this.#context.texts.plain.howToAnswer]);
    }
    const reader = this.#reader;
    await this.#print(questionLines(this.#voice, observation));
    for (;;) {
      const line = await reader.next();
      if (line === null) return this.#leave();
      const answer = this.#understand(line.text, observation);
      if (!line.tooLong && answer.kind === 'action') return answer.action;
      if (answer.kind === 'command' && answer.command === 'quit') return this.#leave();
      await this.#print(
        line.tooLong ? this.#tooLong(observation) : this.#reply(line.text, answer, observation),
      );
    }
  }

  /** Nobody is asked at a table of lines whether he wants another match. */
  matchOver(): Promise<'again' | 'quit'> {
    return Promise.resolve(this.#afterMatch);
  }

  /** Takes no more input. */
  close(): void {
    this.#reader?.close();
  }

  #leave(): Promise<never> {
    this.#onLeave();
    return new Promise(() => {});
  }

  #understand(text: string, { legal, ruleset }: Observation): Answer {
    const ids = ruleset.contracts.map(({ id }) => id);
    return readAnswer(text, legal, ids, this.#context.texts.game.contractName);
  }

  #tooLong(observation: Observation): readonly string[] {
    const { plain } = this.#context.texts;
    return [`${plain.lineTooLong(LONGEST_LINE)} ${plain.choices(choicesLine(this.#voice, observation))}`];
  }

  /** What is said to a line that decides nothing: one sentence why, and what can be answered. */
  #reply(text: string, answer: Answer, observation: Observation): readonly string[] {
    const { plain, game } = this.#context.texts;
    const typed = printable(text).slice(0, LONGEST_ECHO);
    switch (answer.kind) {
      case 'action':
        return [];
      case 'command':
        return this.#command(answer.command, observation);
      case 'several':
        return [plain.severalMeanings(typed, answer.words.join(', '))];
      case 'illegal': {
        const error = this.#sitting.refusal(answer.action);
        const why =
          error === null ? plain.nothingUnderstood(typed) : game.ruleError(error, this.#voice.labels);
        return [`${why} ${plain.choices(choicesLine(this.#voice, observation))}`];
      }
      case 'nothing': {
        const choices = plain.choices(choicesLine(this.#voice, observation));
        return [typed === '' ? choices : `${plain.nothingUnderstood(typed)} ${choices}`];
      }
    }
  }

  #command(command: Command, observation: Observation): readonly string[] {
    const { plain } = this.#context.texts;
    switch (command) {
      case 'help':
        return [...plain.help, plain.choices(choicesLine(this.#voice, observation))];
      case 'hand':
        return [ownHandLine(this.#voice, observation)];
      case 'last-trick':
        return [lastTrickLine(this.#voice, observation)];
      case 'scores':
        return this.#scoreSheet(observation);
      case 'quit':
        return [];
    }
  }

  #scoreSheet(observation: Observation): readonly string[] {
    const { plain, game } = this.#context.texts;
    const rows = this.#sitting.finished.map(({ deal, settlement }) => {
      const names = deal.contracts.map(({ contract }) => game.contractName(contract.id));
      const played = names.length === 0 ? game.pass : game.list(names);
      return plain.scoreOf(deal.board, played, pointsLine(this.#voice, observation, settlement.deltas));
    });
    return rows.length === 0 ? [plain.noScores] : rows;
  }
}
