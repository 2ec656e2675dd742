import { type Layout, pageRows } from '../layout.js';
import type { Lesson, TableState } from '../state.js';
import { inLines, shortened, wrapped } from '../text.js';

/** The most lines that a hint or a lesson takes below the hand. */
const MOST_LINES = 2;

/** What the bot says now, to a player who asked or in practice, and null when it says nothing. */
function saying({ setup, hint, lessons, showsLesson, remark }: TableState): string | null {
  const { texts, labels } = setup;
  const lesson = lessons.at(-1);
  if (hint !== null) return texts.reason.hint(texts.reason.choice(hint.action, labels), hint.reason);
  if (lesson === undefined || !showsLesson || remark !== null) return null;
  const { action, reason } = lesson.advice;
  return texts.reason.preferred(texts.reason.choice(action, labels), reason);
}

/** What the bot says now in lines of so many cells, none when it says nothing. */
export function coachLines(state: TableState, cells: number): readonly string[] {
  const text = saying(state);
  return text === null ? [] : inLines(text, MOST_LINES, cells);
}

/** A line of the list of lessons. */
interface LessonLine {
  readonly text: string;
  readonly heading: boolean;
}

/** When in the deal a choice was made, in words. */
const whenOf = ({ setup }: TableState, { phase, trick }: Lesson): string =>
  phase === 'play' ? setup.texts.table.trickNumber(trick) : setup.texts.game.phaseNames[phase];

/** The choices of this deal that the bot would have made otherwise, in lines of so many cells: what was chosen, what instead, and why. */
export function lessonLines(state: TableState, cells: number): readonly LessonLine[] {
  const { reason } = state.setup.texts;
  const { labels } = state.setup;
  return state.lessons.flatMap((lesson) => {
    const { chosen, advice } = lesson;
    const heading = `${whenOf(state, lesson)}: ${reason.choice(chosen, labels)}`;
    const text = reason.preferred(reason.choice(advice.action, labels), advice.reason);
    return [
      { text: shortened(heading, cells), heading: true },
      ...wrapped(text.split(' '), ' ', cells - 2).map((line) => ({ text: `  ${line}`, heading: false })),
    ];
  });
}

/** The most lines of that list that can lie above the screen. */
export const lessonsScroll = (state: TableState, layout: Layout): number =>
  Math.max(0, lessonLines(state, layout.inner).length - pageRows(layout));
