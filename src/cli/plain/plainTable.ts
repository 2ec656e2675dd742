import type { Action } from '../../engine/action.js';
import type { Event } from '../../engine/event.js';
import type { Observation } from '../../engine/observation.js';
import type { RuleError } from '../../engine/ruleError.js';
import type { FinishedDeal } from '../../engine/state.js';
import type { Input, Output } from '../context.js';
import type { TableSide } from '../match/tableSide.js';
import { writeLine } from '../output.js';
import { printable } from '../printable.js';
import { type Answer, type Command, readAnswer } from './answer.js';
import { LineReader, LONGEST_LINE } from './lineReader.js';
import {
  choicesLine,
  handLine,
  lastTrickLine,
  pointsLine,
  questionLines,
  stepLines,
  type Voice,
} from './lines.js';

export interface PlainTableOptions extends Voice {
  readonly input: Input;
  readonly output: Output;
  /** Why the rules refuse an action of the seat whose turn it is; null when they do not. */
  readonly refusal: (action: Action) => RuleError | null;
  /** The deals finished so far, for the score sheet. */
  readonly finished: () => readonly FinishedDeal[];
  /** The player leaves, by `q` or because the input has ended. */
  readonly onLeave: () => void;
}

/** So much of what was typed is repeated in an answer to it. */
const LONGEST_ECHO = 40;

/** The table as lines that are only ever added, with typed answers. */
export class PlainTable implements TableSide {
  readonly #options: PlainTableOptions;
  #reader: LineReader | null = null;

  constructor(options: PlainTableOptions) {
    this.#options = options;
  }

  async #print(lines: readonly string[]): Promise<void> {
    for (const line of lines) await writeLine(this.#options.output, line);
  }

  /** Tells what happened in one step, as the seat of the observation sees it. */
  show(events: readonly Event[], observation: Observation): Promise<void> {
    return this.#print(stepLines(this.#options, events, observation));
  }

  /** Asks for a decision until the answer is a legal one; when the player leaves instead, the answer never comes. */
  async act(observation: Observation): Promise<Action> {
    // Only somebody who is asked has the input read: a bot in this seat leaves it alone.
    this.#reader ??= new LineReader(this.#options.input);
    await this.#print(questionLines(this.#options, observation));
    for (;;) {
      const line = await this.#reader.next();
      if (line === null) return this.#leave();
      const answer = this.#understand(line.text, observation);
      if (!line.tooLong && answer.kind === 'action') return answer.action;
      if (answer.kind === 'command' && answer.command === 'quit') return this.#leave();
      await this.#print(
        line.tooLong ? this.#tooLong(observation) : this.#reply(line.text, answer, observation),
      );
    }
  }

  /** One match is what a script asked for. */
  matchOver(): Promise<'quit'> {
    return Promise.resolve('quit');
  }

  /** Takes no more input. */
  close(): void {
    this.#reader?.close();
  }

  #leave(): Promise<never> {
    this.#options.onLeave();
    return new Promise(() => {});
  }

  #understand(text: string, { legal, ruleset }: Observation): Answer {
    const ids = ruleset.contracts.map(({ id }) => id);
    return readAnswer(text, legal, ids, this.#options.texts.game.contractName);
  }

  #tooLong(observation: Observation): readonly string[] {
    const { plain } = this.#options.texts;
    return [`${plain.lineTooLong(LONGEST_LINE)} ${plain.choices(choicesLine(observation))}`];
  }

  /** What is said to a line that decides nothing: one sentence why, and what can be answered. */
  #reply(text: string, answer: Answer, observation: Observation): readonly string[] {
    const { plain, game } = this.#options.texts;
    const typed = printable(text).slice(0, LONGEST_ECHO);
    switch (answer.kind) {
      case 'action':
        return [];
      case 'command':
        return this.#command(answer.command, observation);
      case 'several':
        return [plain.severalMeanings(typed, game.list(answer.words))];
      case 'illegal': {
        const error = this.#options.refusal(answer.action);
        const why =
          error === null ? plain.nothingUnderstood(typed) : game.ruleError(error, this.#options.labels);
        return [`${why} ${plain.choices(choicesLine(observation))}`];
      }
      case 'nothing':
        return [`${plain.nothingUnderstood(typed)} ${plain.choices(choicesLine(observation))}`];
    }
  }

  #command(command: Command, observation: Observation): readonly string[] {
    const { plain } = this.#options.texts;
    switch (command) {
      case 'help':
        return [...plain.help, plain.choices(choicesLine(observation))];
      case 'hand':
        return [handLine(this.#options, observation)];
      case 'last-trick':
        return [lastTrickLine(this.#options, observation)];
      case 'scores':
        return this.#scoreSheet(observation);
      case 'quit':
        return [];
    }
  }

  #scoreSheet(observation: Observation): readonly string[] {
    const { plain, game } = this.#options.texts;
    const rows = this.#options.finished().map(({ deal, settlement }) => {
      const names = deal.contracts.map(({ contract }) => game.contractName(contract.id));
      const played = names.length === 0 ? game.pass : game.list(names);
      return plain.scoreOf(deal.board, played, pointsLine(this.#options, observation, settlement.deltas));
    });
    return rows.length === 0 ? [plain.noScores] : rows;
  }
}
