import { type Context, contextOf, contextUnder } from '../context.js';
import { type LiveBinding, liveBindings } from '../keys.js';
import type { TableState } from '../state.js';
import { widthOf } from '../text.js';

/** Keys and what they do. */
export interface KeyView {
  readonly keys: string;
  readonly words: string;
}

const ARROWS = ['left', 'right', 'up', 'down'];

/** What stands on a key. */
function keyCap({ setup }: TableState, key: string): string {
  const caps = setup.texts.table.keyNames;
  const isArrow = ARROWS.includes(key);
  if (setup.look.ascii && isArrow) return ASCII_ARROWS[key] ?? key;
  return caps[key] ?? key;
}

const ASCII_ARROWS: Readonly<Record<string, string>> = { left: '<', right: '>', up: '^', down: 'v' };

/** Keys side by side; arrows need no space between them. */
function keyCaps(state: TableState, keys: readonly string[]): string {
  const caps = keys.map((key) => keyCap(state, key));
  return caps.join(keys.every((key) => ARROWS.includes(key)) ? '' : ' ');
}

const lineView = (state: TableState, { binding, keys }: LiveBinding): KeyView => ({
  keys: keyCaps(state, keys.slice(0, binding.line)),
  words: state.setup.texts.table.keys[binding.label].line,
});

export const KEY_GAP = 3;

const widthOfKey = ({ keys, words }: KeyView): number => widthOf(keys) + 1 + widthOf(words);

/** The keys that exist now, as many as shortened into a line; the way to the list of keys and the way out always do. */
export function keyLineView(state: TableState, width: number): readonly KeyView[] {
  const live = liveBindings(state, contextOf(state)).filter(({ binding }) => binding.line > 0);
  const always = live.filter(({ binding }) => binding.label === 'help' || binding.label === 'quit');
  let room = width;
  for (const one of always) room -= widthOfKey(lineView(state, one)) + KEY_GAP;
  const shown: KeyView[] = [];
  for (const one of live.filter((candidate) => !always.includes(candidate))) {
    const view = lineView(state, one);
    const needed = widthOfKey(view) + KEY_GAP;
    if (room + KEY_GAP < needed) continue;
    room -= needed;
    shown.push(view);
  }
  return [...shown, ...always.map((one) => lineView(state, one))];
}

/** Every key that exists at the table as it lies below the overlay, all of its names, and what it does. */
export function helpView(state: TableState): readonly KeyView[] {
  const context: Context = contextUnder(state);
  return liveBindings(state, context).map(({ binding, keys }) => ({
    keys: helpCaps(state, keys),
    words: state.setup.texts.table.keys[binding.label].help,
  }));
}

/** The names of all keys of a binding: the arrows together, then the others. */
function helpCaps(state: TableState, keys: readonly string[]): string {
  const arrows = keys.filter((key) => ARROWS.includes(key));
  const others = keys.filter((key) => !ARROWS.includes(key));
  return [keyCaps(state, arrows), ...others.map((key) => keyCap(state, key))].filter(Boolean).join(' ');
}
