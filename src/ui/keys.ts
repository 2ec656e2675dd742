import type { Command } from './commands.js';
import { type Context, contextOf } from './context.js';
import { type Binding, KEYS } from './keyTable.js';
import type { TableState } from './state.js';

/** A binding with the keys it has at a moment. */
export interface LiveBinding {
  readonly binding: Binding;
  readonly keys: readonly string[];
}

/** Everything that can be pressed in a context, in the order of the table. */
export const liveBindings = (state: TableState, context: Context): readonly LiveBinding[] =>
  KEYS.filter((binding) => binding.contexts.includes(context))
    .map((binding) => ({ binding, keys: binding.keys(state) }))
    .filter(({ keys }) => keys.length > 0);

/** What a key means now, or null when it means nothing. While something is on show every key ends the pause. */
export function commandFor(state: TableState, key: string): Command | null {
  const context = contextOf(state);
  const live = liveBindings(state, context).find(({ keys }) => keys.includes(key));
  if (live !== undefined) return live.binding.command(key, state);
  return context === 'pause' && key !== 'paste' ? { type: 'proceed' } : null;
}
