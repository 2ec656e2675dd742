import type { Action } from '../../engine/action.js';
import type { Event } from '../../engine/event.js';
import { type Observation, observe, observeEvents } from '../../engine/observation.js';
import { namedIn } from '../../i18n/index.js';
import { labelsFor } from '../../i18n/labels.js';
import type { Context } from '../context.js';
import { coachFor } from '../match/coach.js';
import { shownNames } from '../match/names.js';
import type { Sitting } from '../match/sitting.js';
import type { Opening, TableSide } from '../match/tableSide.js';
import { writeLine } from '../output.js';
import { printable } from '../printable.js';
import {
  type Answer,
  CLAIM_WORD,
  isClaim,
  readAnswer,
  readWatchAnswer,
  WATCH_WORDS,
  type WatchWord,
} from './answer.js';
import { type Line, LineReader, LONGEST_LINE } from './lineReader.js';
import { lessonLines, openingLines, questionLines, sitsOut, stepLines, type Voice } from './lines.js';
import { type Asked, askedIn, commandLines } from './replies.js';

/** So much of what was typed is repeated in an answer to it. */
const LONGEST_ECHO = 40;

/** What a line of input comes to: the answer, something to say before the next line is heard, or that the player leaves. */
type Heard<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'reply'; readonly lines: readonly string[] }
  | { readonly kind: 'leave' };

/** What a table of lines is opened for. */
export interface PlainTableOptions {
  /** What is answered at the end of a match, for nobody is asked then. */
  readonly afterMatch: 'again' | 'quit';
  /** Whether somebody plays here who can be asked what to do with a deal that he sits out. */
  readonly asks: boolean;
  /** Hears that the player leaves, by `q` or because the input has ended. */
  readonly onLeave: () => void;
}

/** The table as lines that are only ever added, with typed answers. */
export class PlainTable implements TableSide {
  readonly #context: Context;
  readonly #options: PlainTableOptions;
  #reader: LineReader | null = null;
  #seated: { readonly sitting: Sitting; readonly voice: Voice } | null = null;
  /** Whether nothing is told until the deal has its result. */
  #isSkipping = false;

  constructor(context: Context, options: PlainTableOptions) {
    this.#context = context;
    this.#options = options;
  }

  get #match(): { readonly sitting: Sitting; readonly voice: Voice } {
    if (this.#seated === null) throw new Error('no match has begun at this table');
    return this.#seated;
  }

  get #voice(): Voice {
    return this.#match.voice;
  }

  async #print(lines: readonly string[]): Promise<void> {
    for (const line of lines) await writeLine(this.#context.stdout, line);
  }

  /** Says who plays what, and of a deal in play everything that happened in it. */
  async begin({ sitting, notice, recap }: Opening): Promise<void> {
    const { setup } = sitting;
    const texts = namedIn(this.#context.texts, setup.ruleset);
    const labels = labelsFor(shownNames(texts, setup), true);
    const voice = { texts, labels, coach: coachFor(texts, labels, setup.practice) };
    this.#seated = { sitting, voice };
    await this.#print([...(notice === null ? [] : [notice]), ...openingLines(voice, setup)]);
    for (const { events, after } of recap) {
      await this.#print(stepLines(voice, observeEvents(events, setup.seat), observe(after, setup.seat)));
    }
  }

  /** Tells what happened in one step, as the seat of the observation sees it; a deal that he sits out he may skip (R11.2). */
  async show(events: readonly Event[], observation: Observation): Promise<void> {
    const result = events.findIndex(({ type }) => type === 'deal-settled');
    if (this.#isSkipping && result < 0) return;
    const told = this.#isSkipping ? events.slice(result) : events;
    this.#isSkipping = false;
    await this.#print(stepLines(this.#voice, told, observation));
    const begins = events.some(({ type }) => type === 'dealt');
    if (this.#options.asks && begins && sitsOut(observation)) {
      this.#isSkipping = (await this.#askToWatch(observation)) === 'skip';
    }
  }

  /** Asks for a decision until the answer is a legal one; when the player leaves instead, the answer never comes. */
  async act(observation: Observation, _signal: AbortSignal, mayClaim: boolean): Promise<Action | 'claim'> {
    const asked = askedIn(this.#voice, observation, this.#match.sitting.finished);
    const offer = mayClaim ? [this.#voice.texts.plain.mayClaim(CLAIM_WORD)] : [];
    const question = [...offer, ...questionLines(this.#voice, observation)];
    const action = await this.#ask<Action | 'claim'>(question, asked, (text) =>
      mayClaim && isClaim(text) ? { kind: 'answer', value: 'claim' } : this.#hearAction(text, asked),
    );
    if (action === 'claim') return action;
    await this.#print(lessonLines(this.#voice, observation, action));
    return action;
  }

  #askToWatch(observation: Observation): Promise<WatchWord> {
    const choices = WATCH_WORDS.join(' ');
    const asked = { ...askedIn(this.#voice, observation, this.#match.sitting.finished), choices };
    const { plain } = this.#voice.texts;
    return this.#ask<WatchWord>([`${plain.askToWatch} ${choices}`], asked, (text) => {
      const answer = readWatchAnswer(text);
      if (answer === 'watch' || answer === 'skip') return { kind: 'answer', value: answer };
      if (answer === 'quit') return { kind: 'leave' };
      const lines = answer === null ? [notUnderstood(text, asked)] : commandLines(answer, asked);
      return { kind: 'reply', lines };
    });
  }

  /** Puts a question until a line of the input answers it. */
  async #ask<Value>(
    question: readonly string[],
    asked: Asked,
    hear: (text: string) => Heard<Value>,
  ): Promise<Value> {
    const reader = await this.#listen();
    await this.#print(question);
    for (;;) {
      const heard = hearLine(await reader.next(), asked, hear);
      if (heard.kind === 'answer') return heard.value;
      if (heard.kind === 'leave') return this.#leave();
      await this.#print(heard.lines);
    }
  }

  /** Only somebody who is asked has the input read: a bot in this seat leaves it alone. */
  async #listen(): Promise<LineReader> {
    if (this.#reader === null) {
      this.#reader = new LineReader(this.#context.stdin);
      await this.#print([this.#context.texts.plain.howToAnswer]);
    }
    return this.#reader;
  }

  /** Nobody is asked at a table of lines whether he wants another match. */
  matchOver(): Promise<'again' | 'quit'> {
    return Promise.resolve(this.#options.afterMatch);
  }

  /** Takes no more input. */
  close(): void {
    this.#reader?.close();
  }

  #leave(): Promise<never> {
    this.#options.onLeave();
    return new Promise(() => {});
  }

  #hearAction(text: string, asked: Asked): Heard<Action> {
    const { legal, ruleset } = asked.observation;
    const answer = readAnswer(text, legal, { ruleset, say: this.#voice.texts.game });
    if (answer.kind === 'action') return { kind: 'answer', value: answer.action };
    if (answer.kind !== 'command') return { kind: 'reply', lines: [this.#correct(text, answer, asked)] };
    return answer.command === 'quit'
      ? { kind: 'leave' }
      : { kind: 'reply', lines: commandLines(answer.command, asked) };
  }

  /** What is said to a line that decides nothing: one sentence why, and what can be answered. */
  #correct(
    text: string,
    answer: Exclude<Answer, { readonly kind: 'action' | 'command' }>,
    asked: Asked,
  ): string {
    const { plain, game } = this.#voice.texts;
    if (answer.kind === 'nothing') return notUnderstood(text, asked);
    if (answer.kind === 'several') return plain.severalMeanings(shortEcho(text), answer.words.join(', '));
    const error = this.#match.sitting.refusal(answer.action);
    if (error === null) return notUnderstood(text, asked);
    return `${game.ruleError(error, this.#voice.labels)} ${plain.choices(asked.choices)}`;
  }
}

const shortEcho = (text: string): string => printable(text).slice(0, LONGEST_ECHO);

function notUnderstood(text: string, { voice, choices }: Asked): string {
  const { plain } = voice.texts;
  const typed = shortEcho(text);
  return typed === ''
    ? plain.choices(choices)
    : `${plain.nothingUnderstood(typed)} ${plain.choices(choices)}`;
}

/** A line of input, or its end, before anybody looks at what it says. */
function hearLine<Value>(
  line: Line | null,
  asked: Asked,
  hear: (text: string) => Heard<Value>,
): Heard<Value> {
  if (line === null) return { kind: 'leave' };
  if (!line.tooLong) return hear(line.text);
  const { plain } = asked.voice.texts;
  return { kind: 'reply', lines: [`${plain.lineTooLong(LONGEST_LINE)} ${plain.choices(asked.choices)}`] };
}
