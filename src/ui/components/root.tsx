import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import type { TableStore } from '../store.js';
import { useKeys, useSize } from '../terminal/context.js';
import { keyName } from '../terminal/key.js';
import { TableView } from './screen.js';

/** The root of the tree: the only place that hears keys and changes of size, which it hands to the store. */
export function Root({ store }: { readonly store: TableStore }): ReactNode {
  const size = useSize();
  const state = useSyncExternalStore(store.subscribe, store.current);
  useLayoutEffect(() => store.dispatch({ type: 'resized', size }), [store, size]);
  useKeys((key) => store.dispatch({ type: 'key', key: keyName(key) }));
  return <TableView state={state.size === size ? state : { ...state, size }} />;
}
