import { canUseFullScreen } from '../../ui/terminal/colour.js';
import type { Context } from '../context.js';
import { PlainTable } from '../plain/plainTable.js';
import type { TableChoices } from '../playOptions.js';
import type { TableRequest } from './atTable.js';
import type { TableSide } from './tableSide.js';

/** Why the person leaves a table. */
export type Leaving = 'quit' | 'interrupt';

/** Whether the table fills the screen; otherwise it is lines. */
export function fillsScreen({ stdin, stdout, env }: Context, { plain, auto }: TableChoices): boolean {
  // With a bot in every seat nobody has to type.
  return !plain && canUseFullScreen(auto ? { isTTY: true } : stdin, stdout, env);
}

/** The table that was asked for: the full screen where a terminal can show it, else lines. */
export async function openTable(request: TableRequest, onLeave: (why: Leaving) => void): Promise<TableSide> {
  const { context, choices, afterMatch, asks } = request;
  if (!fillsScreen(context, choices)) {
    return new PlainTable(context, { afterMatch, asks, onLeave: () => onLeave('quit') });
  }
  const { FullScreenTable } = await import('./fullScreenTable.js');
  return new FullScreenTable(context, choices, onLeave);
}
