import type { Context } from '../context.js';
import { PlainTable } from '../plain/plainTable.js';
import type { TableChoices } from '../playOptions.js';
import type { Sitting } from './sitting.js';
import type { TableSide } from './tableSide.js';

/** Why the person leaves a table. */
export type Leaving = 'quit' | 'interrupt';

export interface TableRequest {
  readonly context: Context;
  readonly choices: TableChoices;
  readonly first: Sitting;
  readonly onLeave: (why: Leaving) => void;
}

/** The table as lines. */
function openPlainTable({ context, onLeave }: TableRequest): TableSide {
  return new PlainTable(context, () => onLeave('quit'));
}

/** The table that was asked for: lines where there is no terminal that can place its cursor, else the full screen. */
export function openTable(request: TableRequest): Promise<TableSide> {
  return Promise.resolve(openPlainTable(request));
}
