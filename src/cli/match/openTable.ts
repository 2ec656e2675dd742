import { canUseFullScreen } from '../../ui/terminal/colour.js';
import { PlainTable } from '../plain/plainTable.js';
import type { TableRequest } from './atTable.js';
import type { TableSide } from './tableSide.js';

/** Why the person leaves a table. */
export type Leaving = 'quit' | 'interrupt';

/** The table that was asked for: the full screen where a terminal can show it, else lines. */
export async function openTable(request: TableRequest, onLeave: (why: Leaving) => void): Promise<TableSide> {
  const { context, choices, afterMatch } = request;
  const { stdin, stdout, env } = context;
  // With a bot in every seat nobody has to type.
  const input = choices.auto ? { isTTY: true } : stdin;
  if (choices.plain || !canUseFullScreen(input, stdout, env)) {
    return new PlainTable(context, afterMatch, () => onLeave('quit'));
  }
  const { FullScreenTable } = await import('./fullScreenTable.js');
  return new FullScreenTable(context, choices, onLeave);
}
