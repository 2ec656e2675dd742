import { Box } from 'ink';
import type { ReactNode } from 'react';
import { type Layout, pageRows, rulesScroll } from '../layout.js';
import type { TableState } from '../state.js';
import { shortened } from '../text.js';
import { lessonLines, lessonsScroll } from '../viewModel/lessons.js';
import { type PartProps, TwoSidedLine } from './bars.js';
import { Words } from './words.js';

/** The part of a page that is on show, and where in it that is; nothing where all of it fits. */
function pageOf<Item>(
  { scroll, setup }: TableState,
  layout: Layout,
  lines: readonly Item[],
  lowest: number,
): { readonly shown: readonly Item[]; readonly where: string } {
  const rows = pageRows(layout);
  const first = Math.min(scroll, lowest);
  const shown = lines.slice(first, first + rows);
  const { linesOf } = setup.texts.table;
  return {
    shown,
    where: lines.length > rows ? linesOf(first + 1, first + shown.length, lines.length) : '',
  };
}

/** The rules of the match, as far as they fit. */
export function Rules({ state, layout }: PartProps): ReactNode {
  const { setup } = state;
  const { table } = setup.texts;
  const lines = setup.rules(layout.inner);
  const { shown, where } = pageOf(state, layout, lines, rulesScroll(setup, layout));
  return (
    <Box flexDirection="column">
      <TwoSidedLine
        left={table.rulesTitle}
        right={where}
        width={layout.inner}
        leftTone="title"
        rightTone="quiet"
      />
      <Words> </Words>
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of the page is its row
        <Words key={index}>{line === '' ? ' ' : shortened(line, layout.inner)}</Words>
      ))}
    </Box>
  );
}

/** In practice: the choices of this deal that the bot would have made otherwise, as far as they fit. */
export function Lessons({ state, layout }: PartProps): ReactNode {
  const { table } = state.setup.texts;
  const lines = lessonLines(state, layout.inner);
  const { shown, where } = pageOf(state, layout, lines, lessonsScroll(state, layout));
  return (
    <Box flexDirection="column">
      <TwoSidedLine
        left={table.lessonsTitle(state.lessons.length, state.choices)}
        right={where}
        width={layout.inner}
        leftTone="title"
        rightTone="quiet"
      />
      <Words> </Words>
      {shown.map(({ text, heading }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of the page is its row
        <Words key={index} tone={heading ? 'strong' : 'plain'}>
          {text}
        </Words>
      ))}
    </Box>
  );
}
