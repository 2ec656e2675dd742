import { stripVTControlCharacters } from 'node:util';
import { render } from 'ink-testing-library';
import { TableView } from '../../../src/ui/components/screen.js';
import type { TableState } from '../../../src/ui/state.js';

/** The screen of a state as Ink draws it, styles included. */
export function frameOf(state: TableState): string {
  const { lastFrame, unmount } = render(<TableView state={state} />);
  const frame = lastFrame() ?? '';
  unmount();
  return frame;
}

/** The screen of a state as plain lines. */
export const textOf = (state: TableState): string => stripVTControlCharacters(frameOf(state));
